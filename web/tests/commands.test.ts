import { beforeAll, describe, expect, it, vi } from 'vitest'
import { understand, wordsOf } from '../src/lib/access/commands'
import { sentences, type Language } from '../src/lib/i18n/i18n.svelte'

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

describe.each(['en', 'nl', 'de'] as Language[])('a line typed by a reader of %s', (lang) => {
  beforeAll(() => sentences.use(lang))

  it('is a play when it looks like one', () => {
    for (const text of ['8/5 6/5', 'bar/22*', 'b/20 6/off', '24-18']) expect(understand(text)).toEqual({ k: 'play', text })
  })
  it('is a command in English too', () => {
    for (const name of ['roll', 'done', 'double', 'take', 'drop', 'beaver', 'undo', 'next', 'swap', 'help'] as const)
      expect(understand(` ${name.toUpperCase()}. `), name).toEqual({ k: 'command', name })
    expect(understand('resign gammon')).toEqual({ k: 'resign', level: 2 })
    expect(understand('resign 3')).toEqual({ k: 'resign', level: 3 })
    expect(understand('Hint')).toEqual({ k: 'hint', place: 0 })
    expect(understand('hint 2')).toEqual({ k: 'hint', place: 2 })
    expect(understand('resign')).toEqual({ k: 'resign', level: null })
  })
  it('is neither when nothing fits', () => {
    for (const text of ['hello', 'resign tomorrow', 'hint please', '']) expect(understand(text)).toEqual({ k: 'unknown', text })
  })
  it('has no word that means two things', () => {
    const all = ['roll', 'done', 'double', 'take', 'drop', 'beaver', 'raccoon', 'resign', 'accept', 'play-on', 'undo',
      'undo-all', 'next', 'swap', 'flip', 'last', 'score', 'read', 'list', 'help', 'hint'] as const // prettier-ignore
    const words = all.flatMap((name) => wordsOf(name))
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  })
})

it('is understood in the reader’s own language, with accents or without', async () => {
  await sentences.use('nl')
  expect(understand('rol')).toEqual({ k: 'command', name: 'roll' })
  expect(understand('dubbel')).toEqual({ k: 'command', name: 'double' })
  expect(understand('geef op gammon')).toEqual({ k: 'resign', level: 2 })
  await sentences.use('de')
  for (const word of ['würfeln', 'WÜRFELN', 'wurfeln', 'wuerfeln'])
    expect(understand(word), word).toEqual({ k: 'command', name: 'roll' })
  expect(understand('zurück')).toEqual({ k: 'command', name: 'undo' })
})

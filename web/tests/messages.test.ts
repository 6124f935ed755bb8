import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { catalogue, declaration, parameters } from '../tools/messages.mjs'

const LANGS = ['en', 'nl', 'de']
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const english = parameters(catalogue('en'))

const bundles = new Map<string, FluentBundle>()
/** Read once a language: there are hundreds of messages. */
const bundle = (lang: string): FluentBundle => {
  const known = bundles.get(lang)
  if (known) return known
  const made = new FluentBundle(lang, { useIsolating: false })
  expect(made.addResource(new FluentResource(catalogue(lang)))).toEqual([])
  bundles.set(lang, made)
  return made
}

const say = (lang: string, key: string, params: Record<string, string | number> = {}): string => {
  const errors: Error[] = []
  const made = bundle(lang)
  const text = made.formatPattern(made.getMessage(key)!.value!, params, errors)
  expect(errors).toEqual([])
  return text
}

/** Parameters that are numbers, some of them written with decimals. */
const NUMBERS = new Set(['n', 'level', 'value', 'tried', 'better', 'own', 'theirs'])

/** Source of everything in src/ that is not generated. */
const source = (): string => {
  const root = new URL('../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.gen.ts'),
  )
  return files.map((name) => readFileSync(new URL(name, root), 'utf8')).join('\n')
}

it('the typed keys are those of the English catalogue', () => {
  expect(read('../src/lib/i18n/messages.gen.ts')).toBe(declaration(catalogue('en')))
})

describe.each(LANGS)('the catalogue in %s', (lang) => {
  it('has the same messages with the same parameters as the English one', () => {
    expect(parameters(catalogue(lang))).toEqual(english)
  })
  it('can be read and filled in, every message', () => {
    for (const [key, names] of english) {
      const params = Object.fromEntries([...names].map((name) => [name, NUMBERS.has(name) ? 2 : 'x']))
      const text = say(lang, key, params)
      expect(text, key).not.toMatch(/[{}]|\?\?\?|undefined/)
      expect(text.trim(), key).toBe(text)
    }
  })
})

it('every message is used', () => {
  const text = source()
  const sets = ['home', 'side', 'numbering', 'speed', 'roll'].map((name) => `set-${name}-`)
  const table = ['chart-by-', 'chart-chip-', 'chart-streak-', 'kind-', 'told-', 'table-by-', 'table-award-', 'table-end-', 'new-kind-', 'clock-']
  const house = ['house-new-', 'house-none-', 'house-by-', 'house-who-', 'house-players', 'house-clubs', 'house-places', 'files-csv', 'files-json', 'files-mat', 'files-read-']
  const built = [...table, ...house, 'variant-', 'theme-', 'tap-', 'command-', 'error-', 'volume-', 'level-', 'hint-fact-', 'referee-action-', ...sets]
  const unused = [...english.keys()].filter(
    (key) => !text.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})

describe('numbers of points', () => {
  const won = (lang: string, n: number): string => say(lang, 'won-single', { who: 'other', name: 'Ann', n })
  it.each([
    ['en', 'Ann wins 1 point', 'Ann wins 2 points'],
    ['nl', 'Ann wint 1 punt', 'Ann wint 2 punten'],
    ['de', 'Ann gewinnt 1 Punkt', 'Ann gewinnt 2 Punkte'],
  ])('agree with the word in %s', (lang, one, two) => {
    expect([won(lang, 1), won(lang, 2)]).toEqual([one, two])
  })
})

it('scores are written as their readers do', () => {
  const score = { own: '2', theirs: '1' }
  expect(LANGS.map((lang) => say(lang, 'score', score))).toEqual(['2–1', '2–1', '2:1'])
})

it('the words of the club are kept', () => {
  expect(LANGS.map((lang) => say(lang, 'take'))).toEqual(['Take', 'Aannemen', 'Annehmen'])
  expect(LANGS.map((lang) => say(lang, 'drop'))).toEqual(['Drop', 'Passen', 'Passen'])
  expect(LANGS.map((lang) => say(lang, 'take-stake', { who: 'you', name: '', n: '4' }))).toEqual([
    'Play for 4. The cube is yours.',
    'We spelen om 4. De cube is van jou.',
    'Es geht um 4. Der Doppler gehört dir.',
  ])
})

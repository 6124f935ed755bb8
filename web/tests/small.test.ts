import { describe, expect, it } from 'vitest'
import { arrows } from '../src/lib/board/scene'
import { keyAction } from '../src/lib/game/keys'
import { rows } from '../src/lib/game/rows'
import { Choice } from '../src/lib/home/choice.svelte'
import { negotiate } from '../src/lib/i18n/i18n.svelte'
import type { MoveLine } from '../src/lib/net/protocol.gen'
import { parse } from '../src/lib/router.svelte'
import { CHOICES, readSettings, SWITCHES } from '../src/lib/settings.svelte'
import { MATCH } from './fake'

describe('arrows of a play', () => {
  it('join the steps of one checker and count equal trips', () => {
    expect(
      arrows([
        [13, 7, 0],
        [13, 7, 0],
        [7, 1, 24],
        [7, 1, 0],
      ]),
    ).toEqual([{ from: 13, to: 1, count: 2 }])
    expect(
      arrows([
        [8, 5, 0],
        [6, 5, 0],
      ]),
    ).toEqual([
      { from: 8, to: 5, count: 1 },
      { from: 6, to: 5, count: 1 },
    ])
    expect(arrows([])).toEqual([])
  })
})

describe('the list of moves', () => {
  const play = (side: 0 | 1): MoveLine => ({ k: 'play', side, dice: [2, 1], play: '6/3', steps: [[6, 4, 0], [4, 3, 0]] })
  const cube = (side: 0 | 1, word: 'double' | 'take'): MoveLine => ({ k: 'cube', side, cube: word, value: 2 })
  it('has a column a side, whoever begins', () => {
    const [a, b, c] = [play(1), play(0), play(1)]
    expect(rows([a, b, c], 0)).toEqual([
      { n: 1, cells: [null, a] },
      { n: 2, cells: [b, c] },
    ])
  })
  it('never writes over or before what is written', () => {
    const moves = [play(0), cube(1, 'double'), cube(0, 'take'), play(1), play(1), play(0)]
    const cells = rows(moves, 0).map((row) => row.cells.map((cell) => (cell ? moves.indexOf(cell) : null)))
    expect(cells).toEqual([
      [0, 1],
      [2, 3],
      [null, 4],
      [5, null],
    ])
  })
})

describe('keys', () => {
  const press = (key: string, target: string | null = null, more: object = {}) =>
    keyAction({
      key,
      altKey: false,
      metaKey: false,
      ctrlKey: false,
      shiftKey: false,
      repeat: false,
      defaultPrevented: false,
      target: {
        closest: (s: string) => (target && s.split(', ').includes(target) ? {} : null),
      } as unknown as EventTarget,
      ...more,
    })
  it('go on, take back, turn round', () => {
    expect(['Enter', ' ', 'r', 'Backspace', 'x', 'l', 'q'].map((key) => press(key))).toEqual([
      'go',
      'go-or-swap',
      'roll',
      'undo',
      'flip',
      'last',
      null,
    ])
    expect(press('U', null, { shiftKey: true })).toBe('undo-all')
    expect(press('4')).toBe('die-4')
    expect(press('?', null, { shiftKey: true })).toBe('help')
    expect(press('z', null, { ctrlKey: true })).toBe('undo')
    expect(press('r', null, { ctrlKey: true })).toBeNull()
  })
  it('belong to the field or button that has the focus', () => {
    expect(press('r', 'input')).toBeNull()
    expect(press('Enter', 'button')).toBeNull()
    expect(press('Backspace', 'button')).toBe('undo')
    for (const key of 'rudtplsbxv/?123456'.split('')) expect(press(key, 'input')).toBeNull()
  })
  it('held down do nothing more than once, and C is free for the clocks', () => {
    for (const key of ['Enter', ' ', 'r', 'd']) expect(press(key, null, { repeat: true })).toBeNull()
    expect(press('c')).toBeNull()
  })
})

describe('addresses', () => {
  it('lead to a page or, clearly, nowhere', () => {
    expect(parse('/')).toEqual({ page: 'home' })
    expect(parse(`/match/${MATCH}`)).toEqual({ page: 'match', id: MATCH })
    const counted = { page: 'statistics', player: null, against: null }
    expect(parse('/scorebook/statistics')).toEqual(counted)
    expect(parse(`/scorebook/statistics/${MATCH}`)).toEqual({ ...counted, player: MATCH })
    expect(parse(`/scorebook/statistics/${MATCH}/${MATCH}/`)).toEqual({ ...counted, player: MATCH, against: MATCH })
    for (const path of ['/match/', '/scorebook/statistics/17', `/scorebook/statistics/${MATCH}/17`, '/match/17', `/match/${MATCH}/x`, '/nothing'])
      expect(parse(path)).toEqual({ page: 'nowhere', path })
  })
})

describe('settings', () => {
  it('that cannot be read fall back one by one', () => {
    const usual = readSettings(null)
    expect(usual).toMatchObject({ theme: 'auto', tap: 'auto', home: 'right', roll: 'never', forced: true, done: false })
    for (const text of ['', '{', 'null', '7', '{"theme":"pink","lang":"fr","pips":1,"volume":{"dice":900}}'])
      expect(readSettings(text)).toEqual(usual)
    expect(readSettings('{"theme":"dark","lang":"nl","home":"left","pips":false,"volume":{"dice":0}}')).toEqual({
      ...usual,
      theme: 'dark',
      lang: 'nl',
      home: 'left',
      pips: false,
      volume: { ...usual.volume, dice: 0 },
    })
  })
  it('keep every choice that can be made', () => {
    for (const [key, choices] of Object.entries(CHOICES))
      for (const choice of choices) expect(readSettings(JSON.stringify({ [key]: choice }))).toMatchObject({ [key]: choice })
    for (const [key, usual] of Object.entries(SWITCHES))
      expect(readSettings(JSON.stringify({ [key]: !usual }))).toMatchObject({ [key]: !usual })
  })
  it('keep the strength that was chosen by a name of earlier versions', () => {
    const today = (level: string) => readSettings(JSON.stringify({ level })).level
    expect(['novice', 'beginner', 'club', 'expert', 'champion', 'constructor'].map(today)).toEqual([
      'beginner', 'beginner', 'intermediate', 'expert', 'beginner', 'beginner',
    ])
  })
  it('take the first language there is', () => {
    expect(negotiate(['fr-FR', 'de-AT', 'en'])).toBe('de')
    expect(negotiate(['fr'])).toBe('en')
    expect(negotiate(['constructor', 'nl'])).toBe('nl')
    expect(negotiate([])).toBe('en')
  })
})

describe('the match to start', () => {
  it('carries only options that mean something', () => {
    const choice = new Choice()
    choice.length = 5
    choice.beavers = true
    expect(choice.request).toEqual({ opponent: 'bot', level: 'beginner', length: 5, crawford: true, holland: false })
    choice.length = 1
    expect(choice.request).toEqual({ opponent: 'bot', level: 'beginner', length: 1 })
    choice.length = 0
    expect(choice.request).toEqual({
      opponent: 'bot',
      level: 'beginner',
      length: 0,
      jacoby: true,
      auto_doubles: 0,
      beavers: true,
      raccoons: false,
    })
  })
  it('names the two at one screen', () => {
    const choice = new Choice()
    choice.opponent = 'local'
    choice.white = ' Ann '
    expect(choice.request.names).toEqual(['Ann', ''])
  })
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { decision, ending } from '../src/lib/game/decisions'
import { turnButtons } from '../src/lib/game/turn'
import { problemText, sentences } from '../src/lib/i18n/i18n.svelte'
import type { MoveLine, TableEvent, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { announcement, draftWords, feed, moveLine, nameOf, waiting } from '../src/lib/play/wording'
import { ev, FakeWorld, MATCH, playing, view } from './fake'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await sentences.use('en')
})

const at = (v: View): Table => {
  const world = new FakeWorld()
  const table = new Table(MATCH, world, { ...USUAL, pace: PACES.off })
  world.line.opens()
  world.line.says(ev(v))
  return table
}

const asked = (v: View) => {
  const found = decision(at(v))
  return (
    found && {
      title: found.title,
      text: found.text,
      options: found.options.map(({ label, text }) => `${label}: ${text}`),
    }
  )
}

const cube = { value: 1, owner: null, offered: 2, none: false }
const doubled = (changes: Partial<View> = {}): View =>
  view({
    phase: 'doubled',
    on_roll: 1,
    to_act: 0,
    legal: ['take', 'drop'],
    cube,
    score: [0, 1],
    away: [3, 2],
    stakes: { take: 2, drop: { points: 1, score: [0, 2], over: false } },
    ...changes,
  })

describe('a double offered to the reader', () => {
  it('says what taking and dropping lead to', () => {
    expect(asked(doubled())).toEqual({
      title: 'Triktrak doubles',
      text: 'You trail 0–1: 3-away against 2-away.',
      options: ['Take: Play for 2. The cube is yours.', 'Drop: Triktrak wins 1 point. Score 0–2.'],
    })
  })
  it('says when dropping ends the match', () => {
    const over = doubled({ stakes: { take: 4, drop: { points: 2, score: [0, 3], over: true } } })
    expect(asked(over)?.options[1]).toBe('Drop: Triktrak wins the match.')
  })
  it('is a redouble when the cube was owned', () => {
    expect(asked(doubled({ cube: { ...cube, value: 2, owner: 1, offered: 4 } }))?.title).toBe('Triktrak redoubles')
  })
  it('may be beavered in a money game', () => {
    const money = doubled({
      money: true,
      length: 0,
      away: null,
      legal: ['take', 'drop', 'beaver'],
      stakes: { take: 2, beaver: 4, drop: { points: 1, score: [0, 2], over: false } },
    })
    expect(asked(money)?.options[2]).toBe('Beaver: Play for 4 and keep the cube.')
    expect(asked(money)?.text).toBe('Money game. The cube stands at 1.')
  })
})

describe('a beaver to answer', () => {
  const beavered = doubled({
    phase: 'beavered',
    on_roll: 0,
    money: true,
    length: 0,
    away: null,
    legal: ['take', 'drop', 'raccoon'],
    stakes: { take: 4, raccoon: 8, drop: { points: 2, score: [0, 3], over: false } },
  })
  it('leaves the cube with the other side', () => {
    expect(asked(beavered)).toMatchObject({
      title: 'Triktrak beavers',
      options: [
        'Take: Play for 4. Triktrak keeps the cube.',
        'Drop: Triktrak wins 2 points. Score 0–3.',
        'Raccoon: Play for 8. Triktrak keeps the cube.',
      ],
    })
  })
})

describe('at one screen', () => {
  it('names who decides and speaks to nobody', () => {
    const both = doubled({ seats: [0, 1], names: ['Ann', 'Ben'], bot: [false, false] })
    expect(asked(both)).toEqual({
      title: 'Ben doubles',
      text: 'Ann decides.',
      options: ['Take: Play for 2. Ann owns the cube.', 'Drop: Ben wins 1 point. Score 0–2.'],
    })
  })
  it('calls the nameless White and Black', () => {
    const both = view({ seats: [0, 1], names: ['', ''] })
    expect([nameOf(both, 0), nameOf(both, 1)]).toEqual(['White', 'Black'])
    expect(nameOf(view(), 0)).toBe('You')
  })
})

describe('a resignation offered', () => {
  it('says what accepting brings', () => {
    const offer = { level: 2, points: 4, score: [4, 1] as [number, number], over: true }
    expect(asked(view({ phase: 'resigning', on_roll: 1, to_act: 0, legal: ['answer'], stakes: { offer } }))).toEqual({
      title: 'Triktrak resigns, offering 4 points',
      text: 'Triktrak offers a gammon.',
      options: ['Accept: You win the match.', 'Play on: The game goes on.'],
    })
  })
})

describe('the two buttons of a turn', () => {
  const keys = (v: View): (string | null)[] =>
    turnButtons(at(v)).map((button) => button && `${button.key}${button.enabled ? '' : ' off'}`)
  it('are Double and Roll; Roll keeps its place without a double', () => {
    expect(keys(view())).toEqual(['double', 'roll'])
    expect(keys(view({ legal: ['roll'] }))).toEqual([null, 'roll'])
  })
  it('are Undo and Done', () => {
    expect(keys(playing())).toEqual(['undo off', 'done'])
  })
  it('are none when the other side is to act', () => {
    expect(keys(view({ legal: [], to_act: 1 }))).toEqual([null, null])
  })
  it('say redouble when the cube is owned', () => {
    expect(turnButtons(at(view({ cube: { value: 2, owner: 0, offered: null, none: false } })))[0]?.text).toBe(
      'Redouble',
    )
  })
  it('wait, busy, for the answer', () => {
    const table = at(view())
    table.act('roll')
    expect(turnButtons(table).map((button) => [button?.enabled, button?.busy])).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('lines', () => {
  it.each<[MoveLine, string]>([
    [{ k: 'play', side: 0, dice: [1, 6], play: '24/17', steps: [] }, 'You roll 6-1 and play 24/17.'],
    [{ k: 'play', side: 1, dice: [6, 6], play: '-', steps: [] }, 'Triktrak rolls 6-6: no legal play.'],
    [{ k: 'cube', side: 0, cube: 'double', value: 4096 }, 'You offer the cube at 4096.'],
    [{ k: 'cube', side: 1, cube: 'drop', value: 2 }, 'Triktrak drops.'],
    [{ k: 'resign', side: 0, resign: 2, answer: false }, 'You offer to lose a gammon. Triktrak plays on.'],
    [{ k: 'resign', side: 1, resign: 1, answer: null }, 'Triktrak offers to lose a single game.'],
  ])('%j', (line, text) => {
    expect(moveLine(view(), line)).toBe(text)
  })
  it('end with what stands: the roll, whom we wait for, the result', () => {
    expect(feed(playing()).at(-1)).toBe('You roll 3-1.')
    expect(feed(doubled({ legal: [], to_act: 1 })).at(-1)).toBe('Triktrak decides on the cube')
    expect(feed(view({ crawford: true }))).toEqual(['Crawford game: no cube'])
    const result = { winner: 0, kind: 2, points: 2, end: 'bear-off', match: false } as const
    expect(feed(view({ phase: 'over', result, moves: [], to_act: null })).at(-1)).toBe('Gammon for you: 2 points')
  })
  it('of the end of a match name its score', () => {
    const result = { winner: 1, kind: 1, points: 1, end: 'drop', match: true } as const
    expect(ending(view({ phase: 'over', score: [1, 3], result, to_act: null }))).toEqual({
      title: 'Triktrak wins the match, 1–3',
      text: 'The double was dropped.',
    })
    expect(waiting(view({ phase: 'over', result, to_act: null, legal: [] }))).toBeNull()
  })
})

describe('aloud', () => {
  it('the other side’s roll and play, then whose turn it is', () => {
    const said = announcement(view(), [
      { k: 'roll', side: 1, dice: [2, 6], opening: false },
      { k: 'play', side: 1, dice: [2, 6], steps: [], play: '24/18 13/11', forced: false },
    ])
    expect(said).toBe('Triktrak rolls 6-2 and plays 24/18 13/11.')
  })
  it('which of the reader’s checkers are hit', () => {
    const play: TableEvent = {
      k: 'play',
      side: 1,
      dice: [6, 2],
      steps: [
        [24, 18, 7],
        [13, 11, 14],
      ],
      play: '24/18* 13/11*',
      forced: false,
    }
    expect(announcement(view(), [play])).toBe(
      'Triktrak rolls 6-2 and plays 24/18* 13/11*. Your checkers on 7, 14 are hit.',
    )
    expect(announcement(view({ seats: [0, 1] }), [play])).not.toContain('hit')
  })
  it('what the reader does with a checker, and what is left to play', () => {
    expect(draftWords([[25, 22, 3, 3, 1]], [1])).toBe('bar to 22 hitting. Left: 1.')
    expect(
      draftWords(
        [
          [6, 0, 6, 0, 1],
          [5, 4, 1, 0, 2],
        ],
        [],
      ),
    ).toBe('6 off, 5 to 4. All dice played.')
    expect(draftWords(null, [6, 1])).toBe('Taken back. Left: 6, 1.')
  })
  it('not what the reader did by hand, but what was forced', () => {
    const play = { k: 'play', side: 0, dice: [2, 6], steps: [], play: '24/18 13/11' } as const
    const idle = view({ legal: [], to_act: 1 })
    expect(announcement(idle, [{ ...play, dice: [2, 6], steps: [], forced: false }])).toBe('')
    expect(announcement(idle, [{ ...play, dice: [2, 6], steps: [], forced: true }])).toBe(
      'You roll 6-2 and play 24/18 13/11.',
    )
  })
})

it('a refusal has the sentence of its code, or says that it has none', () => {
  expect(problemText('blocked', { point: 7 })).toBe('The 7 point is blocked')
  expect(problemText('from_the_future')).toBe('The server refused this (from_the_future).')
})

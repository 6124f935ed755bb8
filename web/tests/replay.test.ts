import { describe, expect, it } from 'vitest'
import type { TableEvent } from '../src/lib/net/protocol.gen'
import { before, clips, ordered, spend, thrown } from '../src/lib/play/replay'
import { moved, type Board } from '../src/lib/play/steps'
import { counts, START } from './fake'

const start: Board = [counts(START), counts(START)]
const roll = (side: 0 | 1, dice: [number, number], opening = false): TableEvent => ({ k: 'roll', side, dice, opening })
const play = (side: 0 | 1, dice: [number, number], steps: [number, number, number][], forced = false): TableEvent => {
  return { k: 'play', side, dice, steps, play: '', forced }
}
const after = (events: TableEvent[]): Board =>
  events.reduce<Board>(
    (at, e) => (e.k === 'play' ? e.steps.reduce((b, step) => moved(b, e.side, ...step), at) : at),
    start,
  )

describe('the board before what happened', () => {
  it('is found by taking the steps back, hits included', () => {
    const events = [
      play(
        0,
        [6, 1],
        [
          [24, 18, 0],
          [18, 17, 0],
        ],
      ),
      play(
        1,
        [5, 3],
        [
          [13, 8, 17],
          [6, 3, 0],
        ],
      ),
    ]
    expect(before(after(events), events)).toEqual(start)
  })
  it('is the start of the game, when a new game began', () => {
    const old = [
      play(
        0,
        [6, 1],
        [
          [13, 7, 0],
          [8, 7, 0],
        ],
      ),
      { k: 'game', n: 2 } as const,
    ]
    const events = [
      ...old,
      roll(1, [2, 5], true),
      play(
        1,
        [2, 5],
        [
          [13, 8, 0],
          [13, 11, 0],
        ],
      ),
    ]
    expect(before(after(events.slice(2)), events)).toEqual(start)
  })
})

describe('what is shown', () => {
  it('of the other side: its dice, then its steps', () => {
    const events = [
      roll(1, [1, 3]),
      play(
        1,
        [1, 3],
        [
          [8, 5, 0],
          [6, 5, 0],
        ],
      ),
    ]
    const kinds = clips(after(events), events, null).map(({ kind }) => kind)
    expect(kinds).toEqual(['jump', 'throw', 'step', 'step'])
  })
  it('of the play just made by hand: nothing', () => {
    const events = [
      play(
        0,
        [3, 1],
        [
          [8, 5, 0],
          [6, 5, 0],
        ],
      ),
    ]
    expect(clips(after(events), events, 0)).toEqual([])
  })
  it('of an own play that was forced: everything', () => {
    const events = [
      roll(0, [6, 5]),
      play(
        0,
        [6, 5],
        [
          [24, 18, 0],
          [18, 13, 0],
        ],
        true,
      ),
    ]
    const shown = clips(after(events), events, 0)
    expect(shown.map(({ kind }) => kind)).toEqual(['jump', 'throw', 'step', 'step'])
    expect(shown[1]).toMatchObject({ note: { key: 'note-forced', side: 0 } })
  })
  it('of a dance: the dice once, with a word, held for a moment', () => {
    const events: TableEvent[] = [roll(0, [6, 5]), { k: 'dance', side: 0, dice: [6, 5] }]
    const shown = clips(start, events, null)
    expect(shown.map(({ kind }) => kind)).toEqual(['jump', 'throw'])
    expect(shown[1]).toMatchObject({ note: { key: 'note-no-play' } })
    expect((shown[1] as { hold: number }).hold).toBeGreaterThan(500)
  })
  it('of the opening: one die a side, ties too', () => {
    const events: TableEvent[] = [{ k: 'tie', dice: [4, 4] }, roll(1, [2, 5], true)]
    const shown = clips(start, events, null)
    expect(shown.slice(1)).toMatchObject([
      {
        kind: 'throw',
        dice: [
          { side: 0, value: 4 },
          { side: 1, value: 4 },
        ],
        note: { key: 'note-tie' },
      },
      {
        kind: 'throw',
        dice: [
          { side: 0, value: 2 },
          { side: 1, value: 5 },
        ],
        note: null,
      },
    ])
  })
  it('of cube actions alone: nothing moves', () => {
    expect(clips(start, [{ k: 'double', side: 1, value: 2 }], null)).toEqual([])
  })
})

describe('dice', () => {
  it('lie with the higher first, unless exchanged', () => {
    expect(ordered([1, 3])).toEqual([3, 1])
    expect(ordered([1, 3], true)).toEqual([1, 3])
    expect(thrown(0, [2, 2])).toHaveLength(4)
  })
  it('are spent by the step they fit, bearing off by the smallest that reaches', () => {
    const dice = thrown(0, [6, 4])
    expect(spend(dice, 0, 10, 6).map(({ used }) => used)).toEqual([false, true])
    expect(spend(dice, 0, 3, 0).map(({ used }) => used)).toEqual([false, true])
    expect(spend(spend(dice, 0, 3, 0), 0, 2, 0).every(({ used }) => used)).toBe(true)
  })
})

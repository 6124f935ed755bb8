import { beforeEach, describe, expect, it } from 'vitest'
import { boards, cubeAfter, Review } from '../src/lib/game/review.svelte'
import type { HitStep, MoveLine, SideNo, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { counts, ev, FakeWorld, MATCH, START, view } from './fake'

const play = (side: SideNo, dice: [number, number], steps: HitStep[], text: string): MoveLine => {
  return { k: 'play', side, dice, steps, play: text }
}
const MOVES: MoveLine[] = [
  play(0, [6, 2], [[24, 18, 0], [13, 11, 0]], '24/18 13/11'),
  play(1, [6, 1], [[13, 7, 18], [8, 7, 0]], '13/7* 8/7'),
  { k: 'cube', side: 0, cube: 'double', value: 2 },
  { k: 'cube', side: 1, cube: 'take', value: 2 },
  play(0, [6, 6], [], '-'),
]
const AFTER: View['board'] = [
  counts({ 25: 1, 24: 1, 13: 4, 11: 1, 8: 3, 6: 5 }),
  counts({ 24: 2, 13: 4, 8: 2, 7: 2, 6: 5 }),
]
const now = (): View => view({ board: AFTER, moves: MOVES, cube: { value: 2, owner: 1, offered: null, none: false } })

describe('the boards of a game', () => {
  it('lead from the first position to the present one, hits taken back', () => {
    const all = boards(now())
    expect(all).toHaveLength(6)
    expect(all[0]).toEqual([counts(START), counts(START)])
    expect(all[1]).toEqual([counts({ 24: 1, 18: 1, 13: 4, 11: 1, 8: 3, 6: 5 }), counts(START)])
    for (const board of all.slice(2)) expect(board).toEqual(AFTER)
  })
})

describe('the cube then', () => {
  const at = (n: number, moves = MOVES) => {
    const { value, owner, offered } = cubeAfter(moves.slice(0, n), { ...now(), moves })
    return [value, owner, offered]
  }
  it('is centred, offered, taken', () => {
    expect([2, 3, 4, 5].map((n) => at(n))).toEqual([
      [1, null, null],
      [1, null, 2],
      [2, 1, null],
      [2, 1, null],
    ])
  })
  it('stays with whoever beavered', () => {
    const beaver: MoveLine[] = [
      { k: 'cube', side: 0, cube: 'double', value: 4 },
      { k: 'cube', side: 1, cube: 'beaver', value: 8 },
      { k: 'cube', side: 0, cube: 'raccoon', value: 16 },
      { k: 'cube', side: 1, cube: 'take', value: 16 },
    ]
    expect([0, 1, 2, 3, 4].map((n) => at(n, beaver))).toEqual([
      [2, null, null],
      [2, null, 4],
      [4, 1, 8],
      [8, 1, 16],
      [16, 1, null],
    ])
    const dropped = beaver.slice(0, 2).concat({ k: 'cube', side: 0, cube: 'take', value: 8 })
    expect(at(3, dropped)).toEqual([8, 1, null])
  })
})

describe('looking back', () => {
  let world: FakeWorld
  let table: Table
  let review: Review
  const show = (v: View): void => world.line.says(ev(v))

  beforeEach(() => {
    world = new FakeWorld()
    table = new Table(MATCH, world, { ...USUAL, pace: PACES.off })
    review = new Review(table)
    world.line.opens()
    show(now())
  })

  it('goes move by move to the start and forward to the game', () => {
    expect(review.scene).toBeNull()
    review.earlier()
    expect(review.at).toBe(4)
    for (let i = 0; i < 9; i++) review.earlier()
    expect(review.at).toBe(0)
    expect(review.scene?.board).toEqual([counts(START), counts(START)])
    review.look(2)
    expect(review.scene?.last?.steps).toEqual([[13, 7, 18], [8, 7, 0]])
    expect(review.scene?.dice.map(({ value, side }) => [value, side])).toEqual([[6, 1], [1, 1]])
    for (let i = 0; i < 4; i++) review.later()
    expect(review.at).toBeNull()
  })

  it('goes on while the game does, and plays nothing', () => {
    review.look(1)
    show({ ...now(), seq: 9, dn: 9, moves: [...MOVES, play(1, [2, 1], [[6, 4, 0], [24, 23, 0]], '24/23 6/4')] })
    expect(review.at).toBe(1)
    expect(review.scene?.mover).toBeNull()
    expect(world.line.commands).toEqual([])
  })

  it('ends when that moment is taken back, and with the game', () => {
    review.look(5)
    show({ ...now(), seq: 9, dn: 9, moves: MOVES.slice(0, 2) })
    expect(review.at).toBeNull()
    review.look(2)
    show({ ...now(), seq: 12, dn: 12, game: 2 })
    expect(review.at).toBeNull()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StepEdge, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { counts, ev, FakeWorld, MATCH, playing } from './fake'

// White has 4, 3 and 2 with 6-1: the 6 takes the 4 off though it is too large; then the 1 has a choice.
const TOO_LARGE: StepEdge[][] = [
  [
    [4, 3, 1, 0, 4],
    [4, 0, 6, 0, 1],
    [3, 2, 1, 0, 3],
    [2, 1, 1, 0, 2],
  ],
  [
    [3, 2, 1, 0, 6],
    [2, 1, 1, 0, 5],
  ],
  [[4, 0, 6, 0, 5]],
  [[4, 0, 6, 0, 6]],
  [[3, 0, 6, 0, 7]],
  [],
  [],
  [],
]
// White runs 24 with 6-2 and hits on 18; then the 2 goes on, or comes from 13.
const HITTING: StepEdge[][] = [
  [[24, 18, 6, 7, 1]],
  [
    [18, 16, 2, 0, 2],
    [13, 11, 2, 0, 3],
  ],
  [],
  [],
]

let world: FakeWorld
let table: Table

const free = (): number[] => table.dice.filter((die) => !die.used).map((die) => die.value)
const all = (side: 0 | 1): number => table.board[side]!.reduce((sum, n) => sum + n, 0)

function sit(changes: Partial<View>): void {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  world = new FakeWorld()
  table = new Table(MATCH, world, { ...USUAL, pace: PACES.off }, () => world.now)
  world.line.opens()
  world.line.says(ev(playing(changes)))
}

describe('taking back', () => {
  describe('a checker borne off with too large a die', () => {
    beforeEach(() => sit({ dice: [6, 1], tree: TOO_LARGE, board: [counts({ 4: 1, 3: 1, 2: 1 }), counts({ 1: 2 })] }))

    it('gives back the die that was used, and the checker', () => {
      const before = table.board
      table.tap(4, 'move')
      expect(free()).toEqual([1])
      expect(table.board[0]![0]).toBe(13)
      table.undo()
      expect(free()).toEqual([6, 1])
      expect(table.board).toEqual(before)
    })

    it('leaves all ways open again: with the 1 first, the 6 takes the 3 off', () => {
      table.tap(4, 'move')
      table.undo()
      world.pass(1000)
      table.tap(4, 'other')
      expect(table.board[0]).toEqual(counts({ 3: 1, 2: 1 }))
      expect(table.complete).toBe(true)
    })
  })

  describe('a hit', () => {
    beforeEach(() => sit({ dice: [6, 2], tree: HITTING, board: [counts({ 24: 1, 13: 14 }), counts({ 7: 1, 6: 14 })] }))

    it('puts the blot back and leaves no checker too many', () => {
      const before = table.board
      table.tap(24, 'move')
      expect(table.board[1]![25]).toBe(1)
      expect(table.board[1]![7]).toBe(0)
      expect([all(0), all(1)]).toEqual([15, 15])
      table.undo()
      expect(table.board).toEqual(before)
      expect([all(0), all(1)]).toEqual([15, 15])
    })

    it('sends nothing: the other side never sees what was tried', () => {
      table.tap(24, 'move')
      table.undo()
      expect(world.line.commands).toEqual([])
    })
  })
})

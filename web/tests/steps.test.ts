import { describe, expect, it } from 'vitest'
import type { StepEdge } from '../src/lib/net/protocol.gen'
import * as steps from '../src/lib/play/steps'
import { counts, START, TREE_31 } from './fake'

// White runs 24 with 6-2; Black has a blot on White's 18 (Black's 7) and one on 22 (Black's 3): hit the one or the other.
const HITS: StepEdge[][] = [
  [
    [24, 18, 6, 7, 1],
    [24, 22, 2, 3, 2],
  ],
  [[18, 16, 2, 0, 3]],
  [[22, 16, 6, 0, 4]],
  [],
  [],
]

describe('the ways of one checker', () => {
  it('are one die, the other, and both', () => {
    expect(steps.ways(TREE_31, 0, 24).map(({ to }) => to)).toEqual([21, 20, 23])
    expect(steps.ways(TREE_31, 0, 8).map(({ to }) => to)).toEqual([5, 4])
    expect(steps.ways(TREE_31, 0, 13)).toEqual([])
  })
  it('to one place are one way, when they end alike', () => {
    expect(steps.waysTo(steps.ways(TREE_31, 0, 24), 20, 3)).toHaveLength(1)
  })
  it('to one place are a choice, when they hit differently', () => {
    const both = steps.waysTo(steps.ways(HITS, 0, 24), 16, 6)
    expect(both.map(({ path }) => path.map(([, to]) => to))).toEqual([
      [18, 16],
      [22, 16],
    ])
  })
  it('to the tray take the preferred die and the shortest way', () => {
    const tree: StepEdge[][] = [
      [
        [2, 0, 6, 0, 1],
        [2, 0, 3, 0, 2],
        [2, 1, 1, 0, 3],
      ],
      [],
      [],
      [[1, 0, 6, 0, 4]],
      [],
    ]
    expect(steps.waysTo(steps.ways(tree, 0, 2), 0, 3).map(({ path }) => path)).toEqual([[[2, 0, 3, 0, 2]]])
    expect(steps.waysTo(steps.ways(tree, 0, 2), 0, 6).map(({ path }) => path)).toEqual([[[2, 0, 6, 0, 1]]])
  })
})

describe('a tap', () => {
  it('moves by the preferred die, by the other when only that one can', () => {
    expect(steps.byDie(TREE_31, 0, 8, 3)).toEqual([8, 5, 3, 0, 1])
    expect(steps.byDie(TREE_31, 0, 6, 3)).toEqual([6, 5, 1, 0, 2])
    expect(steps.byDie(TREE_31, 0, 13, 3)).toBeNull()
  })
  it('on an empty place makes the point, when one pair of checkers can', () => {
    const [way, ...others] = steps.gather(TREE_31, 0, 5, 3)
    expect(others).toEqual([])
    expect(way!.path.map(([from]) => from).sort()).toEqual([6, 8])
    expect(way!.end).toBe(3)
  })
  it('on an empty place makes the point with as few dice of a double as it takes', () => {
    // 2-2 with two checkers each on 8 and 6: 6/4(2) needs two dice, 8/4(2) four.
    const tree: StepEdge[][] = [
      [
        [8, 6, 2, 0, 1],
        [6, 4, 2, 0, 2],
      ],
      [[6, 4, 2, 0, 3]],
      [[6, 4, 2, 0, 4]],
      [[8, 6, 2, 0, 5]],
      [],
      [[6, 4, 2, 0, 6]],
      [],
    ]
    expect(steps.gather(tree, 0, 4, 2).map(({ end }) => end)).toEqual([4])
  })
  it('on an empty place brings the only checker that can come', () => {
    expect(steps.gather(TREE_31, 0, 20, 3).map(({ end }) => end)).toEqual([6])
    expect(steps.gather(TREE_31, 0, 3, 3)).toEqual([])
  })
  it('on an empty place asks, when the only checker can come hitting the one or the other', () => {
    expect(steps.gather(HITS, 0, 16, 6).map(({ end }) => end)).toEqual([3, 4])
  })
})

describe('what is left', () => {
  it('is played when it can end in one way only', () => {
    expect(steps.forcedRest(TREE_31, 2)).toEqual([[8, 5, 3, 0, 3]])
    expect(steps.forcedRest(TREE_31, 1)).toEqual([])
    expect(steps.forcedRest(TREE_31, 3)).toEqual([])
  })
  it('is walked again only along edges that exist', () => {
    expect(
      steps
        .follow(TREE_31, [
          [8, 5, 3],
          [6, 5, 1],
        ])
        ?.at(-1)?.[4],
    ).toBe(3)
    expect(steps.follow(TREE_31, [[8, 5, 1]])).toBeNull()
    expect(steps.follow(TREE_31, [])).toEqual([])
  })
})

describe('moving a checker', () => {
  const board: steps.Board = [counts(START), counts({ ...START, 8: 2, 7: 1 })]
  it('sends a blot to its own bar and can be taken back whole', () => {
    const hit = steps.moved(board, 0, 24, 18, 7)
    expect(hit[0]![18]).toBe(1)
    expect(hit[1]![7]).toBe(0)
    expect(hit[1]![25]).toBe(1)
    expect(steps.unmoved(hit, 0, 24, 18, 7)).toEqual(board)
  })
  it('keeps the number of checkers', () => {
    const after = steps.walked(board, 0, [
      [24, 18, 6, 7, 1],
      [18, 16, 2, 0, 3],
    ])
    for (const side of after) expect(side.reduce((sum, n) => sum + n, 0)).toBe(15)
  })
  it('leaves what it was given alone', () => {
    const copy = structuredClone(board)
    steps.moved(board, 1, 7, 3, 0)
    expect(board).toEqual(copy)
  })
  it('counts pips from each side’s own numbering', () => {
    expect(steps.pipsOf(counts(START))).toBe(167)
    expect(steps.pipsOf(counts({ 25: 1, 1: 2 }))).toBe(27)
  })
})

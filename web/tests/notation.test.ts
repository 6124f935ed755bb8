import { describe, expect, it } from 'vitest'
import type { StepEdge } from '../src/lib/net/protocol.gen'
import { reading, spell } from '../src/lib/play/notation'
import { TREE_31 } from './fake'

const legs = (text: string) => reading(text)?.legs.map(({ from, to }) => [from, to]) ?? null
const ends = (tree: StepEdge[][], text: string, node = 0) => spell(tree, node, reading(text)!).map(({ end }) => end)

describe('a typed play', () => {
  it('is read with blanks or commas, in capitals, with bar and off in words, letters or numbers', () => {
    expect(legs('8/5 6/5')).toEqual([
      [8, 5],
      [6, 5],
    ])
    for (const text of ['bar/22,6/off', 'BAR/22* 6/OFF', 'b/22;  6/o', '25/22 6/0', ' b-22 6-off ', 'b→22 6->o'])
      expect(legs(text), text).toEqual([
        [25, 22],
        [6, 0],
      ])
  })
  it('says a way with its stops, and how often it is gone', () => {
    expect(legs('24/18*/13')).toEqual([
      [24, 18],
      [18, 13],
    ])
    expect(legs('13/7(2)')).toEqual(legs('13/7 13/7'))
    expect(legs('13/7* (2)')).toEqual(legs('13/7(2)*'))
    expect([...reading('24/18*/13*')!.stars]).toEqual([18, 13])
  })
  it.each(['', 'roll', '8', '8/', '/5', '5/8', '8/8', '26/20', '8/5(', '8/5)x', '8/5/', '0/5', 'off/5', '8:5'])(
    'is none: %j',
    (text) => expect(reading(text)).toBeNull(),
  )
})

describe('in the step tree', () => {
  it('is found in any order', () => {
    expect(ends(TREE_31, '8/5 6/5')).toEqual([3])
    expect(ends(TREE_31, '6/5, 8/5')).toEqual([3])
  })
  it('may be a part of a play, or go on from what is made', () => {
    expect(ends(TREE_31, '8/5')).toEqual([1])
    expect(ends(TREE_31, '6/5', 1)).toEqual([3])
  })
  it('is one checker with both dice, named at its ends or with its stop', () => {
    for (const text of ['24/20', '24/21/20', '24/23/20']) expect(ends(TREE_31, text), text).toEqual([6])
  })
  it('is not found when the tree does not hold it', () => {
    for (const text of ['13/10', '24/20 6/5', '8/4(2)', '8/5 8/5']) expect(ends(TREE_31, text), text).toEqual([])
  })
  it('is two plays when they hit differently, and one when the star says which', () => {
    const tree: StepEdge[][] = [
      [
        [24, 18, 6, 7, 1],
        [24, 22, 2, 0, 2],
      ],
      [[18, 16, 2, 0, 3]],
      [[22, 16, 6, 0, 4]],
      [],
      [],
    ]
    expect(ends(tree, '24/16')).toEqual([3, 4])
    expect(ends(tree, '24/18*/16')).toEqual([3])
    expect(ends(tree, '24/22/16')).toEqual([4])
  })
  it('bears off with the die that wastes least', () => {
    const tree: StepEdge[][] = [
      [
        [4, 0, 6, 0, 1],
        [4, 0, 4, 0, 2],
      ],
      [],
      [],
    ]
    expect(ends(tree, '4/off')).toEqual([2])
  })
})

import { describe, expect, it } from 'vitest'
import type { StepEdge } from '../src/lib/net/protocol.gen'
import { allOff, due, type Wished } from '../src/lib/game/automation'
import { playing, TREE_31, view } from './fake'

const NOTHING: Wished = { roll: 'never', bearOff: false, done: false }

describe('rolling unasked', () => {
  const free = view({ legal: ['roll', 'double', 'resign'] })
  const dead = view({ legal: ['roll', 'resign'] })
  it.each([
    ['never', null, null],
    ['dead', null, { kind: 'roll' }],
    ['always', { kind: 'roll' }, { kind: 'roll' }],
  ] as const)('%s: with a cube %o, without one %o', (roll, withCube, without) => {
    expect(due(free, [], { ...NOTHING, roll })).toEqual(withCube)
    expect(due(dead, [], { ...NOTHING, roll })).toEqual(without)
  })
  it('is for one’s own turn only', () => {
    expect(due(view({ legal: [] }), [], { ...NOTHING, roll: 'always' })).toBeNull()
    expect(due(view({ legal: ['take', 'drop'] }), [], { ...NOTHING, roll: 'always' })).toBeNull()
    expect(due(view({ legal: ['next'], phase: 'over' }), [], { ...NOTHING, roll: 'always' })).toBeNull()
  })
})

describe('picking up the dice', () => {
  const made: StepEdge[] = [TREE_31[0]![1]!, TREE_31[1]![0]!]
  it('happens once all dice are played, and only where it is wished', () => {
    expect(due(playing(), made, { ...NOTHING, done: true })).toEqual({ kind: 'done' })
    expect(due(playing(), made.slice(0, 1), { ...NOTHING, done: true })).toBeNull()
    expect(due(playing(), [], { ...NOTHING, done: true })).toBeNull()
    expect(due(playing(), made, NOTHING)).toBeNull()
  })
})

describe('bearing off', () => {
  // A checker on 6 and one on 1 with 6-1: two off, in either order; or the 6 point to 5 and the other by the 6.
  const SIX_ONE: StepEdge[][] = [
    [
      [6, 0, 6, 0, 1],
      [6, 5, 1, 0, 3],
      [1, 0, 1, 0, 2],
    ],
    [[1, 0, 1, 0, 4]],
    [[6, 0, 6, 0, 4]],
    [[5, 0, 6, 0, 5]],
    [],
    [],
  ]
  const race = playing({ dice: [6, 1], tree: SIX_ONE, race: true })
  const wish = { ...NOTHING, bearOff: true }

  it('takes a checker off with every die', () => {
    const deed = due(race, [], wish)
    expect(deed?.kind === 'bear-off' && deed.path.map(([, to]) => to)).toEqual([0, 0])
    expect(due(race, [], NOTHING)).toBeNull()
  })
  it('is left alone while the sides can meet', () => {
    expect(due({ ...race, race: false }, [], wish)).toBeNull()
  })
  it('is left alone once the reader has begun, or where a die cannot take one off', () => {
    expect(due(race, [SIX_ONE[0]![1]!], wish)).toBeNull()
    expect(due({ ...race, tree: TREE_31 }, [], wish)).toBeNull()
  })
  it('is left alone where two ways of it end differently', () => {
    const two: StepEdge[][] = [
      [
        [6, 0, 6, 0, 1],
        [5, 0, 6, 0, 2],
      ],
      [],
      [],
    ]
    expect(allOff(two)).toBeNull()
    expect(allOff([[]])).toBeNull()
  })
})

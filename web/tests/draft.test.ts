import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { counts, ev, FakeWorld, MATCH, playing, START, view } from './fake'

let world: FakeWorld
let table: Table

const show = (v: View): void => world.line.says(ev(v))
const asked = (): Ask[] => world.line.commands.map(({ a }) => a)
const used = (): number[] => table.dice.filter((die) => die.used).map((die) => die.value)
const questions = (): string[][] => world.line.sent.flatMap((frame) => (frame.t === 'why' ? [frame.plays] : []))

function sit(): void {
  table = new Table(MATCH, world, { ...USUAL, pace: PACES.off }, () => world.now)
  world.line.opens()
}

beforeEach(() => {
  const store = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  world = new FakeWorld()
  sit()
})

describe('making a play', () => {
  beforeEach(() => show(playing()))

  it('a tap moves by the left die, another point by the die that can', () => {
    table.tap(8, 'move')
    expect(table.board[0]![5]).toBe(1)
    expect(used()).toEqual([3])
    expect(table.complete).toBe(false)
    table.tap(6, 'move')
    expect(used()).toEqual([3, 1])
    expect(table.complete).toBe(true)
    table.done()
    expect(asked()).toEqual([
      {
        t: 'play',
        steps: [
          [8, 5],
          [6, 5],
        ],
      },
    ])
  })

  it('the other die, and exchanged dice, move by the right one', () => {
    table.tap(24, 'other')
    expect(used()).toEqual([1])
    table.undo()
    table.touchDice()
    expect(table.dice.map(({ value }) => value)).toEqual([1, 3])
    table.tap(24, 'move')
    expect(used()).toEqual([1])
  })

  it('choosing shows where one die and both lead, and a tap there goes', () => {
    table.tap(24, 'choose')
    expect(table.targets).toEqual([
      { point: 21, dice: 'one', hit: false },
      { point: 20, dice: 'more', hit: false },
      { point: 23, dice: 'one', hit: false },
    ])
    table.tap(20, 'choose')
    expect(table.complete).toBe(true)
    expect(table.path.map(([, to]) => to)).toEqual([21, 20])
  })

  it('tapping an empty place makes the point', () => {
    table.tap(5, 'move')
    expect(table.board[0]![5]).toBe(2)
    expect(table.complete).toBe(true)
  })

  it('a step that leaves no choice is followed by the rest, and taken back with it', () => {
    table.tap(6, 'move')
    expect(table.path).toHaveLength(2)
    expect(table.complete).toBe(true)
    table.undo()
    expect(table.path).toEqual([])
    expect(asked()).toEqual([])
  })

  it('a drop elsewhere changes nothing', () => {
    expect(table.lift(24)).toBe(true)
    expect(table.put(19)).toBe(false)
    expect(table.lift(13)).toBe(false)
    expect(table.path).toEqual([])
  })

  it('a double click is one step', () => {
    table.tap(24, 'move')
    world.pass(120)
    table.tap(24, 'move')
    expect(table.path).toHaveLength(1)
    world.pass(300)
    table.tap(24, 'move')
    expect(table.path).toHaveLength(2)
  })

  it('undo takes back one step, twice in a moment all of them', () => {
    table.tap(24, 'move')
    world.pass(1000)
    table.tap(24, 'move')
    table.undo()
    expect(table.path).toHaveLength(1)
    world.pass(1000)
    table.tap(24, 'move')
    table.undo()
    world.pass(100)
    table.undo()
    expect(table.path).toEqual([])
    expect(table.board).toEqual(table.view!.board)
  })

  it('Done before all dice are played does nothing', () => {
    table.tap(8, 'move')
    table.done()
    table.touchDice()
    expect(asked()).toEqual([])
  })

  it('a reload keeps the half-made play, another decision does not', () => {
    table.tap(8, 'move')
    table.close()
    sit()
    show(playing())
    expect(table.path).toHaveLength(1)
    expect(table.board[0]![5]).toBe(1)
    table.close()
    sit()
    show(playing({ dn: 9 }))
    expect(table.path).toEqual([])
  })

  it('the same decision seen again keeps it, a later one clears it', () => {
    table.tap(8, 'move')
    show(playing({ seq: 4 }))
    expect(table.path).toHaveLength(1)
    show(view({ seq: 6, dn: 5 }))
    expect(table.path).toEqual([])
  })
})

describe('a hit on the way', () => {
  const TREE: View['tree'] = [
    [
      [24, 18, 6, 7, 1],
      [24, 22, 2, 3, 2],
    ],
    [[18, 16, 2, 0, 3]],
    [[22, 16, 6, 0, 4]],
    [],
    [],
  ]
  const board: View['board'] = [counts(START), counts({ 6: 5, 8: 3, 13: 5, 7: 1, 3: 1 })]
  beforeEach(() => show(playing({ dice: [6, 2], tree: TREE, board })))

  it('is the player’s choice between the two', () => {
    table.tap(24, 'choose')
    expect(table.targets.find(({ point }) => point === 18)?.hit).toBe(true)
    table.tap(16, 'choose')
    expect(table.path).toEqual([])
    expect(table.choice).toHaveLength(2)
    table.pick(table.choice[1]!)
    expect(table.path.map(([, to]) => to)).toEqual([22, 16])
    expect(table.board[1]![25]).toBe(1)
  })

  it('is made by carrying the checker over the blot', () => {
    table.lift(24)
    expect(table.put(16, new Set([24, 22, 16]))).toBe(true)
    expect(table.path.map(([, to]) => to)).toEqual([22, 16])
  })

  it('stays a choice when the checker is carried over both blots', () => {
    table.lift(24)
    expect(table.put(16, new Set([24, 22, 18, 16]))).toBe(true)
    expect(table.choice).toHaveLength(2)
  })

  it('is a choice too when only its end is tapped, or typed without a star', () => {
    table.tap(16, 'choose')
    expect(table.choice).toHaveLength(2)
    table.cancel()
    expect(table.type('24/16')).toBe('choice')
    expect(table.choice).toHaveLength(2)
    expect(table.type('24/22*/16')).toBe('played')
    expect(table.path.map(([, to]) => to)).toEqual([22, 16])
  })

  it('is taken back with the blot in its place', () => {
    table.tap(24, 'move')
    table.undo(true)
    expect(table.board).toEqual(board)
  })
})

describe('bearing off with more than it takes', () => {
  // MAAAkAAAAAAAAA: checkers on 4 and 2, 6-4 thrown; the core's step tree.
  const tree: View['tree'] = [
    [
      [4, 0, 6, 0, 1],
      [4, 0, 4, 0, 2],
    ],
    [[2, 0, 4, 0, 3]],
    [[2, 0, 6, 0, 3]],
    [],
  ]
  const board: View['board'] = [counts({ 4: 1, 2: 1 }), counts({ 5: 2 })]
  beforeEach(() => show(playing({ dice: [6, 4], tree, board })))

  it('spends the die that was used, and undo gives that one back', () => {
    expect(table.moveBy(4, 6)).toBe(true)
    // What is left can only end in one way: it is played too, and taken back with it.
    expect(table.complete).toBe(true)
    table.undo()
    expect(table.left).toEqual([6, 4])
    expect(table.board).toEqual(board)
    expect(table.moveBy(4, 4)).toBe(true)
    expect(table.path.map(([, , die]) => die)).toEqual([4, 6])
    table.undo()
    expect(table.left).toEqual([6, 4])
    expect(table.board).toEqual(board)
  })
})

describe('moving by a number', () => {
  beforeEach(() => show(playing()))

  it('uses that die, whichever is the first', () => {
    expect(table.moveBy(24, 1)).toBe(true)
    expect(used()).toEqual([1])
  })
  it('that cannot be played asks why, after what is made already', () => {
    table.moveBy(24, 3)
    expect(table.moveBy(6, 1)).toBe(false)
    expect(table.moveBy(8, 3)).toBe(false)
    expect(table.refusal).toEqual({ code: 'no_die', params: { die: 3 } })
    expect(table.moveBy(9, 1)).toBe(false)
    expect(questions()).toEqual([['24/21 6/5'], ['24/21 9/8']])
  })
  it('without a point moves the only checker that can, or says that there are more, or asks why there is none', () => {
    table.byDie(1, null)
    expect(table.refusal?.code).toBe('choose_checker')
    table.byDie(5, null)
    expect(table.refusal).toEqual({ code: 'no_die', params: { die: 5 } })
    show(playing({ dn: 9, tree: [[[24, 21, 3, 0, 1]], []] }))
    table.byDie(1, null)
    expect(questions()).toEqual([['24/23', '13/12', '8/7', '6/5']])
    table.byDie(3, null)
    expect(table.path).toHaveLength(1)
  })
  it('or a tap on a checker that cannot move asks for every die left', () => {
    table.tap(13, 'move')
    expect(questions()).toEqual([['13/10', '13/12']])
    expect(table.path).toEqual([])
  })
  it('or Done too early asks what is missing', () => {
    table.whyNotDone()
    table.tap(8, 'move')
    table.whyNotDone()
    expect(questions()).toEqual([['-'], ['8/5']])
  })
})

describe('what cannot be played', () => {
  beforeEach(() => show(playing()))

  it('asks why the chosen checker does not go there, or why the one does not move that is meant instead', () => {
    table.tap(24, 'choose')
    table.tap(19, 'choose')
    expect([table.chosen, table.path]).toEqual([null, []])
    table.tap(24, 'choose')
    table.tap(13, 'choose')
    table.tap(24, 'choose')
    table.tap(25, 'choose')
    expect(questions()).toEqual([['24/19'], ['13/10', '13/12'], ['25/22', '25/24']])
  })

  it('asks why nobody comes to a place, or has the checker chosen where several can', () => {
    table.tap(12, 'choose')
    table.tap(17, 'choose')
    table.tap(0, 'choose')
    expect(questions()).toEqual([['13/12'], ['17/14', '17/16'], ['6/0']])
    show(playing({ dn: 9, tree: [[[24, 21, 3, 0, 1], [22, 21, 1, 0, 2]], [[8, 7, 1, 0, 3]], [[8, 5, 3, 0, 3]], []] }))
    table.tap(21, 'choose')
    expect(table.refusal).toEqual({ code: 'choose_checker', params: {} })
  })

  it('asks about a checker that was dragged and cannot be lifted, and about a drop that does not fit', () => {
    table.stuck(13)
    table.stuck(20)
    table.lift(24)
    table.put(15)
    expect(questions()).toEqual([['13/10', '13/12'], ['24/15']])
  })

  it('asks for one step too many once all dice are played', () => {
    table.tap(8, 'move')
    table.tap(6, 'move')
    table.tap(24, 'move')
    expect(questions()).toEqual([['8/5 6/5 24/23']])
  })

  it('is answered at the table, unless something was moved meanwhile', () => {
    table.tap(12, 'choose')
    world.line.says({ t: 'because', n: 1, code: 'blocked', params: { point: 12 } })
    expect(table.refusal).toEqual({ code: 'blocked', params: { point: 12 } })
    table.tap(8, 'move')
    expect(table.refusal).toBeNull()
    table.tap(13, 'move')
    table.undo()
    world.line.says({ t: 'because', n: 3, code: 'blocked', params: { point: 12 } })
    expect(table.refusal).toBeNull()
  })

  it('is to roll first, before there is a roll, and nothing in the turn of the other side', () => {
    show(view({ seq: 6, dn: 5 }))
    for (const place of [0, 25]) table.tap(place, 'choose')
    expect(table.refusal).toBeNull()
    table.tap(24, 'choose')
    expect(table.refusal).toEqual({ code: 'dice_needed', params: {} })
    show(view({ seq: 7, dn: 6, phase: 'doubled', legal: ['take', 'drop'] }))
    table.stuck(24)
    expect(table.refusal).toEqual({ code: 'not_now', params: { action: 'play' } })
    table.refusal = null
    show(view({ seq: 8, dn: 7, legal: [], to_act: 1 }))
    table.tap(24, 'choose')
    expect([table.refusal, questions()]).toEqual([null, []])
  })

  it('is never silent: a touch chooses, moves or has it said why not', () => {
    const place = fc.integer({ min: 0, max: 25 })
    const touch = fc.tuple(fc.constantFrom('move', 'choose', 'other', 'stuck', 'die'), place)
    fc.assert(
      fc.property(fc.array(touch, { maxLength: 8 }), (touches) => {
        table.close()
        sit()
        show(playing({ dn: 20 }))
        for (const [how, point] of touches) {
          world.pass(1000)
          const before = JSON.stringify([table.path, table.chosen, table.choice])
          const asked = questions().length
          table.refusal = null
          if (how === 'stuck' && !table.lift(point)) table.stuck(point)
          else if (how === 'die') table.byDie((point % 6) + 1, point)
          else if (how !== 'stuck') table.tap(point, how)
          const nothing = how === 'stuck' && table.board[0]![point] === 0
          const heard = questions().length > asked || table.refusal !== null
          if (!nothing && point !== 0) expect(heard || JSON.stringify([table.path, table.chosen, table.choice]) !== before).toBe(true)
          if (how === 'stuck') table.cancel()
        }
        for (const plays of questions()) expect(plays.length).toBeLessThanOrEqual(4)
      }),
      { numRuns: 200 },
    )
  })
})

describe('typing', () => {
  beforeEach(() => show(playing()))

  it('makes the play, in one line or in parts, and sends nothing', () => {
    expect(table.type('6/5 8/5')).toBe('played')
    expect(table.complete).toBe(true)
    expect(asked()).toEqual([])
    table.undo(true)
    expect(table.type('24/21')).toBe('played')
    expect(table.type('24/23')).toBe('played')
    expect(table.path.map(([from, to]) => [from, to])).toEqual([
      [24, 21],
      [24, 23],
    ])
  })
  it('another play begins anew', () => {
    table.type('24/21')
    expect(table.type('8/5 6/5')).toBe('played')
    expect(table.board[0]![5]).toBe(2)
    expect(table.board[0]![24]).toBe(2)
  })
  it('what the tree does not hold is asked of the rules, with what is made before it', () => {
    expect(table.type('13/9')).toBe('asked')
    table.type('24/21')
    expect(table.type('B/22')).toBe('asked')
    expect(table.type('rubbish')).toBe('asked')
    expect(questions()).toEqual([['13/9'], ['24/21 25/22'], ['rubbish']])
    expect(table.path).toHaveLength(1)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask, TableEvent, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { counts, ev, FakeWorld, MATCH, playing, START, view } from './fake'

let world: FakeWorld
let table: Table
let store: Map<string, string>

const show = (v: View, e: TableEvent[] = []): void => world.line.says(ev(v, e))
const asked = (): Ask[] => world.line.commands.map(({ a }) => a)
const used = (): number[] => table.dice.filter((die) => die.used).map((die) => die.value)

function sit(still = true): void {
  table = new Table(
    MATCH,
    world,
    { ...USUAL, pace: still ? PACES.off : PACES.normal },
    () => world.now,
  )
  world.line.opens()
}

beforeEach(() => {
  store = new Map()
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

  it('is taken back with the blot in its place', () => {
    table.tap(24, 'move')
    table.undo(true)
    expect(table.board).toEqual(board)
  })
})

describe('asking', () => {
  it('why says the rules’ reason, of the last question only', () => {
    show(playing())
    table.why(['13/12'])
    table.why(['13/10', '13/12'])
    expect(world.line.sent.filter(({ t }) => t === 'why').map((frame) => 'plays' in frame && frame.plays)).toEqual([
      ['13/12'],
      ['13/10', '13/12'],
    ])
    world.line.says({ t: 'because', n: 1, code: 'blocked', params: { point: 12 } })
    expect(table.refusal).toBeNull()
    world.line.says({ t: 'because', n: 2, code: 'must_play_both', params: { dice: '3-1' } })
    expect(table.refusal).toEqual({ code: 'must_play_both', params: { dice: '3-1' } })
  })

  it('twice sends once', () => {
    show(view())
    table.act('roll')
    table.act('roll')
    table.act('double')
    expect(asked()).toEqual([{ t: 'roll' }])
    expect(table.can('roll')).toBe(false)
  })

  it('what is not allowed sends nothing', () => {
    show(view({ legal: ['roll'] }))
    table.act('double')
    table.act('take')
    table.resign(1)
    table.answer(true)
    expect(asked()).toEqual([])
  })

  it('waits for the view the acknowledgement speaks of, whichever comes first', () => {
    show(view({ seq: 3 }))
    table.act('roll')
    const { id } = world.line.commands[0]!
    world.line.says({ t: 'ack', id, seq: 4 })
    expect(table.pending).not.toBeNull()
    show(playing({ seq: 4, dn: 3 }), [{ k: 'roll', side: 0, dice: [3, 1], opening: false }])
    expect(table.pending).toBeNull()
    expect(table.can('play')).toBe(true)
  })

  it('is refused: the reason is kept, and the half-made play too', () => {
    show(playing())
    table.tap(5, 'move')
    table.done()
    const { id } = world.line.commands[0]!
    world.line.says({ t: 'nak', id, code: 'blocked', params: { point: 5 }, seq: 4 })
    expect(table.refusal).toEqual({ code: 'blocked', params: { point: 5 } })
    expect(table.complete).toBe(true)
  })

  it.each(['stale', 'conflict'])('%s: nothing is said, the newest view is taken', (code) => {
    show(view())
    table.act('roll')
    world.line.says({ t: 'nak', id: world.line.commands[0]!.id, code, params: {}, seq: 9 })
    expect(table.refusal).toBeNull()
    expect(table.pending).toBeNull()
    expect(world.line.sent.at(-1)).toMatchObject({ t: 'hello', have: 3 })
  })

  it('survives a lost line with the same id', () => {
    show(view())
    table.act('roll')
    const first = world.line.commands[0]!
    world.line.close()
    expect(table.status).toBe('lost')
    world.pass(2000)
    world.line.opens()
    expect(world.line.commands).toEqual([first])
  })
})

describe('no match', () => {
  it('is told when there is none', () => {
    world.line.says({ t: 'err', code: 'no_such_match', params: {} })
    expect(table.fault?.code).toBe('no_such_match')
  })
})

describe('what is shown', () => {
  const theirs: TableEvent[] = [
    { k: 'roll', side: 1, dice: [3, 1], opening: false },
    {
      k: 'play',
      side: 1,
      dice: [3, 1],
      steps: [
        [8, 5, 0],
        [6, 5, 0],
      ],
      play: '8/5 6/5',
      forced: false,
    },
  ]
  const after = view({
    seq: 9,
    dn: 8,
    board: [counts(START), counts({ 6: 4, 8: 2, 13: 5, 24: 2, 5: 2 })],
    moves: [
      { k: 'play', side: 1, dice: [3, 1], play: '8/5 6/5', steps: [] },
      { k: 'play', side: 0, dice: [3, 1], play: '8/5 6/5', steps: [] },
    ],
  })

  beforeEach(() => {
    world = new FakeWorld()
    sit(false)
    show(view())
  })

  it('of the other side’s play holds nothing up: what is allowed is allowed at once', () => {
    show(after, theirs)
    expect(table.stage.frame).not.toBeNull()
    expect(table.scene.board).toEqual([counts(START), counts(START)])
    expect(table.can('roll')).toBe(true)
    table.act('roll')
    expect(table.stage.frame).toBeNull()
    expect(table.scene.board).toEqual(after.board)
    expect(asked()).toEqual([{ t: 'roll' }])
  })

  it('ends by itself on the board of the view', async () => {
    vi.useFakeTimers()
    show(after, theirs)
    await vi.advanceTimersByTimeAsync(3000)
    expect(table.stage.frame).toBeNull()
    expect(table.scene.board).toEqual(after.board)
    vi.useRealTimers()
  })

  it('after a reload is how things stand, not how they came about', () => {
    world = new FakeWorld()
    sit(false)
    show(after, theirs)
    expect(table.stage.frame).toBeNull()
  })

  it('last of the other side are arrows, until the first own action', () => {
    const last = {
      side: 1 as const,
      dice: [3, 1] as [number, number],
      steps: [[8, 5, 0]] as [number, number, number][],
      play: '8/5',
      forced: false,
    }
    table.stage.skip()
    show(view({ seq: 9, dn: 8, last }))
    expect(table.scene.last).toEqual(last)
    expect(table.scene.aside).toBe(true)
    show(playing({ seq: 10, dn: 9, last }))
    expect(table.scene.last).toBeNull()
  })
})

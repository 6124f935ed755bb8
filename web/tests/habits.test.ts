import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableEvent, View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL, type Habits } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { counts, ev, FakeWorld, MATCH, playing, START, view } from './fake'

let world: FakeWorld
let table: Table

function sit(habits: Partial<Habits>): void {
  world = new FakeWorld()
  table = new Table(MATCH, world, { ...USUAL, ...habits })
  world.line.opens()
  world.line.says(ev(view({ legal: [], to_act: 1 })))
}
const show = (v: View, e: TableEvent[]): void => world.line.says(ev(v, e))

const THEIRS: TableEvent[] = [
  { k: 'roll', side: 1, dice: [1, 3], opening: false },
  { k: 'play', side: 1, dice: [1, 3], steps: [[8, 5, 0], [6, 5, 0]], play: '8/5 6/5', forced: false },
]
const after = view({ seq: 9, dn: 8, board: [counts(START), counts({ 6: 4, 8: 2, 13: 5, 24: 2, 5: 2 })] })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the pace', () => {
  // Throw, two steps and their gaps, in milliseconds.
  it.each([
    ['slow', 500 + 2 * (400 + 60)],
    ['normal', 450 + 2 * (220 + 60)],
    ['fast', 240 + 2 * (120 + 60)],
  ] as const)('%s takes %d ms to show the other side’s play', async (speed, ms) => {
    sit({ pace: PACES[speed] })
    show(after, THEIRS)
    await vi.advanceTimersByTimeAsync(ms - 10)
    expect(table.stage.frame).not.toBeNull()
    await vi.advanceTimersByTimeAsync(20)
    expect(table.stage.frame).toBeNull()
  })
  it('off shows it at once', async () => {
    sit({ pace: PACES.off })
    show(after, THEIRS)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.stage.frame).toBeNull()
    expect(table.scene.board).toEqual(after.board)
  })
  it('of own steps is 90 ms whatever the speed', () => {
    for (const speed of ['slow', 'normal', 'fast'] as const) expect(PACES[speed].own).toBe(90)
  })
})

describe('the order of the dice', () => {
  it('is the higher one on the left, or as they fell', () => {
    const roll = playing({ dice: [1, 3] })
    for (const [higher, order] of [[true, [3, 1]], [false, [1, 3]]] as const) {
      sit({ higher, pace: PACES.off })
      show(roll, [])
      expect(table.dice.map(({ value }) => value)).toEqual(order)
      table.touchDice()
      expect(table.dice.map(({ value }) => value)).toEqual(order.toReversed())
    }
  })
})

describe('a roll without a play', () => {
  const dance: TableEvent[] = [
    { k: 'roll', side: 0, dice: [6, 6], opening: false },
    { k: 'dance', side: 0, dice: [6, 6] },
  ]
  const passed = view({ seq: 9, dn: 8, legal: [], to_act: 1, on_roll: 1 })

  it('is shown for a second', async () => {
    sit({ pace: PACES.off })
    show(passed, dance)
    await vi.advanceTimersByTimeAsync(990)
    expect(table.scene.note?.key).toBe('note-no-play')
    await vi.advanceTimersByTimeAsync(20)
    expect(table.scene.note).toBeNull()
  })
  it('waits for a touch where that is wished, and what comes after it is still shown', async () => {
    sit({ passes: false })
    show(passed, dance)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.scene.note?.key).toBe('note-no-play')
    show({ ...after, seq: 12, dn: 11 }, THEIRS)
    table.stage.skip()
    await vi.advanceTimersByTimeAsync(100)
    expect(table.scene.note).toBeNull()
    expect(table.stage.frame).not.toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    expect(table.stage.frame).toBeNull()
  })
  it('of the other side never waits', async () => {
    sit({ passes: false })
    show(view({ seq: 9, dn: 8 }), dance.map((event) => ({ ...event, side: 1 as const })))
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.stage.frame).toBeNull()
  })
})

describe('what is done by hand', () => {
  it('is told with the hello, and again when it changes', () => {
    const habits = { ...USUAL, asks: ['forced'] as Habits['asks'] }
    sit(habits)
    expect(world.line.sent[0]).toMatchObject({ t: 'hello', asks: ['forced'] })
    table.wish()
    expect(world.line.sent.at(-1)).toMatchObject({ t: 'hello', have: 3, asks: ['forced'] })
  })
})

describe('stepping back', () => {
  it('shows the board as it was, and is remembered for that decision', () => {
    sit({})
    show(playing({ seq: 20, dn: 20 }), [...THEIRS, { k: 'back', side: 0 }])
    expect(table.stage.frame).toBeNull()
    expect(table.scene.board).toEqual([counts(START), counts(START)])
    expect(table.steppedBackTo).toBe(20)
    table.act('takeback')
    expect(world.line.commands).toEqual([])
    show(playing({ seq: 21, dn: 21, takeback: true }), [])
    table.act('takeback')
    table.act('takeback')
    expect(world.line.commands.map(({ a }) => a)).toEqual([{ t: 'takeback' }])
  })
})

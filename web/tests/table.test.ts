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

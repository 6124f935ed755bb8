/** Several devices with wrong clocks and bad lines end with one book, and lose no game. */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { latest, reading, stamp, tick, ZERO } from '../src/lib/book/clock'
import { applied, type Change, type Op, type Stored } from '../src/lib/book/merge'
import { Store, type Open } from '../src/lib/book/store'
import { Sync } from '../src/lib/book/sync'
import type { BookSynced } from '../src/lib/net/protocol.gen'

/** Keeps what POST /api/book/sync keeps: records by their ids, operations once, and a number for each change. */
class Server {
  readonly records = new Map<string, Stored & { at: number }>()
  readonly seen = new Set<string>()
  #at = 0

  /** From where on it knows what has changed. */
  horizon = 0

  sync(told: string, ops: readonly Op[], most = 7): BookSynced {
    const cursor = Number(told.replace('+', ''))
    const refused: string[] = []
    const results = ops.map((op) => {
      if (op.fields.name === '') refused.push(op.id)
      if (op.fields.name === '') return { op: op.op, ok: false, code: 'book_record', params: { kind: op.kind } }
      if (!this.seen.has(op.op)) {
        this.seen.add(op.op)
        this.records.set(op.id, { ...applied(this.records.get(op.id), op), at: ++this.#at })
      }
      return { op: op.op, ok: true }
    })
    const reset = 0 < cursor && cursor < this.horizon && !told.endsWith('+')
    const from = reset ? 0 : cursor
    const later = [...this.records.values()].filter(({ at }) => at > from).sort((a, b) => a.at - b.at)
    const changes = later.slice(0, most)
    return {
      cursor: later.length > most ? `${changes.at(-1)!.at}+` : String(this.#at),
      results,
      changes: [...changes, ...this.#kept(refused)].map(({ at: _, ...stored }) => stored),
      more: later.length > most,
      reset,
      hlc: '',
    }
  }

  /** Delete what is gone for good. */
  forget(): void {
    for (const [id, { gone }] of this.records) if (gone) this.records.delete(id)
    this.horizon = this.#at + 1
    this.#at += 1
  }

  /** What was refused is told as it stands. */
  #kept(ids: readonly string[]): (Stored & { at: number })[] {
    return ids.flatMap((each) => this.records.get(each) ?? [])
  }
}

type Line = 'up' | 'down' | 'answer lost'

class Device {
  line: Line = 'up'
  readonly store: Store
  readonly sync: Sync

  constructor(name: string, server: Server, skew: number, time: { now: number }) {
    this.store = new Store(name, () => time.now + skew)
    this.sync = new Sync(this.store, async ({ cursor = '', ops = [] }) => {
      if (this.line === 'down') throw new Error('offline')
      const told = server.sync(cursor, structuredClone(ops) as unknown as Op[])
      if (this.line === 'answer lost') throw new Error('lost')
      return structuredClone(told)
    })
  }

  async book(): Promise<unknown> {
    return (await this.store.records()).sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}

const DAY = 86_400_000
const devices: Device[] = []
let databases = 0
afterEach(() => {
  for (const { store } of devices.splice(0)) store.close()
})

const id = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const line = (n: number): Change => ({ kind: 'line', id: id(n), fields: { sheet: id(0), number: 1, actions: [] } })

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('add' as const), who: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('strike' as const), who: fc.nat(2), which: fc.nat(9), on: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('rename' as const), who: fc.nat(2), name: fc.constantFrom('Ann', 'Bo', 'Cas') }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('gone' as const), who: fc.nat(2), gone: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('line' as const),
      who: fc.nat(2),
      line: fc.constantFrom<Line>('up', 'down', 'answer lost'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('sync' as const), who: fc.nat(2) }) },
)

it('three devices with random writings and partitions end with the same book', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 5, maxLength: 40 }),
      fc.tuple(fc.integer({ min: -DAY, max: DAY }), fc.integer({ min: -DAY, max: DAY }), fc.constant(0)),
      async (deeds, skews) => {
        const server = new Server()
        const time = { now: 1_800_000_000_000 }
        const all = skews.map((skew) => new Device(`book-${databases++}`, server, skew, time))
        devices.push(...all)
        let added = 0
        for (const each of deeds) {
          time.now += 1000
          const { store, sync } = all[each.who]!
          if (each.what === 'add') await store.write([line(++added)])
          if (each.what === 'strike' && added)
            await store.write([{ kind: 'line', id: id((each.which % added) + 1), fields: { struck: each.on } }])
          if (each.what === 'rename') await store.write([{ kind: 'player', id: id(900), fields: { name: each.name } }])
          if (each.what === 'gone') await store.write([{ kind: 'player', id: id(900), fields: {}, gone: each.gone }])
          if (each.what === 'line') all[each.who]!.line = each.line
          if (each.what === 'sync') await sync.run().catch(() => undefined)
        }
        for (const device of [...all, ...all]) {
          device.line = 'up'
          await device.sync.run()
        }
        const books = await Promise.all(all.map((device) => device.book()))
        expect(books[1]).toEqual(books[0])
        expect(books[2]).toEqual(books[0])
        const lines = (books[0] as Stored[]).filter(({ kind, fields }) => kind === 'line' && 'sheet' in fields)
        expect(lines.length).toBe(added)
        expect(await all[0]!.store.countWaiting()).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})

it('whoever writes after hearing of another writing has the last word, though a clock is a day behind', async () => {
  const server = new Server()
  const time = { now: 1_800_000_000_000 }
  const [ahead, behind] = [DAY, -DAY].map((skew) => new Device(`book-${databases++}`, server, skew, time)) as [Device, Device]
  devices.push(ahead, behind)
  await ahead.store.write([{ kind: 'player', id: id(1), fields: { name: 'Ann' } }])
  await ahead.sync.run()
  await behind.sync.run()
  await behind.store.write([{ kind: 'player', id: id(1), fields: { name: 'Anna' } }])
  await behind.sync.run()
  await ahead.sync.run()
  expect((await ahead.store.records())[0]!.fields.name).toBe('Anna')
})

it('an operation is kept until its answer has come, and told again after it was lost', async () => {
  const server = new Server()
  const device = new Device(`book-${databases++}`, server, 0, { now: 1 })
  devices.push(device)
  await device.store.write([line(1)])
  device.line = 'answer lost'
  await expect(device.sync.run()).rejects.toThrow('lost')
  expect(await device.store.countWaiting()).toBe(1)
  device.line = 'up'
  await device.sync.run()
  expect([await device.store.countWaiting(), server.seen.size]).toEqual([0, 1])
})

it('what the server refuses is told to the reader and not sent again', async () => {
  const device = new Device(`book-${databases++}`, new Server(), 0, { now: 1 })
  devices.push(device)
  await device.store.write([{ kind: 'player', id: id(1), fields: { name: '' } }])
  await device.sync.run()
  expect(await device.store.countWaiting()).toBe(0)
  const [refused] = await device.store.refused()
  expect(refused).toMatchObject({ code: 'book_record', params: { kind: 'player' }, change: { id: id(1) } })
  await device.store.forget(refused!.op)
  expect(await device.store.refused()).toEqual([])
})

it('what was refused makes way for what stands on the server, but for what was written since', async () => {
  const device = new Device(`book-${databases++}`, new Server(), 0, { now: 1 })
  devices.push(device)
  const named = (name: string): Change => ({ kind: 'player', id: id(1), fields: { name } })
  await device.store.write([named('Ann')])
  await device.sync.run()
  await device.store.write([named('')])
  await device.sync.run()
  expect((await device.store.records())[0]!.fields).toEqual({ name: 'Ann' })
})

it('a device that was away too long reads the whole book anew, and keeps what it has written meanwhile', async () => {
  const server = new Server()
  const [here, away] = [0, 0].map((skew) => new Device(`book-${databases++}`, server, skew, { now: 1 })) as [Device, Device]
  devices.push(here, away)
  await here.store.write([line(1), { kind: 'player', id: id(2), fields: { name: 'Ann' } }])
  await here.sync.run()
  await away.sync.run()
  await here.store.write([{ kind: 'player', id: id(2), fields: {}, gone: true }])
  await here.sync.run()
  server.forget()
  await away.store.write([line(3)])
  await away.sync.run()
  expect((await away.store.records()).map((each) => each.id).sort()).toEqual([id(1), id(3)])
  expect(await away.store.countWaiting()).toBe(0)
})

it('what is written together is there together, for another page of the same browser too', async () => {
  const name = `book-${databases++}`
  const [one, two] = [new Store(name), new Store(name)]
  const open: Open = { sheet: id(0), turns: [{ t: 'double', by: 0 }], last: null, swapped: true, clock: null, since: 0 }
  await one.write([line(1), line(2)], open)
  expect([(await two.records()).length, await two.countWaiting(), await two.games()]).toEqual([2, 2, [open]])
  // Something that cannot be kept leaves nothing behind.
  const odd = { kind: 'line', id: id(3), fields: { note: () => '' } } as unknown as Change
  await expect(two.write([line(4), odd])).rejects.toThrow()
  expect([(await one.records()).length, await one.countWaiting()]).toEqual([2, 2])
  one.close()
  two.close()
})

it('writings make the same record in any order, however often they come', () => {
  const change = fc.record({
    hlc: fc.nat(50).map((ms) => stamp({ ms, count: 0 }, 'abc')),
    fields: fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(3), { maxKeys: 2 }),
    gone: fc.option(fc.boolean(), { nil: undefined }),
  })
  // One device never writes twice at one time.
  const writings = fc.uniqueArray(change, { selector: ({ hlc }) => hlc, maxLength: 8 })
  const play = (all: Op[]): Stored | undefined =>
    all.reduce((stored, op) => applied(stored, op), undefined as Stored | undefined)
  fc.assert(
    fc.property(writings.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }))), ([all, mixed]) => {
      const ops = (list: typeof all): Op[] =>
        list.map(({ hlc, fields, gone }) => ({ op: hlc, kind: 'player', id: id(1), hlc, fields, ...(gone === undefined ? {} : { gone }) }))
      const whole = play(ops(all))
      expect(play(ops(mixed))).toEqual(whole)
    }),
  )
})

it('a line stays as it was first written, but for being struck', () => {
  const op = (hlc: string, fields: Record<string, unknown>): Op => ({ op: hlc, kind: 'line', id: id(1), hlc, fields })
  const [first, later] = [op('1', { sheet: 'a', struck: true }), op('2', { sheet: 'b', struck: false })]
  const both = applied(applied(undefined, later), first)
  expect(both.fields).toEqual({ sheet: 'a', struck: false })
  expect(applied(applied(undefined, first), later)).toEqual(both)
})

it('a clock only goes forward, and its text sorts as it counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 42), { maxLength: 20 }), (times) => {
      let last = ZERO
      const stamps = times.map((now) => stamp((last = tick(last, now)), 'd'))
      expect([...stamps].sort()).toEqual(stamps)
      expect(new Set(stamps).size).toBe(stamps.length)
      expect(reading(stamps.at(-1) ?? '')).toEqual(last)
    }),
  )
  expect(tick({ ms: 5, count: 0xffff }, 1)).toEqual({ ms: 6, count: 0 })
  expect(latest({ ms: 5, count: 1 }, { ms: 5, count: 2 })).toEqual({ ms: 5, count: 2 })
  expect(reading('yesterday')).toEqual(ZERO)
})

it('what a link has opened is told and asked for apart from one’s own book', async () => {
  const [own, theirs] = [new Server(), new Server()]
  const time = { now: 1_800_000_000_000 }
  const host = new Device(`book-${databases++}`, theirs, 0, time)
  const asked: (string | null | undefined)[] = []
  let closed = false
  const store = new Store(`book-${databases++}`, () => time.now)
  const sync = new Sync(store, async ({ cursor = '', ops = [], sheet }) => {
    asked.push(sheet)
    if (sheet && closed) throw new Error('withdrawn')
    return structuredClone((sheet ? theirs : own).sync(cursor, structuredClone(ops) as unknown as Op[]))
  })
  devices.push(host, { store } as Device)
  await host.store.write([{ kind: 'sheet', id: id(0), fields: { kind: 'money' } }, line(1)])
  await host.sync.run()
  await store.write([{ kind: 'player', id: id(7), fields: { name: 'Ann' } }])
  await store.opened(id(0))
  await sync.run()
  expect((await store.records()).map((each) => each.id).sort()).toEqual([id(0), id(1), id(7)])
  await store.write([line(2), { kind: 'line', id: id(1), fields: { struck: true } }])
  await sync.run()
  await host.sync.run()
  expect((await host.store.records()).find((each) => each.id === id(1))!.fields.struck).toBe(true)
  expect([[...own.records.keys()], [...theirs.records.keys()].sort()]).toEqual([[id(7)], [id(0), id(1), id(2)]])
  expect(new Set(asked)).toEqual(new Set([undefined, id(0)]))
  // A sheet that is closed to this device does not keep it from its own book.
  closed = true
  await store.write([line(3), { kind: 'player', id: id(7), fields: { name: 'Anna' } }])
  await expect(sync.run()).rejects.toThrow('withdrawn')
  expect(own.records.get(id(7))!.fields.name).toBe('Anna')
  expect(await store.countWaiting()).toBe(1)
})

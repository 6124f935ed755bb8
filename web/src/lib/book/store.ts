/**
 * The scorebook on this device. What is written is kept in one transaction, with what is still to be told to the server,
 * before anything is shown: a page that dies between two taps has lost nothing.
 */
import Dexie, { type Table } from 'dexie'
import { uuid7 } from '../net/uuid7'
import type { Turn } from '../score/cube'
import type { TableClock } from './table-clock'
import { latest, reading, stamp, tick, ZERO } from './clock'
import { applied, type Change, type Op, type Stored } from './merge'

/** The game that is going on, which only this device knows. */
export interface Open {
  sheet: string
  turns: Turn[]
  /** The last game written here, with the cube's turns: who takes it back goes on where it was. */
  last: { line: string; turns: Turn[] } | null
  /** Whether the players have changed places at the table. */
  swapped: boolean
  clock: TableClock | null
  /** Milliseconds since 1970 when it began; 0: not known. */
  since: number
}

/** An operation that the server has not got yet; `made`: when, in milliseconds since 1970. */
export interface Waiting {
  seq?: number
  op: Op
  made: number
}

/** A change that the server would not have, and why. */
export interface Refused {
  op: string
  change: Change
  code: string
  params: Record<string, string | number>
}

interface Remembered {
  key: 'device' | 'clock' | 'cursor'
  value: string
}

export interface Answer {
  cursor: string
  answered: readonly string[]
  refused: readonly Refused[]
  changes: readonly Stored[]
  /** Whether what is told begins from nothing: all that is held here and not waiting to be told is let go. */
  reset: boolean
}

export class Store {
  readonly #db: Dexie
  readonly #records: Table<Stored, [string, string]>
  readonly #outbox: Table<Waiting, number>
  readonly #open: Table<Open, string>
  readonly #refused: Table<Refused, string>
  readonly #memory: Table<Remembered, string>

  /** `now`: the clock on the wall, in milliseconds since 1970. */
  constructor(
    name = 'triktrak-book',
    private readonly now: () => number = Date.now,
  ) {
    this.#db = new Dexie(name)
    this.#db.version(1).stores({
      records: '[kind+id]',
      outbox: '++seq, op.op, op.id',
      open: 'sheet',
      refused: 'op',
      memory: 'key',
    })
    this.#records = this.#db.table('records')
    this.#outbox = this.#db.table('outbox')
    this.#open = this.#db.table('open')
    this.#refused = this.#db.table('refused')
    this.#memory = this.#db.table('memory')
  }

  records(): Promise<Stored[]> {
    return this.#records.toArray()
  }

  games(): Promise<Open[]> {
    return this.#open.toArray()
  }

  refused(): Promise<Refused[]> {
    return this.#refused.toArray()
  }

  /** The oldest operations that the server has not got. */
  waiting(most: number): Promise<Waiting[]> {
    return this.#outbox.orderBy('seq').limit(most).toArray()
  }

  countWaiting(): Promise<number> {
    return this.#outbox.count()
  }

  async cursor(): Promise<string> {
    return (await this.#memory.get('cursor'))?.value ?? ''
  }

  /** Write all of it or nothing; the records as they are then. */
  write(changes: readonly Change[], open?: Open): Promise<Stored[]> {
    return this.#all(async () => {
      const device = await this.#device()
      let last = reading((await this.#memory.get('clock'))?.value ?? '')
      const written: Stored[] = []
      for (const change of changes) {
        last = tick(last, this.now())
        const op: Op = { op: uuid7(this.now()), ...change, hlc: stamp(last, device) }
        await this.#outbox.add({ op, made: this.now() })
        written.push(await this.#written(op))
      }
      await this.#memory.put({ key: 'clock', value: stamp(last, device) })
      if (open) await this.#open.put(open)
      return written
    })
  }

  /** Take in what the server says: what it has got needs not be told again, what others wrote is ours too. */
  take({ cursor, answered, refused, changes, reset }: Answer): Promise<Stored[]> {
    return this.#all(async () => {
      await this.#outbox.where('op.op').anyOf([...answered]).delete()
      await this.#refused.bulkPut([...refused])
      if (reset) await this.#records.clear()
      // What it would not have makes way for what stands there; what it knows nothing of stays here, to be mended.
      const taken: Stored[] = []
      for (const change of changes) taken.push(await this.#told(change))
      if (reset) for (const { op } of await this.#outbox.toArray()) taken.push(await this.#written(op))
      await this.#heard(cursor, changes)
      return taken
    })
  }

  async forget(refused: string): Promise<void> {
    await this.#refused.delete(refused)
  }

  close(): void {
    this.#db.close()
  }

  #all<T>(work: () => Promise<T>): Promise<T> {
    return this.#db.transaction('rw', this.#db.tables, work)
  }

  /** A record with an operation more. */
  async #written(op: Op): Promise<Stored> {
    const record = applied(await this.#records.get([op.kind, op.id]), op)
    await this.#records.put(record)
    return record
  }

  /** A record as the server has it, with what is still to be told of it. */
  async #told(change: Stored): Promise<Stored> {
    let record = change
    for (const { op } of await this.#outbox.where('op.id').equals(change.id).toArray()) record = applied(record, op)
    await this.#records.put(record)
    return record
  }

  async #heard(cursor: string, changes: readonly Stored[]): Promise<void> {
    const device = await this.#device()
    let last = reading((await this.#memory.get('clock'))?.value ?? '')
    for (const { hlcs } of changes) for (const hlc of Object.values(hlcs)) last = latest(last, reading(hlc))
    await this.#memory.bulkPut([
      { key: 'clock', value: stamp(last, device) },
      { key: 'cursor', value: cursor },
    ])
  }

  async #device(): Promise<string> {
    const known = await this.#memory.get('device')
    if (known) return known.value
    const drawn = uuid7().replaceAll('-', '').slice(-12)
    await this.#memory.put({ key: 'device', value: drawn })
    await this.#memory.put({ key: 'clock', value: stamp(ZERO, drawn) })
    return drawn
  }
}

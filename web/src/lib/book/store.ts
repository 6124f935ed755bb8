/**
 * The scorebook on this device. What is written is kept in one transaction, with what is still to be told to the server,
 * before anything is shown: a page that dies between two taps has lost nothing.
 */
import Dexie, { type Table } from 'dexie'
import { uuid7 } from '../net/uuid7'
import type { Turn } from '../score/cube'
import type { Written } from '../scorebook/moves/record'
import type { TableClock } from './table-clock'
import { latest, reading, stamp, tick, ZERO } from './clock'
import { applied, type Change, type Op, type Stored } from './merge'
import { tidied } from './wording'

/** The game that is going on, which only this device knows. */
export interface Open {
  sheet: string
  turns: Turn[]
  /** Its dice and plays, where they are written down. */
  moves?: Written | null
  /** The last game written here, with the cube's turns and the moves: who takes it back goes on where it was. */
  last: { line: string; turns: Turn[]; moves?: Written | null } | null
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
  via: Via
}

/** By which way a record comes here: OWN, the reader's own book, or a sheet of another book that a link has opened. */
export type Via = string
export const OWN: Via = ''
type Row = Stored & { via: Via }

/** A change that the server would not have, and why. */
export interface Refused {
  op: string
  change: Change
  code: string
  params: Record<string, string | number>
}

interface Remembered {
  key: 'device' | 'clock'
  value: string
}

/** Up to where has been told what comes by a way. */
interface Told {
  via: Via
  cursor: string
}

export interface Answer {
  via: Via
  cursor: string
  answered: readonly string[]
  refused: readonly Refused[]
  changes: readonly Stored[]
  /** Whether what is told begins from nothing: all that is held here and not waiting to be told is let go. */
  reset: boolean
}

export class Store {
  readonly #db: Dexie
  readonly #records: Table<Row, [string, string]>
  readonly #outbox: Table<Waiting, number>
  readonly #open: Table<Open, string>
  readonly #refused: Table<Refused, string>
  readonly #memory: Table<Remembered, string>
  readonly #told: Table<Told, string>

  /** `now`: the clock on the wall, in milliseconds since 1970. */
  constructor(
    name = 'triktrak-book',
    private readonly now: () => number = Date.now,
  ) {
    this.#db = new Dexie(name)
    this.#db.version(1).stores({
      records: '[kind+id], via',
      outbox: '++seq, op.op, op.id, via',
      open: 'sheet',
      refused: 'op',
      memory: 'key',
      told: 'via',
    })
    this.#records = this.#db.table('records')
    this.#outbox = this.#db.table('outbox')
    this.#open = this.#db.table('open')
    this.#refused = this.#db.table('refused')
    this.#memory = this.#db.table('memory')
    this.#told = this.#db.table('told')
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

  /** The oldest operations that the server has not got, of all or of one way. */
  waiting(most: number, via?: Via): Promise<Waiting[]> {
    const asked = via === undefined ? this.#outbox.orderBy('seq') : this.#outbox.where('via').equals(via)
    return asked.limit(most).toArray()
  }

  countWaiting(): Promise<number> {
    return this.#outbox.count()
  }

  /** The ways by which records come here. */
  async ways(): Promise<Via[]> {
    const opened = await this.#told.toArray()
    return [OWN, ...opened.map(({ via }) => via).filter((via) => via !== OWN)]
  }

  async cursor(via: Via): Promise<string> {
    return (await this.#told.get(via))?.cursor ?? ''
  }

  /** A link has opened a sheet, or with OWN a whole book: from now on it is told here, from the beginning. */
  async opened(via: Via): Promise<void> {
    await this.#told.put({ via, cursor: '' })
  }

  /** Write all of it or nothing; the records as they are then. */
  write(changes: readonly Change[], open?: Open): Promise<Stored[]> {
    return this.#all(async () => {
      const device = await this.#device()
      let last = reading((await this.#memory.get('clock'))?.value ?? '')
      const written: Stored[] = []
      for (const change of changes) {
        last = tick(last, this.now())
        const fields = tidied(change.kind, change.fields)
        const op: Op = { op: uuid7(this.now()), ...change, fields, hlc: stamp(last, device) }
        const via = await this.#way(op)
        await this.#outbox.add({ op, made: this.now(), via })
        written.push(await this.#written(op, via))
      }
      await this.#memory.put({ key: 'clock', value: stamp(last, device) })
      if (open) await this.#open.put(open)
      return written
    })
  }

  /** Take in what the server says: what it has got needs not be told again, what others wrote is ours too. */
  take({ via, cursor, answered, refused, changes, reset }: Answer): Promise<Stored[]> {
    return this.#all(async () => {
      await this.#outbox.where('op.op').anyOf([...answered]).delete()
      await this.#refused.bulkPut([...refused])
      if (reset) await this.#records.where('via').equals(via).delete()
      // What it would not have makes way for what stands there; what it knows nothing of stays here, to be mended.
      const taken: Stored[] = []
      for (const change of changes) taken.push(await this.#merge(change, via))
      const waiting = reset ? await this.#outbox.where('via').equals(via).toArray() : []
      for (const { op } of waiting) taken.push(await this.#written(op, via))
      await this.#heard(changes)
      await this.#told.put({ via, cursor })
      return taken
    })
  }

  /** What this device calls itself in its stamps. */
  device(): Promise<string> {
    return this.#all(() => this.#device())
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

  /** By which way an operation goes: that of its record, or of the sheet that a new line is written on. */
  async #way({ kind, id, fields }: Op): Promise<Via> {
    const known = await this.#records.get([kind, id])
    const sheet = kind === 'line' && typeof fields.sheet === 'string' ? fields.sheet : ''
    return known?.via ?? (sheet ? (await this.#records.get(['sheet', sheet]))?.via : OWN) ?? OWN
  }

  /** A record with an operation more. */
  async #written(op: Op, via: Via): Promise<Stored> {
    const record = { ...applied(await this.#records.get([op.kind, op.id]), op), via }
    await this.#records.put(record)
    return record
  }

  /** A record as the server has it, with what is still to be told of it. */
  async #merge(change: Stored, via: Via): Promise<Stored> {
    let record = change
    for (const { op } of await this.#outbox.where('op.id').equals(change.id).toArray()) record = applied(record, op)
    const kept = { ...record, via }
    await this.#records.put(kept)
    return kept
  }

  async #heard(changes: readonly Stored[]): Promise<void> {
    const device = await this.#device()
    let last = reading((await this.#memory.get('clock'))?.value ?? '')
    for (const { hlcs } of changes) for (const hlc of Object.values(hlcs)) last = latest(last, reading(hlc))
    await this.#memory.put({ key: 'clock', value: stamp(last, device) })
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

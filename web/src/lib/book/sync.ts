/** Tells the server what was written here and takes what others wrote, as often as it can be reached. */
import type { BookSync, BookSynced } from '../net/protocol.gen'
import type { Stored } from './merge'
import { OWN, type Refused, type Store, type Via } from './store'

/** Ask the server; rejects where it cannot be reached. */
export type Ask = (asked: BookSync) => Promise<BookSynced>

export const AT_ONCE = 200

export class Sync {
  #running: Promise<void> | null = null
  #again = false

  constructor(
    private readonly store: Store,
    private readonly ask: Ask,
    /** Something was taken: `records`, or so much that all must be read again. */
    private readonly ontake: (records: readonly Stored[] | null) => void = () => undefined,
  ) {}

  /** Exchange everything; one exchange at a time, and another after it where something was written meanwhile. */
  run(): Promise<void> {
    if (this.#running) this.#again = true
    this.#running ??= this.#exchange().finally(() => (this.#running = null))
    return this.#running
  }

  async #exchange(): Promise<void> {
    do {
      this.#again = false
      // A sheet that is closed to this device must not keep it from its own book.
      const tried = await Promise.allSettled((await this.store.ways()).map((via) => this.#by(via)))
      const failed = tried.find((each) => each.status === 'rejected')
      if (failed) throw failed.reason
    } while (this.#again)
  }

  async #by(via: Via): Promise<void> {
    let more = true
    while (more) {
      const waiting = await this.store.waiting(AT_ONCE, via)
      const ops = waiting.map(({ op }) => op)
      const asked = { cursor: await this.store.cursor(via), ops: ops.map((op) => ({ ...op })) }
      const told = await this.ask(via === OWN ? asked : { ...asked, sheet: via })
      const refused = told.results.flatMap(({ op: id, ok, code = '', params = {} }): Refused[] => {
        const op = ops.find(({ op }) => op === id)
        return ok || !op ? [] : [{ op: id, change: op, code, params }]
      })
      const answered = told.results.map(({ op }) => op)
      const { cursor, changes, reset } = told
      const taken = await this.store.take({ via, cursor, answered, refused, changes, reset })
      this.ontake(reset ? null : taken)
      more = told.more || (waiting.length === AT_ONCE && answered.length > 0)
    }
  }
}

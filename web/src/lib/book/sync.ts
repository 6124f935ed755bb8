/** Tells the server what was written here and takes what others wrote, as often as it can be reached. */
import type { BookSync, BookSynced } from '../net/protocol.gen'
import type { Stored } from './merge'
import type { Refused, Store } from './store'

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
    let more = true
    while (more || this.#again) {
      this.#again = false
      const waiting = await this.store.waiting(AT_ONCE)
      const ops = waiting.map(({ op }) => op)
      const told = await this.ask({ cursor: await this.store.cursor(), ops: ops.map((op) => ({ ...op })) })
      const refused = told.results.flatMap(({ op: id, ok, code = '', params = {} }): Refused[] => {
        const op = ops.find(({ op }) => op === id)
        return ok || !op ? [] : [{ op: id, change: op, code, params }]
      })
      const answered = told.results.map(({ op }) => op)
      const { cursor, changes, reset } = told
      const taken = await this.store.take({ cursor, answered, refused, changes, reset })
      this.ontake(reset ? null : taken)
      more = told.more || (waiting.length === AT_ONCE && answered.length > 0)
    }
  }
}

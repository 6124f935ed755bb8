/** Tells the server what was written here and takes what others wrote, as often as it can be reached. */
import type { Op, Stored } from './merge'
import type { Store } from './store'

export interface Asked {
  /** Up to where this device has been told; empty: nothing yet. */
  cursor: string
  ops: readonly Op[]
}

export interface Told {
  cursor: string
  changes: readonly Stored[]
  results: readonly { op: string; ok: boolean; code?: string; params?: Record<string, string | number> }[]
  /** Whether there is more to take. */
  more: boolean
  /** Whether what is told begins from nothing, since what was told before is no longer remembered there. */
  reset: boolean
}

/** Ask the server; rejects where it cannot be reached. */
export type Ask = (asked: Asked) => Promise<Told>

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
      const told = await this.ask({ cursor: await this.store.cursor(), ops })
      const refused = told.results.flatMap(({ op: id, ok, code = '', params = {} }) => {
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

/** Tells the server what was written here and takes what others wrote, as often as it can be reached. */
import type { Op, Stored } from './merge'
import type { Store } from './store'

export interface Asked {
  /** Up to where this device has been told; empty: nothing yet. */
  cursor: string
  ops: readonly Op[]
}

/** A whole book. */
export interface Whole {
  cursor: string
  changes: readonly Stored[]
}

export interface Told extends Whole {
  results: readonly { op: string; ok: boolean; code?: string; params?: Record<string, string | number> }[]
  /** Whether there is more to take. */
  more: boolean
  /** Whether what changed is no longer known there: the whole book must be read anew. */
  reset: boolean
}

/** Ask the server; both reject where it cannot be reached. */
export interface Server {
  exchange(asked: Asked): Promise<Told>
  whole(): Promise<Whole>
}

export const AT_ONCE = 200

export class Sync {
  #running: Promise<void> | null = null
  #again = false

  constructor(
    private readonly store: Store,
    private readonly server: Server,
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
      const told = await this.server.exchange({ cursor: await this.store.cursor(), ops })
      const refused = told.results.flatMap(({ op: id, ok, code = '', params = {} }) => {
        const op = ops.find(({ op }) => op === id)
        return ok || !op ? [] : [{ op: id, change: op, code, params }]
      })
      const answered = told.results.map(({ op }) => op)
      this.ontake(await this.store.take({ cursor: told.cursor, answered, refused, changes: told.changes }))
      if (told.reset) {
        await this.store.renew(await this.server.whole())
        this.ontake(null)
      }
      more = told.more || (waiting.length === AT_ONCE && answered.length > 0)
    }
  }
}

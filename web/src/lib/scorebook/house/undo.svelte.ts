/** What was done last and can be taken back, on whatever page the reader is by then. */
import { book } from '../../book/book.svelte'
import type { Change } from '../../book/merge'

interface Done {
  /** What was done, as a sentence in the reader's language. */
  said: () => string
  undo: readonly Change[]
}

class Undo {
  last = $state.raw<Done | null>(null)

  /** Write changes, and remember how to take them back. */
  async do(changes: readonly Change[], undo: readonly Change[], said: () => string): Promise<void> {
    await book.write(changes)
    this.last = { said, undo }
  }

  async back(): Promise<void> {
    const { last } = this
    this.last = null
    if (last) await book.write(last.undo)
  }

  /** Delete a record. */
  remove(kind: Change['kind'], id: string, said: () => string): Promise<void> {
    const gone = (gone: boolean): Change[] => [{ kind, id, fields: {}, gone }]
    return this.do(gone(true), gone(false), said)
  }
}

export const undo = new Undo()

/** A sheet that is added up: a chouette or another game. */
import { book } from '../book/book.svelte'
import { moment } from '../book/moments'
import type { Line, Sheet, Stake } from '../book/records'
import { inOrder } from '../book/standing'
import { uuid7 } from '../net/uuid7'

export class Sums {
  /** Something is being kept; what is asked for meanwhile is not done. */
  busy = $state(false)

  constructor(readonly id: string) {}

  readonly sheet = $derived.by(() => book.sheets.get(this.id) as Sheet)
  readonly names = $derived.by(() => book.names(this.sheet))
  readonly standing = $derived.by(() => book.standing(this.sheet))
  readonly lines = $derived.by(() => [...book.lines(this.id)].sort(inOrder))
  readonly counted = $derived.by(() => new Map(this.standing.games.map((each) => [each.line.id, each])))

  /** A round of another game: what each player made. */
  round(points: readonly number[]): Promise<void> {
    return this.#add({ points })
  }

  /** A game of a chouette: what the box played for against each of the team. */
  game(box: number, captain: number | null, stakes: readonly Stake[]): Promise<void> {
    return this.#add({ box, captain, stakes })
  }

  strike(line: Line, struck: boolean): Promise<void> {
    return this.#once(() => book.write([{ kind: 'line', id: line.id, fields: { struck } }]))
  }

  undo(): Promise<void> {
    const last = this.standing.games.at(-1)
    return last ? this.strike(last.line, true) : Promise.resolve()
  }

  close(closed: boolean): Promise<void> {
    const fields = { closed, ended: closed ? moment() : '' }
    return this.#once(() => book.write([{ kind: 'sheet', id: this.id, fields }]))
  }

  #add(fields: Partial<Line>): Promise<void> {
    const line = { sheet: this.id, number: this.standing.games.length + 1, written: moment(), ...fields }
    return this.#once(() => book.write([{ kind: 'line', id: uuid7(), fields: line }]))
  }

  /** A second tap before the first is kept does nothing. */
  async #once(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    await work().finally(() => (this.busy = false))
  }
}

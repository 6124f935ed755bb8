/** Looking back at the moves of this game. Nothing is played meanwhile, and nothing held up: the table goes on.
 *  The boards come from the steps the view tells, taken back one by one; no rule is needed for that. */
import { still, type Scene } from '../board/scene'
import type { CubeView, MoveLine, View } from '../net/protocol.gen'
import { thrown } from '../play/replay'
import { unmoved, type Board } from '../play/steps'
import type { Table } from '../play/table.svelte'

/** The board before the first move and after each one, the present one last. */
export function boards({ board, moves }: Pick<View, 'board' | 'moves'>): Board[] {
  const out: Board[] = [board]
  for (const line of moves.toReversed()) {
    const steps = line.k === 'play' ? line.steps : []
    out.push(steps.reduceRight<Board>((at, [from, to, hit]) => unmoved(at, line.side, from, to, hit), out.at(-1)!))
  }
  return out.toReversed()
}

/** The cube after `moves`; automatic doubles show in the first value that is offered. */
export function cubeAfter(moves: readonly MoveLine[], view: Pick<View, 'cube' | 'moves'>): CubeView {
  const first = view.moves.find((line) => line.k === 'cube')
  let cube: CubeView = {
    ...view.cube,
    value: first?.k === 'cube' ? first.value / 2 : view.cube.value,
    owner: null,
    offered: null,
  }
  for (const line of moves) {
    if (line.k !== 'cube') continue
    const { side, value } = line
    if (line.cube === 'double') cube = { ...cube, offered: value }
    // Who beavers has taken and keeps the cube; the other one may only turn its value on.
    else if (line.cube === 'beaver') cube = { ...cube, value: value / 2, owner: side, offered: value }
    else if (line.cube === 'raccoon') cube = { ...cube, value: value / 2, offered: value }
    else if (line.cube === 'take') cube = { ...cube, value, owner: taker(moves, line), offered: null }
  }
  return cube
}

/** Who owns the cube after this take: whoever beavered before it, else the taker. */
function taker(moves: readonly MoveLine[], take: MoveLine): 0 | 1 {
  const before = moves.slice(0, moves.indexOf(take)).findLast((line) => line.k !== 'cube' || line.cube === 'beaver')
  return before?.k === 'cube' ? before.side : take.side
}

export class Review {
  /** How many moves have been made at the moment looked at; null: the present. */
  #at = $state<number | null>(null)
  #game = 0

  constructor(private readonly table: Table) {}

  /** The moment looked at, or null: what is taken back, and a new game, ends the looking. */
  get at(): number | null {
    const { view } = this.table
    const gone = view === null || this.#at === null || view.game !== this.#game || this.#at > view.moves.length
    return gone ? null : this.#at
  }

  get last(): number {
    return this.table.view?.moves.length ?? 0
  }

  /** Look at the moment after `made` moves. */
  look(made: number): void {
    const { view } = this.table
    if (view === null || view.moves.length === 0) return
    this.#game = view.game
    this.#at = Math.min(Math.max(made, 0), view.moves.length)
  }

  earlier(): void {
    this.look((this.at ?? this.last) - 1)
  }

  /** One move on; from the last one back to the game. */
  later(): void {
    const { at } = this
    if (at === null) return
    if (at >= this.last) this.leave()
    else this.look(at + 1)
  }

  leave(): void {
    this.#at = null
  }

  /** What the board shows of that moment. */
  get scene(): Scene | null {
    const { view } = this.table
    const { at } = this
    if (view === null || at === null) return null
    const line = view.moves[at - 1]
    const played = line?.k === 'play' ? line : null
    const cube = cubeAfter(view.moves.slice(0, at), view)
    return still(boards(view)[at]!, {
      cube,
      offeredBy: cube.offered !== null && line ? line.side : null,
      dice: played ? thrown(played.side, this.table.order(played.dice)).map((die) => ({ ...die, used: true })) : [],
      aside: true,
      last: played && played.steps.length > 0 ? { side: played.side, steps: played.steps } : null,
    })
  }
}

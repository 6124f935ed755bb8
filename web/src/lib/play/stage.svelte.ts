/** What the board shows while something moves on it. It never holds anything up: whoever plays skips it. */
import type { SideNo } from '../net/protocol.gen'
import { spend, type Clip, type Note, type Thrown } from './replay'
import { moved, type Board } from './steps'

/** A checker under way, from one place to another as its side counts. */
export interface Flight {
  id: number
  side: SideNo
  from: number
  fromSlot: number
  to: number
  toSlot: number
  ms: number
  delay: number
}

export interface Frame {
  board: Board
  flights: Flight[]
  /** null: the dice of the view stay as they are. */
  dice: Thrown[] | null
  /** Grows with every throw, so that new dice are thrown and not just changed. */
  cast: number
  note: Note | null
}

export interface Pace {
  own: number
  step: number
  gap: number
  dice: number
}

const USUAL: Pace = { own: 90, step: 220, gap: 60, dice: 450 }
const STILL: Pace = { own: 0, step: 0, gap: 0, dice: 0 }

export class Stage {
  frame = $state.raw<Frame | null>(null)
  #queue: Clip[] = []
  #wake: (() => void) | null = null
  #run = 0
  #ids = 0
  #casts = 0

  constructor(private readonly still: () => boolean) {}

  get #pace(): Pace {
    return this.still() ? STILL : USUAL
  }

  /** Show these after whatever is being shown. */
  show(clips: readonly Clip[]): void {
    if (clips.length === 0) return
    this.#queue.push(...clips)
    if (this.frame === null) void this.#play(++this.#run)
  }

  /** Be done: the board shows the view from now on. */
  skip(): void {
    this.#run++
    this.#queue = []
    this.frame = null
    this.#wake?.()
    this.#wake = null
  }

  async #play(run: number): Promise<void> {
    for (let clip = this.#queue.shift(); clip; clip = this.#queue.shift()) {
      const wait = this.#begin(clip)
      if (wait > 0) await this.#sleep(wait)
      if (run !== this.#run) return
    }
    this.frame = null
  }

  /** Show a clip; returns how long it takes. */
  #begin(clip: Clip): number {
    const now = this.frame
    const pace = this.#pace
    if (clip.kind === 'jump') {
      const kept = now ?? { dice: null, cast: 0, note: null }
      this.frame = { ...kept, board: clip.board, flights: [] }
      return 0
    }
    if (now === null) return 0
    if (clip.kind === 'throw') {
      this.frame = { ...now, flights: [], dice: clip.dice, cast: ++this.#casts, note: clip.note }
      return pace.dice + clip.hold
    }
    const { side, step, own } = clip
    const ms = own ? pace.own : pace.step
    const board = moved(now.board, side, ...step)
    const dice = now.dice && spend(now.dice, side, step[0], step[1])
    this.frame = { ...now, board, dice, flights: ms > 0 ? this.#flights(now.board, clip, ms) : [] }
    return own ? ms : ms + pace.gap
  }

  #flights(board: Board, { side, step: [from, to, hit] }: Extract<Clip, { kind: 'step' }>, ms: number): Flight[] {
    const own = board[side]!
    const flight = { id: ++this.#ids, side, from, fromSlot: own[from]! - 1, to, toSlot: own[to]!, ms, delay: 0 }
    if (hit === 0) return [flight]
    const other = (1 - side) as SideNo
    const slot = board[other]![25]!
    // The blot leaves when the hitter is nearly there.
    const sent = {
      id: ++this.#ids,
      side: other,
      from: hit,
      fromSlot: 0,
      to: 25,
      toSlot: slot,
      ms: ms / 2,
      delay: ms / 2,
    }
    return [flight, sent]
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const id = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(id)
        resolve()
      }
    })
  }
}

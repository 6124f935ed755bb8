/** What the board shows while something moves on it. It never holds anything up: whoever plays skips it. */
import { BAR } from '../board/geometry'
import type { SideNo } from '../net/protocol.gen'
import type { Habits } from './habits'
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

export class Stage {
  frame = $state.raw<Frame | null>(null)
  #queue: Clip[] = []
  #wake: (() => void) | null = null
  #run = 0
  #ids = 0
  #casts = 0

  /** Something is shown until it is touched. */
  #held = false

  constructor(
    private readonly habits: Habits,
    private readonly own: () => readonly SideNo[],
  ) {}

  /** Show these after whatever is being shown. */
  show(clips: readonly Clip[]): void {
    if (clips.length === 0) return
    this.#queue.push(...clips)
    if (this.frame === null) void this.#play(++this.#run)
  }

  /** Be done: the board shows the view from now on. What waits for a touch has been touched. */
  skip(): void {
    if (this.#held) {
      this.#held = false
      this.#wake?.()
      return
    }
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
      this.#held = false
      if (run !== this.#run) return
    }
    this.frame = null
  }

  /** Show a clip; returns how long it takes. */
  #begin(clip: Clip): number {
    const now = this.frame
    const { pace } = this.habits
    if (clip.kind !== 'jump') this.habits.shown?.(clip)
    if (clip.kind === 'jump') {
      const kept = now ?? { dice: null, cast: 0, note: null }
      this.frame = { ...kept, board: clip.board, flights: [] }
      return 0
    }
    if (now === null) return 0
    if (clip.kind === 'throw') {
      this.frame = { ...now, flights: [], dice: clip.dice, cast: ++this.#casts, note: clip.note }
      const { note } = clip
      const own = note?.key === 'note-no-play' && note.side !== null && this.own().includes(note.side)
      this.#held = own && !this.habits.passes
      return this.#held ? Infinity : pace.dice + clip.hold
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
    const slot = board[other]![BAR]!
    // The blot leaves when the hitter is nearly there.
    const sent = {
      id: ++this.#ids,
      side: other,
      from: hit,
      fromSlot: 0,
      to: BAR,
      toSlot: slot,
      ms: ms / 2,
      delay: ms / 2,
    }
    return [flight, sent]
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const id = ms < Infinity ? setTimeout(resolve, ms) : undefined
      this.#wake = () => {
        clearTimeout(id)
        resolve()
      }
    })
  }
}

/** How a player likes things done at the table; a Table asks for them whenever it needs them. */
import type { TableEvent, View, Wish } from '../net/protocol.gen'
import type { Clip } from './replay'

/** Milliseconds of an own step, a step of the other side, the gap after it, and a throw. */
export interface Pace {
  own: number
  step: number
  gap: number
  dice: number
}

export const PACES = {
  normal: { own: 90, step: 220, gap: 60, dice: 450 },
  slow: { own: 90, step: 400, gap: 60, dice: 500 },
  fast: { own: 90, step: 120, gap: 60, dice: 240 },
  off: { own: 0, step: 0, gap: 0, dice: 0 },
} as const satisfies Record<string, Pace>

export interface Habits {
  readonly pace: Pace
  /** The higher die lies on the left; else as they were thrown. */
  readonly higher: boolean
  /** A roll of one's own without a legal play is gone after a second; else it waits for a touch. */
  readonly passes: boolean
  /** What is done by hand although there is nothing to decide. */
  readonly asks: Wish[]
  /** A clip begins on the board. */
  shown?(clip: Clip): void
  /** Something happened at the table. */
  told?(view: View, events: TableEvent[]): void
}

export const USUAL: Habits = { pace: PACES.normal, higher: true, passes: true, asks: [] }

/**
 * The clock of a game at a real board: a simple delay each turn, then from a reserve. The time of day comes from outside,
 * in milliseconds; so a page that was closed comes back to a clock that went on.
 */
import { other, type Side } from '../score/cube'

export interface TableClock {
  /** What a turn costs nothing. */
  delay: number
  /** What each side has left, as of `since`. */
  left: readonly [number, number]
  /** Whose time runs; null while it stands still. */
  running: Side | null
  /** Whose turn it was when it was stopped. */
  stopped: Side | null
  /** When the running turn began, or went on. */
  since: number
  /** How much of the running turn's delay was used before `since`. */
  used: number
}

export const HURRY = 10_000

/** Seconds of delay a turn, of reserve for each point of the match, and the least reserve. */
export const PRESETS = {
  blitz: { delay: 5, perPoint: 10, least: 30 },
  fast: { delay: 8, perPoint: 20, least: 60 },
  normal: { delay: 12, perPoint: 60, least: 60 },
  tournament: { delay: 12, perPoint: 120, least: 120 },
  relaxed: { delay: 20, perPoint: 240, least: 240 },
} as const
export type Preset = keyof typeof PRESETS

/** In a money session the reserve is for one game, which is worth about as many points as these. */
const POINTS_A_GAME = 3

/** Seconds of delay and of reserve for a match to `length`; 0: for each game of a money session. */
export function conditions(preset: Preset, length: number): { delay: number; reserve: number } {
  const { delay, perPoint, least } = PRESETS[preset]
  return { delay, reserve: Math.max(least, perPoint * (length || POINTS_A_GAME)) }
}

export function newClock(delay: number, reserve: number): TableClock {
  return { delay: delay * 1000, left: [reserve * 1000, reserve * 1000], running: null, stopped: null, since: 0, used: 0 }
}

/** What a side has: of this turn's delay, and of its reserve. */
export function remaining(clock: TableClock, side: Side, now: number): { delay: number; reserve: number } {
  const left = clock.left[side]
  if (clock.running !== side) return { delay: clock.stopped === side ? clock.delay - clock.used : clock.delay, reserve: left }
  const spent = clock.used + Math.max(now - clock.since, 0)
  return { delay: Math.max(clock.delay - spent, 0), reserve: Math.max(left - Math.max(spent - clock.delay, 0), 0) }
}

/** Whose time is up, if anybody's. */
export function fallen(clock: TableClock, now: number): Side | null {
  return ([0, 1] as const).find((side) => remaining(clock, side, now).reserve === 0) ?? null
}

/** A side has played: the other's turn begins. A clock that stood still starts for the other. */
export function pressed(clock: TableClock, by: Side, now: number): TableClock {
  if (clock.running === other(by) || fallen(clock, now) !== null) return clock
  return { ...settled(clock, now), running: other(by), stopped: null, since: now, used: 0 }
}

/** Stand still: for a new game, for coffee. */
export function stopped(clock: TableClock, now: number): TableClock {
  if (clock.running === null) return clock
  const used = Math.min(clock.used + Math.max(now - clock.since, 0), clock.delay)
  return { ...settled(clock, now), running: null, stopped: clock.running, used }
}

/** Go on with the turn in which it was stopped. */
export function resumed(clock: TableClock, now: number): TableClock {
  return clock.stopped === null ? clock : { ...clock, running: clock.stopped, stopped: null, since: now }
}

/** Between two games: nobody's turn. */
export const rested = (clock: TableClock, now: number): TableClock => ({ ...stopped(clock, now), stopped: null, used: 0 })

function settled(clock: TableClock, now: number): TableClock {
  if (clock.running === null) return clock
  const left = [...clock.left] as [number, number]
  left[clock.running] = remaining(clock, clock.running, now).reserve
  return { ...clock, left }
}

/** Minutes and seconds; tenths below ten seconds. */
export function written(ms: number): string {
  if (ms < HURRY) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

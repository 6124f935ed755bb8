/**
 * A game as a table writes it down, and the board that its actions lead to. It moves checkers and judges nothing:
 * whether a play was allowed, and what a board was won with, the rules say (rules/disputes.py), when they can be asked.
 * tests/data/moved_games.txt, which they write, holds the board here to theirs.
 *
 * Knows no page and no storage.
 */
import { BAR, OFF } from '../../board/geometry'
import type { HitStep, Pair, SideNo } from '../../net/protocol.gen'
import { moved, type Board } from '../../play/steps'
import { other, type Side } from '../../score/cube'
import { STARTS } from './starts.gen'

export type Step = readonly [from: number, to: number]

/** What is written down, in the form in which it is kept (rules/actions.py). */
export type Action =
  | { t: 'roll'; d1: number; d2: number }
  | { t: 'play'; steps: readonly Step[] }
  | { t: 'stated'; steps: readonly Step[]; after: readonly number[] }
  | { t: 'challenge' }
  | { t: 'cocked'; d1: number | null; d2: number | null }
  | { t: 'double' }
  | { t: 'take' }
  | { t: 'beaver' }
  | { t: 'drop' }
  | { t: 'resign'; level: number }
  | { t: 'answer'; accept: boolean }

/** A game that is going on: what was written of it, and what is in the making. */
export interface Written {
  actions: readonly Action[]
  /** The dice told so far of the roll to come: in the opening White's and Black's. */
  keyed: readonly [number | null, number | null]
  /** The checkers moved so far of the play to come, each with its die, or 0 where a hand moved it freely. */
  steps: readonly Made[]
  /** Throws of the program that were taken back: they come again. */
  held: readonly Pair[]
  /** Checkers move freely, also where legal plays can be offered. */
  free: boolean
  /** The program throws the dice. */
  thrown: boolean
}
export type Made = readonly [from: number, to: number, die: number]

/** A game before its first roll, at a table with these habits. */
export const blank = ({ free, thrown }: Pick<Written, 'free' | 'thrown'>): Written => ({
  actions: [],
  keyed: [null, null],
  steps: [],
  held: [],
  free,
  thrown,
})

/** What a game in the making waits for: `off` when whoever played has no checker left to move. */
export type Phase = 'opening' | 'roll' | 'play' | 'off'

export interface Turn {
  side: Side
  dice: Pair
  /** The board before it. */
  board: Board
  steps: readonly Step[]
}

export interface Game {
  phase: Phase
  onRoll: Side | null
  board: Board
  dice: Pair | null
  /** The last play, which can be made again until the next roll. */
  last: Turn | null
}

/** The room that a record has for one play. */
export const MOST_STEPS = 4

export function begun(variant: string): Game {
  const start = STARTS[variant] ?? STARTS.standard!
  return { phase: 'opening', onRoll: null, board: [start, start], dice: null, last: null }
}

/** The game after these actions. The cube and how it ended are not for this file. */
export const followed = (variant: string, actions: readonly Action[]): Game => actions.reduce(after, begun(variant))

function after(game: Game, action: Action): Game {
  const { onRoll, board, dice, last } = game
  if (action.t === 'roll') {
    const { d1, d2 } = action
    // The first roll is a die of each side: the higher one begins.
    if (onRoll === null && d1 === d2) return game
    return { ...game, phase: 'play', onRoll: onRoll ?? (d1 > d2 ? 0 : 1), dice: [d1, d2], last: null }
  }
  if ((action.t === 'play' || action.t === 'stated') && onRoll !== null && dice !== null) {
    const made = action.t === 'play' ? handled(board, onRoll, action.steps) : boardOf(action.after, onRoll, board)
    const turn = { side: onRoll, dice, board, steps: action.steps }
    const done = { ...game, board: made, dice: null, last: turn }
    return cleared(made, onRoll) ? { ...done, phase: 'off' } : { ...done, phase: 'roll', onRoll: other(onRoll) }
  }
  if (action.t === 'challenge' && last !== null)
    return { phase: 'play', onRoll: last.side, board: last.board, dice: last.dice, last: null }
  return game
}

const cleared = (board: Board, side: Side): boolean => board[side].every((count, point) => point === OFF || count === 0)

/** Where the other side's blot stands that a checker hits which is put down on `to`, as the other side counts; else 0. */
function hitAt(board: Board, side: Side, to: number): number {
  const there = to === OFF ? 0 : BAR - to
  return there > 0 && board[other(side)]![there] === 1 ? there : 0
}

/** Whether a checker can lie there: two colours never stand on one point. */
export const free = (board: Board, side: Side, to: number): boolean =>
  to === OFF || (to < BAR && (board[other(side)]![BAR - to] ?? 0) < 2)

/** The board after a hand has moved these checkers, one after the other. */
export const handled = (board: Board, side: Side, steps: readonly Step[]): Board =>
  steps.reduce<Board>((at, [from, to]) => moved(at, side as SideNo, from, to, hitAt(at, side, to)), board)

/** The trips that checkers made: what one checker did in several steps is one, and what it took back is none. */
export function joined(steps: readonly Step[]): Step[] {
  const trips: Step[] = []
  for (const [from, to] of steps) {
    const before = trips.findIndex(([, end]) => end === from)
    const [start] = before < 0 ? [from] : trips.splice(before, 1)[0]!
    trips.push([start, to])
  }
  return trips.filter(([from, to]) => from !== to)
}

/** A board as `side` sees it: 26 numbers from the other's bar to its own, the other's checkers negative. */
export function pointsOf(board: Board, side: Side): number[] {
  const [own, theirs] = [board[side]!, board[other(side)]!]
  return own.map((count, point) => {
    if (point === OFF) return 0 - theirs[BAR]!
    return point === BAR || count > 0 ? count : 0 - theirs[BAR - point]!
  })
}

/** The board that `side` sees so; `before` says how many checkers there are. */
function boardOf(points: readonly number[], side: Side, before: Board): Board {
  const counted = (mine: boolean): number[] => {
    const counts = points.map((_, point) => Math.max(mine ? points[point]! : -points[BAR - point]!, 0))
    const men = before[mine ? side : other(side)]!.reduce((sum, count) => sum + count, 0)
    counts[OFF] = 0
    counts[OFF] = men - counts.reduce((sum, count) => sum + count, 0)
    return counts
  }
  const [own, theirs] = [counted(true), counted(false)]
  return side === 0 ? [own, theirs] : [theirs, own]
}

/** The last play, for arrows. */
export const shown = ({ last }: Game): { side: SideNo; steps: HitStep[] } | null =>
  last && { side: last.side, steps: last.steps.map(([from, to]): HitStep => [from, to, 0]) }

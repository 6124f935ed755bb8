/**
 * Points from results: the one twin of the rules, for a page that nobody answers. `rules/match.py` and
 * `scorebook/standing.py` are the original; tests/data/score_sessions.txt, which they write, holds this file to them.
 *
 * Knows no checkers, no dice, no page and no storage.
 */
import { doubleRefused, other, type Refusal, type Side, type Terms } from './cube'

export interface Result {
  t: 'result'
  winner: Side
  kind?: number
  /** What was at stake: for a drop, before the double. */
  cube?: number
  end?: 'bear-off' | 'drop' | 'resign'
}
export interface Award {
  t: 'award'
  winner: Side
  points: number
  reason?: string
}
/** Anything else that may have been written down of a game: dice, plays; only the server judges those. */
export type Stated = Result | Award | { t: string }

export interface Game {
  winner: Side
  /** 1 single, 2 gammon, 3 backgammon; 0 where points were given. */
  kind: number
  cube: number
  end: 'bear-off' | 'drop' | 'resign' | 'award'
  points: number
  /** Both scores after it. */
  score: readonly [number, number]
  crawford: boolean
  /** Why the players cannot have brought the cube to this value by turns. */
  doubt: Refusal | null
}

export interface Duel {
  games: readonly Game[]
  score: readonly [number, number]
  /** Whether the game to come is the Crawford game. */
  crawford: boolean
  over: boolean
  winner: Side | null
}

export const START: Duel = { games: [], score: [0, 0], crawford: false, over: false, winner: null }

const isResult = (stated: Stated): stated is Result => stated.t === 'result'
const isAward = (stated: Stated): stated is Award => stated.t === 'award'

/** What a game is worth: points = cube × kind; by Jacoby's rule gammons count only once the cube has been turned. */
export function worth(terms: Pick<Terms, 'length' | 'jacoby' | 'maxCube'>, cube: number, kind: number): number {
  const jacoby = terms.length === 0 && terms.maxCube > 1 && (terms.jacoby ?? true)
  return cube * (jacoby && cube === 1 ? 1 : kind)
}

/** Whether so many points win the match. */
export const reached = ({ length }: Pick<Terms, 'length'>, points: number): boolean => length > 0 && points >= length

/** Count the games of a duel by their results, one after another; null for one whose result only its moves tell. */
export function duel(terms: Terms, games: readonly (readonly Stated[])[]): Duel | null {
  let now: Duel | null = START
  for (const stated of games) now &&= next(terms, now, stated)
  return now
}

function next(terms: Terms, before: Duel, stated: readonly Stated[]): Duel | null {
  const game = outcome(terms, before, stated)
  if (game === null) return null
  const won = [...before.score] as [number, number]
  won[game.winner] += game.points
  const atOne = (score: readonly number[]): boolean => Math.max(...score) === terms.length - 1
  const over = reached(terms, Math.max(...won))
  return {
    games: [...before.games, { ...game, score: won, crawford: before.crawford }],
    score: won,
    // Once: the game after a side has come within a point of the match.
    crawford: terms.crawford && terms.length > 1 && !over && atOne(won) && !atOne(before.score),
    over,
    // Whoever reached it first, even where games were played on.
    winner: before.winner ?? (over ? game.winner : null),
  }
}

function outcome(terms: Terms, before: Duel, stated: readonly Stated[]): Omit<Game, 'score' | 'crawford'> | null {
  const ends = stated.filter((each) => isResult(each) || isAward(each))
  const moved = ends.length < stated.length
  if (moved && !ends.some(isResult)) return null
  let game = null as Omit<Game, 'score' | 'crawford'> | null
  for (const each of ends)
    if (isResult(each)) {
      const { winner, cube = 1, end = 'bear-off' } = each
      const kind = end === 'drop' ? 1 : (each.kind ?? 1)
      game = { winner, kind, cube, end, points: worth(terms, cube, kind), doubt: null }
      // How the cube came there the moves tell, where there are any.
      if (!moved) game = { ...game, doubt: unreachable(terms, before, cube, end === 'drop' ? winner : null) }
    } else {
      const { winner, points, reason = 'stated' } = each
      if (reason === 'stated' && game?.winner === winner) game = { ...game, points }
      else game = { winner, kind: 0, cube: game?.cube ?? 1, end: 'award', points, doubt: null }
    }
  return game
}

type Before = Pick<Duel, 'score' | 'crawford'>

/** Why neither side, beginning, can have brought the cube to this value by turns, nor `by` have doubled once more. */
function unreachable(terms: Terms, before: Before, value: number, by: Side | null): Refusal | null {
  const last = by === null ? value : 2 * value
  const stopped = (first: Side): Refusal | null => {
    for (let cube = 1, side = first; cube < last; cube *= 2, side = other(side)) {
      const refused = doubleRefused(terms, before, { value: cube, owner: side }, side)
      if (refused !== null) return refused
    }
    return null
  }
  // Who turned it last has, after an odd number of turns, turned it first.
  if (by !== null) return stopped(Math.log2(last) % 2 ? by : other(by))
  return stopped(1) === null ? null : stopped(0)
}

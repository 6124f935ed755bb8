/**
 * What stands on a sheet. A duel is counted by the twin of the rules (lib/score); the sums of chouettes and other games
 * are here. scorebook/standing.py is the original, and tests/data/score_sessions.txt holds this file to it.
 */
import { duel, reached, worth as pointsOf, type Game } from '../score/score'
import { isDuel, terms, type Line, type Sheet, type Stake } from './records'

export interface Counted {
  line: Line
  /** What each player won; of a duel and of a chouette: or lost, negative. */
  points: readonly number[]
  /** The sum after it; of a duel, the points that each has won. */
  score: readonly number[]
  /** Of a duel: what the rules say of it. */
  game: Game | null
}

export interface Standing {
  games: readonly Counted[]
  score: readonly number[]
  over: boolean
  winner: number | null
  /** Whether the game to come is the Crawford game. */
  crawford: boolean
  /** Lines that may have been written twice: of the same number as one before, from another hand. */
  doubtful: ReadonlySet<string>
  /** Lines that cannot stand on this sheet, and do not count. */
  misfits: ReadonlySet<string>
  /** Whether there are games whose result only their moves tell: the server counts those. */
  unread: boolean
}

export function standing(sheet: Sheet, lines: readonly Line[]): Standing {
  const standing = lines.filter((line) => !line.struck)
  const counting = standing.filter((line) => fits(sheet, line)).sort(inOrder)
  const misfits = new Set(standing.filter((line) => !counting.includes(line)).map(({ id }) => id))
  const doubtful = new Set(counting.filter((line, at) => line.number === counting[at - 1]?.number).map(({ id }) => id))
  const counted = counting.length === 0 ? bare(sheet) : isDuel(sheet) ? ofDuel(sheet, counting) : sums(sheet, counting)
  return { ...ended(sheet, counted), doubtful, misfits }
}

/** The lines of a sheet in the order in which they were played, whoever wrote them. */
export const inOrder = (a: Line, b: Line): number => a.number - b.number || (a.id < b.id ? -1 : 1)

function fits(sheet: Sheet, line: Line): boolean {
  const { actions = [], stakes = [], points = [], box = null, captain = null } = line
  const players = sheet.players.length
  if (line.sheet !== sheet.id) return false
  if (isDuel(sheet))
    return actions.length > 0 && !stakes.length && !points.length && !actions.some(({ t }) => t === 'next')
  if (actions.length > 0) return false
  if (sheet.kind === 'other') return points.length === players && !stakes.length
  const seats = stakes.map(({ seat }) => seat)
  if (box === null || points.length > 0 || seats.length === 0 || new Set(seats).size < seats.length) return false
  return Math.max(box, ...seats) < players && !seats.includes(box) && (captain === null || seats.includes(captain))
}

type Plain = Omit<Standing, 'doubtful' | 'misfits'>

function ofDuel(sheet: Sheet, lines: readonly Line[]): Plain {
  const read = lines.filter(({ actions = [] }) => duel(terms(sheet), [actions]) !== null)
  const counted = duel(terms(sheet), read.map(({ actions = [] }) => actions))!
  const games = counted.games.map((game, at) => {
    const points = game.winner === 0 ? game.points : -game.points
    return { line: read[at]!, points: [points, -points], score: game.score, game }
  })
  return { ...counted, games, unread: read.length < lines.length }
}

function sums(sheet: Sheet, lines: readonly Line[]): Plain {
  let score = sheet.players.map(() => 0)
  const games = lines.map((line) => {
    const points = sheet.kind === 'chouette' ? ofChouette(sheet, line) : line.points!
    score = score.map((sum, seat) => sum + points[seat]!)
    return { line, points, score, game: null }
  })
  const over = (sheet.target ?? 0) > 0 && Math.max(...score) >= sheet.target!
  return { games, score, over, winner: null, crawford: false, unread: false }
}

function ofChouette(sheet: Sheet, { box, stakes = [] }: Line): number[] {
  const points = sheet.players.map(() => 0)
  for (const stake of stakes) {
    points[stake.seat]! += worth(sheet, stake)
    points[box!]! -= worth(sheet, stake)
  }
  return points
}

/** What a member of the team in a chouette won with it, or lost. */
export function worth(sheet: Sheet, { won, kind = 1, cube = 1, end }: Stake): number {
  const points = pointsOf(terms(sheet), cube, end === 'drop' ? 1 : kind)
  return won ? points : -points
}

function bare(sheet: Sheet): Plain {
  const score = sheet.final ?? sheet.players.map(() => 0)
  const over = reached(terms(sheet), Math.max(...score))
  return { games: [], score, over, winner: null, crawford: false, unread: false }
}

function ended(sheet: Sheet, counted: Plain): Plain {
  const { closed = false, final = null, winner: given = null } = sheet
  const over = counted.over || closed || given !== null || (final !== null && counted.games.length === 0)
  if (!over && !(sheet.kind === 'single' && counted.games.length > 0)) return counted
  const winner = counted.winner ?? given ?? best(counted.score, sheet.low_wins ?? false)
  return { ...counted, over: true, winner, crawford: false }
}

/** The seat with the best of these points; null where several have them. */
function best(points: readonly number[], lowWins: boolean): number | null {
  const most = lowWins ? Math.min(...points) : Math.max(...points)
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : null
}

// Generated from src/triktrak/scorebook/statistics by `python -m triktrak.server.typescript`.
// Do not edit: a test compares this file with its source.

/** The statistics of a book; `people` are the players that the filter names. */
export interface Summary {
  filter: Filter
  level: number
  fewest: number
  names: Record<string, string>
  left_out: number
  whole: Whole
  players: Part[]
  pairs: Pair[]
  tables: AtTable[]
  people: Person[]
  ratings: Pool[]
}

/** What a sheet, seen by one of its players, must be to count; of several in one field, one is enough. */
export interface Filter {
  players: string[]
  opponents: string[]
  clubs: string[]
  places: string[]
  events: string[]
  month: string
  since: string
  until: string
  kinds: ("match" | "money" | "single" | "chouette" | "other")[]
  lengths: number[]
  variants: ("standard" | "nackgammon" | "hypergammon" | "longgammon")[]
  clock: boolean | null
  confirmed: boolean
}

/** The duels of a book. */
export interface Whole {
  sheets: number
  matches: number
  unfinished: number
  games: number
  points: number
  per_game: Mean
  gammons: Rate
  backgammons: Rate
  drops: Rate
  cube: Mean
  doubled: Rate
  cubes: CubeShare[]
  comebacks: Rate
  crawford: Rate
  post: Rate
  moving_first: Rate
  outcomes: Outcome[]
  scores: Score[]
  parts: Tallies
  days: Day[]
  records: Records
}

/** The mean of `n` values; of one value, neither spread nor interval is known. */
export interface Mean {
  n: number
  mean: number | null
  sd: number | null
  low: number | null
  high: number | null
  few: boolean
}

/** How often something happened in `n` cases; without cases, there is no share. */
export interface Rate {
  count: number
  n: number
  share: number | null
  low: number | null
  high: number | null
  few: boolean
}

/** How often the cube stood at a value at the end. */
export interface CubeShare {
  cube: number
  games: Rate
}

/** How many games brought so many points; lost ones are negative. */
export interface Outcome {
  points: number
  games: number
}

/** How often matches to a length ended so; who won a few points too many won the length. */
export interface Score {
  length: number
  won: number
  lost: number
  matches: number
}

/** The parts of a book's duels add up to the whole in each of these ways; keys are those of `Parts`. */
export interface Tallies {
  places: Tally[]
  months: Tally[]
  weekdays: Tally[]
  kinds: Tally[]
  lengths: Tally[]
  variants: Tally[]
  clocks: Tally[]
}

/** How much was played in a part of it. */
export interface Tally {
  key: string
  name: string
  sheets: number
  games: number
  points: number
}

/** A day on which somebody played. */
export interface Day {
  day: string
  sheets: number
  games: number
  points: number
}

/** The most of everything; None where there was nothing of it. */
export interface Records {
  cube: Most | null
  win: Most | null
  loss: Most | null
  match: Most | null
  session: Most | null
  games_in_a_day: Most | null
  points_in_a_day: Most | null
}

/** The most there was of something, the first time that there was so much. */
export interface Most {
  value: number
  day: string
  sheet: string
  line: string
}

/** What was won and lost in a part of it: against somebody, in a month, at a place. */
export interface Part {
  sheets: number
  matches: Rate
  games: Rate
  points_won: number
  points_lost: number
  per_game: Mean
  key: string
  name: string
}

/** What one player won and lost against another: a field of the table of everybody against everybody. */
export interface Pair {
  player: string
  opponent: string
  matches_won: number
  matches_lost: number
  games: Rate
  points_won: number
  points_lost: number
}

/** A player's chouettes and other games. */
export interface AtTable {
  player: string
  name: string
  chouettes: Chouettes
  others: Other[]
}

/** The chouettes of one player; a game that a player sat out does not count for that player. */
export interface Chouettes {
  sheets: number
  whole: Role
  box: Role
  captain: Role
  team: Role
}

/** What was won, less what was lost, in one role at a chouette. */
export interface Role {
  points: number
  per_game: Mean
}

/** Another game than backgammon; names that differ in capitals only are one game. */
export interface Other {
  game: string
  sheets: number
  won: Rate
  points: number
  per_round: Mean
}

/** All figures of one player. */
export interface Person {
  player: string
  name: string
  duels: Duels
  parts: Parts
  nemesis: Part | null
  favourite: Part | null
  chouettes: Chouettes
  others: Other[]
  days: Day[]
  records: Records
}

/** All figures of one player's duels. */
export interface Duels {
  sheets: number
  matches: Rate
  games: Rate
  points_won: number
  points_lost: number
  per_game: Mean
  sessions: Rate
  unfinished: number
  gammons_won: Rate
  gammons_lost: Rate
  backgammons_won: Rate
  backgammons_lost: Rate
  cashed: Rate
  dropped: Rate
  cube: Mean
  doubled: Rate
  doubled_per_game: Mean
  cubes: CubeCount[]
  match_streaks: Streaks
  game_streaks: Streaks
  comebacks: Rate
  kept: Rate
  crawford_ahead: Rate
  crawford_behind: Rate
  post_ahead: Rate
  post_behind: Rate
  deciders: Rate
  moving_first: Rate
  moving_second: Rate
  outcomes: Outcome[]
  scores: Score[]
}

/** How often the cube stood at a value at the end, and what came of it. */
export interface CubeCount {
  cube: number
  games: Rate
  points: number
}

/** Wins and losses in a row; the present row is negative when it is one of losses. */
export interface Streaks {
  present: number
  won: number
  lost: number
}

/** The parts add up to the whole in each of these ways. */
export interface Parts {
  opponents: Part[]
  places: Part[]
  months: Part[]
  weekdays: Part[]
  kinds: Part[]
  lengths: Part[]
  variants: Part[]
  clocks: Part[]
}

/** The ratings of a book, or of a club in it; the highest first, and how they came about. */
export interface Pool {
  club: string | null
  name: string
  players: Rating[]
  history: Point[]
}

/** A player's present rating in a pool. */
export interface Rating {
  player: string
  name: string
  rating: number
  experience: number
  matches: number
  band: number | null
}

/** A player's rating after a match. */
export interface Point {
  player: string
  day: string
  sheet: string
  opponent: string
  won: boolean
  rating: number
  change: number
  experience: number
  band: number | null
}

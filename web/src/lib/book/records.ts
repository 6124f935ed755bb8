/** What a scorebook holds, as its JSON has it: fields that are as usual are left out (scorebook/records.py). */
import type { BookChange } from '../net/protocol.gen'
import type { Side, Terms } from '../score/cube'
import type { Stated } from '../score/score'

export type Kind = BookChange['kind']

export interface Player {
  id: string
  name: string
  nickname?: string
  colour?: string
  club?: string | null
  note?: string
  archived?: boolean
  /** Another player whom this one turned out to be. */
  same_as?: string | null
}

/** A club, place or event: of a club whether it has a rating of its own, of an event also whose, where and when. */
export interface Named {
  id: string
  name: string
  note?: string
  rated?: boolean
  club?: string | null
  place?: string | null
  day?: string
}

export type SheetKind = 'match' | 'money' | 'single' | 'chouette' | 'other'

export interface Sheet {
  id: string
  kind: SheetKind
  players: readonly string[]
  /** The day where it was played, ISO 8601. */
  day: string
  length?: number
  variant?: string
  crawford?: boolean
  jacoby?: boolean | null
  beavers?: boolean
  max_cube?: number
  stake?: string
  game?: string
  low_wins?: boolean
  target?: number
  club?: string | null
  place?: string | null
  event?: string | null
  round?: string
  rated?: boolean
  started?: string
  ended?: string
  closed?: boolean
  method?: 'played' | 'time' | 'forfeit'
  winner?: number | null
  final?: readonly number[] | null
  clock?: { delay: number; reserve: number } | null
  /** Players who have said, each on a device of their own, that it is so. */
  confirmed?: readonly string[]
  note?: string
}

/** What one member of the team in a chouette played for against the box. */
export interface Stake {
  seat: number
  won: boolean
  kind?: number
  cube?: number
  end?: 'bear-off' | 'drop' | 'resign'
}

export interface Line {
  id: string
  sheet: string
  number: number
  actions?: readonly Stated[]
  box?: number | null
  captain?: number | null
  stakes?: readonly Stake[]
  points?: readonly number[]
  written?: string
  seconds?: number
  note?: string
  struck?: boolean
}

export type Fields = Record<string, unknown>

const HIGHEST_CUBE = 4096

export const isDuel = ({ kind }: Sheet): boolean => kind === 'match' || kind === 'money' || kind === 'single'

/** The conditions of a duel, with what is usual filled in. */
export const terms = (sheet: Sheet): Terms => ({
  length: sheet.length ?? 0,
  crawford: sheet.crawford ?? true,
  jacoby: sheet.length ? null : (sheet.jacoby ?? null),
  beavers: !sheet.length && (sheet.beavers ?? false),
  maxCube: sheet.max_cube ?? HIGHEST_CUBE,
})

export type { Side, Stated }

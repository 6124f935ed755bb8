/**
 * Players, clubs, places and events: what they may be called, what belongs to each, and what becomes of it when two of
 * them turn out to be one, or one goes. Pure: changes are made here, and written elsewhere.
 */
import type { Change } from '../../book/merge'
import type { Named, Player, Sheet } from '../../book/records'
import { sameName } from '../../book/wording'
import type { PlainKey } from '../../i18n/i18n.svelte'
import { faultOfName } from '../faults'
import type { Shelf } from '../search'

export type NameKind = 'player' | 'club' | 'place' | 'event'
export type NameView = 'players' | 'clubs' | 'places' | 'events'
export const KIND_OF: Record<NameView, NameKind> = { players: 'player', clubs: 'club', places: 'place', events: 'event' }
export const VIEW_OF: Record<NameKind, NameView> = { player: 'players', club: 'clubs', place: 'places', event: 'events' }
export const VIEWS = ['players', 'clubs', 'places', 'events'] as const

/** Any of the four; what a kind does not have is left out. */
export type AnyNamed = Named & Partial<Omit<Player, 'id' | 'name'>>

/** What people call these, in the order of the alphabet; those who turned out to be another are not on their own. */
export function named(shelf: Shelf, kind: NameKind): AnyNamed[] {
  const all: AnyNamed[] = [...shelf[VIEW_OF[kind]].values()]
  return all.filter((each) => !each.same_as).sort((a, b) => a.name.localeCompare(b.name))
}

/** Why nobody and nothing of this kind can be called so; null when all is well. */
export function wrongName(shelf: Shelf, kind: NameKind, text: string, own: string | null = null): PlainKey | null {
  const taken = (): boolean => named(shelf, kind).some((each) => each.id !== own && sameName(each.name, text))
  return faultOfName(text) ?? (taken() ? 'house-name-taken' : null)
}

/** The sheets that belong to one of these. */
export function sheetsOf(shelf: Shelf, kind: NameKind, id: string): Sheet[] {
  const sheets = [...shelf.sheets.values()]
  if (kind !== 'player') return sheets.filter((sheet) => sheet[kind] === id)
  return sheets.filter((sheet) => sheet.players.some((player) => shelf.person(player) === id))
}

/** How many sheets each of a kind has. */
export function counts(shelf: Shelf, kind: NameKind): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const sheet of shelf.sheets.values()) {
    const own = kind === 'player' ? sheet.players.map((player) => shelf.person(player)) : [sheet[kind] ?? '']
    for (const id of new Set(own)) found.set(id, (found.get(id) ?? 0) + 1)
  }
  return found
}

/** The players who turned out to be this one. */
export const mergedInto = (shelf: Shelf, id: string): Player[] =>
  [...shelf.players.values()].filter((each) => each.same_as && each.id !== id && shelf.person(each.id) === id)

/** What two that turn out to be one come to. */
export interface Joined {
  /** The sheets that come from the one, and those that the other has already. */
  sheets: readonly Sheet[]
  others: readonly Sheet[]
  /** Sheets at which both sit: nobody plays against themselves, so they are two people. */
  met: readonly Sheet[]
  /** Players and events that mention the one. */
  mentions: number
  changes: readonly Change[]
  undo: readonly Change[]
}

/** Make all that is one's the other's; of players it is remembered which was which. */
export function joined(shelf: Shelf, kind: NameKind, from: string, into: string): Joined {
  const [sheets, others] = [sheetsOf(shelf, kind, from), sheetsOf(shelf, kind, into)]
  if (kind === 'player') {
    const change = (same_as: string | null): Change => ({ kind, id: from, fields: { same_as } })
    const met = sheets.filter((sheet) => others.includes(sheet))
    return { sheets, others, met, mentions: 0, changes: [change(into)], undo: [change(null)] }
  }
  const at = (to: string) => (id: string, of: Change['kind']): Change => ({ kind: of, id, fields: { [kind]: to } })
  const mentioned: [string, Change['kind']][] = [
    ...[...shelf.players.values()].filter(({ club }) => kind === 'club' && club === from).map(({ id }) => [id, 'player'] as [string, Change['kind']]),
    ...[...shelf.events.values()].filter((event) => kind !== 'event' && event[kind] === from).map(({ id }) => [id, 'event'] as [string, Change['kind']]),
  ]
  const all: [string, Change['kind']][] = [...sheets.map(({ id }) => [id, 'sheet'] as [string, Change['kind']]), ...mentioned]
  const moved = (to: string): Change[] => all.map(([id, of]) => at(to)(id, of))
  const gone = (gone: boolean): Change => ({ kind, id: from, fields: {}, gone })
  return {
    sheets,
    others,
    met: [],
    mentions: mentioned.length,
    changes: [...moved(into), gone(true)],
    undo: [gone(false), ...moved(from)],
  }
}

/** Whether one can be deleted: a player only who is on no sheet and whom nobody turned out to be. */
export const mayGo = (shelf: Shelf, kind: NameKind, id: string): boolean =>
  kind !== 'player' || (sheetsOf(shelf, kind, id).length === 0 && mergedInto(shelf, id).length === 0)

/** Putting a sheet right: what its form holds, what is wrong in it, and the changes it comes to. */
import { touches } from '../../book/admission'
import type { Change } from '../../book/merge'
import { isDuel, type Line, type Player, type Sheet } from '../../book/records'
import { standing } from '../../book/standing'
import { sameName, tidy } from '../../book/wording'
import type { PlainKey } from '../../i18n/i18n.svelte'
import { uuid7 } from '../../net/uuid7'
import { reached } from '../../score/score'
import { faultOfName, faultOfNote, faultOfText, faultsOfNames } from '../faults'
import { isDay, LENGTH_MAX } from '../making'
import type { Shelf } from '../search'
import { named } from './naming'

export const NUMBER_MAX = 100_000
const AROUND = ['place', 'event', 'club'] as const

/** A sheet as its form has it: who and where by their names. */
export interface SheetDraft {
  players: string[]
  day: string
  place: string
  event: string
  club: string
  round: string
  stake: string
  note: string
  length: number | null
  rated: boolean
}

export type SheetFaults = Partial<Record<keyof SheetDraft | `player-${number}`, PlainKey>>

export function draftOf(shelf: Shelf, sheet: Sheet): SheetDraft {
  const name = (home: ReadonlyMap<string, { name: string }>, id: string | null | undefined): string => home.get(id ?? '')?.name ?? ''
  return {
    players: sheet.players.map((player) => name(shelf.players, shelf.person(player))),
    day: sheet.day,
    place: name(shelf.places, sheet.place),
    event: name(shelf.events, sheet.event),
    club: name(shelf.clubs, sheet.club),
    round: sheet.round ?? '',
    stake: sheet.stake ?? '',
    note: sheet.note ?? '',
    length: sheet.length ?? null,
    rated: sheet.rated ?? true,
  }
}

/** What is wrong, by field; nothing when all is well. */
export function faultsOf(shelf: Shelf, sheet: Sheet, draft: SheetDraft): SheetFaults {
  const found: SheetFaults = {}
  for (const [at, fault] of faultsOfNames(draft.players)) found[`player-${at}`] = fault
  if (!isDay(draft.day)) found.day = 'new-day-wrong'
  const told = [
    ...AROUND.map((field) => [field, tidy(draft[field]) === '' ? null : faultOfName(draft[field])] as const),
    ...(['round', 'stake'] as const).map((field) => [field, faultOfText(draft[field])] as const),
    ['note', faultOfNote(draft.note)] as const,
  ]
  for (const [field, fault] of told) if (fault) found[field] = fault
  const length = sheet.kind === 'match' ? wrongLength(sheet, shelf.lines(sheet.id), draft.length) : null
  if (length) found.length = length
  return found
}

/** Why a match cannot have gone to so many points: a game would have been played after its end, or both have won. */
export function wrongLength(sheet: Sheet, lines: readonly Line[], length: number | null): PlainKey | null {
  if (length === null || !Number.isInteger(length) || length < 1 || length > LENGTH_MAX) return 'new-length-wrong'
  const played = standing({ ...sheet, length }, lines).games
  if (played.length === 0) return sheet.final && Math.min(...sheet.final) >= length ? 'new-both-won' : null
  const before = played.at(-2)?.score ?? [0]
  return reached({ length }, Math.max(...before)) ? 'house-length-over' : null
}

/** The changes that make the sheet what the form says, with whom and what it is the first to name. */
export function changesOf(shelf: Shelf, sheet: Sheet, draft: SheetDraft): Change[] {
  const changes: Change[] = []
  const made = (kind: 'player' | 'place' | 'event' | 'club', text: string): string | null => {
    const name = tidy(text)
    if (name === '') return null
    const nicknamed = ({ nickname = '' }: Partial<Player>): boolean => sameName(nickname, name)
    const known = named(shelf, kind).find((each) => sameName(each.name, name)) ?? named(shelf, kind).find(nicknamed)
    if (known) return known.id
    const id = uuid7()
    changes.push({ kind, id, fields: { name } })
    return id
  }
  const was = draftOf(shelf, sheet)
  const players = draft.players.map((name, seat) =>
    sameName(name, was.players[seat]!) ? sheet.players[seat]! : made('player', name)!,
  )
  const after: Partial<Sheet> = {
    ...(players.some((player, seat) => player !== sheet.players[seat]) ? { players } : {}),
    ...(draft.day === was.day ? {} : { day: draft.day }),
    ...Object.fromEntries(AROUND.filter((field) => !sameName(draft[field], was[field])).map((field) => [field, made(field, draft[field])])),
    ...(tidy(draft.round) === was.round ? {} : { round: tidy(draft.round) }),
    ...(tidy(draft.stake) === was.stake ? {} : { stake: tidy(draft.stake) }),
    ...(draft.note === was.note ? {} : { note: draft.note }),
    ...(sheet.kind !== 'match' || draft.length === sheet.length ? {} : { length: draft.length! }),
    ...(draft.rated === was.rated ? {} : { rated: draft.rated }),
  }
  return Object.keys(after).length > 0 ? [...changes, { kind: 'sheet', id: sheet.id, fields: { ...after } }] : []
}

/** Whether saving takes back what players have confirmed. */
export const lifts = (sheet: Sheet, changes: readonly Change[]): boolean =>
  (sheet.confirmed ?? []).length > 0 && changes.some(touches)

/** Whether a game may have this number and note. */
export const wrongNumber = (number: number | null): PlainKey | null =>
  number !== null && Number.isInteger(number) && number >= 1 && number <= NUMBER_MAX ? null : 'house-number-wrong'

/** Whether conditions of a sheet are those of backgammon between two, which alone counts for a rating. */
export const mayBeRated = (sheet: Sheet): boolean => isDuel(sheet) && sheet.kind === 'match'

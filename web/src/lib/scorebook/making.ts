/** New sheets and players: what a form holds, what is wrong in it, and the records it becomes. */
import { book, freshOpen } from '../book/book.svelte'
import type { Change } from '../book/merge'
import { today } from '../book/moments'
import type { Sheet, SheetKind } from '../book/records'
import { conditions, type Preset } from '../book/table-clock'
import { sameName, tidy } from '../book/wording'
import type { PlainKey } from '../i18n/i18n.svelte'
import { uuid7 } from '../net/uuid7'
import { faultOfName, faultOfText, faultsOfNames } from './faults'

export const LENGTH_MAX = 64
export const PLAYERS_MAX = 64
const POINTS_MAX = 1_000_000
const EARLIEST = '1900-01-01'
const LATEST = '2200-12-31'
const AROUND = ['place', 'event', 'club'] as const

export interface Draft {
  kind: SheetKind
  names: string[]
  length: number | null
  day: string
  stake: string
  game: string
  lowWins: boolean
  target: number | null
  crawford: boolean
  jacoby: boolean
  beavers: boolean
  cube: boolean
  place: string
  event: string
  club: string
  clock: Preset | ''
  /** Only how it ended is known. */
  quick: boolean
  final: (number | null)[]
}

export const LEAST: Record<SheetKind, number> = { match: 2, money: 2, single: 2, chouette: 3, other: 2 }

export const blank = (): Draft => ({
  kind: 'match',
  names: ['', ''],
  length: 5,
  day: today(),
  stake: '',
  game: '',
  lowWins: false,
  target: null,
  crawford: true,
  jacoby: true,
  beavers: false,
  cube: true,
  place: '',
  event: '',
  club: '',
  clock: '',
  quick: false,
  final: [],
})

export type Faults = Partial<Record<keyof Draft | `name-${number}`, PlainKey>>

const whole = (n: number | null | undefined, low: number, high: number): boolean =>
  typeof n === 'number' && Number.isInteger(n) && n >= low && n <= high

/** What is wrong, by field; nothing when all is well. */
export function faults(draft: Draft): Faults {
  const found: Faults = {}
  const duel = draft.kind !== 'chouette' && draft.kind !== 'other'
  const names = (duel ? draft.names.slice(0, 2) : draft.names).map(tidy)
  for (const [at, fault] of faultsOfNames(names)) found[`name-${at}`] = fault
  if (draft.kind === 'match' && !whole(draft.length, 1, LENGTH_MAX)) found.length = 'new-length-wrong'
  const game = tidy(draft.game) === '' ? 'new-game-missing' : faultOfText(draft.game)
  if (draft.kind === 'other' && game) found.game = game
  const stake = faultOfText(draft.stake)
  if (stake) found.stake = stake
  // What is typed in a field that the kind does not show stays, and counts for nothing.
  const target = draft.kind === 'other' ? draft.target : null
  if (target !== null && target < 0) found.target = 'new-points-negative'
  else if (target !== null && !whole(target, 0, POINTS_MAX)) found.target = 'new-points-wrong'
  if (!isDay(draft.day)) found.day = 'new-day-wrong'
  for (const field of AROUND) {
    const fault = tidy(draft[field]) && faultOfName(draft[field])
    if (fault) found[field] = fault
  }
  if (draft.quick) {
    const points = names.map((_, at) => draft.final[at] ?? null)
    if (duel && points.some((n) => n !== null && n < 0)) found.final = 'new-points-negative'
    else if (!points.every((n) => whole(n, -POINTS_MAX, POINTS_MAX))) found.final = 'new-points-wrong'
    else if (draft.kind === 'match' && points.filter((n) => n! >= (draft.length ?? 0)).length > 1) found.final = 'new-both-won'
  }
  return found
}

/** Whether somebody can have played on this day. */
export function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= EARLIEST && day <= LATEST && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

/** The one who is called so, by name or nickname; a new player where nobody is. */
export function playerCalled(text: string): { id: string; change: Change | null } {
  const name = tidy(text)
  const called = [...book.players.values()].filter(({ same_as: merged }) => !merged)
  const known = called.find((each) => sameName(each.name, name)) ?? called.find((each) => sameName(each.nickname ?? '', name))
  if (known) return { id: known.id, change: null }
  const id = uuid7()
  return { id, change: { kind: 'player', id, fields: { name } } }
}

/** The place, event or club that is called so, a new one where none is; null where nothing is said. */
function namedAround(kind: (typeof AROUND)[number], text: string): { kind: string; id: string; change: Change | null } | null {
  const name = tidy(text)
  if (name === '') return null
  const home = { place: book.places, event: book.events, club: book.clubs }[kind]
  const known = [...home.values()].find((each) => sameName(each.name, name))
  if (known) return { kind, id: known.id, change: null }
  const id = uuid7()
  return { kind, id, change: { kind, id, fields: { name } } }
}

/** Write a sheet that has no faults, with the people and places it is the first to name; its id. */
export async function make(draft: Draft): Promise<string> {
  const duel = draft.kind !== 'chouette' && draft.kind !== 'other'
  const seated = (duel ? draft.names.slice(0, 2) : draft.names).map(playerCalled)
  const around = AROUND.map((kind) => namedAround(kind, draft[kind])).filter((each) => each !== null)
  const id = uuid7()
  const length = draft.kind === 'match' ? draft.length! : 0
  const fields: Omit<Sheet, 'id'> = {
    kind: draft.kind,
    players: seated.map((each) => each.id),
    day: draft.day,
    ...(length ? { length, crawford: draft.crawford } : {}),
    // A gammon counts in a single game, whether or not the cube was turned.
    ...(draft.kind === 'money' ? { jacoby: draft.jacoby, beavers: draft.beavers } : {}),
    ...(draft.kind === 'chouette' ? { jacoby: draft.jacoby } : {}),
    ...(draft.kind === 'single' ? { jacoby: false } : {}),
    ...(duel && !draft.cube ? { max_cube: 1 } : {}),
    ...(tidy(draft.stake) ? { stake: tidy(draft.stake) } : {}),
    ...(draft.kind === 'other' ? { game: tidy(draft.game), low_wins: draft.lowWins, target: draft.target ?? 0 } : {}),
    ...Object.fromEntries(around.map(({ kind, id }) => [kind, id])),
    ...(duel && draft.clock && !draft.quick ? { clock: conditions(draft.clock, length) } : {}),
    ...(draft.quick ? { final: seated.map((_, at) => draft.final[at]!) } : {}),
  }
  const people = seated.flatMap(({ change }) => (change ? [change] : []))
  const where = around.flatMap(({ change }) => (change ? [change] : []))
  const changes = [...people, ...where, { kind: 'sheet' as const, id, fields: { ...fields } }]
  await book.write(changes, { ...freshOpen(id), since: Date.now() })
  return id
}

/** The same people on the same conditions once more, today; the id of the new sheet. */
export async function again(sheet: Sheet): Promise<string> {
  const { id: _, started: _s, ended: _e, closed: _c, method: _m, winner: _w, final: _f, ...kept } = sheet
  const { note: _n, confirmed: _k, ...fields } = kept
  const id = uuid7()
  const open = { ...freshOpen(id), since: Date.now(), swapped: book.open(sheet.id).swapped }
  await book.write([{ kind: 'sheet', id, fields: { ...fields, day: today() } }], open)
  return id
}

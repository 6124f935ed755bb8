/**
 * Finding sheets: by what they are, by whom, and by words that stand on them. scorebook/search.py is the original, and
 * tests/data/searches.json holds this file to it.
 */
import type { Line, Named, Player, Sheet } from '../book/records'
import { folded } from '../book/wording'

/** What is asked for: all of it has to hold, and of several in one field one is enough. */
export interface Asked {
  words: string
  players: readonly string[]
  opponents: readonly string[]
  clubs: readonly string[]
  places: readonly string[]
  events: readonly string[]
  kinds: readonly string[]
  lengths: readonly number[]
  variants: readonly string[]
  month: string
  since: string
  until: string
  clock: boolean | null
  confirmed: boolean
}

export const ANY: Asked = {
  words: '',
  players: [],
  opponents: [],
  clubs: [],
  places: [],
  events: [],
  kinds: [],
  lengths: [],
  variants: [],
  month: '',
  since: '',
  until: '',
  clock: null,
  confirmed: false,
}

export interface Shelf {
  readonly players: ReadonlyMap<string, Player>
  readonly clubs: ReadonlyMap<string, Named>
  readonly places: ReadonlyMap<string, Named>
  readonly events: ReadonlyMap<string, Named>
  readonly sheets: ReadonlyMap<string, Sheet>
  lines(sheet: string): readonly Line[]
  person(player: string): string
}

/** The sheets that are asked for, the latest first. */
export function search(shelf: Shelf, asked: Asked): Sheet[] {
  const words = folded(asked.words).split(/\s+/u).filter(Boolean)
  const people = { players: asked.players.map((id) => shelf.person(id)), opponents: asked.opponents.map((id) => shelf.person(id)) }
  const says = (sheet: Sheet): boolean => {
    const text = folded(written(shelf, sheet).join('\n'))
    return words.every((word) => text.includes(word))
  }
  return [...shelf.sheets.values()]
    .filter((sheet) => admits(asked, sheet) && seen(shelf, sheet, people) && (words.length === 0 || says(sheet)))
    .sort(latestFirst)
}

/** The lines whose notes say all of the words, where anything is looked for. */
export function noted(lines: readonly Line[], asked: string): Line[] {
  const words = folded(asked).split(/\s+/u).filter(Boolean)
  const says = ({ note = '' }: Line): boolean => words.every((word) => folded(note).includes(word))
  return words.length === 0 ? [] : lines.filter((line) => !line.struck && line.note && says(line))
}

function admits(asked: Asked, sheet: Sheet): boolean {
  const one = <T>(wanted: readonly T[], is: T | null | undefined): boolean =>
    wanted.length === 0 || (is !== null && is !== undefined && wanted.includes(is))
  return (
    one(asked.clubs, sheet.club) &&
    one(asked.places, sheet.place) &&
    one(asked.events, sheet.event) &&
    one(asked.kinds, sheet.kind) &&
    one(asked.lengths, sheet.length ?? 0) &&
    one(asked.variants, sheet.variant ?? 'standard') &&
    sheet.day.startsWith(asked.month) &&
    asked.since <= sheet.day &&
    (!asked.until || sheet.day <= asked.until) &&
    (asked.clock === null || asked.clock === Boolean(sheet.clock)) &&
    (!asked.confirmed || (sheet.confirmed ?? []).length > 0)
  )
}

/** Whether one of its players looks at a sheet as is asked. */
function seen(shelf: Shelf, sheet: Sheet, { players, opponents }: Pick<Asked, 'players' | 'opponents'>): boolean {
  const seated = sheet.players.map((player) => shelf.person(player))
  return seated.some((one) => {
    const looks = players.length === 0 || players.includes(one)
    return looks && (opponents.length === 0 || seated.some((other) => other !== one && opponents.includes(other)))
  })
}

function written(shelf: Shelf, sheet: Sheet): string[] {
  const people = sheet.players.map((player) => shelf.players.get(shelf.person(player)))
  const names = people.flatMap((known) => [known?.name, known?.nickname])
  const { place, event, club } = sheet
  const around = [shelf.places.get(place ?? ''), shelf.events.get(event ?? ''), shelf.clubs.get(club ?? '')]
  const own = [sheet.day, sheet.game, sheet.round, sheet.stake, sheet.note]
  const notes = shelf.lines(sheet.id).map(({ note }) => note)
  return [...names, ...around.map((named) => named?.name), ...own, ...notes].filter((text) => text !== undefined)
}

function latestFirst(a: Sheet, b: Sheet): number {
  const [left, right] = [when(a), when(b)]
  return left < right ? 1 : left > right ? -1 : 0
}

const LAST_MS = 253_402_300_799_000

/** When an id was made, as moments are written: a sheet on which none stands was written down then. */
const made = (id: string): string =>
  new Date(Math.min(parseInt(id.slice(0, 8) + id.slice(9, 13), 16), LAST_MS)).toISOString().replace(/\.\d+/, '')

/** Sorts as the server does: by the day, then the moment it began, then the id. */
const when = ({ day, started, id }: Sheet): string => [day, started || made(id), id].join('\n')

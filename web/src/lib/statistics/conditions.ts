/** Which sheets count, as the address of a page has it: the names are those that the server takes. */
import { sentences } from '../i18n/i18n.svelte'
import type { StatisticsPage } from '../router.svelte'

export const CONDITIONS = ['since', 'until', 'month', 'places', 'events', 'clubs', 'kinds', 'lengths', 'variants', 'clock', 'confirmed'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Those of which there can be several at once, one of which is enough. */
export const SEVERAL: readonly Condition[] = ['places', 'events', 'clubs', 'kinds', 'lengths', 'variants']

export interface Held {
  name: Condition
  value: string
}

/** The conditions in a query, each once, in a fixed order; whatever else stands there means nothing here. */
export function held(query: string): Held[] {
  const asked = new URLSearchParams(query)
  return CONDITIONS.flatMap((name) => {
    const values = [...new Set(asked.getAll(name))].filter(Boolean)
    return (SEVERAL.includes(name) ? values : values.slice(-1)).map((value) => ({ name, value }))
  })
}

const written = (all: readonly Held[]): string => new URLSearchParams(all.map(({ name, value }) => [name, value])).toString()

/** The query with one more condition; what can only be one thing becomes that, and nothing when the value is empty. */
export function put(query: string, name: Condition, value: string): string {
  const kept = held(query).filter((each) => each.name !== name || (SEVERAL.includes(name) && each.value !== value))
  return written(held(written(value ? [...kept, { name, value }] : kept)))
}

export const without = (query: string, gone: Held): string =>
  written(held(query).filter(({ name, value }) => name !== gone.name || value !== gone.value))

/** What the server is asked for a page: its conditions, and who looks at it and whom they played. */
export function asked(at: StatisticsPage, query: string): string {
  const people = [...(at.player ? [['players', at.player]] : []), ...(at.against ? [['opponents', at.against]] : [])]
  return new URLSearchParams([...people, ...held(query).map(({ name, value }) => [name, value])]).toString()
}

/** Where one of the server's tables comes as a file. Where numbers have a comma, spreadsheets expect semicolons between cells. */
export const file = (query: string, figure: string): string =>
  `/api/book/stats?${new URLSearchParams([...new URLSearchParams(query), ['format', 'csv'], ['figure', figure], ['bom', 'true'], ['semicolon', String(sentences.lang !== 'en')]])}`

/** The page of a player, or of one against another, under the same conditions. */
export function address(player: string | null, against: string | null, query: string): string {
  const path = ['/scorebook/statistics', ...[player, player && against].filter(Boolean)].join('/')
  const conditions = written(held(query))
  return conditions ? `${path}?${conditions}` : path
}

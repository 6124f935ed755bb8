/** What is asked for, as it stands in an address: the names that the server knows it by. */
import type { Asked } from '../search'

const MANY = ['players', 'opponents', 'clubs', 'places', 'events', 'kinds', 'variants'] as const
const ONE = ['words', 'month', 'since', 'until'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MONTH = /^\d{4}-\d{2}$/

export function toQuery(asked: Asked): string {
  const query = new URLSearchParams()
  for (const name of ONE) if (asked[name]) query.set(name, asked[name])
  for (const name of MANY) for (const value of asked[name]) query.append(name, value)
  for (const length of asked.lengths) query.append('lengths', String(length))
  if (asked.clock !== null) query.set('clock', String(asked.clock))
  if (asked.confirmed) query.set('confirmed', 'true')
  return query.toString()
}

/** Read an address; what makes no sense in it is left out. */
export function fromQuery(query: string): Asked {
  const said = new URLSearchParams(query)
  const like = (pattern: RegExp, name: string): string => pattern.exec(said.get(name) ?? '')?.[0] ?? ''
  const many = (name: string): string[] => [...new Set(said.getAll(name))]
  const clock = said.get('clock')
  return {
    words: said.get('words') ?? '',
    players: many('players'),
    opponents: many('opponents'),
    clubs: many('clubs'),
    places: many('places'),
    events: many('events'),
    kinds: many('kinds'),
    variants: many('variants'),
    month: like(MONTH, 'month'),
    since: like(DAY, 'since'),
    until: like(DAY, 'until'),
    lengths: said.getAll('lengths').filter((text) => /^\d{1,2}$/.test(text)).map(Number),
    clock: clock === 'true' ? true : clock === 'false' ? false : null,
    confirmed: said.get('confirmed') === 'true',
  }
}

/** How many conditions there are besides words. */
export const conditions = (asked: Asked): number =>
  MANY.reduce((sum, name) => sum + asked[name].length, 0) +
  asked.lengths.length +
  [asked.month, asked.since, asked.until, asked.clock !== null, asked.confirmed].filter(Boolean).length

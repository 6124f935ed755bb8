/** What stands in the charts, taken from the statistics of a player or of a book. */
import type { Outcome, Part, Parts, Person, Rate, Tally } from '../book/statistics.gen'
import { t } from '../i18n/i18n.svelte'
import { months, type Column } from './shapes'
import type { Share } from './tables'
import { called, monthText, partName, signed, whole } from './words'

/** How many months there is room for. */
const MONTHS = 48

type Rates<K extends string> = Readonly<Record<K, Rate>>

/** Figures under their names, without those that there are no cases of. */
export const ratesOf = <K extends string>(home: Rates<K>, figures: readonly K[]): Share[] =>
  figures.map((figure) => ({ key: figure, name: called(figure), rate: home[figure] })).filter(({ rate }) => rate.n > 0)

/** Games won in each part, those with games only. */
export const partsOf = (way: keyof Parts, parts: readonly Part[]): Share[] =>
  parts
    .filter(({ games }) => games.n > 0)
    .map((part) => ({ key: part.key, name: partName(way, part.key, part.name), rate: part.games, detail: scoreOf(part.games) }))

export const scoreOf = ({ count, n }: Rate): string => t('score', { own: whole(count), theirs: whole(n - count) })

/** Opponents, the most games first, with the pages of both and the names that two of them have earned. */
export function opponentsOf(person: Person, href: (id: string) => string): Share[] {
  const mark = (id: string): { mark?: string } =>
    id === person.nemesis?.key ? { mark: t('chart-nemesis') } : id === person.favourite?.key ? { mark: t('chart-favourite') } : {}
  const byGames = [...person.parts.opponents].sort((a, b) => b.games.n - a.games.n || a.name.localeCompare(b.name))
  return partsOf('opponents', byGames).map((row) => ({ ...row, href: href(row.key), ...mark(row.key) }))
}

export const playersOf = (players: readonly Part[], href: (id: string) => string): Share[] =>
  partsOf('opponents', [...players].sort((a, b) => b.games.n - a.games.n || a.name.localeCompare(b.name))).map((row) => ({
    ...row,
    href: href(row.key),
  }))

/** A column for each number of points that there was; what is beyond eight stands together. */
export function outcomesOf(outcomes: readonly Outcome[], sides: 'both' | 'winner'): Column[] {
  const MOST = 8
  const columns = new Map<number, { games: number; beyond: boolean }>()
  for (const { points, games } of outcomes) {
    const shown = Math.max(-MOST, Math.min(MOST, points))
    const known = columns.get(shown)
    columns.set(shown, { games: games + (known?.games ?? 0), beyond: shown !== points || (known?.beyond ?? false) })
  }
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([points, { games, beyond }]) => {
      const label = sides === 'both' ? signed(points) : whole(points)
      return {
        key: String(points),
        label: beyond ? `${points < 0 ? '≤' : '≥'} ${label}` : label,
        value: games,
        text: whole(games),
        tone: points < 0 ? 'neg' : 'pos',
      }
    })
}

interface Amount {
  key: string
  value: number
}

function monthly(amounts: readonly Amount[], text: (n: number) => string): Column[] {
  const known = new Map(amounts.map(({ key, value }) => [key, value]))
  return months([...known.keys()].sort(), MONTHS).map((month) => {
    const value = known.get(month) ?? 0
    return { key: month, label: monthText(month, true), value, text: text(value), tone: value < 0 ? 'neg' : 'pos' }
  })
}

/** Points won, less points lost, month by month. */
export const gainsOf = (parts: readonly Part[]): Column[] =>
  monthly(parts.map((part) => ({ key: part.key, value: part.points_won - part.points_lost })), (n) => signed(n))

/** Games, month by month. */
export const gamesOf = (tallies: readonly Tally[]): Column[] =>
  monthly(tallies.map(({ key, games }) => ({ key, value: games })), whole)

/** What is seen in columns: the tallest and the lowest of them. */
export function extremes(columns: readonly Column[]): { best: Column; worst: Column } {
  const [first] = columns
  if (!first) throw new RangeError('no columns')
  return {
    best: columns.reduce((a, b) => (b.value > a.value ? b : a), first),
    worst: columns.reduce((a, b) => (b.value < a.value ? b : a), first),
  }
}

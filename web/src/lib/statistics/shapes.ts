/** Where the parts of charts lie; knows nothing of colours and words. */
import type { Day, Point } from '../book/statistics.gen'

/** A column and what stands under it. */
export interface Column {
  key: string
  label: string
  value: number
  text: string
  tone: 'pos' | 'neg'
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Columns side by side, up from the line of nought and, below it, down; heights fill `height` from the top. */
export function bars(values: readonly number[], width: number, height: number, gap: number): { bars: Bar[]; nought: number } {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = top > bottom ? height / (top - bottom) : 0
  const step = width / Math.max(1, values.length)
  const nought = top * scale
  return {
    nought,
    bars: values.map((value, at) => ({
      x: at * step + gap / 2,
      y: value < 0 ? nought : nought - value * scale,
      width: Math.max(1, step - gap),
      height: Math.abs(value) * scale,
    })),
  }
}

const next = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return of === 12 ? `${String(year + 1).padStart(4, '0')}-01` : `${month.slice(0, 5)}${String(of + 1).padStart(2, '0')}`
}

/** All months from the first to the last, also those without play; no more than so many, the last ones. */
export function months(played: readonly string[], most: number): string[] {
  const first = played[0]
  const last = played.at(-1)
  if (first === undefined || last === undefined) return []
  const all: string[] = []
  for (let month = first; month <= last; month = next(month)) all.push(month)
  return all.slice(-most)
}

const DAY_MS = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export interface Square {
  day: string
  games: number
  sheets: number
  /** From 0, nothing, to 4. */
  level: number
  week: number
  /** From 0, Monday. */
  weekday: number
}

/** So many whole weeks of days, the last of which has the day `last`; how full a day was is measured by the fullest. */
export function weeks(days: readonly Day[], last: string, count: number): Square[] {
  const played = new Map(days.map((day) => [day.day, day]))
  const amount = (day: Day | undefined): number => Math.max(day?.games ?? 0, day?.sheets ?? 0)
  const most = Math.max(1, ...days.map(amount))
  const end = at(last)
  const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * DAY_MS - (count - 1) * 7 * DAY_MS
  return Array.from({ length: count * 7 }, (_, n) => {
    const day = dayOf(monday + n * DAY_MS)
    const found = played.get(day)
    return {
      day,
      games: found?.games ?? 0,
      sheets: found?.sheets ?? 0,
      level: Math.ceil((4 * amount(found)) / most),
      week: Math.floor(n / 7),
      weekday: n % 7,
    }
  }).filter(({ day }) => day <= last)
}

/** A line over time: seconds since 1970, and where a rating stood at the end of each day, with its band while there is one. */
export interface Line {
  points: Point[]
  data: [number[], number[], (number | null)[], (number | null)[]]
}

export function line(history: readonly Point[]): Line {
  const points = history.filter((point, n) => history[n + 1]?.day !== point.day)
  const edge = (side: 1 | -1) => ({ rating, band }: Point): number | null => (band === null ? null : rating + side * band)
  return {
    points,
    data: [points.map(({ day }) => at(day) / 1000), points.map(({ rating }) => rating), points.map(edge(1)), points.map(edge(-1))],
  }
}

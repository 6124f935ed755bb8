/** Figures as they are read: in the reader's language, with the signs that print has. */
import type { Mean, Rate } from '../book/statistics.gen'
import { sentences, t } from '../i18n/i18n.svelte'

const print = (text: string): string => text.replaceAll('-', '−')

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

/** One for each language and style: making them takes longer than what they are made for. */
function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: (lang: string) => T): T {
  const name = `${sentences.lang} ${key}`
  const known = made.get(name) as T | undefined
  if (known) return known
  const fresh = make(sentences.lang)
  made.set(name, fresh)
  return fresh
}

const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(`number ${JSON.stringify(options)}`, (lang) => new Intl.NumberFormat(lang, options))
const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(`date ${JSON.stringify(options)}`, (lang) => new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }))

export const whole = (n: number): string => print(numbers({}).format(n))

const fixed = (digits: number): Intl.NumberFormatOptions => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })

export const signed = (n: number, digits = 0): string => print(numbers({ ...fixed(digits), signDisplay: 'exceptZero' }).format(n))

export const decimal = (n: number, digits = 1): string => print(numbers(fixed(digits)).format(n))

/** A rating is no quantity: its thousands are not set apart. */
export const rated = (n: number): string => print(numbers({ maximumFractionDigits: 0, useGrouping: false }).format(n))

export const NONE = '–'

export const percent = (share: number | null): string =>
  share === null ? NONE : numbers({ style: 'percent', maximumFractionDigits: 0 }).format(share)

/** The interval of a share, “45–66%”, or of a mean, “−0.01 to +0.35”; a dash where there is none. */
export function between({ low, high }: Rate | Mean, way: 'share' | 'mean' | 'signed' = 'share'): string {
  if (low === null || high === null) return NONE
  if (way === 'share') return t('chart-percents', { low: whole(Math.round(100 * low)), high: whole(Math.round(100 * high)) })
  const number = (n: number): string => (way === 'signed' ? signed(n, 2) : decimal(n, 2))
  return sentences.format('stats-between', { low: number(low), high: number(high) })
}

/** A figure's name, as the command line has it, beginning with a capital. */
export function called(figure: string): string {
  const text = sentences.format(`stats-${figure.replaceAll('_', '-')}`)
  return text.charAt(0).toLocaleUpperCase(sentences.lang) + text.slice(1)
}

const dated = (day: string, style: Intl.DateTimeFormatOptions): string => dates(style).format(new Date(`${day}T00:00:00Z`))

export const dayText = (day: string): string => dated(day, { dateStyle: 'medium' })
export const monthText = (month: string, short = false): string =>
  dated(`${month}-01`, { month: short ? 'short' : 'long', year: short ? '2-digit' : 'numeric' })
/** Days of the week are counted from Monday, 1. */
export const weekdayText = (n: number, style: 'long' | 'short' = 'long'): string =>
  dated(`2024-01-0${n}`, { weekday: style })

/** What the parts of a book are called, by the way it is divided. */
export function partName(way: string, key: string, name: string): string {
  if (way === 'weekdays') return weekdayText(Number(key))
  if (way === 'months') return monthText(key)
  if (way === 'kinds') return sentences.format(`new-kind-${key}`)
  if (way === 'variants') return sentences.format(`variant-${key}`)
  if (way === 'lengths') return key === '0' ? t('chart-no-length') : t('match-to', { n: Number(key) })
  if (way === 'places') return name || t('chart-nowhere')
  if (way === 'clocks') return clockText(key)
  return name
}

function clockText(key: string): string {
  if (!key) return t('new-clock-none')
  const [delay = 0, reserve = 0] = key.split('+').map(Number)
  return t('chart-clock-of', { delay, reserve: decimal(reserve / 60, reserve % 60 ? 1 : 0) })
}

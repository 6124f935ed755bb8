/** Charts as tables: the same figures, in the same order, each with what it rests on. */
import type { Mean, Part, Rate } from '../book/statistics.gen'
import { sentences, t } from '../i18n/i18n.svelte'
import { between, called, decimal, NONE, percent, signed, whole } from './words'

export interface Table {
  /** The first one names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A share under its name, as charts of intervals have it. */
export interface Share {
  key: string
  name: string
  rate: Rate
  href?: string
  /** What stands beside the share: the score. */
  detail?: string
  mark?: string
}

/** A figure that stands large, what it rests on under it. */
export interface Tile {
  name: string
  label: string
  value: string
  note: string
  few: boolean
}

export const rateCells = (rate: Rate): string[] => [whole(rate.count), whole(rate.n), percent(rate.share), between(rate)]
export const meanCells = (mean: Mean): string[] => [mean.mean === null ? NONE : signed(mean.mean, 2), between(mean, 'signed')]

export const shareTable = (rows: readonly Share[], head: string): Table => ({
  columns: [head, t('chart-count'), 'n', t('chart-share'), sentences.format('stats-interval')],
  rows: rows.map(({ name, rate }) => [name, ...rateCells(rate)]),
})

/** Everything that is known of parts; the rows are named by the way in which they divide. */
export const partTable = (parts: readonly Part[], head: string, name: (part: Part) => string): Table => ({
  columns: [
    head,
    called('sheets'),
    called('matches'),
    called('games'),
    'n',
    t('chart-share'),
    sentences.format('stats-interval'),
    called('points-won'),
    called('points-lost'),
    called('per-game'),
    sentences.format('stats-interval'),
  ],
  rows: parts.map((part) => [
    name(part),
    whole(part.sheets),
    t('chart-of', { count: part.matches.count, n: part.matches.n }),
    ...rateCells(part.games),
    whole(part.points_won),
    whole(part.points_lost),
    ...meanCells(part.per_game),
  ]),
})

export const countTable = (head: string, columns: readonly string[], rows: readonly (readonly [string, ...number[]])[]): Table => ({
  columns: [head, ...columns],
  rows: rows.map(([name, ...numbers]) => [name, ...numbers.map((n) => whole(n))]),
})

export const average = (mean: Mean): string => (mean.mean === null ? NONE : decimal(mean.mean, 2))

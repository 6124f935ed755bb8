/** Values of records in words: what a field is called, and what stands in it. */
import { book } from '../../book/book.svelte'
import type { Line, Named, Sheet } from '../../book/records'
import { worth } from '../../book/standing'
import { sentences, t, type MessageKey } from '../../i18n/i18n.svelte'
import type { Result } from '../../score/score'
import { KINDS, standsText, titleOf, written } from '../telling'
import type { Entry } from './history'

/** Fields that say nothing to people, or that stand in a sentence of their own. */
const SILENT = new Set(['sheet', 'actions', 'stakes', 'box', 'captain', 'written', 'seconds', 'started', 'ended', 'colour', 'kind'])
const LABELS: Record<string, MessageKey> = {
  name: 'people-name', nickname: 'people-nickname', note: 'house-note', club: 'house-club', place: 'house-place',
  event: 'house-event', day: 'new-day', players: 'people', length: 'new-length', stake: 'new-stake', round: 'house-round',
  game: 'new-game', final: 'house-final', confirmed: 'house-confirmed', closed: 'house-closed', winner: 'house-given',
  number: 'house-number', rated: 'house-rated', archived: 'house-away', same_as: 'people-same', struck: 'table-struck',
  clock: 'new-clock', low_wins: 'new-low-wins', target: 'new-target', max_cube: 'house-max-cube', points: 'house-points',
  method: 'house-method', crawford: 'option-crawford', jacoby: 'option-jacoby', beavers: 'option-beavers', variant: 'house-variant',
}

/** What a game says that was won by a result; of one with its moves, that it has them. */
export function gameText(sheet: Sheet | undefined, line: Partial<Line>): string {
  const names = sheet ? book.names(sheet) : []
  if (line.points) return line.points.map((n) => written(n)).join(' · ')
  if (sheet && line.stakes) return line.stakes.map((stake) => `${names[stake.seat] ?? '?'} ${written(worth(sheet, stake), true)}`).join(' · ')
  const last = line.actions?.findLast((each): each is Result => each.t === 'result')
  if (last) return t('table-was', { name: names[last.winner] ?? '?', kind: t(`kind-${KINDS[(last.kind ?? 1) - 1]!}`), n: last.cube ?? 1 })
  return t('table-moves-only')
}

export const label = (field: string): string => (LABELS[field] ? sentences.format(LABELS[field]) : field)
export const speaks = (field: string): boolean => !SILENT.has(field)

/** What stands in a field. */
export function valueText(field: string, value: unknown): string {
  const name = (home: ReadonlyMap<string, Named>): string => home.get(String(value))?.name ?? '?'
  if (value === null || value === undefined || value === '') return t('house-nothing')
  if (typeof value === 'boolean') return t(value ? 'house-yes' : 'house-no')
  if (field === 'club') return name(book.clubs)
  if (field === 'place') return name(book.places)
  if (field === 'event') return name(book.events)
  if (field === 'same_as') return book.name(String(value))
  if (field === 'players' || field === 'confirmed')
    return (value as string[]).map((player) => book.name(player)).join(' – ') || t('house-nothing')
  if (field === 'day') return new Intl.DateTimeFormat(sentences.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${String(value)}T00:00:00Z`))
  if (Array.isArray(value)) return standsText(value.map(Number))
  if (typeof value === 'object') return t('house-yes')
  return String(value)
}

/** What an entry is about, where that is not the page's own record. */
export function headText({ kind, event, changed, then }: Entry, sheet: Sheet | undefined): string {
  if (kind === 'line') {
    const struck = changed.find(({ field }) => field === 'struck')
    const what = event === 'made' ? gameText(sheet, then as Partial<Line>) : ''
    const did = struck && event !== 'made' ? t(struck.to ? 'house-was-struck' : 'house-was-back') : what
    return `${t('house-game', { n: Number((then as unknown as Line).number ?? 0) })}${did ? `: ${did}` : ''}`
  }
  if (event === null) return ''
  if (event === 'made' && kind === 'sheet') return `${t('house-made')}: ${titleOf(then as unknown as Sheet)}`
  return t(({ made: 'house-made', gone: 'house-gone-now', back: 'house-back-now' } as const)[event])
}

/** Finding sheets: every word that is looked for stands somewhere on it. */
import { t } from '../i18n/i18n.svelte'
import type { Named, Sheet } from '../book/records'
import type { Standing } from '../book/standing'

interface Shelf {
  readonly sheets: ReadonlyMap<string, Sheet>
  readonly places: ReadonlyMap<string, Named>
  names(sheet: Sheet): string[]
  standing(sheet: Sheet): Standing
}

/** What is played on a sheet, in words. */
export function titleOf(_: Shelf, sheet: Sheet): string {
  if (sheet.kind === 'match') return t('match-to', { n: sheet.length ?? 0 })
  if (sheet.kind === 'other') return sheet.game ?? ''
  return t(`new-kind-${sheet.kind}`)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The sheets on which every word stands, the newest first. */
export function found(shelf: Shelf, text: string): Sheet[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const says = (sheet: Sheet): string => {
    const place = sheet.place ? (shelf.places.get(sheet.place)?.name ?? '') : ''
    const told = [...shelf.names(sheet), titleOf(shelf, sheet), sheet.day, place, sheet.stake, sheet.round, sheet.note]
    return plain(told.filter(Boolean).join(' '))
  }
  const newest = (a: Sheet, b: Sheet): number => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1)
  return [...shelf.sheets.values()]
    .filter((sheet) => words.length === 0 || words.every((word) => says(sheet).includes(word)))
    .sort(newest)
}

/** What a change does to what players have confirmed (scorebook/admission.py). */
import type { Change } from './merge'
import type { Line, Sheet } from './records'

/** What of a sheet may change without touching its result. */
const ASIDE = new Set([
  'day', 'stake', 'club', 'place', 'event', 'round', 'rated', 'started', 'ended', 'closed', 'clock', 'note', 'confirmed',
])

/** Whether a change touches the result on a sheet, so that what was confirmed is no longer what stands there. */
export function touches({ kind, fields }: Change): boolean {
  const names = Object.keys(fields)
  if (kind === 'line') return names.some((name) => name !== 'note')
  return kind === 'sheet' && names.some((name) => !ASIDE.has(name))
}

interface Shelf {
  readonly sheets: ReadonlyMap<string, Sheet>
  line(id: string): Line | undefined
  own(id: string): boolean
}

/** The changes with which confirmations go that others of them touch, as they will on the server. */
export function lifted(shelf: Shelf, changes: readonly Change[]): Change[] {
  const sheets = changes.filter(touches).map(({ kind, id, fields }) => (kind === 'sheet' ? id : String(fields.sheet ?? shelf.line(id)?.sheet ?? '')))
  const lifts = (id: string): boolean => shelf.own(id) && (shelf.sheets.get(id)?.confirmed ?? []).length > 0
  return [...new Set(sheets)].filter(lifts).map((id) => ({ kind: 'sheet', id, fields: { confirmed: [] } }))
}

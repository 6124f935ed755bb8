/**
 * Writings of several devices become one record: of each field the last one stands, but what is fixed on a line the first
 * one. Pure; scorebook/ops.py is the server's.
 */
import type { Fields, Kind } from './records'

/** Something written: the fields that change, or that a record is gone, or back. */
export interface Change {
  kind: Kind
  id: string
  fields: Fields
  gone?: boolean
}

/** A change as it travels. */
export interface Op extends Change {
  op: string
  hlc: string
}

/** A record with when each field was written; `hlcs.gone`: when it went, or came back. */
export interface Stored {
  kind: Kind
  id: string
  fields: Fields
  hlcs: Record<string, string>
  gone: boolean
}

export const GONE = 'gone'
/** What may change of a line; the rest is fixed when it is written. */
const CHANGING = ['struck', 'number', 'note']

const blank = (kind: Kind, id: string): Stored => ({ kind, id, fields: {}, hlcs: {}, gone: false })

/** The record after an operation; operations may come in any order, and more than once. */
export function applied(stored: Stored | undefined, { kind, id, fields, hlc, gone }: Op): Stored {
  const hlcs = Object.fromEntries(Object.keys(fields).map((field) => [field, hlc]))
  return merged(stored, { kind, id, fields, hlcs: gone === undefined ? hlcs : { ...hlcs, [GONE]: hlc }, gone: gone === true })
}

/** Both writings of a record as one. */
export function merged(stored: Stored | undefined, change: Stored): Stored {
  const { kind, id, fields, hlcs, gone } = stored ?? blank(change.kind, change.id)
  const stands = (field: string): boolean => {
    const [theirs, ours] = [change.hlcs[field]!, hlcs[field]]
    const first = kind === 'line' && field !== GONE && !CHANGING.includes(field)
    return ours === undefined || (first ? theirs < ours : theirs > ours)
  }
  const later = Object.keys(change.hlcs).filter(stands)
  const of = <T>(values: Record<string, T>, names: string[]): Record<string, T> =>
    Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]!]))
  return {
    kind,
    id,
    fields: { ...fields, ...of(change.fields, later) },
    hlcs: { ...hlcs, ...of(change.hlcs, later) },
    gone: later.includes(GONE) ? change.gone : gone,
  }
}

/**
 * Writings of several devices become one record: of each field the last one stands, but what is fixed on a line the first
 * one. Pure; scorebook/ops.py is the server's.
 */
import type { BookChange } from '../net/protocol.gen'
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

/**
 * A record with when each field was written; `hlcs.gone`: when it went, or came back. `via`: the sheet of another book
 * by which it came here; none or '' for the reader's own book.
 */
export type Stored = BookChange & { via?: string }

export const GONE = 'gone'
/** What may change of a line; the rest is fixed when it is written. */
const CHANGING = ['struck', 'number', 'note']

/** The record after an operation; operations may come in any order, and more than once. */
export function applied(stored: Stored | undefined, { kind, id, fields: written, hlc, gone }: Op): Stored {
  const before = stored ?? { kind, id, fields: {}, hlcs: {}, gone: false }
  const stands = (field: string): boolean => {
    const known = before.hlcs[field]
    const first = kind === 'line' && field !== GONE && !CHANGING.includes(field)
    return known === undefined || (first ? hlc < known : hlc > known)
  }
  const names = Object.keys(written).filter(stands)
  const back = gone !== undefined && stands(GONE)
  const hlcs = Object.fromEntries([...names, ...(back ? [GONE] : [])].map((name) => [name, hlc]))
  return {
    kind,
    id,
    fields: { ...before.fields, ...Object.fromEntries(names.map((name) => [name, written[name]])) },
    hlcs: { ...before.hlcs, ...hlcs },
    gone: back ? gone : before.gone,
  }
}

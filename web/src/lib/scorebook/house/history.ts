/** The history of a record as people read it: who wrote what, and what stood there before. Pure. */
import type { Stored } from '../../book/merge'
import type { Fields, Kind } from '../../book/records'
import type { BookWriting } from '../../net/protocol.gen'

export type Who = 'device' | 'own' | 'here' | 'other'

/** One field that was written; `from` is absent where nothing stood there, or where it is not known. */
export interface Changed {
  field: string
  from?: unknown
  to: unknown
}

export interface Entry {
  key: string
  kind: Kind
  id: string
  /** Milliseconds since 1970, by the clock of the device. */
  at: number
  who: Who
  /** The end of the name of another's device, to tell two of them apart. */
  device: string
  /** Whether the record begins here, goes, or comes back. */
  event: 'made' | 'gone' | 'back' | null
  changed: Changed[]
  /** All that stood there then. */
  then: Fields
}

const END = 4

/** What the server knows, the latest first. */
export function told(written: readonly BookWriting[], device: string): Entry[] {
  const known = new Map<string, Fields>()
  const entries = written.map((each): Entry => {
    const kind = each.kind as Kind
    const before = known.get(each.id)
    const then = { ...before, ...each.fields }
    known.set(each.id, then)
    const changed = Object.entries(each.fields)
      .filter(([field, to]) => !same(before?.[field], to))
      .map(([field, to]) => (before && field in before ? { field, from: before[field], to } : { field, to }))
    const event = each.gone === true ? 'gone' : each.gone === false ? 'back' : before === undefined ? 'made' : null
    const who = each.device === device ? 'device' : each.own ? 'own' : each.here ? 'here' : 'other'
    return { key: each.op, kind, id: each.id, at: Date.parse(each.at), who, device: each.device.slice(-END), event, changed, then }
  })
  return entries.filter(({ event, changed }) => event !== null || changed.length > 0).reverse()
}

/** What this device knows by itself: who wrote last of each field, and when; not what stood there before. */
export function remembered(records: readonly Stored[], device: string): Entry[] {
  const entries = records.flatMap(({ kind, id, fields, hlcs, gone }): Entry[] => {
    const stamps = [...new Set(Object.values(hlcs))].sort()
    return stamps.map((stamp, at) => {
      const written = Object.keys(fields).filter((field) => hlcs[field] === stamp)
      const event = hlcs.gone === stamp ? (gone ? 'gone' : 'back') : at === 0 ? 'made' : null
      const by = stamp.slice(19)
      const who = by === device ? 'device' : by === '0'.repeat(12) ? 'here' : 'other'
      const changed = written.map((field) => ({ field, to: fields[field] }))
      return { key: `${id} ${stamp}`, kind, id, at: Number(stamp.slice(0, 13)), who, device: by.slice(-END), event, changed, then: fields }
    })
  })
  return entries.sort((a, b) => b.at - a.at)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The last statistics that the server sent, for when it cannot be reached; where the browser keeps nothing, nothing. */
import type { Summary } from '../book/statistics.gen'

const SHELF = 'statistics'
const MOST = 24

export interface Kept {
  summary: Summary
  /** When it was counted, in milliseconds since 1970. */
  when: number
}

const name = (query: string): string => `/api/book/stats?${query}`

export async function remember(query: string, kept: Kept): Promise<void> {
  if (!('caches' in globalThis)) return
  const shelf = await caches.open(SHELF)
  // The shelf is in the order of writing: what was asked for again goes to its end.
  await shelf.delete(name(query))
  await shelf.put(name(query), new Response(JSON.stringify(kept)))
  const all = await shelf.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => shelf.delete(old)))
}

export async function recall(query: string): Promise<Kept | null> {
  if (!('caches' in globalThis)) return null
  const found = await (await caches.open(SHELF)).match(name(query))
  return found ? ((await found.json()) as Kept) : null
}

/** How a match was started from this browser, so that a rematch is played by the same rules. */
import type { NewMatch, View } from './protocol.gen'

const KEY = 'triktrak.started'
const KEPT = 20

function all(): [string, NewMatch][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, NewMatch][]) : []
  } catch {
    return []
  }
}

export function rememberStart(id: string, match: NewMatch): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), [id, match]].slice(-KEPT)))
  } catch {
    // No storage: a rematch then takes what the view tells.
  }
}

/** What to ask for to play `view` once more. */
export function again(id: string, view: View): NewMatch {
  const known = all().find(([key]) => key === id)?.[1]
  if (known) return known
  const bot = view.bot[0] || view.bot[1]
  const friend = !bot && view.seats.length === 1
  const { variant, jacoby, beavers, raccoons, max_cube } = view.rules
  const match: NewMatch = {
    opponent: bot ? 'bot' : friend ? 'friend' : 'local',
    length: view.length,
    max_cube,
    variant: variant as NonNullable<NewMatch['variant']>,
  }
  if (view.money) Object.assign(match, { jacoby, beavers, raccoons })
  return bot ? match : { ...match, names: friend ? [view.names[view.me]] : [...view.names] }
}

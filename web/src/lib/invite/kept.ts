/** What this browser remembers of invitations: their links, which the server does not know, and the reader's name. */
import type { Invited } from '../net/protocol.gen'

const LINKS = 'triktrak.links'
const NAME = 'triktrak.name'
const KEPT = 20

function links(): [string, Invited][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LINKS) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, Invited][]) : []
  } catch {
    return []
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // No storage: a new link can be made, and a name typed again.
  }
}

export const keptLink = (match: string): Invited | null => links().find(([id]) => id === match)?.[1] ?? null

export function keepLink(match: string, invited: Invited): void {
  keep(LINKS, JSON.stringify([...links().filter(([id]) => id !== match), [match, invited]].slice(-KEPT)))
}

export const keepName = (name: string): void => keep(NAME, name)

export function keptName(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

/** What this browser remembers of invitations: their links, which the server does not know, and the reader's name. */
import type { Invited } from '../net/protocol.gen'
import { keep, recall } from '../storage'

const LINKS = 'triktrak.links'
const NAME = 'triktrak.name'
const KEPT = 20

function links(): [string, Invited][] {
  try {
    const stored: unknown = JSON.parse(recall(LINKS) ?? '[]')
    return Array.isArray(stored) ? (stored as [string, Invited][]) : []
  } catch {
    return []
  }
}

export const keptLink = (match: string): Invited | null => links().find(([id]) => id === match)?.[1] ?? null

export function keepLink(match: string, invited: Invited): void {
  keep(LINKS, JSON.stringify([...links().filter(([id]) => id !== match), [match, invited]].slice(-KEPT)))
}

export const keepName = (name: string): void => keep(NAME, name)

export const keptName = (): string => recall(NAME) ?? ''

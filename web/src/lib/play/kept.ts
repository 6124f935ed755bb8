/** The half-made play survives a reload of the page: its steps are kept in the tab, for the one decision they belong to. */
import type { StepEdge } from '../net/protocol.gen'
import { follow, type Tree } from './steps'

const key = (match: string): string => `triktrak.play.${match}`

export function keepPath(match: string, dn: number, path: readonly StepEdge[]): void {
  try {
    if (path.length === 0) sessionStorage.removeItem(key(match))
    else
      sessionStorage.setItem(key(match), JSON.stringify({ dn, steps: path.map(([from, to, die]) => [from, to, die]) }))
  } catch {
    // No storage: a reload then starts the play afresh.
  }
}

/** The kept steps, when they belong to this decision and are a path of its tree. */
export function keptPath(match: string, dn: number, tree: Tree): StepEdge[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(match)) ?? 'null') as {
      dn: number
      steps: [number, number, number][]
    } | null
    return kept?.dn === dn ? follow(tree, kept.steps) : null
  } catch {
    return null
  }
}

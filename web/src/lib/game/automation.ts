/** What happens by itself on this screen because its reader wishes so. Pure; attend.svelte.ts does it.
 *  It decides nothing: where there is a choice it stays silent. */
import type { StepEdge, View } from '../net/protocol.gen'
import type { Tree } from '../play/steps'
import type { Preferences } from '../settings.svelte'

export type Deed = { kind: 'roll' } | { kind: 'done' } | { kind: 'bear-off'; path: StepEdge[] }
export type Wished = Pick<Preferences, 'roll' | 'bearOff' | 'done'>

/** The deed that is due, with `path` moved so far, or null. */
export function due(view: View, path: readonly StepEdge[], wished: Wished): Deed | null {
  if (view.legal.includes('roll')) {
    const always = wished.roll === 'always' || (wished.roll === 'dead' && !view.legal.includes('double'))
    return always ? { kind: 'roll' } : null
  }
  const { tree } = view
  if (!view.legal.includes('play') || tree === null) return null
  const node = path.at(-1)?.[4] ?? 0
  if (wished.done && path.length > 0 && tree[node]?.length === 0) return { kind: 'done' }
  if (!wished.bearOff || path.length > 0 || !view.race) return null
  const off = allOff(tree)
  return off === null ? null : { kind: 'bear-off', path: off }
}

/** The way on which every die takes a checker off, when all such ways end alike; else null. */
export function allOff(tree: Tree): StepEdge[] | null {
  const ends = new Map<number, StepEdge[]>()
  const todo: { node: number; path: StepEdge[] }[] = [{ node: 0, path: [] }]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    const edges = tree[at.node] ?? []
    if (edges.length === 0 && at.path.length > 0) ends.set(at.node, at.path)
    for (const edge of edges) if (edge[1] === 0) todo.push({ node: edge[4], path: [...at.path, edge] })
  }
  return ends.size === 1 ? [...ends.values()][0]! : null
}

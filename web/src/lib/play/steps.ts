/** Walking the step tree the server sends with a roll. The rules are in the tree: nothing here knows any.
 *  An edge is [from, to, die, hit, next]; from and to count as the mover does (25 bar, 0 off), hit as the opponent does. */
import { BAR, OFF } from '../board/geometry'
import type { SideNo, StepEdge } from '../net/protocol.gen'

export type Tree = readonly (readonly StepEdge[])[]
export type Board = readonly [readonly number[], readonly number[]]

/** One way to bring a checker from where it stands to `to`: the edges in order, and the node they lead to. */
export interface Way {
  to: number
  path: StepEdge[]
  end: number
}

const noted = (point: number): string => (point === BAR ? 'bar' : point === OFF ? 'off' : String(point))

/** A step in notation, as bar/22*. */
export const written = ([from, to, , hit]: readonly number[]): string =>
  `${noted(from!)}/${noted(to!)}${hit ? '*' : ''}`

/** A checker's way in notation, with every stop, as 24/22/18*. */
export const wayText = (path: readonly (readonly number[])[]): string =>
  path.reduce((text, [, to, , hit]) => `${text}/${noted(to!)}${hit ? '*' : ''}`, noted(path[0]![0]!))

const edgesAt = (tree: Tree, node: number): readonly StepEdge[] => tree[node] ?? []

/** Done is allowed where no edge goes on. */
export const isLeaf = (tree: Tree, node: number): boolean => edgesAt(tree, node).length === 0

/** The points from which a checker may move now. */
export const sources = (tree: Tree, node: number): Set<number> => new Set(edgesAt(tree, node).map(([from]) => from))

/** Every way the checker on `from` can go on, with one die up to all of them; ways that end the same are given once. */
export function ways(tree: Tree, node: number, from: number): Way[] {
  const found = new Map<string, Way>()
  const walk = (at: number, point: number, path: StepEdge[]): void => {
    for (const edge of edgesAt(tree, at)) {
      const [start, to, , , next] = edge
      if (start !== point) continue
      const way = { to, path: [...path, edge], end: next }
      const key = `${to} ${next}`
      if (!found.has(key)) found.set(key, way)
      if (to > 0) walk(next, to, way.path)
    }
  }
  walk(node, from, [])
  return [...found.values()]
}

/** The step a tap makes: by the preferred die, else by whichever other die can move this checker. */
export function byDie(tree: Tree, node: number, from: number, preferred: number): StepEdge | null {
  const edges = edgesAt(tree, node).filter(([start]) => start === from)
  return edges.find(([, , die]) => die === preferred) ?? edges[0] ?? null
}

/** The ways to `to` among which only the player can choose: the shortest, and several only when they hit differently. */
export function waysTo(all: readonly Way[], to: number, preferred: number): Way[] {
  const here = all.filter((way) => way.to === to)
  const shortest = Math.min(...here.map((way) => way.path.length))
  const short = here.filter((way) => way.path.length === shortest)
  const first = short.find((way) => way.path[0]?.[2] === preferred) ?? short[0]
  if (!first) return []
  return [first, ...short.filter((way) => hits(way) !== hits(first))]
}

const hits = (way: Way): string =>
  way.path
    .map(([, , , hit]) => hit)
    .filter(Boolean)
    .join()

/** What tapping a place asks for when no checker is chosen: two checkers making that point if there is one such pair
 *  (the one with the fewest dice), else the only checker that can come there; several ways only when they hit
 *  differently. */
export function gather(tree: Tree, node: number, to: number, preferred: number): Way[] {
  const comers = (at: number): Way[] =>
    [...sources(tree, at)].flatMap((from) => ways(tree, at, from).filter((way) => way.to === to))
  const firsts = comers(node)
  const pairs = new Map<number, Way>()
  for (const { path, end } of firsts)
    for (const second of comers(end)) {
      const known = pairs.get(second.end)
      const way = { to, path: [...path, ...second.path], end: second.end }
      if (!known || way.path.length < known.path.length) pairs.set(second.end, way)
    }
  const fewest = Math.min(...[...pairs.values()].map(({ path }) => path.length))
  const best = [...pairs.values()].filter(({ path }) => path.length === fewest)
  if (best.length > 0) return best.length === 1 ? best : []
  if (new Set(firsts.map(({ end }) => end)).size === 1) return [firsts[0]!]
  return new Set(firsts.map(({ path }) => path[0]![0])).size === 1 ? waysTo(firsts, to, preferred) : []
}

/** What is left to move when it can only end in one way; empty when there is a choice or nothing is left. */
export function forcedRest(tree: Tree, node: number): StepEdge[] {
  const ends = new Set<number>()
  const seen = new Set<number>()
  const todo = [node]
  for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    if (isLeaf(tree, at)) ends.add(at)
    if (ends.size > 1) return []
    todo.push(...edgesAt(tree, at).map(([, , , , next]) => next))
  }
  const path: StepEdge[] = []
  for (let at = node; !isLeaf(tree, at); at = path.at(-1)![4]) path.push(edgesAt(tree, at)[0]!)
  return path
}

/** The edges of `steps` from the root, or null when they are no path of this tree. */
export function follow(tree: Tree, steps: readonly (readonly [number, number, number])[]): StepEdge[] | null {
  const path: StepEdge[] = []
  for (const [from, to, die] of steps) {
    const edge = edgesAt(tree, path.at(-1)?.[4] ?? 0).find(([f, t, d]) => f === from && t === to && d === die)
    if (!edge) return null
    path.push(edge)
  }
  return path
}

/** Move one checker of `side`; a blot on `hit` (as the other side counts) goes to its bar. */
export function moved(board: Board, side: SideNo, from: number, to: number, hit: number): Board {
  const mine = [...board[side]!]
  const theirs = [...board[1 - side]!]
  mine[from]!--
  mine[to]!++
  if (hit > 0) {
    theirs[hit]!--
    theirs[BAR]!++
  }
  return side === 0 ? [mine, theirs] : [theirs, mine]
}

/** Take back what `moved` did. */
export function unmoved(board: Board, side: SideNo, from: number, to: number, hit: number): Board {
  const mine = [...board[side]!]
  const theirs = [...board[1 - side]!]
  mine[from]!++
  mine[to]!--
  if (hit > 0) {
    theirs[hit]!++
    theirs[BAR]!--
  }
  return side === 0 ? [mine, theirs] : [theirs, mine]
}

/** The board after walking `path`. */
export const walked = (board: Board, side: SideNo, path: readonly StepEdge[]): Board =>
  path.reduce<Board>((at, [from, to, , hit]) => moved(at, side, from, to, hit), board)

/** The pips a side has to go. */
export const pipsOf = (counts: readonly number[]): number => counts.reduce((sum, n, point) => sum + n * point, 0)

/** The way through the tree that makes these steps in this order and ends a play, or null. */
export function pathOf(tree: Tree, made: readonly (readonly [number, number])[], node = 0): StepEdge[] | null {
  const [next, ...rest] = made
  if (next === undefined) return isLeaf(tree, node) ? [] : null
  for (const edge of edgesAt(tree, node)) {
    if (edge[0] !== next[0] || edge[1] !== next[1]) continue
    const path = pathOf(tree, rest, edge[4])
    if (path) return [edge, ...path]
  }
  return null
}

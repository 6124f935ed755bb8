/** Plays as people type them, found in the step tree: 8/5 6/5 · 24/13 · bar/22* · 13/7(2) · b/20, 6-off, 24→18.
 *  What the tree does not hold is for the server to judge; stars only matter where two ways differ in what they hit. */
import type { StepEdge } from '../net/protocol.gen'
import type { Tree, Way } from './steps'

/** A checker's way from one place to another, by one die or more. */
export interface Leg {
  from: number
  to: number
}

export interface Reading {
  legs: Leg[]
  /** The points behind which a star stands. */
  stars: Set<number>
}

const NAMES: Record<string, number> = { bar: 25, b: 25, off: 0, o: 0 }
const PLACE = '(?:\\d{1,2}|bar|b|off|o)'
const STROKE = '(?:/|->|-|–|→)'
const WAY = new RegExp(`^${PLACE}(?:${STROKE}${PLACE}\\*?)+(?:\\((\\d)\\))?\\*?$`)

/** What a text says, or null when it is no play. */
export function reading(text: string): Reading | null {
  const words = text
    .toLowerCase()
    .replace(/\s+\(/g, '(')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const stars = new Set<number>()
  const legs: Leg[] = []
  for (const word of words) {
    const found = WAY.exec(word)
    if (!found) return null
    const stops = word.replace(/\(\d\)/, '').split(new RegExp(STROKE))
    const points = stops.map((stop) => NAMES[stop.replace('*', '')] ?? Number.parseInt(stop, 10))
    if (points.some((point, i) => point > 25 || (i > 0 && point >= points[i - 1]!))) return null
    stops.forEach((stop, i) => stop.includes('*') && stars.add(points[i]!))
    for (let n = Number(found[1] ?? 1); n > 0; n--)
      for (let i = 1; i < points.length; i++) legs.push({ from: points[i - 1]!, to: points[i]! })
  }
  return legs.length > 0 ? { legs, stars } : null
}

/** The ways from `node` that are what was read: none, one, or several that hit differently. */
export function spell(tree: Tree, node: number, { legs, stars }: Reading): Way[] {
  const found = new Map<number, Way>()
  const seen = new Set<string>()
  const walk = (at: number, open: readonly Leg[], path: StepEdge[]): void => {
    if (open.length === 0) {
      const known = found.get(at)
      if (!known) found.set(at, { to: path.at(-1)![1], path, end: at })
      return
    }
    const key = `${at} ${open.map(({ from, to }) => `${from}/${to}`).join()}`
    if (seen.has(key)) return
    seen.add(key)
    for (const edge of tree[at] ?? [])
      open.forEach((leg, i) => {
        const [from, to] = edge
        if (from !== leg.from || to < leg.to) return
        const rest = to === leg.to ? open.toSpliced(i, 1) : open.with(i, { from: to, to: leg.to })
        walk(edge[4], rest, [...path, edge])
      })
  }
  walk(node, legs, [])
  // Bearing off with the exact die wastes nothing; no more dice are spent than were asked for.
  const spent = (way: Way): number => way.path.length * 100 + way.path.reduce((sum, [, , die]) => sum + die, 0)
  const least = Math.min(...[...found.values()].map(spent))
  const best = new Map<string, Way>()
  for (const way of found.values()) if (spent(way) === least) best.set(hits(way).join(), best.get(hits(way).join()) ?? way)
  const all = [...best.values()]
  const starred = all.filter((way) => [...stars].every((point) => hits(way).includes(point)))
  return stars.size > 0 && starred.length === 1 ? starred : all
}

const hits = (way: Way): number[] =>
  way.path
    .filter(([, , , hit]) => hit > 0)
    .map(([, to]) => to)
    .sort((a, b) => a - b)

/** What a board is asked to draw, in the terms of the game; Geometry says where. */
import type { CubeView, HitStep, SideNo, StepEdge } from '../net/protocol.gen'
import type { Note, Thrown } from '../play/replay'
import type { Flight } from '../play/stage.svelte'
import type { Board } from '../play/steps'
import { DRAWN, type Geometry, type Spot } from './geometry'

/** A place the chosen checker can go: with one die, or with several. */
export interface Target {
  point: number
  dice: 'one' | 'more'
  hit: boolean
}

export interface Scene {
  board: Board
  dice: Thrown[]
  /** The dice are of a turn that is over: they lie aside. */
  aside: boolean
  cube: CubeView
  /** Who offers the cube, while it is offered. */
  offeredBy: SideNo | null
  flights: Flight[]
  cast: number
  note: Note | null
  /** The side whose checkers may be moved now, and from where. */
  mover: SideNo | null
  sources: Set<number>
  /** What each die lets each of them do. */
  edges: readonly StepEdge[]
  chosen: number | null
  targets: Target[]
  /** The chosen checker may be put anywhere: nobody judges. */
  anywhere?: boolean
  last: { side: SideNo; steps: HitStep[] } | null
}

/** A board nobody plays on: a picture. */
export const still = (board: Board, rest: Partial<Scene> = {}): Scene => ({
  board,
  dice: [],
  aside: false,
  cube: { value: 1, owner: null, offered: null, none: true },
  offeredBy: null,
  flights: [],
  cast: 0,
  note: null,
  mover: null,
  sources: new Set(),
  edges: [],
  chosen: null,
  targets: [],
  last: null,
  ...rest,
})

export interface Arrow {
  from: number
  to: number
  count: number
}

/** The last play as arrows: the steps of one checker joined, equal ones counted. */
export function arrows(steps: readonly HitStep[]): Arrow[] {
  const trips: [number, number][] = []
  for (const [from, to] of steps) {
    const trip = trips.find(([, end]) => end === from)
    if (trip) trip[1] = to
    else trips.push([from, to])
  }
  const counted = new Map<string, Arrow>()
  for (const [from, to] of trips) {
    const arrow = counted.get(`${from} ${to}`) ?? { from, to, count: 0 }
    counted.set(`${from} ${to}`, { ...arrow, count: arrow.count + 1 })
  }
  return [...counted.values()]
}

const round = (n: number): number => Math.round(n * 10) / 10

/** The curve and the head of an arrow of `side`: bowed towards the middle within a half, straight across. */
export function arrowPaths(geometry: Geometry, board: Board, side: SideNo, arrow: Arrow) {
  const counts = board[side]!
  const start = geometry.place(side, arrow.from, Math.min(counts[arrow.from]!, DRAWN.point - 1))
  const end = geometry.place(side, arrow.to, Math.max(0, counts[arrow.to]! - 1))
  const same = start.y < geometry.middle === end.y < geometry.middle
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const bow = same ? Math.min(150, length * 0.22) * (start.y < geometry.middle ? 1 : -1) : 0
  const bend: Spot = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + bow }
  const [dx, dy] = [end.x - bend.x, end.y - bend.y]
  const reach = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / reach, dy / reach]
  const tip = { x: end.x - ux * 12, y: end.y - uy * 12 }
  const neck = { x: tip.x - ux * 44, y: tip.y - uy * 44 }
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`
  return {
    start,
    curve: `M${at(start.x, start.y)}Q${at(bend.x, bend.y)} ${at(neck.x, neck.y)}`,
    head: `M${at(tip.x, tip.y)}L${at(neck.x - uy * 26, neck.y + ux * 26)}L${at(neck.x + uy * 26, neck.y - ux * 26)}z`,
  }
}

/** Where everything lies on the board, for one viewer. The one home of orientation: the rest of the client speaks of
 *  (side, point as that side counts, slot) and of x and y, never of left and right.
 *  100 units are one point's width. */
import type { SideNo } from '../net/protocol.gen'

export type Shape = 'wide' | 'tall'

/** How a viewer looks at the board: who sits below, where that side bears off, and which format fits the screen. */
export interface Look {
  shape: Shape
  bottom: SideNo
  home: 'right' | 'left'
  /** The buttons lie on the board: dice move aside for them. */
  buttons: boolean
  /** Who looks at it: throws on the right, and counts the points. Without a word, whoever sits below. */
  viewer?: SideNo
  /** Whose numbers the points have where two look at it; without a word, the viewer's. */
  counter?: SideNo
  numbering?: Numbering
}

/** Each side counts its own way; or both are counted from one side, White running from 1 to 24. */
export type Numbering = 'own' | 'both' | 'off'

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  w: number
  h: number
}

/** A place a checker can be, as the side below counts: 1–24, 'bar' or 'off'. */
export type Place = number | 'bar' | 'off'

export const BAR = 25
/** What the other side calls a point (1–24). */
export const across = (point: number): number => 25 - point
export const OFF = 0
export const CHECKER = 92
export const SLAB = { w: 98, h: 28, pitch: 31 }
export const CUBE = 82
export const OFFERED = 128

const RAIL = 30
const BARW = 110
const DIVIDER = 24
const TRAY = 116
const EDGE = 60
const PITCH = 94
const DICE_PITCH = 118
/** Checkers drawn on a point and on the bar; with more, the top one carries the count. */
export const DRAWN = { point: 5, bar: 4 }

const FORM = { wide: { long: 500, gap: 180 }, tall: { long: 600, gap: 280 } }
export const WIDTH = RAIL * 2 + 1200 + BARW + DIVIDER + TRAY
const X_BAR = RAIL + 600
const X_RIGHT = X_BAR + BARW
const X_TRAY = X_RIGHT + 600 + DIVIDER

export const heightOf = (shape: Shape): number => EDGE * 2 + FORM[shape].long * 2 + FORM[shape].gap

export class Geometry {
  readonly width = WIDTH
  readonly height: number
  readonly top = EDGE
  readonly base: number
  readonly middle: number
  readonly long: number
  readonly viewer: SideNo
  readonly counter: SideNo

  constructor(readonly look: Look) {
    this.viewer = look.viewer ?? look.bottom
    this.counter = look.counter ?? this.viewer
    this.height = heightOf(look.shape)
    this.base = this.height - EDGE
    this.middle = this.height / 2
    this.long = FORM[look.shape].long
  }

  #mirror(x: number): number {
    return this.look.home === 'left' ? WIDTH - x : x
  }

  #box(x: number, y: number, w: number, h: number): Box {
    return { x: this.look.home === 'left' ? WIDTH - x - w : x, y, w, h }
  }

  /** The number the viewer below reads for what `side` calls `point` (1–24). */
  seen(side: SideNo, point: number): number {
    return side === this.look.bottom ? point : across(point)
  }

  /** What is written at a column, which the side below calls `seen`. */
  label(seen: number): string {
    const { bottom, numbering = 'own' } = this.look
    if (numbering === 'off') return ''
    const counter = numbering === 'own' ? this.counter : 1
    return String(bottom === counter ? seen : across(seen))
  }

  /** The place of `point` (0–25) as `side` counts. */
  placeOf(side: SideNo, point: number): Place {
    return point === BAR ? 'bar' : point === OFF ? 'off' : this.seen(side, point)
  }

  /** The number `side` has for a place. */
  own(side: SideNo, place: Place): number {
    return place === 'bar' ? BAR : place === 'off' ? OFF : this.seen(side, place)
  }

  /** Middle of the column of a number the viewer reads. */
  columnX(seen: number): number {
    const x =
      seen <= 6
        ? X_RIGHT + (6 - seen) * 100
        : seen <= 12
          ? RAIL + (12 - seen) * 100
          : seen <= 18
            ? RAIL + (seen - 13) * 100
            : X_RIGHT + (seen - 19) * 100
    return this.#mirror(x + 50)
  }

  isTop(seen: number): boolean {
    return seen > 12
  }

  get barX(): number {
    return this.#mirror(X_BAR + BARW / 2)
  }

  /** Middle of the checker that `side` has on `point` (as it counts) in `slot`, counted from the edge. */
  place(side: SideNo, point: number, slot: number): Spot {
    if (point === OFF) {
      const slab = this.slab(side, Math.max(0, slot))
      return { x: slab.x + slab.w / 2, y: slab.y + slab.h / 2 }
    }
    if (point === BAR) {
      // Beside the centred cube, on the half where this side enters the other's home board.
      const away = CUBE / 2 + 14 + CHECKER / 2 + Math.min(slot, DRAWN.bar - 1) * PITCH
      return { x: this.barX, y: side === this.look.bottom ? this.middle - away : this.middle + away }
    }
    const seen = this.seen(side, point)
    const depth = 6 + CHECKER / 2 + Math.min(slot, DRAWN.point - 1) * PITCH
    return { x: this.columnX(seen), y: this.isTop(seen) ? this.top + depth : this.base - depth }
  }

  /** The borne-off checker number `slot`, seen edge-on in its side's tray. */
  slab(side: SideNo, slot: number): Box {
    const tray = this.tray(side)
    const y = side === this.look.bottom ? this.base - 8 - (slot + 1) * SLAB.pitch : this.top + 8 + slot * SLAB.pitch
    return { x: tray.x + (tray.w - SLAB.w) / 2, y, w: SLAB.w, h: SLAB.h }
  }

  tray(side: SideNo): Box {
    return this.#box(X_TRAY, side === this.look.bottom ? this.base - this.long : this.top, TRAY, this.long)
  }

  /** The two fields: the viewer's outer and home halves, from left to right. */
  get fields(): Box[] {
    const h = this.height - 2 * EDGE
    return [this.#box(RAIL, EDGE, 600, h), this.#box(X_RIGHT, EDGE, 600, h)].sort((a, b) => a.x - b.x)
  }

  /** What a finger may touch for a place: a whole column from the edge to the middle line, the bar, the tray side. */
  column(place: Place): Box {
    if (place === 'bar') return this.#box(X_BAR, 0, BARW, this.height)
    if (place === 'off') return this.#box(X_TRAY - DIVIDER / 2, 0, TRAY + RAIL + DIVIDER / 2, this.height)
    const y = this.isTop(place) ? 0 : this.middle
    return { x: this.columnX(place) - 50, y, w: 100, h: this.height / 2 }
  }

  /** The place at a spot of the board, or null on the frame. */
  at(spot: Spot): Place | null {
    const { y } = spot
    const x = this.#mirror(spot.x)
    if (y < 0 || y > this.height || x < RAIL || x > WIDTH) return null
    if (x >= X_TRAY - DIVIDER / 2) return 'off'
    if (x >= X_BAR && x < X_RIGHT) return 'bar'
    const column = x < X_BAR ? Math.floor((x - RAIL) / 100) : Math.min(11, 6 + Math.floor((x - X_RIGHT) / 100))
    return y < this.middle ? 13 + column : 12 - column
  }

  /** Middles and size of `count` dice of `side`: on its own right hand, leaving room for buttons where they are.
   *  `aside`: the turn is over, the dice lie small at the outer edge. */
  dice(side: SideNo, count: number, aside = false): (Spot & { size: number })[] {
    const mine = side === this.viewer
    const start = mine ? X_RIGHT : RAIL
    // Four dice beside a button are smaller; on the far side, where the wide button of a redouble lies, smaller still.
    const tight = this.look.buttons && count > 2
    const [size, pitch] = aside ? [62, 72] : !tight ? [98, DICE_PITCH] : mine ? [78, 88] : [64, 74]
    const edge = 14 + size / 2 + ((count - 1) / 2) * pitch
    const centre = aside ? (mine ? 600 - edge : edge) : tight ? edge : this.look.buttons ? 150 : 300
    return Array.from({ length: count }, (_, i) => ({
      // Mirrored as a group, so that the left die stays left.
      x: this.#mirror(start + centre) + (i - (count - 1) / 2) * pitch,
      y: this.middle,
      size,
    }))
  }

  /** The room of a side's dice, for fingers. */
  diceBox(side: SideNo): Box {
    return this.#box(side === this.viewer ? X_RIGHT : RAIL, this.middle - 70, 600, 140)
  }

  /** Middle of the cube: centred, or at the end of the side that owns it. */
  cube(owner: SideNo | null): Spot {
    if (owner === null) return { x: this.barX, y: this.middle }
    const end = 10 + CUBE / 2
    return { x: this.barX, y: owner === this.look.bottom ? this.base - end : this.top + end }
  }

  /** Middle of the offered cube, in the half of the side that offers it. */
  offeredCube(by: SideNo): Spot {
    return { x: this.half(by).x, y: this.middle }
  }

  /** Middle of the half in which `side` throws. */
  half(side: SideNo): Spot {
    return { x: this.#mirror((side === this.viewer ? X_RIGHT : RAIL) + 300), y: this.middle }
  }
}

/** The board as a grid for the keyboard and for ears: two rows of cells as they lie on the screen, each row six points,
 *  a bar, six points and a tray. Knows where things lie, not what is on them. */
import type { SideNo } from '../net/protocol.gen'
import { BAR, OFF, type Box, type Geometry } from './geometry'

export interface Cell {
  /** Whose bar or tray it is; a point is counted as the viewer counts. */
  side: SideNo
  point: number
  box: Box
}

/** The rows, from left to right. `viewer` is the side whose numbers the points have. */
export function rows(geometry: Geometry, viewer: SideNo): [Cell[], Cell[]] {
  const { middle } = geometry
  const half = (box: Box, top: boolean): Box => ({ ...box, y: top ? 0 : middle, h: middle })
  const points = Array.from({ length: 24 }, (_, i): Cell => {
    const place = geometry.placeOf(viewer, i + 1)
    return { side: viewer, point: i + 1, box: geometry.column(place) }
  })
  const ends = ([0, 1] as const).flatMap((side): Cell[] => [
    { side, point: BAR, box: half(geometry.column('bar'), geometry.place(side, BAR, 0).y < middle) },
    { side, point: OFF, box: half(geometry.column('off'), geometry.tray(side).y < middle) },
  ])
  const row = (top: boolean): Cell[] =>
    [...points, ...ends].filter(({ box }) => box.y < middle === top).sort((a, b) => a.box.x - b.box.x)
  return [row(true), row(false)]
}

/** The cell a key leads to from another: along the row and round its ends, across to the other row, or to the
 *  beginning (`first`: the bar or the 24 point) and the end of the way of `viewer`; null for any other key. */
export function neighbour(
  both: [Cell[], Cell[]],
  from: Cell,
  key: string,
  viewer: SideNo,
  first: number,
): Cell | null {
  const top = both[0].includes(from)
  const [row, other] = top ? both : [both[1], both[0]]
  const i = row.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return i > 0 ? row[i - 1]! : other[0]!
    case 'ArrowRight':
      return row[i + 1] ?? other.at(-1)!
    case 'ArrowUp':
    case 'ArrowDown':
      return other[i]!
    case 'Home':
    case 'End': {
      const wanted = key === 'Home' ? first : OFF
      return both.flat().find(({ side, point }) => side === viewer && point === wanted)!
    }
  }
  return null
}

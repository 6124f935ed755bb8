/** A line over time with a band round it, drawn by uPlot in the colours of the page. */
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export interface Words {
  /** Seconds since 1970 as days, and the figure. */
  time: (seconds: number, step: number) => string
  value: (n: number) => string
}

export type Data = [number[], number[], (number | null)[], (number | null)[]]

const DAY = 86_400
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
const FONT = '500 11px "Inter Triktrak", system-ui, sans-serif'

/** How far ahead the next mark of an axis is. */
const stepOf = (splits: readonly number[]): number => (splits.length > 1 ? splits[1]! - splits[0]! : DAY)

/** Draw; `pointed` hears which point the pointer is nearest to, none when it has left. */
export function plot(room: HTMLElement, data: Data, words: Words, pointed: (at: number | null) => void): uPlot {
  const colour = (name: string) => (): string => token(name)
  const axis: uPlot.Axis = {
    stroke: colour('--ink-2'),
    font: FONT,
    ticks: { show: false },
    grid: { stroke: colour('--line'), width: 1 },
  }
  const edge: uPlot.Series = { stroke: 'transparent', auto: false, points: { show: false } }
  return new uPlot(
    {
      width: Math.max(1, room.clientWidth),
      height: 200,
      padding: [10, 4, 0, 6],
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: false, y: false },
        points: { size: 9, fill: colour('--accent'), stroke: colour('--surface'), width: 2 },
      },
      scales: {
        // A single day is a point in the middle, not at the edge.
        x: { range: (_, low, high) => (low === high ? [low - 30 * DAY, high + 30 * DAY] : [low, high]) },
        // The line has the room, whatever its band is; and a few points do not make a mountain.
        y: {
          range: (_, low, high) => {
            const pad = Math.max(40, 0.3 * (high - low))
            return [low - pad, high + pad]
          },
        },
      },
      axes: [
        { ...axis, grid: { show: false }, space: 64, size: 26, gap: 6, values: (_, splits) => splits.map((at) => words.time(at, stepOf(splits))) },
        { ...axis, side: 1, size: 44, gap: 6, space: 44, values: (_, splits) => splits.map((n) => words.value(n)) },
      ],
      series: [
        {},
        { stroke: colour('--accent'), width: 2.25, points: { show: data[0].length < 3, size: 8, fill: colour('--accent') } },
        edge,
        edge,
      ],
      bands: [{ series: [2, 3], fill: () => `color-mix(in srgb, ${token('--accent')} 16%, transparent)` }],
      hooks: { setCursor: [(drawn) => pointed(drawn.cursor.idx ?? null)] },
    },
    data,
    room,
  )
}

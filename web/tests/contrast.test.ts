/** Contrast of every pair of colours that carries meaning, also as seen with the three dichromacies.
 *  Luminance and ratio: WCAG 2.2. Simulation: Machado, Oliveira, Fernandes 2009, severity 1, in linear light. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Row = readonly [number, number, number]
const VISION: Record<string, readonly [Row, Row, Row]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const TEXT = [
  'ink bg',
  'ink surface',
  'ink-2 bg',
  'ink-2 surface',
  'ink-2 sunk',
  'ink-2 copper-wash',
  'accent bg',
  'accent surface',
  'accent accent-wash',
  'on-accent accent',
  'copper bg',
  'copper surface',
  'copper copper-wash',
  'on-copper copper',
  'good surface',
  'good good-wash',
  'doubt surface',
  'bad surface',
  'bad bad-wash',
  'blunder surface',
  'bg ink',
  'accent sunk',
  'ink sunk',
]
const SHAPE = ['line-2 bg', 'line-2 surface']

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/gi)].map(([, name, value]) => [name!, value!]),
  )
}

function luminance(colour: string, vision: string): number {
  const linear = [1, 3, 5].map((i) => {
    const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  const [r, g, b] = VISION[vision]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * linear[i]!, 0),
      ),
    ),
  )
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function ratio(a: string, b: string, vision = 'normal'): number {
  const [low, high] = [luminance(a, vision), luminance(b, vision)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

describe.each(['light', 'dark', 'contrast'])('the %s theme', (theme) => {
  const t = tokens(`[data-theme='${theme}']`)
  it.each([...TEXT.map((pair) => [pair, 4.5] as const), ...SHAPE.map((pair) => [pair, 3] as const)])(
    '%s is at least %d in every sight',
    (pair, limit) => {
      const [a, b] = pair.split(' ')
      for (const vision of Object.keys(VISION))
        expect(ratio(t[a!]!, t[b!]!, vision), vision).toBeGreaterThanOrEqual(limit)
    },
  )
})

describe.each(
  ['leather', 'dusk', 'contrast'].flatMap((board) => Object.keys(VISION).map((vision) => [board, vision] as const)),
)('the %s board, %s sight', (board, vision) => {
  const t = tokens(`[data-board='${board}']`)
  it.each(['lt', 'dk'])('shows %s checkers on points, field and tray', (side) => {
    for (const ground of ['pt-a', 'pt-b', 'tray'])
      expect(ratio(t[side]!, t[ground]!, vision), ground).toBeGreaterThanOrEqual(3)
    const field = t.field!
    expect(Math.max(ratio(t[side]!, field, vision), ratio(t[`${side}-edge`]!, field, vision))).toBeGreaterThanOrEqual(3)
  })
  it('tells the sides apart, and shows marks and numbers', () => {
    expect(ratio(t.lt!, t.dk!, vision)).toBeGreaterThanOrEqual(7)
    expect(Math.max(ratio(t.mark!, t.field!, vision), ratio(t['mark-ink']!, t.field!, vision))).toBeGreaterThanOrEqual(
      3,
    )
    expect(ratio(t['frame-ink']!, t['frame-hi']!, vision)).toBeGreaterThanOrEqual(4.5)
  })
})

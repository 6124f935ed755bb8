import { describe, expect, it } from 'vitest'
import type { SideNo } from '../src/lib/net/protocol.gen'
import { BAR, Geometry, heightOf, OFF, WIDTH, type Look, type Place } from '../src/lib/board/geometry'

const look = (changes: Partial<Look> = {}): Look => ({
  shape: 'wide',
  bottom: 0,
  home: 'right',
  buttons: false,
  ...changes,
})
const PLACES: Place[] = ['bar', 'off', ...Array.from({ length: 24 }, (_, i) => i + 1)]
const STATES = (['right', 'left'] as const).flatMap((home) => ([0, 1] as const).map((bottom) => look({ home, bottom })))

describe('the size of the board', () => {
  it('is 15.1 points wide, and 13 or 16 high', () => {
    expect(WIDTH).toBe(1510)
    expect(heightOf('wide')).toBe(1300)
    expect(heightOf('tall')).toBe(1600)
  })
})

describe('the four ways round', () => {
  // Middle of White's 1, 6, 7, 12, 13 and 24 point, and of the bar, as [x, y] of the first checker.
  const expected: Record<string, [number, number][]> = {
    'right 0': [
      [1290, 1188],
      [790, 1188],
      [580, 1188],
      [80, 1188],
      [80, 112],
      [1290, 112],
    ],
    'left 0': [
      [220, 1188],
      [720, 1188],
      [930, 1188],
      [1430, 1188],
      [1430, 112],
      [220, 112],
    ],
    'right 1': [
      [1290, 112],
      [790, 112],
      [580, 112],
      [80, 112],
      [80, 1188],
      [1290, 1188],
    ],
    'left 1': [
      [220, 112],
      [720, 112],
      [930, 112],
      [1430, 112],
      [1430, 1188],
      [220, 1188],
    ],
  }
  it.each(STATES)('places White’s points, home $home, side $bottom below', (state) => {
    const geometry = new Geometry(state)
    const found = [1, 6, 7, 12, 13, 24].map((point) => geometry.place(0, point, 0)).map(({ x, y }) => [x, y])
    expect(found).toEqual(expected[`${state.home} ${state.bottom}`])
  })

  it.each(STATES)('moves trays, bar, cube and dice along, home $home, side $bottom below', (state) => {
    const geometry = new Geometry(state)
    const right = state.home === 'right'
    expect(geometry.tray(0).x).toBe(right ? 1364 : 30)
    expect(geometry.tray(0).y).toBe(state.bottom === 0 ? 740 : 60)
    expect(geometry.barX).toBe(right ? 685 : 825)
    expect(geometry.place(0, BAR, 0).y > geometry.middle).toBe(state.bottom !== 0)
    expect(geometry.cube(0).y > geometry.middle).toBe(state.bottom === 0)
    const below = geometry.dice(state.bottom, 2)
    expect(below.every(({ x }) => x > geometry.barX === right)).toBe(true)
    expect(below[0]!.x).toBeLessThan(below[1]!.x)
  })

  it.each(STATES)('gives each point the same place for both sides, home $home, side $bottom below', (state) => {
    const geometry = new Geometry(state)
    for (let point = 1; point <= 24; point++)
      expect(geometry.place(0, point, 2)).toEqual(geometry.place(1, 25 - point, 2))
  })
})

describe('the four ways round for one who plays White', () => {
  // Bearing off right or left, the home board below or above: the middle of the first checker on the own 1 and 24
  // point, and which way the checkers run across the own home board.
  const expected: [Look['home'], SideNo, [number, number], [number, number], 'left' | 'right'][] = [
    ['right', 0, [1290, 1188], [1290, 112], 'right'],
    ['left', 0, [220, 1188], [220, 112], 'left'],
    ['right', 1, [1290, 112], [1290, 1188], 'right'],
    ['left', 1, [220, 112], [220, 1188], 'left'],
  ]
  it.each(expected)('home %s, side %d below', (home, bottom, one, last, way) => {
    const geometry = new Geometry(look({ home, bottom, viewer: 0 }))
    const at = (point: number): [number, number] => [geometry.place(0, point, 0).x, geometry.place(0, point, 0).y]
    expect(at(1)).toEqual(one)
    expect(at(24)).toEqual(last)
    expect(at(1)[0] > at(6)[0] ? 'right' : 'left').toBe(way)
    // The own dice lie on the side where one bears off, whichever half is whose.
    expect(geometry.dice(0, 2).every(({ x }) => x > geometry.barX === (home === 'right'))).toBe(true)
    expect(geometry.dice(1, 2).every(({ x }) => x > geometry.barX === (home !== 'right'))).toBe(true)
    expect(geometry.tray(0).y > geometry.middle / 2).toBe(bottom === 0)
    expect(geometry.place(0, BAR, 0).y > geometry.middle).toBe(bottom !== 0)
  })
})

describe('the numbers at the points', () => {
  const written = (changes: Partial<Look>, side: SideNo, point: number): string => {
    const geometry = new Geometry(look(changes))
    return geometry.label(geometry.seen(side, point))
  }
  const ways = (['right', 'left'] as const).flatMap((home) => ([0, 1] as const).map((bottom) => ({ home, bottom })))
  it.each(ways)('are those the viewer counts, home $home, side $bottom below', (way) => {
    for (const viewer of [0, 1] as const)
      for (let point = 1; point <= 24; point++)
        expect(written({ ...way, viewer }, viewer, point)).toBe(String(point))
  })
  it.each(ways)('run for White from 1 to 24 and for Black from 24 to 1, home $home, side $bottom below', (way) => {
    for (const viewer of [0, 1] as const) {
      const both = { ...way, viewer, numbering: 'both' } as const
      expect([24, 13, 1].map((point) => written(both, 0, point))).toEqual(['1', '12', '24'])
      expect([24, 13, 1].map((point) => written(both, 1, point))).toEqual(['24', '13', '1'])
    }
  })
  it('are left out when they are not wanted', () => {
    expect(written({ numbering: 'off' }, 0, 6)).toBe('')
    // Two at one screen: whoever is on roll reads the numbers that the plays and refusals of this turn have.
    expect(written({ viewer: 0, counter: 1 }, 1, 6)).toBe('6')
    expect(written({ viewer: 0, counter: 1 }, 0, 6)).toBe('19')
  })
})

describe('touching the board', () => {
  it.each(STATES.flatMap((state) => [state, { ...state, shape: 'tall' as const }]))(
    'finds every place it draws, $shape, home $home, side $bottom',
    (state) => {
      const geometry = new Geometry(state)
      for (const place of PLACES) {
        const { x, y, w, h } = geometry.column(place)
        for (const [fx, fy] of [
          [0.02, 0.02],
          [0.5, 0.5],
          [0.98, 0.98],
        ] as const) {
          expect(geometry.at({ x: x + w * fx, y: y + h * fy })).toBe(place)
        }
      }
      for (const side of [0, 1] as const)
        for (let point = 0; point <= 25; point++) {
          expect(geometry.own(side, geometry.at(geometry.place(side, point, 1))!)).toBe(point)
        }
    },
  )

  it('finds nothing on the frame beside the points', () => {
    expect(new Geometry(look()).at({ x: 10, y: 300 })).toBeNull()
    expect(new Geometry(look({ home: 'left' })).at({ x: 1500, y: 300 })).toBeNull()
    expect(new Geometry(look()).at({ x: 500, y: -1 })).toBeNull()
  })

  it('offers a column at least 22 by 180 pixels on a 344 pixel board', () => {
    const scale = 344 / WIDTH
    const { w, h } = new Geometry(look({ shape: 'tall' })).column(4)
    expect(w * scale).toBeGreaterThan(22)
    expect(h * scale).toBeGreaterThan(180)
  })
})

describe('stacks', () => {
  const geometry = new Geometry(look())
  it('grow towards the middle and stop at five, on the bar at four', () => {
    expect(geometry.place(0, 6, 4).y).toBe(1188 - 4 * 94)
    expect(geometry.place(0, 6, 9)).toEqual(geometry.place(0, 6, 4))
    expect(geometry.place(0, BAR, 7)).toEqual(geometry.place(0, BAR, 3))
  })
  it('of fifteen borne off stay in their tray', () => {
    for (const side of [0, 1] as const) {
      const tray = geometry.tray(side)
      const last = geometry.slab(side, 14)
      expect(last.y).toBeGreaterThanOrEqual(tray.y)
      expect(last.y + last.h).toBeLessThanOrEqual(tray.y + tray.h)
      expect(geometry.at(geometry.place(side, OFF, 3))).toBe('off')
    }
  })
})

describe('dice', () => {
  it.each([false, true])('of a double stay in their half, buttons on the board: %s', (buttons) => {
    for (const state of STATES)
      for (const side of [0, 1] as const)
        for (const aside of [false, true]) {
          const geometry = new Geometry({ ...state, buttons })
          const field = geometry.fields.find(({ x, w }) => geometry.half(side).x > x && geometry.half(side).x < x + w)!
          for (const { x, size } of geometry.dice(side, 4, aside)) {
            expect(x - size / 2).toBeGreaterThanOrEqual(field.x)
            expect(x + size / 2).toBeLessThanOrEqual(field.x + field.w)
          }
        }
  })
})

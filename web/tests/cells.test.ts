import { describe, expect, it } from 'vitest'
import { neighbour, rows, type Cell } from '../src/lib/board/cells'
import { Geometry } from '../src/lib/board/geometry'

const grid = (home: 'right' | 'left', bottom: 0 | 1 = 0, viewer: 0 | 1 = bottom) =>
  rows(new Geometry({ shape: 'wide', bottom, home, buttons: false }), viewer)
const named = (row: Cell[], viewer: 0 | 1 = 0) =>
  row.map(({ side, point }) => `${side === viewer ? '' : 'their '}${{ 0: 'off', 25: 'bar' }[point] ?? point}`)

describe('the grid of the board', () => {
  it('is two rows as they lie on the screen: six points, a bar, six points, a tray', () => {
    const [top, low] = grid('right')
    expect(named(top).join(' ')).toBe('13 14 15 16 17 18 bar 19 20 21 22 23 24 their off')
    expect(named(low).join(' ')).toBe('12 11 10 9 8 7 their bar 6 5 4 3 2 1 off')
  })
  it('is mirrored with the board', () => {
    const [top, low] = grid('left')
    expect(named(top).join(' ')).toBe('their off 24 23 22 21 20 19 bar 18 17 16 15 14 13')
    expect(named(low).join(' ')).toBe('off 1 2 3 4 5 6 their bar 7 8 9 10 11 12')
  })
  it('counts as the viewer does, who may sit at the far side', () => {
    const [top, low] = grid('right', 0, 1)
    expect(named(top, 1).join(' ')).toBe('12 11 10 9 8 7 their bar 6 5 4 3 2 1 off')
    expect(named(low, 1).join(' ')).toBe('13 14 15 16 17 18 bar 19 20 21 22 23 24 their off')
  })
  it('has every cell inside the board and none twice', () => {
    const { width, height } = new Geometry({ shape: 'tall', bottom: 0, home: 'left', buttons: false })
    const all = rows(new Geometry({ shape: 'tall', bottom: 0, home: 'left', buttons: false }), 0).flat()
    expect(new Set(all.map(({ side, point }) => `${side} ${point}`)).size).toBe(28)
    for (const { box } of all)
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= width && box.y + box.h <= height).toBe(true)
  })
})

describe('the arrow keys', () => {
  it.each([
    ['right', 'ArrowLeft', 'ArrowRight'],
    ['left', 'ArrowRight', 'ArrowLeft'],
  ] as const)('go the way of the checkers, round the corner, bearing off on the %s', (home, up, down) => {
    const both = grid(home)
    const walk: number[] = []
    let cell = both.flat().find(({ point }) => point === 24)!
    while (cell.point !== 0) {
      if (cell.point !== 25) walk.push(cell.point)
      cell = neighbour(both, cell, both[0].includes(cell) ? up : down, 0, 24)!
    }
    expect(walk).toEqual(Array.from({ length: 24 }, (_, i) => 24 - i))
  })
  it('go across, to the ends of the way, and nowhere by other keys', () => {
    const both = grid('right')
    const at = (point: number) => both.flat().find((cell) => cell.point === point && cell.side === 0)!
    const go = (from: number, key: string, first = 24) => neighbour(both, at(from), key, 0, first)
    expect(go(24, 'ArrowDown')).toBe(at(1))
    expect(go(1, 'ArrowUp')).toBe(at(24))
    expect(go(8, 'Home')).toBe(at(24))
    expect(go(8, 'Home', 25)).toBe(at(25))
    expect(go(8, 'End')).toBe(at(0))
    expect(go(8, 'Tab')).toBeNull()
  })
})

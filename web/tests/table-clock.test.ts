import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conditions, fallen, newClock, pressed, remaining, rested, resumed, stopped, written } from '../src/lib/book/table-clock'

const S = 1000
const clock = newClock(12, 300)

it('a turn costs its delay for nothing, then the reserve', () => {
  const running = pressed(clock, 1, 0)
  expect(running.running).toBe(0)
  expect(remaining(running, 0, 5 * S)).toEqual({ delay: 7 * S, reserve: 300 * S })
  expect(remaining(running, 0, 20 * S)).toEqual({ delay: 0, reserve: 292 * S })
  expect(remaining(running, 1, 20 * S)).toEqual({ delay: 12 * S, reserve: 300 * S })
})

it('what is left of a delay is lost, and the next turn has a whole one', () => {
  let now = pressed(pressed(clock, 1, 0), 0, 3 * S)
  expect(remaining(now, 0, 3 * S)).toEqual({ delay: 12 * S, reserve: 300 * S })
  now = pressed(now, 1, 20 * S)
  expect(now.left).toEqual([300 * S, 295 * S])
})

it('only the side whose time runs can press, and nobody after a flag has fallen', () => {
  const running = pressed(clock, 1, 0)
  expect(pressed(running, 1, 5 * S)).toBe(running)
  expect(fallen(running, 311_999)).toBeNull()
  expect(fallen(running, 312 * S)).toBe(0)
  expect(pressed(running, 0, 312 * S)).toBe(running)
})

it('standing still costs nothing, and the turn goes on with what was left of its delay', () => {
  const still = stopped(pressed(clock, 1, 0), 5 * S)
  expect(remaining(still, 0, 500 * S)).toEqual({ delay: 7 * S, reserve: 300 * S })
  const again = resumed(still, 600 * S)
  expect(remaining(again, 0, 610 * S)).toEqual({ delay: 0, reserve: 297 * S })
  expect(rested(again, 610 * S)).toMatchObject({ running: null, stopped: null, left: [297 * S, 300 * S] })
})

it('however often it is stopped, a turn costs the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 12 }), (spells) => {
      let now = 0
      let each = pressed(clock, 1, now)
      for (const spell of spells) each = resumed(stopped(each, (now += spell)), (now += 5000))
      const spent = spells.reduce((a, b) => a + b, 0)
      expect(remaining(each, 0, now).reserve).toBe(Math.max(300 * S - Math.max(spent - 12 * S, 0), 0))
    }),
  )
})

it('presets are those that are played', () => {
  expect(conditions('tournament', 7)).toEqual({ delay: 12, reserve: 840 })
  expect(conditions('fast', 1)).toEqual({ delay: 8, reserve: 60 })
  expect(conditions('normal', 0)).toEqual({ delay: 12, reserve: 180 })
})

it('time is written as clocks do, with tenths at the end', () => {
  expect([600_000, 61_000, 60_001, 10_000, 9_990, 0].map(written)).toEqual(['10:00', '1:01', '1:01', '0:10', '0:09.9', '0:00.0'])
})

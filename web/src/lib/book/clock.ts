/**
 * A hybrid logical clock: the time a thing was written, good for telling which of two writings is the later one even
 * where the clocks of the devices are wrong (Kulkarni and others, 2014). As text it sorts as it counts. The same stamps as
 * scorebook/clock.py makes.
 */

const DIGITS = 13
const MOST = 0xffff

export interface Reading {
  ms: number
  count: number
}

export const ZERO: Reading = { ms: 0, count: 0 }

/** `device`, twelve hexadecimal digits, tells apart what two wrote in the same instant. */
export const stamp = ({ ms, count }: Reading, device: string): string =>
  `${String(ms).padStart(DIGITS, '0')}-${count.toString(16).padStart(4, '0')}-${device}`

/** The reading of a stamp; of anything else, the beginning of time. */
export function reading(text: string): Reading {
  const found = /^(\d{13})-([0-9a-f]{4})-/.exec(text)
  return found ? { ms: Number(found[1]), count: parseInt(found[2]!, 16) } : ZERO
}

/** The next reading: later than the last one, whatever the clock on the wall says. */
export function tick(last: Reading, now: number): Reading {
  if (now > last.ms) return { ms: now, count: 0 }
  return last.count < MOST ? { ms: last.ms, count: last.count + 1 } : { ms: last.ms + 1, count: 0 }
}

export const latest = (a: Reading, b: Reading): Reading => (a.ms - b.ms || a.count - b.count) > 0 ? a : b

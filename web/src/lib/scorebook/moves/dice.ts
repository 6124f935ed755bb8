/** Dice of the program: each face as likely as any other. */

/** A byte of chance; the browser's own source is as good as there is. */
const chance = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!

/** The largest multiple of six that a byte holds: what is above it would favour the low faces. */
const FAIR = 252

export function throwDie(byte: () => number = chance): number {
  let drawn = byte()
  while (drawn >= FAIR) drawn = byte()
  return (drawn % 6) + 1
}

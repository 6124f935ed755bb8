import { expect, it } from 'vitest'
import { uuid7 } from '../src/lib/net/uuid7'

it('has the time in front, then version and variant (RFC 9562, example of appendix A.6)', () => {
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
  expect(uuid7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

it('differs every time and sorts by time', () => {
  const ids = Array.from({ length: 1000 }, () => uuid7())
  expect(new Set(ids).size).toBe(1000)
  expect(uuid7(1_000_000_000_000) < uuid7(1_000_000_000_001)).toBe(true)
})

/** In which colour a side's checkers and dice are drawn: White in light ones, unless the reader swaps the colours. */
import type { SideNo } from '../net/protocol.gen'

class Paint {
  swapped = $state(false)

  of(side: SideNo): 'lt' | 'dk' {
    return (side === 0) !== this.swapped ? 'lt' : 'dk'
  }
}

export const paint = new Paint()

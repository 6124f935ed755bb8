/** Which of the three arrangements of a game fits the window. */
import { MediaQuery } from 'svelte/reactivity'
import type { Shape } from '../board/geometry'

export type Arrangement = 'portrait' | 'landscape' | 'desktop'

const desktop = new MediaQuery('(min-width: 1024px) and (min-height: 481px)')
const landscape = new MediaQuery('(max-height: 480px) and (orientation: landscape)')
const phone = new MediaQuery('(max-width: 699px) and (orientation: portrait)')
const square = new MediaQuery('(max-width: 1099px) and (min-height: 740px)')
const still = new MediaQuery('(prefers-reduced-motion: reduce)')

export const layout = {
  get arrangement(): Arrangement {
    return desktop.current ? 'desktop' : landscape.current ? 'landscape' : 'portrait'
  },
  /** The board's format: tall where the window leaves it more height than width. */
  get shape(): Shape {
    return (desktop.current ? square : phone).current && !landscape.current ? 'tall' : 'wide'
  },
  /** Nothing moves. */
  get still(): boolean {
    return still.current
  },
}

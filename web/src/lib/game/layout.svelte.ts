/** Which of the three arrangements of a game fits the window. */
import { MediaQuery } from 'svelte/reactivity'

export type Arrangement = 'portrait' | 'landscape' | 'desktop'

const desktop = new MediaQuery('(min-width: 1024px) and (min-height: 481px)')
const landscape = new MediaQuery('(max-height: 480px) and (orientation: landscape)')
const phone = new MediaQuery('(max-width: 699px) and (orientation: portrait)')
const still = new MediaQuery('(prefers-reduced-motion: reduce)')

export const layout = {
  get arrangement(): Arrangement {
    return desktop.current ? 'desktop' : landscape.current ? 'landscape' : 'portrait'
  },
  /** The board's tall format: more room for fingers where the screen is narrow and high. */
  get tall(): boolean {
    return !desktop.current && !landscape.current && phone.current
  },
  /** Nothing moves. */
  get still(): boolean {
    return still.current
  },
}

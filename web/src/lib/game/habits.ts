/** The reader's settings as a table's habits. */
import type { Wish } from '../net/protocol.gen'
import { PACES, type Habits } from '../play/habits'
import { settings } from '../settings.svelte'
import { layout } from './layout.svelte'

/** `more`: what else wants to know of what is shown and told. */
export function chosenHabits(more: Pick<Habits, 'shown' | 'told'> = {}): Habits {
  return {
    ...more,
    get pace() {
      return PACES[layout.still ? 'off' : settings.now.speed]
    },
    get higher() {
      return settings.now.higher
    },
    get passes() {
      return settings.now.passes
    },
    get asks(): Wish[] {
      const { forced, accept } = settings.now
      return [...(forced ? [] : (['forced'] as const)), ...(accept ? [] : (['resign'] as const))]
    },
  }
}

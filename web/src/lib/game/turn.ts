/** The two buttons of a turn: which, in which words, doing what. The dock and the desktop board show the same. */
import { t } from '../i18n/i18n.svelte'
import { settings } from '../settings.svelte'
import { armed } from './armed.svelte'
import type { ActionName, View } from '../net/protocol.gen'
import { wayText } from '../play/steps'
import type { Table } from '../play/table.svelte'
import type { IconName } from '../ui/icons'

export interface TurnButton {
  key: string
  text: string
  icon: IconName | null
  look: 'plain' | 'primary' | 'cube'
  enabled: boolean
  /** It cannot be done yet, and says why when it is pressed. */
  early: boolean
  busy: boolean
  act: () => void
}

type Asking = (action: 'roll' | 'double', text: string, icon: IconName, look: TurnButton['look']) => TurnButton

/** [second, first]: the left and the right slot; null leaves a slot empty. */
export function turnButtons(table: Table): [TurnButton | null, TurnButton | null] {
  const { view } = table
  if (view === null) return [null, null]
  const waiting = table.pending
  const button = (
    key: string,
    text: string,
    icon: IconName | null,
    look: TurnButton['look'],
    act: () => void,
    enabled = true,
  ): TurnButton => {
    return { key, text, icon, look, act, enabled: enabled && waiting === null, early: false, busy: false }
  }
  const ask: Asking = (action, text, icon, look) => {
    const busy = waiting?.a.t === action
    return { ...button(action, text, icon, look, () => table.act(action)), busy, enabled: waiting === null || busy }
  }
  const may = (action: ActionName): boolean => view.legal.includes(action)

  if (table.choice.length > 1) {
    const [one, two] = table.choice.map((way) =>
      button(`way ${way.end}`, wayText(way.path), null, 'plain', () => table.pick(way)),
    )
    return [one ?? null, two ?? null]
  }
  if (may('roll')) {
    return [may('double') ? doubling(view, ask) : null, ask('roll', t('roll'), 'dice', 'primary')]
  }
  if (may('play')) {
    const busy = waiting?.a.t === 'play'
    const done = button('done', t('done'), 'check', 'primary', () => (table.complete ? table.done() : table.whyNotDone()))
    return [
      button('undo', t('undo'), 'undo', 'plain', () => table.undo(), table.path.length > 0),
      { ...done, busy, enabled: done.enabled || busy, early: !table.complete && !busy },
    ]
  }
  return [null, null]
}

/** The cube is turned by one press, or by two where the reader wants to be asked again. */
function doubling(view: View, ask: Asking): TurnButton {
  const double = ask('double', t(view.cube.owner === null ? 'double' : 'redouble'), 'cube', 'cube')
  if (!settings.now.confirmDouble) return double
  if (!armed.is(view.dn)) return { ...double, act: () => armed.arm(view.dn) }
  return { ...double, key: 'double-sure', text: t('double-sure', { n: String(view.stakes.double ?? '') }) }
}

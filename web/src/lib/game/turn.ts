/** The two buttons of a turn: which, in which words, doing what. The dock and the desktop board show the same. */
import { t } from '../i18n/i18n.svelte'
import type { ActionName } from '../net/protocol.gen'
import type { Table } from '../play/table.svelte'
import type { IconName } from '../ui/icons'

export interface TurnButton {
  key: string
  text: string
  icon: IconName | null
  look: 'plain' | 'primary' | 'cube'
  enabled: boolean
  busy: boolean
  act: () => void
}

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
    return { key, text, icon, look, act, enabled: enabled && waiting === null, busy: false }
  }
  const ask = (action: 'roll' | 'double', text: string, icon: IconName, look: TurnButton['look']): TurnButton => {
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
    const owned = view.cube.owner !== null
    return [
      may('double') ? ask('double', t(owned ? 'redouble' : 'double'), 'cube', 'cube') : null,
      ask('roll', t('roll'), 'dice', 'primary'),
    ]
  }
  if (may('play')) {
    const busy = waiting?.a.t === 'play'
    const done = button('done', t('done'), 'check', 'primary', () => table.done(), table.complete)
    return [
      button('undo', t('undo'), 'undo', 'plain', () => table.undo(), table.path.length > 0),
      { ...done, busy, enabled: done.enabled || busy },
    ]
  }
  return [null, null]
}

// A way in notation, with every stop, as 24/20*/18.
const wayText = (path: readonly (readonly number[])[]): string => {
  const name = (point: number): string => (point === 25 ? 'bar' : point === 0 ? 'off' : String(point))
  return path.reduce((text, [, to, , hit]) => `${text}/${name(to!)}${hit ? '*' : ''}`, name(path[0]![0]!))
}

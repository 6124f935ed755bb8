/** Whose hands a board obeys: the reader's, or nobody's while an earlier moment is looked at. */
import type { Table } from '../play/table.svelte'
import { settings } from '../settings.svelte'

export const playerOf = (table: Table) => ({
  tap: table.tap.bind(table),
  lift: table.lift.bind(table),
  stuck: table.stuck.bind(table),
  put: table.put.bind(table),
  touchDice: table.touchDice.bind(table),
  cancel: table.cancel.bind(table),
  mode: (pointer: string) => (settings.tap !== 'auto' ? settings.tap : pointer === 'mouse' ? 'move' : 'choose'),
  get complete(): boolean {
    return table.complete
  },
})

/** An earlier moment is read like the present one, and nothing on it moves. */
export const onlookerOf = (table: Table) => ({
  ...playerOf(table),
  tap: () => {},
  lift: () => false,
  stuck: () => {},
  put: () => false,
  touchDice: () => {},
  complete: false,
})

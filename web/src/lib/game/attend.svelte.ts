/** What a game page does beside drawing: it keeps the reader's wishes, calls them, and keeps the screen on. */
import { untrack } from 'svelte'
import { paint } from '../board/paint.svelte'
import type { Habits } from '../play/habits'
import type { Table } from '../play/table.svelte'
import { settings } from '../settings.svelte'
import { keepAwake } from '../ui/awake'
import { due } from './automation'
import { markTab } from './signs'

/** Call once while a page is set up. `looking`: the reader looks at an earlier moment, so nothing is done for them. */
export function attend(table: Table, habits: Habits, looking: () => boolean): void {
  // What was done for a decision is not done again when it is refused.
  let done = ''
  /** The decision in which checkers are borne off unasked; its dice are picked up unasked too. */
  let bearing = -1
  $effect(() => {
    const { view, path } = table
    if (view === null || table.pending !== null || table.stage.frame !== null || looking()) return
    // Whoever stepped back wants to think: nothing is done before they do something themselves.
    if (table.steppedBackTo === view.dn && path.length === 0) return
    const { roll, bearOff, done: picks } = settings.now
    const deed = due(view, path, { roll, bearOff, done: picks || bearing === view.dn })
    const key = `${view.dn} ${deed?.kind}`
    if (deed === null || key === done) return
    done = key
    if (deed.kind === 'roll') return table.act('roll')
    if (deed.kind === 'done') return table.done()
    bearing = view.dn
    table.pick({ to: 0, path: deed.path, end: deed.path.at(-1)![4] })
  })

  // What is done by hand is told to the server whenever it changes.
  $effect(() => {
    const { asks } = habits
    if (asks && untrack(() => table.view)) table.wish()
  })

  // Two at one screen are called White and Black: their checkers keep those colours.
  $effect(() => {
    paint.swapped = settings.now.swap && table.view?.seats.length === 1
    return () => (paint.swapped = false)
  })

  const calling = $derived(table.view?.seats.length === 1 && table.yourTurn)
  $effect(() => {
    markTab(calling === true)
    return () => markTab(false)
  })

  $effect(() => (settings.now.awake && calling ? keepAwake() : undefined))
}

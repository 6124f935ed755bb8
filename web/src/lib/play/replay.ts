/** From what happened to what is shown of it: events become clips, in order. Pure; Stage runs them. */
import type { HitStep, Pair, SideNo, TableEvent } from '../net/protocol.gen'
import { moved, unmoved, type Board } from './steps'

/** A die on the board. */
export interface Thrown {
  side: SideNo
  value: number
  used: boolean
}

/** A word shown on the board for a moment. */
export interface Note {
  key: 'note-no-play' | 'note-forced' | 'note-tie'
  side: SideNo | null
  dice: Pair
}

export type Clip =
  | { kind: 'throw'; dice: Thrown[]; note: Note | null; hold: number }
  | { kind: 'step'; side: SideNo; step: HitStep; own: boolean }
  | { kind: 'jump'; board: Board }

const HOLD = { none: 0, opening: 550, tie: 700, dance: 1000, forced: 350 }

/** The four dice of a double, the two of another roll. */
export const thrown = (side: SideNo, [a, b]: Pair): Thrown[] =>
  (a === b ? [a, a, a, a] : [a, b]).map((value) => ({ side, value, used: false }))

/** Higher die first, as most boards show it. */
export const ordered = ([a, b]: Pair, swapped = false): Pair => (a > b !== swapped ? [a, b] : [b, a])

/** As they were thrown. */
export const unordered = ([a, b]: Pair, swapped = false): Pair => (swapped ? [b, a] : [a, b])

const opening = ([white, black]: Pair): Thrown[] => [
  { side: 0, value: white, used: false },
  { side: 1, value: black, used: false },
]

const last = <T>(items: T[], test: (item: T) => boolean): number => items.map(test).lastIndexOf(true)

/** The events that the board can show: those since the last game began, or since something was taken back. */
export const showable = (events: TableEvent[]): TableEvent[] =>
  events.slice(last(events, ({ k }) => k === 'game' || k === 'back') + 1)

/** The board before `events`, given the board after them. */
export function before(board: Board, events: TableEvent[]): Board {
  return showable(events)
    .flatMap((event) => (event.k === 'play' ? event.steps.map((step) => ({ side: event.side, step })) : []))
    .reduceRight<Board>((at, { side, step: [from, to, hit] }) => unmoved(at, side, from, to, hit), board)
}

/** What to show of `events`. The play that `mine` names was made on this very board: it is not shown again. */
export function clips(after: Board, events: TableEvent[], mine: SideNo | null, order = ordered): Clip[] {
  const shown = showable(events)
  const out: Clip[] = [{ kind: 'jump', board: before(after, events) }]
  let at = before(after, events)
  let made = mine
  shown.forEach((event, i) => {
    const then = shown[i + 1]
    if (event.k === 'tie') {
      out.push({ kind: 'throw', dice: opening(event.dice), note: note('note-tie', null, event.dice), hold: HOLD.tie })
    } else if (event.k === 'roll') {
      if (event.opening) out.push({ kind: 'throw', dice: opening(event.dice), note: null, hold: HOLD.opening })
      else if (then?.k === 'play' && then.forced)
        out.push(cast(event.side, order(event.dice), note('note-forced', event.side, event.dice), HOLD.forced))
      else if (then?.k !== 'dance') out.push(cast(event.side, order(event.dice), null, HOLD.none))
    } else if (event.k === 'dance') {
      out.push(cast(event.side, order(event.dice), note('note-no-play', event.side, event.dice), HOLD.dance))
    } else if (event.k === 'play') {
      const known = event.side === made && !event.forced
      if (known) made = null
      for (const step of event.steps) {
        at = moved(at, event.side, ...step)
        out.push(known ? { kind: 'jump', board: at } : { kind: 'step', side: event.side, step, own: false })
      }
    }
  })
  return out.some(({ kind }) => kind !== 'jump') ? out : []
}

const note = (key: Note['key'], side: SideNo | null, dice: Pair): Note => ({ key, side, dice: ordered(dice) })

const cast = (side: SideNo, dice: Pair, word: Note | null, hold: number): Clip => ({
  kind: 'throw',
  dice: thrown(side, dice),
  note: word,
  hold,
})

/** Mark the die a shown step used: the exact one, else (bearing off) the smallest that reaches. */
export function spend(dice: readonly Thrown[], side: SideNo, from: number, to: number): Thrown[] {
  const free = dice.filter((die) => !die.used && die.side === side)
  const need = from - to
  const die =
    free.find(({ value }) => value === need) ??
    free.filter(({ value }) => value > need).sort((a, b) => a.value - b.value)[0]
  return dice.map((each) => (each === die ? { ...each, used: true } : each))
}

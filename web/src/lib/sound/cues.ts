/** Which sound belongs to what is shown on the board, and to what is told from the table. Pure. */
import type { TableEvent, View } from '../net/protocol.gen'
import type { Clip } from '../play/replay'
import type { Cue } from './synth'

/** The sound of a clip, or null. */
export function ofClip(clip: Clip): Cue | null {
  if (clip.kind === 'throw') return 'dice'
  if (clip.kind === 'jump') return null
  const [, to, hit] = clip.step
  return hit > 0 ? 'hit' : to === 0 ? 'off' : 'checker'
}

const WORDS: Partial<Record<TableEvent['k'], Cue>> = {
  double: 'double',
  beaver: 'double',
  raccoon: 'double',
  take: 'take',
  drop: 'drop',
}

/** Whether a reader of this screen is called: it was the other side's doing that they may act now. */
export const called = (view: View, events: readonly TableEvent[]): boolean =>
  view.seats.length === 1 &&
  view.to_act === view.me &&
  view.legal.length > 0 &&
  events.some((event) => 'side' in event && event.side !== view.me)

/** The sounds of what was told, in order. */
export function ofEvents(view: View, events: readonly TableEvent[]): Cue[] {
  const cues = events.flatMap((event): Cue[] => {
    if (event.k === 'won') return [view.seats.length === 1 && event.side !== view.me ? 'loss' : 'win']
    return WORDS[event.k] ? [WORDS[event.k]!] : []
  })
  return cues.length === 0 && called(view, events) ? ['turn'] : cues
}

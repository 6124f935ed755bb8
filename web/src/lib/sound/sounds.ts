/** When a sound is heard: never before the reader has touched the page, never louder than wished, never twice at once. */
import { settings, type VOLUMES } from '../settings.svelte'
import { sound, type Cue } from './synth'

const KIND: Record<Cue, keyof typeof VOLUMES> = {
  dice: 'dice',
  checker: 'checkers',
  hit: 'checkers',
  off: 'checkers',
  double: 'cube',
  take: 'cube',
  drop: 'cube',
  turn: 'signals',
  win: 'signals',
  loss: 'signals',
}
/** Several checkers put down in the same breath are one sound. */
const TOGETHER = 50

let context: AudioContext | null = null
const last = new Map<Cue, number>()

/** From the first gesture on there may be sound; browsers allow none before it. */
export function listenForGesture(target: EventTarget = window): void {
  const woken = (): void => {
    if (!('AudioContext' in globalThis)) return
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  }
  for (const kind of ['pointerdown', 'keydown']) target.addEventListener(kind, woken, { capture: true })
}

/** Let a sound be heard, if there may be sound. */
export function play(cue: Cue | null, now = performance.now()): void {
  if (cue === null) return
  const { sound: on, volume } = settings.now
  const loud = volume[KIND[cue]] / 100
  if (context?.state !== 'running' || !on || loud === 0) return
  if (now - (last.get(cue) ?? -Infinity) < TOGETHER) return
  last.set(cue, now)
  sound(context, cue, loud)
}

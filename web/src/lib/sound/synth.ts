/** Sounds made on the spot from noise and tones: wood on leather, dice in a cup, a bell. No files. */

/** What can be heard. */
export type Cue =
  'dice' | 'checker' | 'hit' | 'off' | 'double' | 'take' | 'drop' | 'turn' | 'win' | 'loss'

/** A part of a sound: `at` seconds after its beginning. */
export interface Knock {
  at: number
  /** Seconds until it has died away. */
  length: number
  /** 0 to 1. */
  loud: number
  /** A tone of so many hertz; gliding to `to`. */
  tone?: number
  to?: number
  wave?: OscillatorType
  /** Noise through a band around so many hertz, instead of a tone. */
  noise?: number
}

const wood = (at: number, loud: number, hertz = 1100): Knock[] => [
  { at, length: 0.05, loud, noise: hertz },
  { at, length: 0.07, loud: loud * 0.7, tone: hertz / 5, to: hertz / 7, wave: 'sine' },
]
const bell = (at: number, hertz: number, loud: number): Knock[] => [
  { at, length: 0.5, loud, tone: hertz, wave: 'sine' },
  { at, length: 0.22, loud: loud * 0.3, tone: hertz * 2.76, wave: 'sine' },
]

export const SOUNDS: Record<Cue, readonly Knock[]> = {
  // Two dice that bounce, each a little less than before.
  dice: [0, 0.055, 0.12, 0.17, 0.25, 0.29, 0.36, 0.4].flatMap((at, i) =>
    wood(at, 0.5 - i * 0.045, 2300 - (i % 3) * 260),
  ),
  checker: wood(0, 0.55),
  hit: [...wood(0, 0.7, 900), ...wood(0.07, 0.5, 1400)],
  off: [...wood(0, 0.35, 1500), ...wood(0.05, 0.25, 1900)],
  double: [...wood(0, 0.5, 700), ...bell(0.06, 392, 0.25)],
  take: [...bell(0, 392, 0.2), ...bell(0.1, 523, 0.22)],
  drop: [...bell(0, 392, 0.2), ...bell(0.12, 294, 0.22)],
  turn: [...bell(0, 659, 0.22), ...bell(0.14, 880, 0.2)],
  win: [...bell(0, 523, 0.22), ...bell(0.13, 659, 0.22), ...bell(0.26, 784, 0.24), ...bell(0.42, 1047, 0.26)],
  loss: [...bell(0, 392, 0.2), ...bell(0.18, 330, 0.2), ...bell(0.38, 262, 0.22)],
}

/** How long a sound lasts, in seconds. */
export const lengthOf = (cue: Cue): number => Math.max(...SOUNDS[cue].map(({ at, length }) => at + length))

let hiss: AudioBuffer | null = null

function noise(context: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === context.sampleRate) return hiss
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const data = hiss.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return hiss
}

/** Put a sound on the timetable of `context`, beginning at once. */
export function sound(context: BaseAudioContext, cue: Cue, volume: number): void {
  for (const knock of SOUNDS[cue]) {
    const start = context.currentTime + knock.at
    const end = start + knock.length
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, knock.loud * volume), start + 0.004)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(context.destination)
    source(context, knock, start, end, gain)
  }
}

function source(context: BaseAudioContext, knock: Knock, start: number, end: number, out: AudioNode): void {
  if (knock.tone === undefined) {
    const made = context.createBufferSource()
    made.buffer = noise(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = knock.noise ?? 1000
    band.Q.value = 1.4
    made.connect(band).connect(out)
    made.start(start, (knock.noise ?? 0) % 0.3)
    made.stop(end)
    return
  }
  const made = context.createOscillator()
  made.type = knock.wave ?? 'sine'
  made.frequency.setValueAtTime(knock.tone, start)
  if (knock.to !== undefined) made.frequency.exponentialRampToValueAtTime(knock.to, end)
  made.connect(out)
  made.start(start)
  made.stop(end)
}

import { describe, expect, it, vi } from 'vitest'
import type { TableEvent } from '../src/lib/net/protocol.gen'
import { sign } from '../src/lib/game/signs'
import { settings } from '../src/lib/settings.svelte'
import { called, ofClip, ofEvents } from '../src/lib/sound/cues'
import { listenForGesture, play } from '../src/lib/sound/sounds'
import { lengthOf, SOUNDS, type Cue } from '../src/lib/sound/synth'
import { MATCH, view } from './fake'

const CUES = Object.keys(SOUNDS) as Cue[]

describe('the sounds', () => {
  it.each(CUES)('%s is short, begins at once and is never too loud', (cue) => {
    expect(Math.min(...SOUNDS[cue].map(({ at }) => at))).toBe(0)
    expect(lengthOf(cue)).toBeLessThan(1.2)
    for (const { loud, tone, noise } of SOUNDS[cue]) {
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThan(0.8)
      expect((tone === undefined) !== (noise === undefined)).toBe(true)
    }
  })
})

describe('what is heard', () => {
  it('of the board', () => {
    const step = (to: number, hit: number) => ofClip({ kind: 'step', side: 0, step: [6, to, hit], own: true })
    expect([step(5, 0), step(5, 20), step(0, 0)]).toEqual(['checker', 'hit', 'off'])
    expect(ofClip({ kind: 'throw', dice: [], note: null, hold: 0 })).toBe('dice')
    expect(ofClip({ kind: 'jump', board: [[], []] })).toBeNull()
  })
  it('of the table: the cube, the end, and the call to the reader', () => {
    const theirs: TableEvent = { k: 'play', side: 1, dice: [2, 1], steps: [], play: '6/3', forced: false }
    const own: TableEvent = { ...theirs, side: 0 }
    const waiting = view({ legal: [], to_act: 1 })
    expect(ofEvents(view(), [theirs])).toEqual(['turn'])
    expect(ofEvents(view(), [own])).toEqual([])
    expect(ofEvents(waiting, [theirs])).toEqual([])
    expect(ofEvents(view({ seats: [0, 1] }), [theirs])).toEqual([])
    expect(ofEvents(view(), [{ k: 'double', side: 1, value: 2 }])).toEqual(['double'])
    const won = (side: 0 | 1): TableEvent => ({ k: 'won', side, kind: 1, points: 1, end: 'drop', match: false })
    expect(ofEvents(waiting, [{ k: 'drop', side: 1, value: 1 }, won(0)])).toEqual(['drop', 'win'])
    expect(ofEvents(waiting, [won(1)])).toEqual(['loss'])
    expect(called(view(), [theirs])).toBe(true)
  })
})

describe('when it is heard', () => {
  const started: number[] = []
  class FakeContext {
    state = 'running'
    currentTime = 0
    sampleRate = 100
    destination = {}
    resume = (): Promise<void> => Promise.resolve()
    #node = () => {
      const param = { value: 0, setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
      const node = { gain: param, frequency: param, Q: param, connect: () => node, start: () => started.push(1), stop: () => 0 }
      return node
    }
    createGain = this.#node
    createOscillator = this.#node
    createBiquadFilter = this.#node
    createBufferSource = this.#node
    createBuffer = () => ({ sampleRate: 100, getChannelData: () => new Float32Array(50) })
  }

  it('never before a gesture, not when muted, not twice in one breath', () => {
    vi.stubGlobal('localStorage', { setItem: () => 0, getItem: () => null })
    const made = vi.fn(() => new FakeContext())
    vi.stubGlobal('AudioContext', function () { return made() })
    const page = new EventTarget()
    listenForGesture(page)
    play('checker', 0)
    expect(made).not.toHaveBeenCalled()
    expect(started).toEqual([])
    page.dispatchEvent(new Event('pointerdown'))
    page.dispatchEvent(new Event('keydown'))
    expect(made).toHaveBeenCalledOnce()

    play('checker', 1000)
    const once = started.length
    expect(once).toBe(SOUNDS.checker.length)
    play('checker', 1020)
    expect(started).toHaveLength(once)
    play('checker', 1100)
    expect(started).toHaveLength(2 * once)

    settings.setVolume('checkers', 0)
    play('checker', 2000)
    settings.setVolume('checkers', 50)
    settings.set('sound', false)
    play('checker', 3000)
    expect(started).toHaveLength(2 * once)
    settings.set('sound', true)
    play(null, 4000)
    expect(started).toHaveLength(2 * once)
  })
})

it('a phone that refuses notices does not stop the game', () => {
  const refuse = vi.fn(() => { throw new TypeError('Illegal constructor') })
  vi.stubGlobal('Notification', Object.assign(function () { return refuse() }, { permission: 'granted' }))
  vi.stubGlobal('document', { hidden: true })
  settings.set('notify', true)
  sign(MATCH, view(), [{ k: 'roll', side: 1, dice: [2, 1], opening: false }])
  settings.set('notify', false)
  expect(refuse).toHaveBeenCalledOnce()
})

/** A scripted server and a clock that only moves when told to. */
import type { Line, World } from '../src/lib/net/connection'
import type { ClientFrame, Command, Ev, Outcome, ServerFrame, StepEdge, TableEvent, View } from '../src/lib/net/protocol.gen'

export const MATCH = '019ae5a0-0000-7000-8000-000000000001'

export class FakeLine implements Line {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: ClientFrame[] = []
  open = false

  send(text: string): void {
    if (this.open) this.sent.push(JSON.parse(text) as ClientFrame)
  }
  close(): void {
    this.open = false
    this.onclose?.()
  }
  opens(): void {
    this.open = true
    this.onopen?.()
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  get commands(): Command[] {
    return this.sent.filter((frame) => frame.t === 'cmd')
  }
}

export class FakeWorld implements World {
  lines: FakeLine[] = []
  now = 0
  #timers: { at: number; job: () => void }[] = []

  open(): FakeLine {
    const line = new FakeLine()
    this.lines.push(line)
    return line
  }
  later(ms: number, job: () => void): () => void {
    const timer = { at: this.now + ms, job }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }
  random(): number {
    return 0
  }
  get line(): FakeLine {
    return this.lines.at(-1)!
  }
  /** Let time go by; timers run in order. */
  pass(ms: number): void {
    const end = this.now + ms
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((each) => each !== next)
      this.now = next.at
      next.job()
    }
    this.now = end
  }
}

/** Counts in one side's own numbering from {point: n}; what is missing of `men` is borne off. */
export function counts(points: Record<number, number>, men = 15): number[] {
  const out = Array<number>(26).fill(0)
  for (const [point, n] of Object.entries(points)) out[Number(point)] = n
  out[0]! += men - out.reduce((sum, n) => sum + n, 0)
  return out
}

/** What resigning would lead to at a cube of `value`, at the start of a 3-point match. */
export const resigned = (value: number): Outcome[] =>
  [1, 2, 3].map((level) => ({ points: level * value, score: [0, level * value], over: level * value >= 3 }))

export const START = { 6: 5, 8: 3, 13: 5, 24: 2 }

export function view(changes: Partial<View> = {}): View {
  return {
    seq: 3,
    dn: 2,
    seats: [0],
    me: 0,
    names: ['', 'Triktrak'],
    bot: [false, true],
  level: 'beginner',
    length: 3,
    score: [0, 0],
    away: [3, 3],
    crawford: false,
    post_crawford: false,
    game: 1,
    money: false,
    rules: { crawford: true, holland: false, jacoby: false, beavers: false, raccoons: false, auto_doubles: 0, max_cube: 4096, variant: 'standard' },
    board: [counts(START), counts(START)],
    pips: [167, 167],
    cube: { value: 1, owner: null, offered: null, none: false },
    phase: 'roll',
    on_roll: 0,
    to_act: 0,
    dice: null,
    legal: ['roll', 'double', 'resign'],
    tree: null,
    takeback: false,
    race: false,
    xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:5:12',
    stakes: { double: 2, resign: resigned(1) },
    last: null,
    moves: [],
    result: null,
    ...changes,
  }
}

export const ev = (v: View, e: TableEvent[] = []): Ev => ({ t: 'ev', m: MATCH, seq: v.seq, e, view: v })

/** White opens 3-1: a cut of the true step tree, enough to make the 5 point, run or split.
 *  Nodes: 0 nothing played; 1 after the 3 with 8/5; 2 after the 1 with 6/5; 3 the 5 point made; 4 after 24/21; 5 after
 *  24/23; 6 24/20; 7 24/21 24/23; 8 8/5/4. */
export const TREE_31: StepEdge[][] = [
  [
    [24, 21, 3, 0, 4],
    [8, 5, 3, 0, 1],
    [24, 23, 1, 0, 5],
    [6, 5, 1, 0, 2],
  ],
  [
    [6, 5, 1, 0, 3],
    [5, 4, 1, 0, 8],
  ],
  [[8, 5, 3, 0, 3]],
  [],
  [
    [21, 20, 1, 0, 6],
    [24, 23, 1, 0, 7],
  ],
  [
    [23, 20, 3, 0, 6],
    [24, 21, 3, 0, 7],
  ],
  [],
  [],
  [],
]

export const playing = (changes: Partial<View> = {}): View =>
  view({
    phase: 'play',
    dice: [3, 1],
    legal: ['play', 'resign'],
    tree: TREE_31,
    dn: 3,
    seq: 4,
    stakes: { resign: resigned(1) },
    ...changes,
  })

/** One match, money session or single game at a real board, as its scoreboard shows it, and what its buttons do. */
import { book } from '../book/book.svelte'
import { moment } from '../book/moments'
import { terms, type Line, type Sheet } from '../book/records'
import type { Change } from '../book/merge'
import type { Open } from '../book/store'
import { fallen, newClock, pressed, rested, resumed, stopped, type TableClock } from '../book/table-clock'
import { uuid7 } from '../net/uuid7'
import { cubeAfter, doubleRefused, mayBeaver, other, type Refusal, type Side, type Turn } from '../score/cube'
import { reached, worth, type Award, type Result } from '../score/score'

const LONGEST = 604_800

export type Deed =
  | { t: 'won'; side: Side; kind: number; points: number; end: string }
  | { t: 'doubled'; side: Side; value: number }
  | { t: 'taken' | 'beavered'; side: Side; value: number }
  | { t: 'undone' }
  | { t: 'annulled' }

export class Duel {
  /** What was done last, to be told. */
  told = $state.raw<Deed | null>(null)
  #busy = false

  constructor(readonly id: string) {}

  readonly sheet = $derived.by(() => book.sheets.get(this.id) as Sheet)
  readonly terms = $derived.by(() => terms(this.sheet))
  readonly names = $derived.by(() => book.names(this.sheet) as [string, string])
  readonly standing = $derived.by(() => book.standing(this.sheet))
  readonly open = $derived.by(() => book.open(this.id))
  readonly cube = $derived.by(() => cubeAfter(this.open.turns))
  readonly score = $derived.by(() => this.standing.score as readonly [number, number])
  /** The game that is going on, from 1. */
  readonly number = $derived.by(() => this.standing.games.length + 1)
  readonly before = $derived.by(() => ({ score: this.score, crawford: this.standing.crawford }))
  /** Whether the cube was turned in a game in which nobody may: such a double does not count. */
  readonly wronglyTurned = $derived.by(() => this.standing.crawford && this.open.turns.length > 0)
  readonly canUndo = $derived.by(() => this.open.turns.length > 0 || this.standing.games.length > 0 || this.closed)
  /** Whether it stands in somebody else's book, so that only games may be written on it here. */
  readonly shared = $derived.by(() => book.shared.has(this.id))
  readonly closed = $derived.by(() => Boolean(this.sheet.closed) || (this.sheet.winner ?? null) !== null)
  readonly clock = $derived.by(() => {
    const { clock } = this.sheet
    return clock ? (this.open.clock ?? newClock(clock.delay, clock.reserve)) : null
  })

  away(side: Side): number | null {
    return this.terms.length ? Math.max(this.terms.length - this.score[side], 0) : null
  }

  /** What a single game, gammon or backgammon is worth now. */
  worth(kind: number): number {
    return worth(this.terms, this.cube.value, kind)
  }

  mayDouble(side: Side): Refusal | null {
    return doubleRefused(this.terms, this.before, this.cube, side)
  }

  get mayBeaver(): boolean {
    return mayBeaver(this.terms, this.before, this.cube)
  }

  win(side: Side, kind: number, end: 'bear-off' | 'resign' | 'drop' = 'bear-off'): Promise<void> {
    const result: Result = { t: 'result', winner: side, kind, cube: this.cube.value, end }
    const points = this.worth(end === 'drop' ? 1 : kind)
    return this.#end([result], { t: 'won', side, kind, points, end })
  }

  double(side: Side): Promise<void> {
    const told: Deed = { t: 'doubled', side, value: 2 * this.cube.value }
    return this.#turn({ t: 'double', by: side }, told)
  }

  take(): Promise<void> {
    const { offer } = this.cube
    return this.#turn({ t: 'take' }, { t: 'taken', side: offer!.to, value: offer!.value })
  }

  beaver(): Promise<void> {
    const { offer } = this.cube
    return this.#turn({ t: 'beaver' }, { t: 'beavered', side: offer!.to, value: 2 * offer!.value })
  }

  drop(): Promise<void> {
    return this.win(other(this.cube.offer!.to), 1, 'drop')
  }

  /** Put the cube back: what was doubled in the Crawford game does not count. */
  annul(): Promise<void> {
    return this.#do([], { turns: [] }, { t: 'annulled' })
  }

  /** Take back the last turn of the cube, or else strike the last game; what was struck stays to be seen. */
  undo(): Promise<void> {
    const { turns, last } = this.open
    if (this.closed && !this.shared) return this.#do([this.#sheetChange({ closed: false, winner: null, method: 'played', ended: '' })], {}, { t: 'undone' })
    if (turns.length > 0) return this.#do([], { turns: turns.slice(0, -1) }, { t: 'undone' })
    const line = this.standing.games.at(-1)?.line
    if (!line) return Promise.resolve()
    const back = last?.line === line.id ? last.turns : []
    const reopened = this.sheet.ended && !this.shared ? [this.#sheetChange({ ended: '' })] : []
    return this.#do([this.#line(line.id, { struck: true }), ...reopened], { turns: back, last: null }, { t: 'undone' })
  }

  strike(line: Line, struck: boolean): Promise<void> {
    return this.#do([this.#line(line.id, { struck })], { last: null }, null)
  }

  /** Strike a game and write it anew in its place. */
  correct(line: Line, stated: Result | Award): Promise<void> {
    const anew = this.#line(uuid7(), { sheet: this.id, number: line.number, actions: [stated], written: moment() })
    return this.#do([this.#line(line.id, { struck: true }), anew], { last: null }, null)
  }

  /** Give it to a side, or end what has no end of its own. */
  close(how: 'played' | 'time' | 'forfeit', winner: Side | null): Promise<void> {
    return this.#do([this.#sheetChange({ closed: true, method: how, winner, ended: moment() })], this.#still(), null)
  }

  swap(): Promise<void> {
    return this.#do([], { swapped: !this.open.swapped }, null)
  }

  press(side: Side): Promise<void> {
    return this.#time((clock, now) => pressed(clock, side, now))
  }

  pause(): Promise<void> {
    return this.#time((clock, now) => (clock.running === null ? resumed(clock, now) : stopped(clock, now)))
  }

  flagged(now: number): Side | null {
    return this.clock && fallen(this.clock, now)
  }

  #time(change: (clock: TableClock, now: number) => TableClock): Promise<void> {
    const { clock } = this
    const after = clock && change(clock, Date.now())
    return after === clock ? Promise.resolve() : this.#do([], { clock: after }, null)
  }

  /** Between two games nobody's time runs; of a money session each game has its own. */
  #still(): Partial<Open> {
    const { clock } = this
    if (clock === null) return {}
    return { clock: this.terms.length ? rested(clock, Date.now()) : null }
  }

  #turn(turn: Turn, told: Deed): Promise<void> {
    return this.#do([], { turns: [...this.open.turns, turn], since: this.open.since || Date.now() }, told)
  }

  #end(actions: (Result | Award)[], told: Deed): Promise<void> {
    const { turns, since } = this.open
    const seconds = since ? Math.min(Math.round((Date.now() - since) / 1000), LONGEST) : 0
    const id = uuid7()
    const line = this.#line(id, { sheet: this.id, number: this.number, actions, written: moment(), ...(seconds ? { seconds } : {}) })
    const over = told.t === 'won' && reached(this.terms, this.score[told.side] + told.points)
    const ended = over || this.sheet.kind === 'single' ? { ended: moment() } : {}
    const started = this.sheet.started ? {} : { started: moment() }
    const sheet = this.shared ? {} : { ...ended, ...started }
    const changes = Object.keys(sheet).length ? [line, this.#sheetChange(sheet)] : [line]
    return this.#do(changes, { turns: [], last: { line: id, turns }, since: Date.now(), ...this.#still() }, told)
  }

  #line(id: string, fields: Partial<Line>): Change {
    return { kind: 'line', id, fields: { ...fields } }
  }

  #sheetChange(fields: Partial<Sheet>): Change {
    return { kind: 'sheet', id: this.id, fields: { ...fields } }
  }

  /** One thing after another: a second tap before the first is kept does nothing. */
  async #do(changes: Change[], open: Partial<Open>, told: Deed | null): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      await book.write(changes, { ...this.open, ...open })
      this.told = told
    } finally {
      this.#busy = false
    }
  }
}

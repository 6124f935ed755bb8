/** One match, money session or single game at a real board, as its scoreboard shows it, and what its buttons do. */
import { book } from '../book/book.svelte'
import { moment } from '../book/moments'
import { terms, type Line, type Sheet } from '../book/records'
import type { Change } from '../book/merge'
import type { Open } from '../book/store'
import { fallen, newClock, pressed, rested, resumed, stopped, type TableClock } from '../book/table-clock'
import { uuid7 } from '../net/uuid7'
import { cubeAfter, doubleRefused, mayBeaver, other, type Refusal, type Side, type Turn } from '../score/cube'
import { reached, worth, type Award, type Result, type Stated } from '../score/score'
import { blank, followed, type Action, type Written } from './moves/record'

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
  #last: Promise<void> = Promise.resolve()

  constructor(readonly id: string) {}

  readonly sheet = $derived.by(() => book.sheets.get(this.id) as Sheet)
  readonly terms = $derived.by(() => terms(this.sheet))
  readonly names = $derived.by(() => book.names(this.sheet) as [string, string])
  readonly standing = $derived.by(() => book.standing(this.sheet))
  readonly open = $derived.by(() => book.open(this.id))
  /** The dice and plays of the game that is going on, where they are written down. */
  readonly moves = $derived.by(() => this.open.moves ?? null)
  readonly game = $derived.by(() => this.moves && followed(this.sheet.variant ?? 'standard', this.moves.actions))
  readonly cube = $derived.by(() => cubeAfter(this.open.turns))
  readonly score = $derived.by(() => this.standing.score as readonly [number, number])
  /** The game that is going on, from 1. */
  readonly number = $derived.by(() => this.standing.games.length + 1)
  readonly before = $derived.by(() => ({ score: this.score, crawford: this.standing.crawford }))
  /** Whether the cube was turned in a game in which nobody may: such a double does not count. */
  readonly wronglyTurned = $derived.by(() => this.standing.crawford && this.open.turns.length > 0)
  readonly canUndo = $derived.by(() => this.#begun || this.open.turns.length > 0 || this.standing.games.length > 0 || this.closed)
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

  /** `last`: the play that ended it, where plays are written down. */
  win(side: Side, kind: number, end: 'bear-off' | 'resign' | 'drop' = 'bear-off', last?: Action): Promise<void> {
    const result: Result = { t: 'result', winner: side, kind, cube: this.cube.value, end }
    const points = this.worth(end === 'drop' ? 1 : kind)
    const written = [...(this.moves?.actions ?? []), ...(last ? [last] : [])]
    const moves = written.length > 0 ? [...written, ...this.#ending(side, kind, end)] : []
    return this.#end([...moves, result], { t: 'won', side, kind, points, end })
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
    const { moves } = this
    const kept = moves && { ...moves, actions: moves.actions.filter((action) => !isTurn(action)) }
    return this.#do([], { turns: [], moves: kept }, { t: 'annulled' })
  }

  /** Take back the last thing that was written down of this game, or else strike the last one; what was struck stays to be seen. */
  undo(): Promise<void> {
    // What was just tapped is seen a moment before it is kept, and may be taken back in that moment.
    return this.#last.then(() => this.#undo())
  }

  #undo(): Promise<void> {
    const { turns, last } = this.open
    if (this.closed && !this.shared) return this.#do([this.#sheetChange({ closed: false, winner: null, method: 'played', ended: '' })], {}, { t: 'undone' })
    if (this.#begun) return this.#takeBack()
    if (turns.length > 0) return this.#do([], { turns: turns.slice(0, -1) }, { t: 'undone' })
    const line = this.standing.games.at(-1)?.line
    if (!line) return Promise.resolve()
    const known = last?.line === line.id ? last : null
    const back = known?.turns ?? []
    const moves = known?.moves ?? this.moves
    const reopened = this.sheet.ended && !this.shared ? [this.#sheetChange({ ended: '' })] : []
    return this.#do([this.#line(line.id, { struck: true }), ...reopened], { turns: back, moves, last: null }, { t: 'undone' })
  }

  strike(line: Line, struck: boolean): Promise<void> {
    return this.#do([this.#line(line.id, { struck })], { last: null }, null)
  }

  /** Strike a game and write it anew in its place. */
  correct(line: Line, stated: Result | Award): Promise<void> {
    const moves = (line.actions ?? []).filter(({ t }) => t !== 'result' && t !== 'award')
    const anew = this.#line(uuid7(), { sheet: this.id, number: line.number, actions: [...moves, stated], written: moment() })
    return this.#do([this.#line(line.id, { struck: true }), anew], { last: null }, null)
  }

  /** Give it to a side, or end what has no end of its own. */
  close(how: 'played' | 'time' | 'forfeit', winner: Side | null): Promise<void> {
    return this.#do([this.#sheetChange({ closed: true, method: how, winner, ended: moment() })], this.#still(), null)
  }

  /** Write the dice and plays down, from this game on: what cannot be when its cube has been turned. */
  record(): Promise<void> {
    return this.#do([], { moves: blank({ free: false, thrown: false }), since: this.open.since || Date.now() }, null)
  }

  /** Write nothing but results any more: the moves of this game are let go, the cube stays. */
  unrecord(): Promise<void> {
    return this.#do([], { moves: null }, null)
  }

  /** Change what is written of this game, one after the other: none is lost that is tapped while another is kept. */
  write(change: (moves: Written) => Partial<Written> | null, told: Deed | null = null): Promise<void> {
    return this.#queue(async () => {
      const { moves } = this
      const changed = moves && change(moves)
      if (!changed) return
      const played = changed.actions?.at(-1)
      const side = this.game?.onRoll ?? null
      const plays = (played?.t === 'play' || played?.t === 'stated') && changed.actions!.length > moves.actions.length
      const clock = plays && side !== null && this.clock?.running === side ? { clock: pressed(this.clock, side, Date.now()) } : {}
      await book.write([], { ...this.open, ...clock, moves: { ...moves, ...changed }, since: this.open.since || Date.now() })
      this.told = told
    })
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
    const { moves } = this
    const written = moves && { ...moves, keyed: NONE, actions: [...moves.actions, { t: turn.t }] }
    return this.#do([], { turns: [...this.open.turns, turn], moves: written, since: this.open.since || Date.now() }, told)
  }

  /** What of an end is an action of its own: a resignation is offered by whoever is to act, and accepted. */
  #ending(winner: Side, kind: number, end: string): Action[] {
    if (end === 'drop') return [{ t: 'drop' }]
    const resigns = end === 'resign' && this.game?.onRoll === other(winner)
    return resigns ? [{ t: 'resign', level: kind }, { t: 'answer', accept: true }] : []
  }

  /** Whether anything is written down of the dice and plays of this game. */
  get #begun(): boolean {
    const { moves } = this
    return moves !== null && (moves.actions.length > 0 || moves.steps.length > 0 || moves.keyed.some((die) => die !== null))
  }

  #takeBack(): Promise<void> {
    const { turns } = this.open
    const { actions, keyed, steps, held, thrown, ...habits } = this.moves!
    const still = { keyed: NONE, steps: [], held, thrown, ...habits }
    if (steps.length > 0 || keyed.some((die) => die !== null))
      return this.#do([], { moves: { ...still, actions, steps: steps.slice(0, -1) } }, { t: 'undone' })
    const last = actions.at(-1)!
    // Dice that the program threw come again: taking them back is no second throw.
    const again = thrown && last.t === 'roll' ? [...held, [last.d1, last.d2] as const] : held
    const moves = { ...still, held: again as Written['held'], actions: actions.slice(0, -1) }
    return this.#do([], { moves, turns: isTurn(last) ? turns.slice(0, -1) : turns }, { t: 'undone' })
  }

  #end(actions: Stated[], told: Deed): Promise<void> {
    const { turns, since, moves = null } = this.open
    const seconds = since ? Math.min(Math.round((Date.now() - since) / 1000), LONGEST) : 0
    const id = uuid7()
    const line = this.#line(id, { sheet: this.id, number: this.number, actions, written: moment(), ...(seconds ? { seconds } : {}) })
    const over = told.t === 'won' && reached(this.terms, this.score[told.side] + told.points)
    const ended = over || this.sheet.kind === 'single' ? { ended: moment() } : {}
    const started = this.sheet.started ? {} : { started: moment() }
    const sheet = this.shared ? {} : { ...ended, ...started }
    const changes = Object.keys(sheet).length ? [line, this.#sheetChange(sheet)] : [line]
    return this.#do(changes, { turns: [], moves: moves && blank(moves), last: { line: id, turns, moves }, since: Date.now(), ...this.#still() }, told)
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
    await this.#queue(async () => {
      await book.write(changes, { ...this.open, ...open })
      this.told = told
    })
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#busy = true
    const done = this.#last.then(work)
    // What fails does not keep what comes after it from being tried.
    const last = done.catch(() => undefined).then(() => {
      if (this.#last === last) this.#busy = false
    })
    this.#last = last
    return done
  }
}

const NONE: Written['keyed'] = [null, null]

const isTurn = ({ t }: Action): boolean => t === 'double' || t === 'take' || t === 'beaver'

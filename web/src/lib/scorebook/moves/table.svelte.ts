/**
 * A real board on a screen: dice, plays and cube of the game that is going on, as they are written down.
 *
 * Which plays are legal the server says, roll by roll; where it does not, or where the players want it so, a hand moves
 * any checker anywhere, and the other side lets it stand or has it played again. Knows no rules.
 */
import { untrack } from 'svelte'
import { BAR } from '../../board/geometry'
import type { Scene } from '../../board/scene'
import { bookPlays } from '../../net/api'
import type { BookPlays, Pair } from '../../net/protocol.gen'
import type { Moment } from '../../play/draft.svelte'
import type { Habits } from '../../play/habits'
import { ordered, spend, thrown, type Thrown } from '../../play/replay'
import { Stage } from '../../play/stage.svelte'
import type { Tree } from '../../play/steps'
import { sentences } from '../../i18n/i18n.svelte'
import type { Side } from '../../score/cube'
import { other } from '../../score/cube'
import type { Duel } from '../duel.svelte'
import { throwDie } from './dice'
import { Hand, type Host } from './hand.svelte'
import { begun, followed, free, handled, joined, MOST_STEPS, pointsOf, shown, type Action, type Game, type Made, type Step } from './record'

const NONE = [null, null] as const

export class MovesTable implements Host {
  readonly stage: Stage
  readonly hand: Hand
  /** The checker that a free hand has chosen. */
  chosen = $state<number | null>(null)
  /** More checkers were moved than a play has room for. */
  many = $state(false)
  #swapped = $state(false)
  #answer = $state.raw<{ key: string; plays: BookPlays } | null>(null)
  /** The question that the server could not be asked. */
  #silent = $state<string | null>(null)
  /** The turn that the hand has begun with. */
  #begun = $state<string | null>(null)
  /** Steps that are shown already and not yet kept. */
  #ahead = $state.raw<readonly Made[] | null>(null)

  constructor(
    readonly duel: Duel,
    habits: Habits,
  ) {
    this.stage = new Stage(habits, () => [0, 1])
    this.hand = new Hand(this.stage, this)
  }

  get game(): Game {
    return this.duel.game ?? begun('standard')
  }

  get #written() {
    return this.duel.moves
  }

  get keyed(): readonly (number | null)[] {
    return this.#written?.keyed ?? NONE
  }

  get thrown(): boolean {
    return this.#written?.thrown ?? false
  }

  get steps(): readonly Made[] {
    return this.#ahead ?? this.#written?.steps ?? []
  }

  /** Who is to play the roll that lies there. */
  get mover(): Side | null {
    return this.game.phase === 'play' && this.duel.cube.offer === null ? this.game.onRoll : null
  }

  // What the server is asked

  /** What is to be asked of the server now: the plays of a roll, or what a board was won with. */
  get #question(): string | null {
    const { phase, onRoll, board, dice } = this.game
    if (onRoll === null || (phase === 'play' ? this.#written?.free !== false : phase !== 'off')) return null
    return JSON.stringify({ board: pointsOf(board, onRoll), dice, variant: this.duel.sheet.variant ?? 'standard' })
  }

  get #known(): BookPlays | null {
    return this.#answer !== null && this.#answer.key === this.#question ? this.#answer.plays : null
  }

  /** The legal plays are being looked up. */
  get asking(): boolean {
    const question = this.#question
    return this.game.phase === 'play' && question !== null && this.#silent !== question && this.tree === null
  }

  /** What the board was won with, where the server says it; else 0. */
  get won(): number {
    return this.game.phase === 'off' ? Math.abs(this.#known?.result ?? 0) : 0
  }

  /** Ask what there is to ask; where nobody answers, this roll is played freely. */
  ask(): void {
    const question = this.#question
    if (question === null || this.#known !== null || this.#silent === question) return
    void this.#ask(question).then((plays) => {
      if (this.#question !== question) return
      if (plays === null) return void (this.#silent = question)
      this.#answer = { key: question, plays }
    })
  }

  /** Which roll of the game is to be played with which answer: a hand that began with another one knows nothing of it. */
  get #turn(): string | null {
    return this.#known && this.mover !== null ? `${this.#written?.actions.length} ${this.#question}` : null
  }

  /** Another roll is to be played, or the same once more: the hand begins with what was moved already. */
  begin(): void {
    const [turn, tree] = [this.#turn, this.#known?.tree]
    if (turn === null || !tree) return void (this.#begun = null)
    if (turn === this.#begun) return
    untrack(() => this.hand.start(tree, this.steps))
    this.#begun = turn
  }

  async #ask(question: string): Promise<BookPlays | null> {
    if (!navigator.onLine) return null
    return bookPlays(question, sentences.lang).catch(() => null)
  }

  /** The server may be there again. */
  retry(): void {
    this.#silent = null
  }

  get seen(): Moment | null {
    const { mover, game } = this
    return mover === null ? null : { on_roll: mover, phase: 'play', dice: game.dice as Pair, board: game.board as Moment['board'] }
  }

  get tree(): Tree | null {
    return this.mover === null || this.#turn === null || this.#turn !== this.#begun ? null : this.#known!.tree
  }

  /** Nothing can be played: only the dice can be picked up. */
  get dances(): boolean {
    return this.tree !== null && this.tree[0]?.length === 0
  }

  get #freely(): boolean {
    return this.mover !== null && this.tree === null && !this.asking
  }

  // Dice

  /** A die has fallen: in the opening that of a side, else one of both. */
  key(die: number, side?: Side): void {
    void this.duel.write(({ actions, keyed }) => {
      const { phase } = this.game
      if (phase !== 'opening' && phase !== 'roll') return null
      const at = phase === 'opening' && side !== undefined ? side : keyed.indexOf(null)
      const now = keyed.map((known, i) => (i === at ? die : known)) as [number | null, number | null]
      const [d1, d2] = now
      if (d1 === null || d2 === null) return { keyed: now }
      return { keyed: NONE, steps: [], actions: [...actions, { t: 'roll', d1, d2 }] }
    })
  }

  throw(): void {
    const drawn: Pair = [throwDie(), throwDie()]
    void this.duel.write(({ actions, held }) => {
      if (this.game.phase !== 'opening' && this.game.phase !== 'roll') return null
      const [d1, d2] = held.at(-1) ?? drawn
      return { keyed: NONE, steps: [], held: held.slice(0, -1), actions: [...actions, { t: 'roll', d1, d2 }] }
    })
  }

  /** Whether dice can be called cocked: before anything is played with them, and never those of the program. */
  get mayCock(): boolean {
    const { phase } = this.game
    if (this.thrown || this.duel.cube.offer !== null) return false
    return phase === 'play' ? this.#lastAction?.t === 'roll' && this.steps.length === 0 : phase !== 'off'
  }

  cock(): void {
    void this.duel.write(({ actions, keyed }) => {
      if (!this.mayCock) return null
      const last = actions.at(-1)
      const [d1, d2] = last?.t === 'roll' && this.game.phase === 'play' ? [last.d1, last.d2] : keyed
      const before = this.game.phase === 'play' ? actions.slice(0, -1) : actions
      return { keyed: NONE, steps: [], actions: [...before, { t: 'cocked', d1: d1 ?? null, d2: d2 ?? null }] }
    })
  }

  // Plays

  get #lastAction(): Action | undefined {
    return this.#written?.actions.at(-1)
  }

  /** Whether the dice can be picked up now. */
  get complete(): boolean {
    return this.tree !== null ? this.hand.complete : this.#freely
  }

  /** Pick up the dice: the play is made. */
  done(): void {
    const { mover } = this
    if (mover === null || !this.complete) return
    const steps: Step[] = this.tree === null ? joined(this.steps.map(([from, to]): Step => [from, to])) : this.hand.path.map(([from, to]): Step => [from, to])
    this.many = steps.length > MOST_STEPS
    if (this.many) return
    const board = handled(this.game.board, mover, this.steps.map(([from, to]): Step => [from, to]))
    const action: Action = this.tree === null ? { t: 'stated', steps, after: pointsOf(board, mover) } : { t: 'play', steps }
    this.cancel()
    void this.#play(action, mover)
  }

  async #play(action: Action, mover: Side): Promise<void> {
    const variant = this.duel.sheet.variant ?? 'standard'
    const after = followed(variant, [...(this.#written?.actions ?? []), action])
    if (after.phase === 'off' && action.t === 'play') {
      // Nobody could have played otherwise: what it was won with needs no word of the players.
      const won = await this.#ask(JSON.stringify({ board: pointsOf(after.board, mover), variant }))
      if (won !== null && won.result > 0) return this.duel.win(mover, won.result, 'bear-off', action)
    }
    await this.duel.write(({ actions }) => (this.mover === mover ? { steps: [], actions: [...actions, action] } : null))
  }

  /** Whether the other side may have the last play made again. */
  get mayChallenge(): boolean {
    return this.game.phase === 'roll' && this.duel.cube.offer === null && this.#lastAction?.t === 'stated'
  }

  /** Have it played again: the checkers lie where they were put, and the wrong ones go back by hand. */
  challenge(): void {
    void this.duel.write(({ actions }) => {
      if (!this.mayChallenge) return null
      const steps = (this.game.last?.steps ?? []).map(([from, to]): Made => [from, to, 0])
      return { keyed: NONE, steps, actions: [...actions, { t: 'challenge' }] }
    })
  }

  /** Take back: a checker, else whatever was done last. */
  undo(): void {
    this.many = false
    this.chosen = null
    if (this.tree !== null && this.hand.path.length > 0) this.hand.undo()
    else void this.duel.undo()
  }

  keep(steps: readonly Made[]): void {
    this.many = false
    this.#ahead = steps
    void this.duel.write(() => ({ steps })).finally(() => {
      if (this.#ahead === steps) this.#ahead = null
    })
  }

  // What a hand does on the board

  readonly tap = (point: number, mode: 'move' | 'choose' | 'other'): void => {
    if (this.tree !== null) return this.hand.tap(point, mode)
    if (!this.#freely) return
    if (this.chosen !== null && this.chosen !== point && this.put(point)) return
    this.chosen = this.chosen === point || !this.#sources.has(point) ? null : point
  }

  readonly lift = (point: number): boolean => {
    if (this.tree !== null) return this.hand.lift(point)
    if (!this.#freely || !this.#sources.has(point)) return false
    this.chosen = point
    return true
  }

  readonly put = (point: number, over: ReadonlySet<number> = new Set()): boolean => {
    if (this.tree !== null) return this.hand.put(point, over)
    const { chosen, mover } = this
    if (chosen === null || mover === null || point === chosen || !free(this.#board, mover, point)) return false
    this.chosen = null
    this.keep([...this.steps, [chosen, point, 0]])
    return true
  }

  readonly cancel = (): void => {
    this.chosen = null
    this.hand.cancel()
  }

  /** The dice are touched: picked up once something is played, else laid the other way round. */
  readonly touchDice = (): void => {
    if (this.tree !== null) this.hand.touchDice()
    else if (this.steps.length > 0) this.done()
    else this.#swapped = !this.#swapped
  }

  get #board() {
    const { mover, game } = this
    return mover === null ? game.board : handled(game.board, mover, this.steps.map(([from, to]): Step => [from, to]))
  }

  get #sources(): Set<number> {
    const own = this.mover === null ? [] : this.#board[this.mover]!
    return new Set(Array.from({ length: BAR }, (_, i) => i + 1).filter((point) => (own[point] ?? 0) > 0))
  }

  get #dice(): Thrown[] {
    const { phase, onRoll, dice, last } = this.game
    if (phase === 'play' && onRoll !== null && dice !== null) {
      if (this.tree !== null) return this.hand.roll
      const lying = thrown(onRoll, ordered(dice, this.#swapped))
      return this.steps.reduce((left, [from, to]) => spend(left, onRoll, from, to), lying)
    }
    const keyed = this.keyed.flatMap((value, i) => (value === null ? [] : [{ side: onRoll ?? (i as Side), value, used: false }]))
    if (keyed.length > 0 || last === null) return keyed
    return thrown(last.side, ordered(last.dice)).map((die) => ({ ...die, used: true }))
  }

  get scene(): Scene {
    const { cube, terms } = this.duel
    const { frame } = this.stage
    const legal = this.tree !== null
    const freely = this.#freely
    const resting = this.game.phase !== 'play' && this.keyed.every((die) => die === null)
    return {
      board: frame?.board ?? (legal ? this.hand.board : this.#board),
      dice: frame?.dice ?? this.#dice,
      aside: resting,
      cube: { value: cube.value, owner: cube.owner, offered: cube.offer?.value ?? null, none: terms.maxCube === 1 || terms.length === 1 },
      offeredBy: cube.offer && other(cube.offer.to),
      flights: frame?.flights ?? [],
      cast: 0,
      note: null,
      mover: legal || freely ? this.mover : null,
      sources: legal ? this.hand.sources : freely ? this.#sources : new Set(),
      edges: legal ? this.hand.edges : [],
      chosen: legal ? this.hand.chosen : this.chosen,
      targets: legal ? this.hand.targets : [],
      anywhere: freely,
      last: resting && frame === null ? shown(this.game) : null,
    }
  }
}

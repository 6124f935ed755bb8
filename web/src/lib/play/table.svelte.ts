/** One match on this screen: the newest view, the half-made play, and what the reader may do now.
 *  Knows no rules: what is allowed is in `view.legal`, where checkers may go is in the step tree. */
import { uuid7 } from '../net/uuid7'
import { Connection, type Answer, type Status, type World } from '../net/connection'
import type { Ask, Because, Command, Err, Ev, Nak, Params, Question, SideNo, StepEdge, View } from '../net/protocol.gen'
import { BAR, OFF } from '../board/geometry'
import type { Scene } from '../board/scene'
import { Draft } from './draft.svelte'
import { keepPath, keptPath } from './kept'
import type { Habits } from './habits'
import { clips, ordered, thrown, unordered, type Thrown } from './replay'
import { Stage } from './stage.svelte'
import * as steps from './steps'
import { Voice } from './voice.svelte'
import { announcement, draftWords, feed } from './wording'

const TOO_MUCH_TO_SHOW = 12

/** A question about the decision that is due. */
export type Asking = { t: 'hint' | 'odds' } | { t: 'weigh'; a: Ask; above: number }

export class Table extends Draft {
  view = $state.raw<View | null>(null)
  pending = $state.raw<Command | null>(null)
  status = $state<Status>('connecting')
  /** Whether White and Black are at the table. */
  here = $state.raw<[boolean, boolean]>([true, true])
  /** Why there is no table to show. */
  fault = $state.raw<Err | null>(null)
  /** Why the last thing asked for was refused. */
  refusal = $state.raw<{ code: string; params: Params } | null>(null)
  /** The decision that somebody stepped back to, until it is taken. */
  steppedBackTo = $state<number | null>(null)
  readonly voice = new Voice()
  #acknowledged: number | null = null
  /** Asked before something is done: null lets it through, at once or later; a function is what is done instead. */
  guard: ((ask: Ask) => Promise<(() => void) | null> | null) | null = null
  #line: Connection
  #asked = 0
  /** The last why, of which alone the answer counts. */
  #why = 0
  #questions = new Map<number, (answer: Answer | Because | null) => void>()

  constructor(
    readonly match: string,
    private readonly world: World,
    private readonly habits: Habits,
    clock: () => number = () => performance.now(),
  ) {
    super(new Stage(habits, () => this.view?.seats ?? []), clock)
    this.#line = new Connection(
      match,
      {
        view: (frame) => this.#adopt(frame),
        acknowledged: (id, seq) => this.#acked(id, seq),
        refused: (nak) => this.#refused(nak),
        because: (answer) => this.#told(answer),
        answered: (answer) => this.#answered(answer.n, answer),
        fault: (err) => this.#faulted(err),
        here: ({ here }) => (this.here = here),
        status: (status) => (this.status = status),
        asks: () => habits.asks,
      },
      world,
    )
  }

  close(): void {
    this.stage.skip()
    this.#line.close()
  }

  hurry(): void {
    this.#line.hurry()
  }

  /** Tell the server anew what is done by hand. */
  wish(): void {
    this.#line.resync()
  }

  // What may be done

  can(action: Ask['t']): boolean {
    const { view } = this
    if (view === null || this.pending !== null) return false
    return action === 'takeback' ? view.takeback : view.legal.includes(action)
  }

  get tree(): steps.Tree | null {
    return this.can('play') ? (this.view?.tree ?? null) : null
  }

  get idle(): boolean {
    return this.pending === null
  }

  /** It is up to a reader of this screen. */
  get yourTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0 && this.view?.phase !== 'over'
  }

  // What the board shows

  get order(): typeof ordered {
    return this.habits.higher ? ordered : unordered
  }

  get dice(): Thrown[] {
    const { view } = this
    if (view === null) return []
    if (view.phase === 'play' && view.dice !== null) return this.roll
    const { last } = view
    if (!last || view.cube.offered !== null || !this.yourTurn || last.side === view.to_act) return []
    return thrown(last.side, this.order(last.dice)).map((die) => ({ ...die, used: true }))
  }

  get scene(): Scene {
    const { view } = this
    const frame = this.stage.frame
    const showing = view !== null && frame === null && this.yourTurn && view.phase !== 'play'
    return {
      board: frame?.board ?? this.board,
      dice: frame?.dice ?? this.dice,
      aside: !frame?.dice && view?.phase !== 'play',
      cube: view?.cube ?? { value: 1, owner: null, offered: null, none: true },
      offeredBy: view && view.cube.offered !== null && view.to_act !== null ? ((1 - view.to_act) as SideNo) : null,
      flights: frame?.flights ?? [],
      cast: frame?.dice ? frame.cast : 0,
      note: frame?.note ?? null,
      mover: this.mover,
      sources: this.sources,
      edges: this.edges,
      chosen: this.chosen,
      targets: this.targets,
      last: showing && view.last && view.last.side !== view.to_act ? view.last : null,
    }
  }

  // Actions

  done(): void {
    if (this.complete) this.#send({ t: 'play', steps: this.path.map(([from, to]) => [from, to]) })
  }

  act(t: Exclude<Ask['t'], 'play' | 'resign' | 'answer'>): void {
    this.#send({ t })
  }

  resign(level: number): void {
    this.#send({ t: 'resign', level })
  }

  answer(accept: boolean): void {
    this.#send({ t: 'answer', accept })
  }

  /** Have it said why none of these plays of the roll is possible. */
  why(plays: string[]): void {
    this.#why = ++this.#asked
    this.#line.why(this.#why, plays)
  }

  /** Ask the engine about the decision that is due; null where it does not answer in so many milliseconds. */
  consult(asking: Asking, within: number): Promise<Answer | Because | null> {
    const n = ++this.#asked
    const question: Question = { ...asking, m: this.match, n, dn: this.view?.dn ?? 0 }
    return new Promise((resolve) => {
      this.#questions.set(n, resolve)
      this.world.later(within, () => this.#answered(n, null))
      this.#line.ask(question)
    })
  }

  refuse(code: string, params: Params): void {
    this.refusal = { code, params }
  }

  /** It is the reader's turn, but there is no roll to play yet: say so to whoever touches the board or a number. */
  override early(point?: number): void {
    const { view } = this
    if (view === null || !this.idle || !this.yourTurn) return
    // The cube lies on the bar: touching it there is no move.
    const bar = point === BAR && view.board[view.to_act ?? 0][BAR] === 0
    if (point === OFF || bar) return
    if (this.can('roll')) this.refuse('dice_needed', {})
    else this.refuse('not_now', { action: 'play' })
  }

  /** Go on with whatever is next: roll, pick up the dice, begin the next game. */
  goOn(): boolean {
    const next = this.can('roll') ? 'roll' : this.can('next') ? 'next' : null
    if (next) this.act(next)
    else if (this.complete) this.done()
    else return false
    return true
  }

  /** Show the other side's last play once more. */
  replay(): void {
    const { view } = this
    if (view?.last == null) return
    this.stage.skip()
    const { side, dice, steps: made } = view.last
    const play = { k: 'play', side, dice, steps: made, play: '', forced: false } as const
    this.stage.show(clips(view.board, [{ k: 'roll', side, dice, opening: false }, play], null, this.order))
  }

  #send(a: Ask): void {
    this.stage.skip()
    // Asked again at the moment itself: a second tap must not roll or double twice.
    if (this.view === null || !this.can(a.t)) return
    this.cancel()
    this.refusal = null
    this.#acknowledged = null
    const command: Command = { t: 'cmd', m: this.match, id: uuid7(), dn: this.view.dn, a }
    this.pending = command
    const asked = this.guard?.(a)
    if (!asked) return this.#line.send(command)
    void asked.then((instead) => {
      // The decision may have been taken in another window.
      if (this.pending !== command) return
      if (instead === null) return this.#line.send(command)
      this.pending = null
      instead()
    })
  }

  protected changed(made: readonly StepEdge[] | null): void {
    // What was wrong with the last try is of no use any more, nor is an answer that is still on its way.
    this.refusal = null
    this.#why = 0
    if (this.view) keepPath(this.match, this.view.dn, this.path)
    this.voice.say(draftWords(made, this.left))
  }

  // What the server says

  #adopt({ e, view }: Ev): void {
    const old = this.view
    const made = this.pending?.a.t === 'play' ? (old?.on_roll ?? null) : null
    this.view = view
    this.fault = null
    if (old === null || old.dn !== view.dn) {
      this.pending = null
      this.begin((view.tree && view.legal.includes('play') && keptPath(this.match, view.dn, view.tree)) || [])
    }
    if (e.some(({ k }) => k === 'back')) this.steppedBackTo = view.dn
    this.#settle()
    // A page that was just loaded shows how things stand; only the first throws of a game are shown to it.
    const known = old !== null || (view.moves.length <= 1 && this.path.length === 0)
    if (!known || e.length > TOO_MUCH_TO_SHOW || globalThis.document?.hidden) this.stage.skip()
    else this.stage.show(clips(view.board, e, made, this.order))
    // Whoever comes in is told what happened last.
    this.voice.say(e.length > 0 || old !== null ? announcement(view, e) : (feed(view).at(-1) ?? ''))
    this.habits.told?.(view, e)
  }

  #acked(id: string, seq: number): void {
    if (this.pending?.id !== id) return
    this.#acknowledged = seq
    this.#settle()
  }

  /** A command is over once the view it led to is here. */
  #settle(): void {
    if (this.#acknowledged !== null && this.view !== null && this.view.seq >= this.#acknowledged) this.pending = null
  }

  #refused({ id, code, params }: Nak): void {
    if (this.pending?.id !== id) return
    this.pending = null
    // Someone was first, or this very command was: the newest view, on its way, says all.
    if (code !== 'stale' && code !== 'conflict') this.refusal = { code, params }
  }

  #told(answer: Because): void {
    const { n, code, params } = answer
    if (!this.#answered(n, answer) && n === this.#why && code !== null) this.refuse(code, params)
  }

  /** Whether somebody still waits for it. */
  #answered(n: number, answer: Answer | Because | null): boolean {
    const resolve = this.#questions.get(n)
    this.#questions.delete(n)
    resolve?.(answer)
    return resolve !== undefined
  }

  #faulted(err: Err): void {
    if (this.view === null) this.fault = err
    else this.refusal = err
  }
}

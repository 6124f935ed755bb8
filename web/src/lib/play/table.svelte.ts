/** One match on this screen: the newest view, the half-made play, and what the reader may do now.
 *  Knows no rules: what is allowed is in `view.legal`, where checkers may go is in the step tree. */
import { uuid7 } from '../net/uuid7'
import { Connection, type Status, type World } from '../net/connection'
import type { Ask, Because, Command, Err, Ev, Nak, Params, SideNo, StepEdge, View } from '../net/protocol.gen'
import type { Scene, Target } from '../board/scene'
import { keepPath, keptPath } from './kept'
import type { Habits } from './habits'
import { clips, ordered, thrown, unordered, type Thrown } from './replay'
import { Stage } from './stage.svelte'
import * as steps from './steps'
import { announcement } from './wording'

/** A tap moves at once, or only chooses the checker; `other` asks for the other die. */
export type TapMode = 'move' | 'choose' | 'other'

const TWICE = 250
const UNDO_ALL = 350
const TOO_MUCH_TO_SHOW = 12

export class Table {
  view = $state.raw<View | null>(null)
  /** The steps made so far of a play that is not Done. */
  path = $state.raw<StepEdge[]>([])
  chosen = $state<number | null>(null)
  /** Ways to the same place that hit differently: the player picks one. */
  choice = $state.raw<steps.Way[]>([])
  pending = $state.raw<Command | null>(null)
  status = $state<Status>('connecting')
  /** Whether White and Black are at the table. */
  here = $state.raw<[boolean, boolean]>([true, true])
  /** Why there is no table to show. */
  fault = $state.raw<Err | null>(null)
  /** Why the last thing asked for was refused. */
  refusal = $state.raw<{ code: string; params: Params } | null>(null)
  /** What a screen reader is told. */
  said = $state('')
  swapped = $state(false)
  readonly stage: Stage
  #marks: number[] = []
  #acknowledged: number | null = null
  #line: Connection
  #moved = { point: -1, at: -Infinity }
  #undone = 0
  #asked = 0

  constructor(
    readonly match: string,
    world: World,
    private readonly habits: Habits,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.stage = new Stage(habits, () => this.view?.seats ?? [])
    this.#line = new Connection(
      match,
      {
        view: (frame) => this.#adopt(frame),
        acknowledged: (id, seq) => this.#acked(id, seq),
        refused: (nak) => this.#refused(nak),
        because: (answer) => this.#told(answer),
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

  get #node(): number {
    return this.path.at(-1)?.[4] ?? 0
  }

  /** All dice are played: Done is possible. */
  get complete(): boolean {
    return this.tree !== null && steps.isLeaf(this.tree, this.#node)
  }

  /** The side whose checkers may be moved. */
  get mover(): SideNo | null {
    return this.tree === null ? null : (this.view?.on_roll ?? null)
  }

  /** It is up to a reader of this screen. */
  get yourTurn(): boolean {
    return (this.view?.legal.length ?? 0) > 0 && this.view?.phase !== 'over'
  }

  // What the board shows

  get board(): steps.Board {
    const { view } = this
    if (view === null) return [[], []]
    return view.on_roll === null ? view.board : steps.walked(view.board, view.on_roll, this.path)
  }

  get #order(): typeof ordered {
    return this.habits.higher ? ordered : unordered
  }

  get dice(): Thrown[] {
    const { view } = this
    if (view === null) return []
    if (view.phase === 'play' && view.dice && view.on_roll !== null) {
      const dice = thrown(view.on_roll, this.#order(view.dice, this.swapped))
      for (const [, , used] of this.path) dice.find((die) => !die.used && die.value === used)!.used = true
      return dice
    }
    const { last } = view
    if (!last || view.cube.offered !== null || !this.yourTurn || last.side === view.to_act) return []
    return thrown(last.side, this.#order(last.dice)).map((die) => ({ ...die, used: true }))
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
      sources: this.tree ? steps.sources(this.tree, this.#node) : new Set(),
      chosen: this.chosen,
      targets: this.targets,
      last: showing && view.last && view.last.side !== view.to_act ? view.last : null,
    }
  }

  /** Where the chosen checker can go. */
  get targets(): Target[] {
    if (this.tree === null || this.chosen === null) return []
    const found = new Map<number, Target>()
    for (const { to, path } of steps.ways(this.tree, this.#node, this.chosen)) {
      const target: Target = { point: to, dice: path.length > 1 ? 'more' : 'one', hit: path.at(-1)![3] > 0 }
      const known = found.get(to)
      if (!known || (known.dice === 'more' && target.dice === 'one')) found.set(to, target)
    }
    return [...found.values()]
  }

  // Moving checkers

  /** Tap a place, as the mover counts. */
  tap(point: number, mode: TapMode): void {
    this.stage.skip()
    const { tree } = this
    // The second half of a double click is not another step.
    if (tree === null || (this.#moved.point === point && this.clock() - this.#moved.at < TWICE)) return
    const made = this.path.length
    this.#tap(tree, point, mode)
    if (this.path.length > made) this.#moved = { point, at: this.clock() }
  }

  #tap(tree: steps.Tree, point: number, mode: TapMode): void {
    const { chosen } = this
    this.choice = []
    if (chosen !== null && chosen !== point && this.#goTo(tree, chosen, point)) return
    if (steps.sources(tree, this.#node).has(point)) {
      const all = steps.ways(tree, this.#node, point)
      if (mode === 'choose' && chosen !== point && all.length > 1) this.chosen = point
      else this.#walk([steps.byDie(tree, this.#node, point, this.#die(mode === 'other'))!])
      return
    }
    this.chosen = null
    const path = steps.gather(tree, this.#node, point)
    if (path) this.#walk(path)
  }

  /** Lift a checker to carry it; false when it cannot move. */
  lift(point: number): boolean {
    this.stage.skip()
    if (this.tree === null || !steps.sources(this.tree, this.#node).has(point)) return false
    this.choice = []
    this.chosen = point
    return true
  }

  /** Put the lifted checker down; over which points it was carried decides between ways that hit differently. */
  put(point: number | null, over: ReadonlySet<number> = new Set()): boolean {
    const { tree, chosen } = this
    return tree !== null && chosen !== null && point !== null && this.#goTo(tree, chosen, point, over)
  }

  /** Take the way the player picked. */
  pick(way: steps.Way): void {
    this.choice = []
    this.#walk(way.path)
  }

  cancel(): void {
    this.chosen = null
    this.choice = []
  }

  /** Take back the last step; all of them when asked for twice in a moment. */
  undo(everything = false): void {
    this.stage.skip()
    if (this.pending !== null || this.path.length === 0) return
    const now = this.clock()
    const all = everything || now - this.#undone < UNDO_ALL
    this.#undone = now
    this.#moved = { point: -1, at: -Infinity }
    this.path = all ? [] : this.path.slice(0, this.#marks.pop() ?? 0)
    if (all) this.#marks = []
    this.cancel()
    this.#keep()
  }

  /** Pick up the dice when the play is complete, else exchange them. */
  touchDice(): void {
    this.stage.skip()
    if (this.complete) this.done()
    else if (this.tree !== null) this.swapped = !this.swapped
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
    this.#line.why(++this.#asked, plays)
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
    this.stage.show(clips(view.board, [{ k: 'roll', side, dice, opening: false }, play], null, this.#order))
  }

  #send(a: Ask): void {
    this.stage.skip()
    // Asked again at the moment itself: a second tap must not roll or double twice.
    if (this.view === null || !this.can(a.t)) return
    this.cancel()
    this.refusal = null
    this.#acknowledged = null
    this.pending = { t: 'cmd', m: this.match, id: uuid7(), dn: this.view.dn, a }
    this.#line.send(this.pending)
  }

  #die(other: boolean): number {
    const free = this.dice.filter((die) => !die.used).map((die) => die.value)
    return (other ? free.at(-1) : free[0]) ?? 0
  }

  #goTo(tree: steps.Tree, from: number, to: number, over: ReadonlySet<number> = new Set()): boolean {
    const options = steps.waysTo(steps.ways(tree, this.#node, from), to, this.#die(false))
    const carried = options.find(
      (way) => over.size > 0 && way.path.slice(0, -1).every(([, stop, , hit]) => hit > 0 && over.has(stop)),
    )
    if (options.length === 0) return false
    const only = options.length === 1 ? options[0] : carried
    if (only) this.#walk(only.path, over.size > 0)
    else this.choice = options
    this.chosen = null
    return true
  }

  #walk(path: StepEdge[], carried = false): void {
    const { view, tree } = this
    if (view === null || tree === null || view.on_roll === null) return
    const rest = steps.forcedRest(tree, path.at(-1)![4])
    const start = carried ? steps.walked(this.board, view.on_roll, path) : this.board
    const side = view.on_roll
    const show = carried ? rest : [...path, ...rest]
    this.#marks.push(this.path.length)
    this.path = [...this.path, ...path, ...rest]
    this.chosen = null
    this.#keep()
    this.stage.show([
      { kind: 'jump', board: start },
      ...show.map(([from, to, , hit]) => ({
        kind: 'step' as const,
        side,
        step: [from, to, hit] as [number, number, number],
        own: true,
      })),
    ])
  }

  #keep(): void {
    if (this.view) keepPath(this.match, this.view.dn, this.path)
  }

  // What the server says

  #adopt({ e, view }: Ev): void {
    const old = this.view
    const made = this.pending?.a.t === 'play' ? (old?.on_roll ?? null) : null
    this.view = view
    this.fault = null
    if (old === null || old.dn !== view.dn) {
      this.pending = null
      this.cancel()
      this.swapped = false
      this.path = (view.tree && view.legal.includes('play') && keptPath(this.match, view.dn, view.tree)) || []
      this.#marks = this.path.map((_, i) => i)
    }
    this.#settle()
    // A page that was just loaded shows how things stand; only the first throws of a game are shown to it.
    const known = old !== null || (view.moves.length <= 1 && this.path.length === 0)
    if (!known || e.length > TOO_MUCH_TO_SHOW || globalThis.document?.hidden) this.stage.skip()
    else this.stage.show(clips(view.board, e, made, this.#order))
    if (e.length > 0) this.said = announcement(view, e)
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

  #told({ n, code, params }: Because): void {
    if (n === this.#asked && code !== null) this.refusal = { code, params }
  }

  #faulted(err: Err): void {
    if (this.view === null) this.fault = err
    else this.refusal = err
  }
}

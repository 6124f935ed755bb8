/** A play in the making: fingers, keys and words walk the step tree with it, forwards and back.
 *  Knows no rules and no server: where a checker may go is in the tree, why not is asked for. Which play to ask about,
 *  when somebody touches a place and names none, is guessed by the dice. */
import { BAR, OFF } from '../board/geometry'
import type { Target } from '../board/scene'
import type { Params, SideNo, StepEdge, View } from '../net/protocol.gen'
import { reading, spell } from './notation'
import { thrown, type ordered, type Thrown } from './replay'
import type { Stage } from './stage.svelte'
import * as steps from './steps'

/** A tap moves at once, or only chooses the checker; `other` asks for the other die. */
export type TapMode = 'move' | 'choose' | 'other'

/** What became of a request that may fail: `asked` when the rules are asked for the reason. */
export type Typed = 'played' | 'choice' | 'ambiguous' | 'asked'

/** So many plays are asked about at once. */
const ASKED = 4
const TWICE = 250
const UNDO_ALL = 350

/** What of a table a play depends on. */
export type Moment = Pick<View, 'board' | 'phase' | 'dice' | 'on_roll'>

export abstract class Draft {
  /** The steps made so far of a play that is not Done. */
  path = $state.raw<StepEdge[]>([])
  chosen = $state<number | null>(null)
  /** Ways to the same place that hit differently: the player picks one. */
  choice = $state.raw<steps.Way[]>([])
  swapped = $state(false)
  #marks: number[] = []
  #moved = { point: -1, at: -Infinity }
  #undone = 0

  abstract readonly view: Moment | null
  /** The tree of the roll that is to be played from this screen now. */
  abstract readonly tree: steps.Tree | null
  abstract readonly idle: boolean
  /** Which die lies on the left. */
  abstract readonly order: typeof ordered

  constructor(
    readonly stage: Stage,
    private readonly clock: () => number,
  ) {}

  /** The steps made have changed: forwards by these, or back. */
  protected abstract changed(made: readonly StepEdge[] | null): void
  /** Have it said why none of these plays is possible. */
  abstract why(plays: string[]): void
  /** Say that what was tried cannot be done, and why: a code with its parameters. */
  abstract refuse(code: string, params: Params): void
  abstract done(): void

  /** A place is touched where there is no roll to play. */
  protected early(_point: number): void {}

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

  get board(): steps.Board {
    const { view } = this
    if (view === null) return [[], []]
    return view.on_roll === null ? view.board : steps.walked(view.board, view.on_roll, this.path)
  }

  /** The dice of the roll now played, the used ones marked. */
  get roll(): Thrown[] {
    const { view } = this
    if (view?.phase !== 'play' || view.dice === null || view.on_roll === null) return []
    const dice = thrown(view.on_roll, this.order(view.dice, this.swapped))
    for (const [, , used] of this.path) dice.find((die) => !die.used && die.value === used)!.used = true
    return dice
  }

  /** The dice still to be played, the left one first. */
  get left(): number[] {
    return this.roll.filter(({ used }) => !used).map(({ value }) => value)
  }

  get sources(): Set<number> {
    return this.tree ? steps.sources(this.tree, this.#node) : new Set()
  }

  /** What each die lets each checker do now. */
  get edges(): readonly StepEdge[] {
    return this.tree?.[this.#node] ?? []
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

  /** Tap a place, as the mover counts. */
  tap(point: number, mode: TapMode): void {
    const shown = this.stage.frame !== null
    this.stage.skip()
    const { tree } = this
    // A touch that ends what is being shown asks for nothing else.
    if (tree === null) return shown ? undefined : this.early(point)
    // The second half of a double click is not another step.
    if (this.#moved.point === point && this.clock() - this.#moved.at < TWICE) return
    const made = this.path.length
    this.#tap(tree, point, mode)
    if (this.path.length > made) this.#moved = { point, at: this.clock() }
  }

  #tap(tree: steps.Tree, point: number, mode: TapMode): void {
    const { chosen } = this
    this.choice = []
    if (chosen !== null && chosen !== point && this.#goTo(tree, chosen, point)) return
    if (this.sources.has(point)) {
      const all = steps.ways(tree, this.#node, point)
      if (mode === 'choose' && chosen !== point && all.length > 1) this.chosen = point
      else this.#walk([steps.byDie(tree, this.#node, point, this.#die(mode === 'other'))!])
      return
    }
    this.chosen = null
    if (chosen !== null) return this.#whyNotTo(chosen, point)
    const found = steps.gather(tree, this.#node, point, this.#die(false))
    if (found.length > 1) this.choice = found
    else if (found.length === 1) this.#walk(found[0]!.path)
    else if (this.#comers(tree, point)) this.refuse('choose_checker', {})
    else this.#whyNobody(point)
  }

  /** Move the checker on `point` by the die that shows `die`; false when it cannot. From the tray: the one it takes there. */
  moveBy(point: number, die: number): boolean {
    this.stage.skip()
    const start = point === OFF ? die : point
    const edge = this.edges.find(([from, , by]) => from === start && by === die)
    this.cancel()
    if (edge) this.#walk([edge])
    else if (this.tree !== null && !this.left.includes(die)) this.refuse('no_die', { die })
    else if (this.tree !== null) this.#whyNot(start, [die])
    return edge !== undefined
  }

  /** Move by a die from `point`; without one, the only checker that can. */
  byDie(die: number, point: number | null): void {
    const able = [...new Set(this.edges.filter(([, , by]) => by === die).map(([from]) => from))]
    const start = point ?? (able.length === 1 ? able[0]! : null)
    if (start !== null) this.moveBy(start, die)
    else if (!this.left.includes(die)) this.refuse('no_die', { die })
    else if (able.length > 1) this.refuse('choose_checker', {})
    else this.why(this.#own.map((from) => this.#written([[from, Math.max(0, from - die)]])).slice(0, ASKED))
  }

  /** Lift a checker to carry it; false when it cannot move. */
  lift(point: number): boolean {
    this.stage.skip()
    if (!this.sources.has(point)) return false
    this.choice = []
    this.chosen = point
    return true
  }

  /** A checker that could not be lifted was dragged: say why. */
  stuck(point: number): void {
    if (this.tree === null) this.early(point)
    else if (this.#own.includes(point)) this.#whyNot(point, this.left)
  }

  /** Put the lifted checker down; over which points it was carried decides between ways that hit differently. */
  put(point: number | null, over: ReadonlySet<number> = new Set()): boolean {
    const { tree, chosen } = this
    if (tree === null || chosen === null || point === null) return false
    if (this.#goTo(tree, chosen, point, over)) return true
    if (point !== chosen && point !== BAR) this.why([this.#written([[chosen, point]])])
    return false
  }

  /** Play what was typed, from where the checkers stand or else from where they stood. */
  type(text: string): Typed {
    this.stage.skip()
    const { tree } = this
    this.cancel()
    const read = reading(text)
    for (const node of tree && read ? new Set([this.#node, 0]) : []) {
      const found = spell(tree!, node, read!)
      if (found.length === 0) continue
      if (node !== this.#node) this.#retrace(0)
      if (found.length === 1) this.#walk(found[0]!.path)
      else if (found.length === 2 && read!.legs.length === 1) this.choice = found
      else return 'ambiguous'
      return this.choice.length > 1 ? 'choice' : 'played'
    }
    this.why([read && read.legs.length > 0 ? this.#written(read.legs.map(({ from, to }) => [from, to])) : text])
    return 'asked'
  }

  /** Make these steps, a whole play, from where the checkers stood; false when they are none of this roll. */
  place(made: readonly (readonly [number, number])[]): boolean {
    this.stage.skip()
    const path = this.tree && steps.pathOf(this.tree, made)
    if (!path || !this.idle) return false
    this.cancel()
    if (this.path.length > 0) this.#retrace(0)
    this.#walk(path)
    return true
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
    if (!this.idle || this.path.length === 0) return
    const now = this.clock()
    const all = everything || now - this.#undone < UNDO_ALL
    this.#undone = now
    this.#moved = { point: -1, at: -Infinity }
    this.cancel()
    this.#retrace(all ? 0 : (this.#marks.pop() ?? 0))
  }

  /** Pick up the dice when the play is complete, else exchange them. */
  touchDice(): void {
    this.stage.skip()
    if (this.complete) this.done()
    else if (this.tree !== null) this.swapped = !this.swapped
  }

  /** Have it said why the play cannot end yet. */
  whyNotDone(): void {
    if (this.tree !== null && !this.complete) this.why([this.path.length > 0 ? this.#written([]) : '-'])
  }

  /** Begin with these steps made: none, or those of before a reload. */
  protected begin(path: StepEdge[]): void {
    this.cancel()
    this.swapped = false
    this.path = path
    this.#marks = path.map((_, i) => i)
  }

  #die(other: boolean): number {
    return (other ? this.left.at(-1) : this.left[0]) ?? 0
  }

  /** Where the mover has checkers, the rearmost first. */
  get #own(): number[] {
    const counts = this.mover === null ? [] : this.board[this.mover]!
    return Array.from({ length: BAR }, (_, i) => BAR - i).filter((point) => (counts[point] ?? 0) > 0)
  }

  /** Whether any checker can come to `point` now. */
  #comers(tree: steps.Tree, point: number): boolean {
    return [...this.sources].some((from) => steps.ways(tree, this.#node, from).some(({ to }) => to === point))
  }

  /** Why no die moves a checker from here; once all are played, any step is one too many. */
  #whyNot(from: number, dice: readonly number[]): void {
    const plays = (dice.length > 0 ? dice : [1]).map((die) => this.#written([[from, Math.max(0, from - die)]]))
    this.why([...new Set(plays)])
  }

  /** Why the chosen checker does not go there; or why one does not move that stands there and was meant instead. */
  #whyNotTo(from: number, to: number): void {
    const meant = to === BAR || (this.#own.includes(to) && !this.left.includes(from - to))
    if (meant) this.#whyNot(to, this.left)
    else this.why([this.#written([[from, to]])])
  }

  /** Why nobody moves from this place, nor to it. */
  #whyNobody(point: number): void {
    const own = this.#own
    if (own.includes(point) || this.left.length === 0) return this.#whyNot(point || own.at(-1)!, this.left)
    const reach = (from: number): boolean =>
      point === OFF ? from <= Math.max(...this.left) : this.left.includes(from - point)
    const near = own.filter(reach)
    if (near.length > 0) this.why(near.slice(0, ASKED).map((from) => this.#written([[from, point]])))
    else if (point === OFF) this.why([this.#written([[own.at(-1)!, OFF]])])
    else this.#whyNot(point, this.left)
  }

  /** The steps made and these, in notation. */
  #written(more: [number, number][]): string {
    return [...this.path, ...more].map(([from, to]) => `${from}/${to}`).join(' ')
  }

  #goTo(tree: steps.Tree, from: number, to: number, over: ReadonlySet<number> = new Set()): boolean {
    const options = steps.waysTo(steps.ways(tree, this.#node, from), to, this.#die(false))
    if (options.length === 0) return false
    const carried = options.filter(
      (way) => over.size > 0 && way.path.slice(0, -1).every(([, stop, , hit]) => hit > 0 && over.has(stop)),
    )
    const only = options.length === 1 ? options[0] : carried.length === 1 ? carried[0] : null
    this.chosen = null
    if (only) this.#walk(only.path, over.size > 0)
    else this.choice = options
    return true
  }

  #retrace(length: number): void {
    if (length === 0) this.#marks = []
    this.path = this.path.slice(0, length)
    this.changed(null)
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
    this.changed([...path, ...rest])
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
}

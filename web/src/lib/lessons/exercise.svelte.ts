/** A roll to play in a lesson: the step tree to walk, and what the core says to whatever is not in it, both shipped. */
import { still, type Scene } from '../board/scene'
import { t } from '../i18n/i18n.svelte'
import type { Params, StepEdge } from '../net/protocol.gen'
import { Draft, type Moment } from '../play/draft.svelte'
import type { Habits } from '../play/habits'
import { ordered, unordered } from '../play/replay'
import { Stage } from '../play/stage.svelte'
import { written, type Tree } from '../play/steps'
import { draftWords } from '../play/wording'
import type { PlayStep, Reason } from './shape'
import type { Said } from './said'

/** How the codes begin that speak of the turn as a whole: what a learner least sees for himself. */
const WHOLE_TURN = 'must_'
/** Ends of a try that no step has, for what is said of every other place before a checker and behind it. */
const [ANYWHERE, BEHIND] = [0, 25]

/** What is said of many steps alike names none of them. */
const named = ([code, params, ...hints]: Reason, step: [number, number]): Reason =>
  code === 'wrong_die' ? [code, { steps: written(step), ...params }, ...hints] : [code, params, ...hints]

export class Exercise extends Draft {
  said = $state.raw<Said | null>(null)
  solved = $state(false)
  readonly view: Moment

  constructor(
    readonly step: PlayStep,
    private readonly habits: Habits,
    clock: () => number = () => performance.now(),
  ) {
    super(new Stage(habits, () => [0]), clock)
    const [own, theirs] = step.board
    this.view = { board: [[...own], [...theirs]], phase: 'play', dice: step.dice, on_roll: 0 }
  }

  /** What is solved stays as it was played. */
  get idle(): boolean {
    return !this.solved
  }

  get tree(): Tree | null {
    return this.solved ? null : this.step.tree
  }

  get order(): typeof ordered {
    return this.habits.higher ? ordered : unordered
  }

  get scene(): Scene {
    const { frame } = this.stage
    return still(frame?.board ?? this.board, {
      dice: this.roll,
      flights: frame?.flights ?? [],
      mover: this.mover,
      sources: this.sources,
      edges: this.edges,
      chosen: this.chosen,
      targets: this.targets,
    })
  }

  /** Pick up the dice: is it what was asked for? */
  done(): void {
    if (!this.complete) return this.whyNotDone()
    const { right } = this.step
    this.solved = right === undefined || right.includes(this.#at)
    this.said = this.solved ? { tone: 'good', part: 'right' } : { tone: 'bad', part: 'legal' }
  }

  /** A word of help first, then the plays themselves. */
  hint(known: boolean): void {
    const plays = this.step.shown.join(' · ')
    const show = !known || this.said?.part === 'hint'
    this.said = show ? { tone: 'note', words: () => t('lesson-plays', { plays }) } : { tone: 'note', part: 'hint' }
  }

  why(plays: string[]): void {
    const reasons = plays.map((text) => this.#refusal(text))
    const reason = reasons.find(([code]) => code.startsWith(WHOLE_TURN)) ?? reasons[0]
    this.said = { tone: 'bad', reason }
  }

  refuse(code: string, params: Params): void {
    this.said = { tone: 'bad', reason: [code, params] }
  }

  get #at(): number {
    return this.path.at(-1)?.[4] ?? 0
  }

  /** What the core says to the steps made and one more, or to stopping after them. */
  #refusal(text: string): Reason {
    const { reasons, tries, stops } = this.step
    const tried = text === '-' ? undefined : text.split(' ')[this.path.length]
    if (tried === undefined) return reasons[stops[this.#at]!]!
    const [from, to] = tried.split('/').map(Number) as [number, number]
    const known = tries[this.#at]!
    const rest: [number, number] = [from, to < from ? from : BEHIND]
    for (const [start, end] of [[from, to], rest, [ANYWHERE, ANYWHERE]])
      for (let i = 0; i < known.length; i += 3)
        if (known[i] === start && known[i + 1] === end) return named(reasons[known[i + 2]!]!, [from, to])
    return ['no_checker', { point: from }]
  }

  protected changed(made: readonly StepEdge[] | null): void {
    const { left } = this
    this.said = { tone: 'note', words: () => draftWords(made, left) }
  }
}

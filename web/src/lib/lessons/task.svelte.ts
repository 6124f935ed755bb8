/** A question of a lesson that is answered without moving: by a button, a number, or a place on the board. */
import { across, BAR, OFF } from '../board/geometry'
import { placeText } from '../board/names'
import { still, type Scene } from '../board/scene'
import { t } from '../i18n/i18n.svelte'
import { reading } from '../play/notation'
import { thrown } from '../play/replay'
import type { PlayStep, Step } from './shape'
import type { Said } from './said'

const PLACES = Array.from({ length: 26 }, (_, point) => point)

export class Task {
  said = $state.raw<Said | null>(null)
  solved = $state(false)
  /** The answer given last. */
  answered = $state<string | null>(null)
  found = $state.raw<number[]>([])

  constructor(readonly step: Exclude<Step, PlayStep>) {}

  answer(key: string): void {
    const { step } = this
    const option = 'options' in step && step.options.find((each) => each.key === key)
    if (!option || this.solved) return
    this.answered = key
    this.solved = option.right
    const tone = option.right ? 'good' : 'bad'
    if (step.kind === 'verdict') this.said = { tone, reason: 'reason' in step ? step.reason : undefined, part: 'because' }
    else this.said = { tone, reason: option.reason, part: key }
  }

  count(text: string): void {
    if (this.step.kind !== 'count' || this.solved) return
    const n = /^\d{1,4}$/.exec(text.trim())?.[0]
    this.solved = n !== undefined && Number(n) === this.step.answer
    if (this.solved) this.said = { tone: 'good', part: 'right' }
    else if (n === undefined) this.said = { tone: 'note', words: () => t('lesson-no-number') }
    else this.said = { tone: 'bad', part: 'hint', words: () => t('lesson-not-number', { n: String(Number(n)) }) }
  }

  /** Point at a place of the board. */
  point(place: number): void {
    if (this.step.kind !== 'find' || this.solved) return
    const { answer } = this.step
    if (!answer.includes(place)) {
      this.said = { tone: 'bad', words: () => t('lesson-not-place', { place: placeText(this.#seen(place)) }) }
      return
    }
    this.found = [...new Set([...this.found, place])]
    const left = answer.length - this.found.length
    this.solved = left === 0
    this.said = this.solved
      ? { tone: 'good', part: 'right' }
      : { tone: 'note', words: () => t('lesson-found', { place: placeText(this.#seen(place)), n: left }) }
  }

  hint(): void {
    this.said = { tone: 'note', part: 'hint' }
  }

  get scene(): Scene {
    const { step } = this
    const finding = step.kind === 'find'
    const legs = 'played' in step && step.played ? (reading(step.played)?.legs ?? []) : []
    const dice = step.dice ?? null
    const opening = 'opening' in step && dice
    const [value, owner] = step.cube ?? [1, null]
    const offered = 'offered' in step ? 2 * value : null
    return still(step.board ?? [[], []], {
      dice: opening ? [0, 1].flatMap((side) => thrown(side as 0 | 1, dice).slice(side, side + 1)) : dice ? thrown(0, dice) : [],
      cube: { value, owner, offered, none: step.cube === undefined },
      offeredBy: offered === null ? null : 1,
      mover: finding ? 0 : null,
      sources: finding && !this.solved ? new Set(PLACES) : new Set(),
      targets: finding ? this.found.map((point) => ({ point, dice: 'one' as const, hit: false })) : [],
      last: legs.length > 0 ? { side: 0, steps: legs.map(({ from, to }) => [from, to, 0]) } : null,
    })
  }

  /** What a point is called on this board. */
  #seen(place: number): number {
    return this.step.numbering === 'both' && place !== BAR && place !== OFF ? across(place) : place
  }
}

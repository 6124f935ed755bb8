/** Hints and the tutor at one table: what is asked of the engine, and what of its answers is shown.
 *  Knows no rules and judges nothing. Whoever does not get an answer in time plays on as if nobody had been asked. */
import { sentences } from '../i18n/i18n.svelte'
import type { Ask, Chances, Hint, Weighed } from '../net/protocol.gen'
import type { Table } from '../play/table.svelte'
import { settings } from '../settings.svelte'

/** So long a hint is waited for, and the tutor before a deed goes through. */
const HINT_MS = 10_000
const TUTOR_MS = 1_500
/** What the tutor has a word about. */
const DEEDS: ReadonlySet<Ask['t']> = new Set(['play', 'roll', 'double', 'take', 'drop'])

type Instead = (() => void) | null

export interface Warning {
  deed: Ask['t']
  said: Weighed
  /** Go on all the same (null), or do this instead. */
  settle(instead: Instead): void
}

export class Advice {
  open = $state(false)
  /** null while it is thought about. */
  hint = $state.raw<Hint | null>(null)
  warning = $state.raw<Warning | null>(null)
  chances = $state.raw<Chances | null>(null)
  #dn = -1

  constructor(private readonly table: Table) {
    table.guard = (ask) => this.#guard(ask)
  }

  /** Hints are for a decision of one's own against the program. */
  get able(): boolean {
    const { view } = this.table
    return view?.level != null && this.table.yourTurn
  }

  /** Ask what is best now and have it shown and read; asked again, it is read again. */
  async ask(): Promise<void> {
    const { table } = this
    const { view } = table
    if (view?.level == null) return table.refuse('hint_people', {})
    if (!this.able) return table.refuse('hint_nothing', {})
    this.open = true
    if (this.#dn === view.dn) return this.hint === null ? undefined : this.#read(this.hint)
    this.#dn = view.dn
    this.hint = null
    const parts = Promise.all([import('./HintSheet.svelte'), sentences.also('hints')]).then(
      () => true,
      () => false,
    )
    const answer = await table.consult({ t: 'hint' }, HINT_MS)
    const whole = await parts
    if (this.#dn !== view.dn || table.view?.dn !== view.dn) return
    if (answer?.t === 'hint' && whole) {
      this.hint = answer
      return this.#read(answer)
    }
    this.close()
    if (answer?.t === 'because' && answer.code !== null) table.refuse(answer.code, answer.params)
    else table.refuse('hint_failed', {})
  }

  toggle(): void {
    if (this.open) this.close()
    else void this.ask()
  }

  close(): void {
    this.open = false
    if (this.hint === null) this.#dn = -1
  }

  /** Put a play of the hint on the board, the first being 1; it is not Done yet. Without a hint, ask for it. */
  place(number: number): boolean {
    const { table } = this
    if (this.hint === null || this.#dn !== table.view?.dn) {
      void this.ask()
      return this.able
    }
    const play = this.hint.plays[number - 1]
    if (play === undefined || !table.place(play.steps)) {
      table.refuse('hint_nothing', {})
      return false
    }
    this.close()
    return true
  }

  /** The decision has been taken: what was said of it is of no use any more. */
  moved(): void {
    if (this.#dn === this.table.view?.dn) return
    this.#dn = -1
    this.hint = null
    this.open = false
    this.warning = null
  }

  /** Ask how the chances stand, where the reader wants to see them. */
  async odds(): Promise<void> {
    const dn = this.table.view?.dn
    const answer = await this.table.consult({ t: 'odds' }, HINT_MS)
    if (answer?.t === 'odds' && this.table.view?.dn === dn) this.chances = answer.chances
  }

  async #read(hint: Hint): Promise<void> {
    const { hintWords } = await import('./words')
    this.table.voice.say(hintWords(hint))
  }

  #guard(ask: Ask): Promise<Instead> | null {
    const { view } = this.table
    const above = Number(settings.now.tutor)
    if (view?.level == null || Number.isNaN(above) || !DEEDS.has(ask.t)) return null
    // Without a cube to turn there is nothing to think about before a roll.
    if (ask.t === 'roll' && !view.legal.includes('double')) return null
    return this.#warned(ask, above)
  }

  async #warned(ask: Ask, above: number): Promise<Instead> {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), TUTOR_MS))
    // What is shown is here before it holds anything up.
    const parts = Promise.all([import('./TutorDialog.svelte'), sentences.also('hints')]).then(
      () => true,
      () => false,
    )
    const said = await this.table.consult({ t: 'weigh', a: ask, above }, TUTOR_MS)
    if (said?.t !== 'weighed' || said.cost === null || !(await Promise.race([parts, late]))) return null
    this.close()
    return new Promise((resolve) => {
      this.warning = {
        deed: ask.t,
        said,
        settle: (instead) => {
          this.warning = null
          resolve(instead)
        },
      }
    })
  }
}

/** The table for those who play by keys, by typed words or by ear: keys and commands end in the same few deeds.
 *  Knows no rules; whatever cannot be done says why in words. */
import { keyAction, type KeyAction } from '../game/keys'
import { t } from '../i18n/i18n.svelte'
import type { ActionName } from '../net/protocol.gen'
import type { Table } from '../play/table.svelte'
import { waiting } from '../play/wording'
import { armed } from '../game/armed.svelte'
import { Review } from '../game/review.svelte'
import { settings } from '../settings.svelte'
import { Advice } from '../hints/advice.svelte'
import { keep, recall } from '../storage'
import { understand, type CommandName } from './commands'
import { boardText, lastText, scoreText } from './reading'

const KEY = 'triktrak.position-as'
/** The keys that mean the same while one looks back. */
const LOOKING: ReadonlySet<KeyAction> = new Set(['earlier', 'later', 'cancel', 'flip', 'help', 'list', 'score', 'read'])

export class Desk {
  /** The position is shown as a list instead of a board. */
  list = $state(recall(KEY) === 'list')
  helping = $state(false)

  constructor(
    readonly table: Table,
    private readonly resign: () => void,
    readonly review = new Review(table),
    readonly advice = new Advice(table),
  ) {}

  toggleList(): void {
    this.list = !this.list
    keep(KEY, this.list ? 'list' : 'board')
  }

  /** Bring up the line to type in; once a menu that was open has given the focus back. */
  focusLine(): void {
    setTimeout(() => document.querySelector<HTMLElement>('[data-type]')?.focus())
  }

  pressed(event: KeyboardEvent): void {
    // A click on the words of a dialog takes the focus out of it: its keys are still not the board's.
    if (document.querySelector('dialog[open]') !== null) return
    const action = keyAction(event)
    if (action === null) return
    event.preventDefault()
    // Who looks back does not play: the keys that would play come back to the game first.
    if (this.review.at !== null && !LOOKING.has(action)) return this.review.leave()
    if (action.startsWith('die-')) this.#moveBy(Number(action.slice(4)), event.target as Element | null)
    else this.#press(action)
  }

  #press(action: KeyAction): void {
    const { table } = this
    switch (action) {
      case 'go':
      case 'roll':
        return this.#goOn()
      case 'go-or-swap':
        return table.goOn() ? undefined : this.#swap()
      case 'undo':
      case 'undo-all':
        return table.undo(action === 'undo-all')
      case 'flip':
        return settings.flip()
      case 'cancel':
        if (this.review.at !== null) return this.review.leave()
        armed.disarm()
        this.advice.close()
        return table.cancel()
      case 'earlier':
        return this.review.earlier()
      case 'later':
        return this.review.later()
      case 'last':
      case 'score':
      case 'read':
        return this.tell(action)
      case 'list':
        return this.toggleList()
      case 'hint':
        return void this.advice.ask()
      case 'help':
        this.helping = true
        return
      case 'type':
        return this.focusLine()
      case 'double':
      case 'take':
      case 'drop':
        return this.#find(action)
    }
  }

  /** Say something about the table. */
  tell(what: 'last' | 'score' | 'read'): void {
    const { view, scene, voice } = this.table
    if (view === null) return
    if (what === 'last') this.table.replay()
    voice.say(what === 'last' ? lastText(view) : what === 'score' ? scoreText(view, scene) : boardText(view, scene))
  }

  /** Do what was typed; true when it was understood and could be done. An empty line goes on with what is next. */
  typed(line: string): boolean {
    const { table, review } = this
    const looking = review.at !== null
    // What is typed is meant for the game, not for the moment looked at.
    review.leave()
    if (line.trim() === '') return looking || table.goOn()
    const asked = understand(line)
    table.refusal = null
    if (asked.k === 'command') return this.#command(asked.name)
    if (asked.k === 'hint') return asked.place > 0 ? this.advice.place(asked.place) : (void this.advice.ask(), true)
    if (asked.k === 'resign') {
      if (!table.can('resign')) return this.#notNow('resign')
      if (asked.level === null) this.resign()
      else table.resign(asked.level)
      return true
    }
    if (asked.k === 'unknown') return this.#refuse('command_unknown', { text: asked.text })
    if (table.tree === null) return this.#refuse(table.can('roll') ? 'dice_needed' : 'not_your_turn', {})
    const became = table.type(asked.text)
    if (became === 'choice') table.voice.say(t('choose-hit'))
    return became === 'ambiguous' ? this.#refuse('ambiguous', { text: asked.text }) : became !== 'asked'
  }

  #command(name: Exclude<CommandName, 'resign' | 'hint'>): boolean {
    const { table } = this
    switch (name) {
      case 'roll':
      case 'next':
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
      case 'raccoon':
        return this.#act(name)
      case 'accept':
      case 'play-on':
        if (!table.can('answer')) return name === 'accept' ? this.#act('take') : this.#notNow('answer')
        table.answer(name === 'accept')
        return true
      case 'done':
        if (!table.complete) return this.#unfinished()
        table.done()
        return true
      case 'undo':
      case 'undo-all':
        table.undo(name === 'undo-all')
        return true
      case 'swap':
        this.#swap()
        return true
      case 'flip':
        settings.flip()
        return true
      case 'list':
        this.toggleList()
        return true
      case 'help':
        this.helping = true
        return true
      case 'last':
      case 'score':
      case 'read':
        this.tell(name)
        return true
    }
  }

  #act(action: Exclude<ActionName, 'play' | 'resign' | 'answer'>): boolean {
    if (!this.table.can(action)) return this.#notNow(action)
    this.table.act(action)
    return true
  }

  #goOn(): void {
    if (!this.table.goOn()) this.#unfinished()
  }

  /** Done before all dice are played: the rules say what is still to be done; else whose turn it is. */
  #unfinished(): boolean {
    const { table } = this
    if (!table.idle) return false
    const wait = table.view && waiting(table.view)
    if (table.tree !== null) table.whyNotDone()
    else if (wait) table.voice.say(`${wait}.`)
    else this.#notNow('play')
    return false
  }

  #swap(): void {
    const { table } = this
    if (table.tree === null || table.complete) return
    table.touchDice()
    table.voice.say(t('said-swapped', { die: table.left[0] ?? '' }))
  }

  /** Move by a die from the point with the focus, else with the only checker that can. */
  #moveBy(die: number, target: Element | null): void {
    const { table } = this
    const focused = target?.closest<HTMLElement>('[data-point]')?.dataset.point
    if (table.tree !== null) table.byDie(die, focused === undefined ? null : Number(focused))
    else if (table.yourTurn) table.early()
    else this.#unfinished()
  }

  /** The cube is never turned by one stray key: the key finds the button, Enter or the same key again presses it. */
  #find(name: 'double' | 'take' | 'drop'): void {
    const twin = { double: 'double', take: 'accept', drop: 'play-on' }[name]
    const button = document.querySelector<HTMLElement>(
      `[data-turn=${name}], [data-option=${name}], [data-option=${twin}]`,
    )
    if (button !== null && button === document.activeElement) button.click()
    else if (button !== null) button.focus()
    else this.#notNow(name)
  }

  #notNow(action: string): boolean {
    // What was asked for last is still on its way.
    if (!this.table.idle) return false
    return this.#refuse('not_now', { action })
  }

  #refuse(code: string, params: Record<string, string>): boolean {
    this.table.refusal = { code, params }
    return false
  }
}

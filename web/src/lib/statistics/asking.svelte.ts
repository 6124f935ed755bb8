/** The statistics that a page shows: asked of the server, and the last ones where it cannot be reached. */
import { book } from '../book/book.svelte'
import type { Summary } from '../book/statistics.gen'
import { sentences, t } from '../i18n/i18n.svelte'
import { greet, RequestFailed, statistics } from '../net/api'
import { recall, remember } from './kept'

export interface Shown {
  /** What was asked; the address may ask for something else already. */
  query: string
  found: Summary
  /** When it was counted, if that was not now. */
  when: number | null
}

export class Asking {
  shown = $state.raw<Shown | null>(null)
  /** Why there is nothing to show. */
  fault = $state('')
  busy = $state(false)
  #latest = ''

  /** Ask for this; what was asked before is shown until the answer is here. */
  async ask(query: string): Promise<void> {
    this.#latest = query
    this.busy = true
    this.fault = ''
    try {
      await greet(sentences.lang)
      const found = await statistics(query, sentences.lang)
      this.#show(query, { query, found, when: null })
      // Where the browser keeps nothing, there is nothing to fall back on, and nothing to say.
      await remember(query, { summary: found, when: Date.now() }).catch(() => undefined)
    } catch (error) {
      await this.#without(query, error)
    }
  }

  /** The server only counts what it has heard of. */
  async tell(query: string): Promise<void> {
    await book.start()
    if (book.failed || book.waiting.count === 0) return
    await book.exchange()
    if (book.waiting.count === 0 && this.#latest === query) await this.ask(query)
  }

  async #without(query: string, error: unknown): Promise<void> {
    const unreachable = !(error instanceof RequestFailed) || error.code === 'unreachable'
    const kept = unreachable ? await recall(query).catch(() => null) : null
    if (kept) return this.#show(query, { query, found: kept.summary, when: kept.when })
    const said = error instanceof RequestFailed && error.text
    this.#show(query, null, unreachable || !said ? t('chart-unreachable') : said)
  }

  #show(query: string, shown: Shown | null, fault = ''): void {
    // Something else was asked meanwhile.
    if (this.#latest !== query) return
    this.shown = shown
    this.fault = fault
    this.busy = false
  }
}

/** Taking a file in: looked at first, as often as a choice changes, and written as it was shown. */
import { book } from '../../book/book.svelte'
import { sentences, t } from '../../i18n/i18n.svelte'
import { RequestFailed, takeIn } from '../../net/api'
import type { BookTaking } from '../../net/protocol.gen'

/** What the server takes in one request; it says so too, but only after all of it was sent. */
export const MOST_BYTES = 8 * 1024 * 1024

export interface Choices {
  /** By the place of a column, from 1: the field that it is, or '' to leave it out. */
  columns: Record<number, string>
  days: '' | 'dmy' | 'mdy'
  /** The day of what names none. */
  day: string
  keepDuplicates: boolean
  leaveOut: boolean
}

export const AS_IT_IS: Choices = { columns: {}, days: '', day: '', keepDuplicates: false, leaveOut: false }

/** The choices as the server reads them. */
export function asked(choices: Choices, lang: string, token = ''): string {
  const query = new URLSearchParams({ lang })
  for (const [place, field] of Object.entries(choices.columns)) query.append('columns', `${place}=${field}`)
  if (choices.days) query.set('days', choices.days)
  if (choices.day) query.set('day', choices.day)
  if (choices.keepDuplicates) query.set('keep_duplicates', 'true')
  if (choices.leaveOut) query.set('leave_out', 'true')
  if (token) query.set('token', token)
  return query.toString()
}

export class Importing {
  file = $state.raw<File | null>(null)
  choices = $state.raw<Choices>(AS_IT_IS)
  /** What the file would come to, or has come to. */
  shown = $state.raw<BookTaking | null>(null)
  problem = $state('')
  busy = $state(false)

  open(file: File): Promise<void> {
    this.file = file
    this.choices = AS_IT_IS
    this.shown = null
    if (file.size <= MOST_BYTES) return this.#ask()
    this.problem = t('files-large', { most: MOST_BYTES / 1024 ** 2 })
    return Promise.resolve()
  }

  choose(changed: Partial<Choices>): Promise<void> {
    this.choices = { ...this.choices, ...changed }
    return this.#ask()
  }

  /** Write what is shown, all of it or nothing. */
  async take(): Promise<void> {
    await this.#ask(this.shown?.token)
    if (this.shown?.written) await book.exchange()
  }

  async #ask(token = ''): Promise<void> {
    if (!this.file || this.busy) return
    this.busy = true
    this.problem = ''
    try {
      // The server compares with what it has heard of.
      if (!token) await book.exchange()
      this.shown = await takeIn(this.file, asked(this.choices, sentences.lang, token), sentences.lang)
    } catch (error) {
      if (!token) this.shown = null
      this.problem = error instanceof RequestFailed && error.text ? error.text : t('files-unreachable')
    }
    this.busy = false
  }
}

/** Sentences in the reader's language, from the catalogues the command line and the server use too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Messages } from './messages.gen'

export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
export type MessageKey = keyof Messages
/** A sentence that takes no parameters. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends null ? K : never }[MessageKey]
export type Params = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../../src/triktrak/locale/*/{board,errors,book,book_moves,book_table,book_house,book_stats,book_charts,lessons,referee,referee_page,hints}.ftl', {
  query: '?raw',
  import: 'default',
})
/** What every page needs; the others are fetched by the pages that speak of them. */
const ALWAYS = ['board', 'errors'] as const
export type Catalogue = (typeof ALWAYS)[number] | 'book' | 'book_moves' | 'book_table' | 'book_house' | 'book_stats' | 'book_charts' | 'lessons' | 'referee' | 'referee_page' | 'hints'

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)

/** The first wanted language that exists, else English. */
export function negotiate(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLanguage) ?? 'en'
}

/** Read one language's catalogues. */
export async function load(lang: Language, catalogues: readonly Catalogue[] = ALWAYS): Promise<FluentBundle> {
  const names = catalogues.map((name) => `/locale/${lang}/${name}.ftl`)
  const wanted = Object.entries(files).filter(([path]) => names.some((name) => path.endsWith(name)))
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of await Promise.all(wanted.map(([, file]) => file()))) bundle.addResource(new FluentResource(text))
  return bundle
}

class Sentences {
  lang = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #wanted: Language = 'en'
  #catalogues: Catalogue[] = [...ALWAYS]

  /** Change to a language once its catalogue is here; nothing else changes. */
  async use(lang: Language): Promise<void> {
    this.#wanted = lang
    const catalogues = this.#catalogues
    const bundle = await load(lang, catalogues)
    // Another language was chosen meanwhile, or more is spoken of.
    if (this.#wanted !== lang || this.#catalogues !== catalogues) return
    this.#bundle = bundle
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** Speak of more than the board from now on; resolves once that can be done. */
  async also(...names: Catalogue[]): Promise<void> {
    if (names.every((name) => this.#catalogues.includes(name))) return
    const before = this.#catalogues
    const more = [...new Set([...before, ...names])]
    this.#catalogues = more
    try {
      await this.use(this.#wanted)
    } catch (error) {
      // What could not be fetched is not known: whoever asks again fetches it then.
      if (this.#catalogues === more) this.#catalogues = before
      throw error
    }
  }

  /** The sentence for `key`; the key itself when no catalogue has it. */
  format(key: string, params?: Params): string {
    const bundle = this.#bundle
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, params) : key
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }
}

export const sentences = new Sentences()

/** The sentence for a key of the pages' catalogues, with the parameters it names. */
export function t<K extends MessageKey>(key: K, ...[params]: Messages[K] extends null ? [] : [Messages[K]]): string {
  return sentences.format(key, params ?? undefined)
}

/** The sentence for a refusal; codes of a newer server get a general one. */
export function problemText(code: string, params: Params = {}): string {
  const key = `error-${code.replaceAll('_', '-')}`
  return sentences.has(key) ? sentences.format(key, params) : t('problem-unknown', { code })
}

/** A hint of the referee's, where the catalogue 'referee' is spoken. */
export const hintText = (code: string, params: Params): string =>
  sentences.format(`referee-hint-${code.replaceAll('_', '-')}`, params)

/** What a reader prefers on this device: language, looks, which way round the board lies, what a tap does. */
import { isLanguage, negotiate, sentences, type Language } from './i18n/i18n.svelte'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Tap = 'auto' | 'move' | 'choose'

const THEMES: readonly Theme[] = ['auto', 'light', 'dark', 'contrast']
const TAPS: readonly Tap[] = ['auto', 'move', 'choose']
const BOARDS = { light: 'leather', dark: 'dusk', contrast: 'contrast' } as const
const KEY = 'triktrak.settings'

interface Stored {
  lang?: Language
  theme: Theme
  tap: Tap
  home: 'right' | 'left'
}

/** Settings from text; whatever cannot be read falls back, piece by piece. */
export function readSettings(text: string | null): Stored {
  let raw: Record<string, unknown> = {}
  try {
    raw = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // Written by something else, or cut off: the defaults serve.
  }
  const stored: Stored = {
    theme: THEMES.find((theme) => theme === raw.theme) ?? 'auto',
    tap: TAPS.find((tap) => tap === raw.tap) ?? 'auto',
    home: raw.home === 'left' ? 'left' : 'right',
  }
  return typeof raw.lang === 'string' && isLanguage(raw.lang) ? { ...stored, lang: raw.lang } : stored
}

class Settings {
  theme = $state<Theme>('auto')
  tap = $state<Tap>('auto')
  home = $state<'right' | 'left'>('right')
  #lang: Language | undefined

  /** Read what was stored and show it; resolves once sentences can be written. */
  async start(): Promise<void> {
    const stored = readSettings(remembered())
    this.theme = stored.theme
    this.tap = stored.tap
    this.home = stored.home
    this.#lang = stored.lang
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => this.#paint())
    this.#paint()
    await sentences.use(stored.lang ?? negotiate(navigator.languages))
  }

  async setLang(lang: Language): Promise<void> {
    this.#lang = lang
    this.#keep()
    await sentences.use(lang)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    this.#paint()
    this.#keep()
  }

  setTap(tap: Tap): void {
    this.tap = tap
    this.#keep()
  }

  flip(): void {
    this.home = this.home === 'right' ? 'left' : 'right'
    this.#keep()
  }

  #paint(): void {
    const auto = matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light'
    const shown = this.theme === 'auto' ? auto : this.theme
    document.documentElement.dataset.theme = shown
    document.documentElement.dataset.board = BOARDS[shown]
  }

  #keep(): void {
    const stored: Stored = { theme: this.theme, tap: this.tap, home: this.home }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#lang ? { ...stored, lang: this.#lang } : stored))
    } catch {
      // No storage (private window): the choice holds for this visit.
    }
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings = new Settings()

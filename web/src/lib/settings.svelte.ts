/** What a reader prefers on this device: language, looks, which way round the board lies, what is done by itself. */
import { isLanguage, negotiate, sentences, type Language } from './i18n/i18n.svelte'
import { keep, recall } from './storage'

/** What can be chosen, the usual choice first, unless USUAL names another. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  tap: ['auto', 'move', 'choose'],
  /** Where the reader bears off: right or left, and near or far. */
  home: ['right', 'left'],
  side: ['near', 'far'],
  numbering: ['own', 'both', 'off'],
  /** How strong the program plays in the next match. */
  level: ['beginner', 'casual', 'intermediate', 'expert', 'world-class'],
  speed: ['slow', 'normal', 'fast', 'off'],
  /** From which cost on the tutor warns, in multiples of the cube. */
  tutor: ['off', '0.02', '0.05', '0.08', '0.15'],
  /** When dice are rolled unasked: never, when the cube cannot be used, always. */
  roll: ['never', 'dead', 'always'],
} as const

const USUAL: Partial<Record<keyof typeof CHOICES, string>> = { speed: 'normal' }

/** What was chosen by a name of earlier versions: the level of the nearest strength (engine/level.py). */
const FORMERLY: Partial<Record<string, string>> = { novice: 'beginner', club: 'intermediate' }

/** What is on or off. */
export const SWITCHES = {
  pips: true,
  /** The reader's checkers are drawn as the other side's usually are. */
  swap: false,
  higher: true,
  confirmDouble: false,
  forced: true,
  passes: true,
  bearOff: false,
  done: false,
  accept: true,
  /** A bar with the chances to win, against the program. */
  chances: false,
  sound: true,
  vibrate: false,
  notify: false,
  awake: false,
} as const

/** How loud each kind of sound is, of 100. */
export const VOLUMES = { dice: 60, checkers: 60, cube: 70, signals: 70 } as const

type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }
type Switches = { -readonly [K in keyof typeof SWITCHES]: boolean }
type Volumes = { -readonly [K in keyof typeof VOLUMES]: number }
export interface Preferences extends Choices, Switches {
  volume: Volumes
  lang?: Language
}
export type Theme = Choices['theme']
export type Tap = Choices['tap']

const BOARDS = { light: 'leather', dark: 'dusk', contrast: 'contrast' } as const
const KEY = 'triktrak.settings'

const map = <K extends string, A, B>(values: Record<K, A>, change: (value: A, key: K) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(values).map(([key, value]) => [key, change(value, key as K)])) as Record<K, B>

/** Settings from text; whatever cannot be read falls back, piece by piece. */
export function readSettings(text: string | null): Preferences {
  let raw: Record<string, unknown> = {}
  try {
    raw = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // Written by something else, or cut off: the defaults serve.
  }
  const loud = (raw.volume ?? {}) as Record<string, unknown>
  const stored = {
    ...map(CHOICES, (choices: readonly string[], key) =>
      [raw[key], FORMERLY[String(raw[key])], USUAL[key], choices[0]].find((choice) => choices.some((each) => each === choice)),
    ),
    ...map(SWITCHES, (usual: boolean, key) => (typeof raw[key] === 'boolean' ? raw[key] : usual)),
    volume: map(VOLUMES, (usual: number, key) => {
      const level = loud[key]
      return typeof level === 'number' && level >= 0 && level <= 100 ? level : usual
    }),
  } as Preferences
  return typeof raw.lang === 'string' && isLanguage(raw.lang) ? { ...stored, lang: raw.lang } : stored
}

class Settings {
  #now = $state<Preferences>(readSettings(null))

  /** Read what was stored and show it; resolves once sentences can be written. */
  async start(): Promise<void> {
    this.#now = readSettings(recall(KEY))
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => this.#paint())
    // Another tab changed them: this one follows.
    addEventListener('storage', ({ key, newValue }) => {
      if (key !== KEY) return
      this.#now = readSettings(newValue)
      this.#paint()
    })
    this.#paint()
    await sentences.use(this.#now.lang ?? negotiate(navigator.languages))
  }

  /** Everything chosen; change it with `set`. */
  get now(): Readonly<Preferences> {
    return this.#now
  }

  get theme(): Theme {
    return this.#now.theme
  }

  get tap(): Tap {
    return this.#now.tap
  }

  get home(): Choices['home'] {
    return this.#now.home
  }

  set<K extends Exclude<keyof Preferences, 'volume' | 'lang'>>(key: K, value: Preferences[K]): void {
    this.#now[key] = value
    if (key === 'theme' || key === 'speed') this.#paint()
    this.#keep()
  }

  setVolume(kind: keyof Volumes, level: number): void {
    this.#now.volume[kind] = level
    this.#keep()
  }

  async setLang(lang: Language): Promise<void> {
    this.#now.lang = lang
    this.#keep()
    await sentences.use(lang)
  }

  flip(): void {
    this.set('home', this.home === 'right' ? 'left' : 'right')
  }

  #paint(): void {
    const auto = matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light'
    const shown = this.theme === 'auto' ? auto : this.theme
    document.documentElement.dataset.theme = shown
    document.documentElement.dataset.motion = this.#now.speed
    document.documentElement.dataset.board = BOARDS[shown]
  }

  #keep(): void {
    keep(KEY, JSON.stringify(this.#now))
  }
}

export const settings = new Settings()

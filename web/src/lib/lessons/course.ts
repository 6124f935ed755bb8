/** Fetches the course piece by piece, when it is read. */
import type { Language } from '../i18n/i18n.svelte'
import type { Contents, Lesson, Texts } from './shape'

const files = import.meta.glob('./course/*.gen.json', { import: 'default' })
const part = async <T>(name: string): Promise<T | null> =>
  ((await files[`./course/${name}.gen.json`]?.()) as T | undefined) ?? null

export const contents = (): Promise<Contents> => part<Contents>('contents') as Promise<Contents>
export const texts = (lang: Language): Promise<Texts> => part<Texts>(`texts.${lang}`) as Promise<Texts>
/** The steps of a lesson, or null where there is none of that name. */
export const lesson = (name: string): Promise<Lesson | null> => part<Lesson>(`steps.${name}`)

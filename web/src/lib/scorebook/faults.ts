/** What is wrong with a text that somebody has typed, told before it is written; the bounds are those of scorebook/records.py. */
import { letters, sameName, tidy, unseen, unseenInText } from '../book/wording'
import type { PlainKey } from '../i18n/i18n.svelte'

export const NAME_MAX = 100
export const TEXT_MAX = 200
export const NOTE_MAX = 4000

/** Why nobody and nothing can be called so, whoever else there is; null when all is well. */
export function faultOfName(text: string): PlainKey | null {
  const name = tidy(text)
  return name === '' ? 'new-name-missing' : letters(name) > NAME_MAX ? 'new-name-long' : unseen(name) ? 'house-name-signs' : null
}

/** Why a text in one line, which may be empty, cannot be kept. */
export function faultOfText(text: string): PlainKey | null {
  const kept = tidy(text)
  return letters(kept) > TEXT_MAX ? 'house-text-long' : unseen(kept) ? 'house-text-signs' : null
}

/** Why a note cannot be kept. */
export const faultOfNote = (text: string): PlainKey | null =>
  letters(text) > NOTE_MAX ? 'house-text-long' : unseenInText(text) ? 'house-text-signs' : null

/** What is wrong with those who sit at a table, by seat. */
export function faultsOfNames(names: readonly string[]): Map<number, PlainKey> {
  const called = names.map(tidy)
  const wrong = (name: string, at: number): PlainKey | null =>
    faultOfName(name) ?? (called.findIndex((each) => sameName(each, name)) < at ? 'new-name-twice' : null)
  return new Map(called.map((name, at) => [at, wrong(name, at)] as const).filter((each): each is [number, PlainKey] => each[1] !== null))
}

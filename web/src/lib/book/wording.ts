/**
 * Texts as a scorebook holds them, and as it compares them when something is looked for. scorebook/wording.py is the
 * original, and tests/data/searches.json holds this file to it.
 */
import type { Fields, Kind } from './records'

// Written out, since Python and browsers do not call the same signs blank.
const BLANKS = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/gu
const NAMES: Record<Kind, readonly string[]> = {
  player: ['name', 'nickname'],
  club: ['name'],
  place: ['name'],
  event: ['name'],
  sheet: ['stake', 'game', 'round'],
  line: [],
}
const ALIKE: Record<string, string> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', þ: 'th', '\u03c2': '\u03c3', '\u2019': "'",
}
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu')

/** A name as it is kept: composed (NFC), with single blanks, and none at its ends. */
export const tidy = (text: string): string => text.normalize('NFC').replace(BLANKS, ' ').replace(/^ +| +$/g, '')

/** The fields of a record with its names as they are kept. */
export function tidied(kind: Kind, fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' && NAMES[kind].includes(name) ? tidy(value) : value,
  ])
  return Object.fromEntries(entries) as Fields
}

/** A text as it is looked for: without accents, capitals, or other things that people do not type. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter]!)

/** Signs that nobody sees, which no name and no text in one line has (scorebook/records.py). */
const UNSEEN = /[\x00-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u
// A note may have lines and tabs.
const UNSEEN_IN_TEXT = /[\x00-\x08\x0b-\x1f\x7f]/u

/** Whether signs are in a name, once it is tidy, that cannot be kept there. */
export const unseen = (name: string): boolean => UNSEEN.test(name)

/** Whether signs are in a text of several lines that cannot be kept there. */
export const unseenInText = (text: string): boolean => UNSEEN_IN_TEXT.test(text)

/** How many letters a text has, as the server counts them. */
export const letters = (text: string): number => [...text].length

/** Whether two names are the same but for capitals, as a book takes names. */
export const sameName = (a: string, b: string): boolean => tidy(a).toLocaleLowerCase() === tidy(b).toLocaleLowerCase()

/** What a typed line asks for: a command in the reader's language or in English, else a play. Knows words, no rules. */
import { t } from '../i18n/i18n.svelte'

const KEYS = [
  'roll',
  'done',
  'double',
  'take',
  'drop',
  'beaver',
  'raccoon',
  'resign',
  'accept',
  'play-on',
  'undo',
  'undo-all',
  'next',
  'swap',
  'flip',
  'last',
  'score',
  'read',
  'list',
  'help',
  'hint',
] as const
const LEVELS = ['command-single', 'command-gammon', 'command-backgammon'] as const

export type CommandName = (typeof KEYS)[number]

export type Typed =
  | { k: 'command'; name: Exclude<CommandName, 'resign' | 'hint'> }
  /** `place`: the play of the hint that is to be put on the board, 0 for none. */
  | { k: 'hint'; place: number }
  /** `level` null: asked for without saying how much. */
  | { k: 'resign'; level: number | null }
  | { k: 'play'; text: string }
  | { k: 'unknown'; text: string }

/** Without accents, capitals and a full stop: "Würfeln." is "wurfeln". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[ .!]+$/, '')
    .trimStart()

const words = (list: string): string[] => list.split(',').map(plain)

/** The words of a command, the one to recommend first. */
export const wordsOf = (name: CommandName): string[] => words(t(`command-${name}`))

export function understand(line: string): Typed {
  const text = plain(line)
  for (const name of KEYS) {
    if (name === 'resign') {
      const word = wordsOf(name).find((each) => text === each || text.startsWith(`${each} `))
      if (word === undefined) continue
      const rest = text.slice(word.length).trim()
      const level = LEVELS.findIndex((key) => words(t(key)).includes(rest)) + 1
      if (rest === '' || level > 0) return { k: 'resign', level: level || null }
    } else if (name === 'hint') {
      const rest = wordsOf(name).flatMap((word) => (`${text} `.startsWith(`${word} `) ? [text.slice(word.length)] : []))[0]
      if (rest !== undefined && /^ ?[1-9]?$/.test(rest)) return { k: 'hint', place: Number(rest) }
    } else if (wordsOf(name).includes(text)) return { k: 'command', name }
  }
  return /^(?:\d|b|bar)/.test(text) && /[/–→-]/.test(text) ? { k: 'play', text } : { k: 'unknown', text: line.trim() }
}

/** Writes src/lib/i18n/messages.gen.ts: the keys of the pages' English catalogues and the parameters each one takes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The catalogues that are the pages' own. */
export const CATALOGUES = ['board', 'book_table', 'book_moves', 'book_house', 'book_charts', 'lessons', 'referee_page', 'hints']

/** @param {string} lang @returns {string} those catalogues, one after another */
export const catalogue = (lang) =>
  CATALOGUES.map((name) =>
    readFileSync(new URL(`../../src/triktrak/locale/${lang}/${name}.ftl`, import.meta.url), 'utf8'),
  ).join('\n')
const target = new URL('../src/lib/i18n/messages.gen.ts', import.meta.url)

/** @param {string} source Fluent source @returns {Map<string, Set<string>>} parameters by key */
export function parameters(source) {
  const found = new Map()
  let names = new Set()
  for (const line of source.split('\n')) {
    const key = /^([a-z][a-z0-9-]*)\s*=/.exec(line)?.[1]
    if (key !== undefined) found.set(key, (names = new Set()))
    if (key !== undefined || /^\s/.test(line))
      for (const [, name] of line.matchAll(/\$([a-z][a-z0-9_]*)/g)) names.add(name)
  }
  return found
}

/** @param {string} source Fluent source */
export function declaration(source) {
  const lines = [...parameters(source)].map(([key, names]) => {
    const fields = [...names].sort().map((name) => `${name}: string | number`)
    return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  return `// Generated from src/triktrak/locale/en/{board,book_table,book_moves,book_house,book_charts,lessons,referee_page,hints}.ftl by \`npm run messages\`. Do not edit: a test compares it with its source.
/** Every message key of the pages, with the parameters it takes. */
export interface Messages {
${lines.join('\n')}
}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(target, declaration(catalogue('en')))

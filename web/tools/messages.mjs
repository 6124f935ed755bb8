/** Writes src/lib/i18n/messages.gen.ts: the keys of the English board catalogue and the parameters each one takes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../../src/triktrak/locale/en/board.ftl', import.meta.url)
const target = new URL('../src/lib/i18n/messages.gen.ts', import.meta.url)

/** @param {string} catalogue Fluent source @returns {Map<string, Set<string>>} parameters by key */
export function parameters(catalogue) {
  const found = new Map()
  let names = new Set()
  for (const line of catalogue.split('\n')) {
    const key = /^([a-z][a-z0-9-]*)\s*=/.exec(line)?.[1]
    if (key !== undefined) found.set(key, (names = new Set()))
    if (key !== undefined || /^\s/.test(line))
      for (const [, name] of line.matchAll(/\$([a-z][a-z0-9_]*)/g)) names.add(name)
  }
  return found
}

/** @param {string} catalogue */
export function declaration(catalogue) {
  const lines = [...parameters(catalogue)].map(([key, names]) => {
    const fields = [...names].sort().map((name) => `${name}: string | number`)
    return `  '${key}': ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  return `// Generated from src/triktrak/locale/en/board.ftl by \`npm run messages\`. Do not edit: a test compares it with its source.
/** Every message key of the board, with the parameters it takes. */
export interface Messages {
${lines.join('\n')}
}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(target, declaration(readFileSync(source, 'utf8')))

/** Writes the fonts of the share cards, as TrueType files, beside the built pages.
 *
 *  The renderer of the cards reads TrueType, and knows neither variable fonts nor font features. The packages carry
 *  WOFF 1.0, a TrueType font whose tables are packed by zlib each (https://www.w3.org/TR/WOFF/); figures that stand on
 *  the line are the `lnum` feature of Vollkorn, and become its usual ones here. Tables and their fields:
 *  https://learn.microsoft.com/typography/opentype/spec/
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const modules = new URL('../node_modules/', import.meta.url)
const target = new URL('../../src/triktrak/server/static/fonts/', import.meta.url)
/** Inter whole, with every script that people write their names in: its later packages have it in pieces, and the
 *  renderer does not put a name together from several fonts. */
const WANTED = { inter: /-all-(500|600)-normal\.woff$/, vollkorn: /-latin-700-normal\.woff$/ }

/** Both fonts may be handed on with their licence (SIL OFL 1.1), which the whole Inter does not bring along. */
const LICENCES = { inter: '@fontsource-variable/inter', vollkorn: '@fontsource/vollkorn' }

/** @typedef {Map<string, Buffer>} Tables a font's tables by their tags */

/** @param {Buffer} woff @returns {Tables} */
export function tables(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file')
  return new Map(
    Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
      const entry = 44 + 20 * i
      const at = woff.readUInt32BE(entry + 4)
      const packed = woff.subarray(at, at + woff.readUInt32BE(entry + 8))
      const whole = packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed
      return [woff.toString('latin1', entry, entry + 4), whole]
    }),
  )
}

/** @param {Tables} parts @returns {Buffer} a TrueType file */
export function font(parts) {
  const tags = [...parts.keys()].sort()
  const power = 31 - Math.clz32(tags.length)
  const head = Buffer.alloc(12 + 16 * tags.length)
  head.writeUInt32BE(0x00010000)
  ;[tags.length, 16 << power, power, 16 * tags.length - (16 << power)].forEach((n, i) => head.writeUInt16BE(n, 4 + 2 * i))
  const body = []
  let end = head.length
  tags.forEach((tag, i) => {
    const table = parts.get(tag) ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    head.write(tag, 12 + 16 * i, 'latin1')
    ;[checksum(padded), end, table.length].forEach((n, k) => head.writeUInt32BE(n, 16 + 16 * i + 4 * k))
    body.push(padded)
    end += padded.length
  })
  return Buffer.concat([head, ...body])
}

/** @param {Buffer} padded */
function checksum(padded) {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

/** Which glyph takes another's place under a feature of single substitutions.
 *  @param {Buffer} gsub @param {string} feature @returns {Map<number, number>} */
export function substitutes(gsub, feature) {
  const found = new Map()
  const [features, lookups] = [gsub.readUInt16BE(6), gsub.readUInt16BE(8)]
  for (let i = 0; i < gsub.readUInt16BE(features); i++) {
    const record = features + 2 + 6 * i
    if (gsub.toString('latin1', record, record + 4) !== feature) continue
    const list = features + gsub.readUInt16BE(record + 4)
    for (let k = 0; k < gsub.readUInt16BE(list + 2); k++) {
      const lookup = lookups + gsub.readUInt16BE(lookups + 2 + 2 * gsub.readUInt16BE(list + 4 + 2 * k))
      if (gsub.readUInt16BE(lookup) !== 1) throw new Error(`${feature} is no single substitution`)
      const table = lookup + gsub.readUInt16BE(lookup + 6)
      covered(gsub, table + gsub.readUInt16BE(table + 2)).forEach((glyph, n) =>
        found.set(
          glyph,
          gsub.readUInt16BE(table) === 1
            ? (glyph + gsub.readInt16BE(table + 4)) & 0xffff
            : gsub.readUInt16BE(table + 6 + 2 * n),
        ),
      )
    }
  }
  return found
}

/** @param {Buffer} gsub @param {number} at @returns {number[]} the glyphs of a coverage table */
function covered(gsub, at) {
  const [format, count] = [gsub.readUInt16BE(at), gsub.readUInt16BE(at + 2)]
  if (format === 1) return Array.from({ length: count }, (_, i) => gsub.readUInt16BE(at + 4 + 2 * i))
  return Array.from({ length: count }, (_, i) => {
    const [first, last] = [gsub.readUInt16BE(at + 4 + 6 * i), gsub.readUInt16BE(at + 6 + 6 * i)]
    return Array.from({ length: last - first + 1 }, (_, k) => first + k)
  }).flat()
}

/** @param {Buffer} cmap @returns {Map<number, number>} glyphs by letter, of a format 4 table */
export function letters(cmap) {
  const at = cmap.readUInt32BE(8)
  if (cmap.readUInt16BE(at) !== 4) throw new Error('the letters are not in format 4')
  const twice = cmap.readUInt16BE(at + 6)
  const found = new Map()
  for (let i = 0; i < twice; i += 2) {
    const ends = at + 14 + i
    const [last, first] = [cmap.readUInt16BE(ends), cmap.readUInt16BE(ends + twice + 2)]
    const delta = cmap.readUInt16BE(ends + 2 * twice + 2)
    const ranges = ends + 3 * twice + 2
    const range = cmap.readUInt16BE(ranges)
    for (let letter = first; letter <= last && letter !== 0xffff; letter++) {
      const glyph = range === 0 ? letter : cmap.readUInt16BE(ranges + range + 2 * (letter - first))
      if (range === 0 || glyph !== 0) found.set(letter, (glyph + delta) & 0xffff)
    }
  }
  return found
}

/** @param {Map<number, number>} glyphs by letter @returns {Buffer} a cmap table of format 12 */
export function written(glyphs) {
  const rows = [...glyphs].sort(([a], [b]) => a - b)
  const size = 16 + 12 * rows.length
  const table = Buffer.alloc(12 + size)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(12, 12)
  ;[size, 0, rows.length, ...rows.flatMap(([letter, glyph]) => [letter, letter, glyph])].forEach((n, i) =>
    table.writeUInt32BE(n, 16 + 4 * i),
  )
  return table
}

/** @param {Buffer} woff @returns {Buffer} the TrueType font in it, with figures that stand on the line */
export function unpacked(woff) {
  const parts = tables(woff)
  const [gsub, cmap] = [parts.get('GSUB'), parts.get('cmap')]
  const lining = gsub ? substitutes(gsub, 'lnum') : new Map()
  if (cmap && lining.size > 0) {
    const glyphs = [...letters(cmap)].map(([letter, glyph]) => [letter, lining.get(glyph) ?? glyph])
    parts.set('cmap', written(new Map(/** @type {[number, number][]} */ (glyphs))))
  }
  return font(parts)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(target, { recursive: true })
  for (const [family, wanted] of Object.entries(WANTED)) {
    const files = new URL(`@fontsource/${family}/files/`, modules)
    for (const name of readdirSync(files).filter((file) => wanted.test(file)))
      writeFileSync(new URL(name.replace(/woff$/, 'ttf'), target), unpacked(readFileSync(new URL(name, files))))
  }  for (const [family, home] of Object.entries(LICENCES))
    copyFileSync(new URL(`${home}/LICENSE`, modules), new URL(`${family}-licence.txt`, target))
}

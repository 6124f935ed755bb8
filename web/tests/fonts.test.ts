import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { letters, substitutes, tables, unpacked, written } from '../tools/fonts.mjs'

const read = (name: string): Buffer =>
  readFileSync(new URL(`../node_modules/@fontsource/${name}.woff`, import.meta.url))
const vollkorn = read('vollkorn/files/vollkorn-latin-700-normal')
const inter = read('inter/files/inter-all-600-normal')

/** Offset and length of a table in a TrueType file. */
const place = (font: Buffer, tag: string): [number, number] => {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === tag,
  )!
  return [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
}

/** Glyphs by letter in a format 12 table. */
const glyphs = (font: Buffer): Map<number, number> => {
  const at = place(font, 'cmap')[0] + 12
  expect(font.readUInt16BE(at)).toBe(12)
  return new Map(
    Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => at + 16 + 12 * i).map((row) => [
      font.readUInt32BE(row),
      font.readUInt32BE(row + 8),
    ]),
  )
}

it('a font comes out of its packing table by table', () => {
  const parts = tables(inter)
  const font = unpacked(inter)
  for (const [tag, table] of parts) {
    const [at, length] = place(font, tag)
    expect(at % 4).toBe(0)
    expect(font.subarray(at, at + length).equals(table)).toBe(true)
  }
  const known = letters(parts.get('cmap')!)
  for (const letter of 'aéŁøßΨυЮяễ') expect(known.get(letter.codePointAt(0)!), letter).toBeGreaterThan(0)
})

it('figures of the display font stand on the line, and nothing else changes', () => {
  const parts = tables(vollkorn)
  const before = letters(parts.get('cmap')!)
  const after = glyphs(unpacked(vollkorn))
  const lining = substitutes(parts.get('GSUB')!, 'lnum')
  expect(lining.size).toBe(10)
  for (const [letter, glyph] of before) expect(after.get(letter)).toBe(lining.get(glyph) ?? glyph)
  const figures = [...'0123456789'].map((figure) => figure.codePointAt(0)!)
  expect(figures.every((figure) => after.get(figure) !== before.get(figure))).toBe(true)
})

it('the letters written are those that were given', () => {
  const table = written(new Map([[55, 7], [48, 3]]))
  expect([table.readUInt32BE(24), table.readUInt32BE(28), table.readUInt32BE(36)]).toEqual([2, 48, 3])
})

it('what is no WOFF file is refused', () => {
  expect(() => unpacked(Buffer.from('true font'))).toThrow('not a WOFF 1.0 file')
})

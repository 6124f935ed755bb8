/** The browser keeps names as the server does, and finds the same sheets: tests/data/searches.json. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Line, Named, Player, Sheet } from '../src/lib/book/records'
import { folded, sameName, tidied, tidy, unseen, unseenInText } from '../src/lib/book/wording'
import { ANY, noted, search, type Asked, type Shelf } from '../src/lib/scorebook/search'
import { whose } from '../src/lib/book/people'

interface BookOf {
  players: Player[]
  clubs: Named[]
  places: Named[]
  events: Named[]
  sheets: Sheet[]
  lines: Line[]
  searches: [Partial<Asked>, number[]][]
}

const told = JSON.parse(readFileSync(new URL('../../tests/data/searches.json', import.meta.url), 'utf8')) as {
  tidy: [string, string][]
  folded: [string, string][]
  unseen: { name: number[]; note: number[] }
  books: BookOf[]
}

const byId = <T extends { id: string }>(all: readonly T[]): Map<string, T> => new Map(all.map((each) => [each.id, each]))

function shelf({ players, clubs, places, events, sheets, lines }: BookOf): Shelf {
  const known = byId(players)
  return {
    players: known,
    clubs: byId(clubs),
    places: byId(places),
    events: byId(events),
    sheets: byId(sheets),
    lines: (sheet) => lines.filter((line) => line.sheet === sheet),
    person: (player) => whose(known, player),
  }
}

it('names are kept as the server keeps them', () => {
  expect(told.tidy.length).toBeGreaterThan(50)
  for (const [text, kept] of told.tidy) expect(tidy(text), JSON.stringify(text)).toBe(kept)
})

it('signs that the server takes in no name and in no note are told before they are written', () => {
  const signs = Array.from({ length: 0x10000 }, (_, n) => n)
  const among = (found: (text: string) => boolean): number[] => signs.filter((n) => found(`a${String.fromCharCode(n)}b`))
  expect(among((text) => unseen(tidy(text)))).toEqual(told.unseen.name)
  expect(among(unseenInText)).toEqual(told.unseen.note)
})

it('names are looked for as the server looks for them', () => {
  for (const [text, plain] of told.folded) expect(folded(text), JSON.stringify(text)).toBe(plain)
})

describe('what is asked for in a book', () => {
  it.each(told.books.map((each, at) => [at, each] as const))('is what the server finds, book %i', (_, each) => {
    const kept = shelf(each)
    for (const [asked, found] of each.searches)
      expect(search(kept, { ...ANY, ...asked }).map((sheet) => each.sheets.indexOf(sheet)), JSON.stringify(asked)).toEqual(found)
  })
})

it('only names are tidied', () => {
  expect(tidied('player', { name: ' Ann ', note: ' x ', archived: true })).toEqual({ name: 'Ann', note: ' x ', archived: true })
  expect(tidied('line', { note: ' x ' })).toEqual({ note: ' x ' })
  expect(sameName('Zoe\u0308 ', 'zoë')).toBe(true)
})

it('games are found by their notes, those that count', () => {
  const line = (id: string, more: Partial<Line>): Line => ({ id, sheet: 's', number: 1, ...more })
  const lines = [line('a', { note: 'Café, hit twice' }), line('b', { note: 'cafe', struck: true }), line('c', {})]
  expect(noted(lines, 'CAFE hit').map(({ id }) => id)).toEqual(['a'])
  expect(noted(lines, ' ')).toEqual([])
})

it('of one day a sheet without a moment stands where it was written down', () => {
  const sheet = (id: string, started?: string): Sheet => ({ id, kind: 'money', players: ['a', 'b'], day: '2026-01-01', ...(started ? { started } : {}) })
  const early = sheet('019b7a49-9000-7000-8000-000000000001', '2026-01-01T16:00:00Z')
  const quick = sheet('019b7a80-7e80-7000-8000-000000000002')
  const last = sheet('01900000-0000-7000-8000-000000000003', '2026-01-01T23:00:00Z')
  const none = new Map()
  const shelf: Shelf = {
    players: none, clubs: none, places: none, events: none, sheets: new Map([quick, last, early].map((each) => [each.id, each])),
    person: (id) => id, lines: () => [],
  }
  expect(search(shelf, ANY).map(({ id }) => id)).toEqual([last.id, quick.id, early.id])
})

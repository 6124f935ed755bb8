/** The house of the scorebook: names and what belongs to them, sheets put right, histories, and what an address asks for. */
import { describe, expect, it } from 'vitest'
import { lifted, touches } from '../src/lib/book/admission'
import type { Change, Stored } from '../src/lib/book/merge'
import { whose } from '../src/lib/book/people'
import type { Line, Named, Player, Sheet, Stake } from '../src/lib/book/records'
import type { BookWriting } from '../src/lib/net/protocol.gen'
import { parse } from '../src/lib/router.svelte'
import { asked } from '../src/lib/scorebook/house/importing.svelte'
import { conditions, fromQuery, toQuery } from '../src/lib/scorebook/house/asking'
import { changesOf, draftOf, faultsOf, lifts, wrongLength, wrongNumber, type SheetDraft } from '../src/lib/scorebook/house/editing'
import { remembered, told } from '../src/lib/scorebook/house/history'
import { gameText } from '../src/lib/scorebook/house/values'
import { counts, joined, mayGo, mergedInto, named, wrongName } from '../src/lib/scorebook/house/naming'
import { ANY, type Shelf } from '../src/lib/scorebook/search'

const byId = <T extends { id: string }>(all: readonly T[]): Map<string, T> => new Map(all.map((each) => [each.id, each]))
const players: Player[] = [
  { id: 'anna', name: 'Anna', club: 'steen' },
  { id: 'bo', name: 'Bo', nickname: 'Baron' },
  { id: 'cas', name: 'Cas' },
  { id: 'oud', name: 'Anna de Wit', same_as: 'anna' },
]
const events: Named[] = [{ id: 'open', name: 'Open', place: 'kroon', club: 'steen' }]
const match: Sheet = { id: 's1', kind: 'match', length: 5, players: ['anna', 'bo'], day: '2026-05-01', place: 'kroon', confirmed: ['bo'] }
const sheets: Sheet[] = [match, { id: 's2', kind: 'money', players: ['oud', 'cas'], day: '2026-05-02', place: 'thuis' }]
const game = (id: string, number: number, cube: number): Line => ({ id, sheet: 's1', number, actions: [{ t: 'result', winner: 0, kind: 1, cube }] })
const lines = [game('l1', 1, 2), game('l2', 2, 4)]

const shelf: Shelf = {
  players: byId(players),
  clubs: byId([{ id: 'steen', name: 'De Steen' }]),
  places: byId([{ id: 'kroon', name: 'Café de Kroon' }, { id: 'thuis', name: 'Thuis' }]),
  events: byId(events),
  sheets: byId(sheets),
  lines: (sheet) => lines.filter((line) => line.sheet === sheet),
  person: (player) => whose(byId(players), player),
}

describe('names', () => {
  it.each([
    ['  ', 'new-name-missing'],
    ['x'.repeat(101), 'new-name-long'],
    ['A\u200bn', 'house-name-signs'],
    ['\u202eevil', 'house-name-signs'],
    [' ANNA\u00a0', 'house-name-taken'],
    // Whoever turned out to be another has given the name away.
    ['Anna de Wit', null],
    ['Zoë', null],
  ])('%j is refused as %s', (text, why) => expect(wrongName(shelf, 'player', text)).toBe(why))

  it('stay with whoever has them', () => expect(wrongName(shelf, 'player', 'anna', 'anna')).toBeNull())

  it('are listed once for each person, with all that counts for them', () => {
    expect(named(shelf, 'player').map(({ id }) => id)).toEqual(['anna', 'bo', 'cas'])
    expect(Object.fromEntries(counts(shelf, 'player'))).toEqual({ anna: 2, bo: 1, cas: 1 })
    expect(mergedInto(shelf, 'anna').map(({ id }) => id)).toEqual(['oud'])
  })

  it('go only where nobody sits at a table by them', () => {
    expect(['anna', 'bo'].map((id) => mayGo(shelf, 'player', id))).toEqual([false, false])
    expect(mayGo({ ...shelf, sheets: new Map() }, 'player', 'bo')).toBe(true)
    // Somebody else is counted as this one.
    expect(mayGo({ ...shelf, sheets: new Map() }, 'player', 'anna')).toBe(false)
    expect(mayGo(shelf, 'place', 'kroon')).toBe(true)
  })
})

describe('two that turn out to be one', () => {
  it('are one player, whose sheets are counted together, and two again', () => {
    const { sheets: from, others, met, changes, undo } = joined(shelf, 'player', 'bo', 'cas')
    expect([from.length, others.length, met.length]).toEqual([1, 1, 0])
    expect(changes).toEqual([{ kind: 'player', id: 'bo', fields: { same_as: 'cas' } }])
    expect(undo).toEqual([{ kind: 'player', id: 'bo', fields: { same_as: null } }])
  })

  it('are two people where they have met', () => {
    expect(joined(shelf, 'player', 'bo', 'anna').met.map(({ id }) => id)).toEqual(['s1'])
  })

  it('are one place: sheets and events that were at the one are at the other, and the one goes', () => {
    const { mentions, changes, undo } = joined(shelf, 'place', 'kroon', 'thuis')
    expect(mentions).toBe(1)
    expect(changes).toEqual([
      { kind: 'sheet', id: 's1', fields: { place: 'thuis' } },
      { kind: 'event', id: 'open', fields: { place: 'thuis' } },
      { kind: 'place', id: 'kroon', fields: {}, gone: true },
    ])
    expect(undo[0]).toEqual({ kind: 'place', id: 'kroon', fields: {}, gone: false })
    expect(undo.slice(1).map(({ fields }) => fields)).toEqual([{ place: 'kroon' }, { place: 'kroon' }])
  })

  it('are one club, with its players and events', () => {
    expect(joined(shelf, 'club', 'steen', 'other').changes.map(({ kind }) => kind)).toEqual(['player', 'event', 'club'])
  })
})

describe('a sheet that is put right', () => {
  const draft = (changes: Partial<SheetDraft>): SheetDraft => ({ ...draftOf(shelf, match), ...changes })
  const changed = (changes: Partial<SheetDraft>): Change[] => changesOf(shelf, match, draft(changes))

  it.each<[string, Partial<SheetDraft>, object]>([
    ['is fine as it was', {}, {}],
    ['is not of the year 0', { day: '0000-05-01' }, { day: 'new-day-wrong' }],
    ['has a name for each', { players: ['Anna', ' '] }, { 'player-1': 'new-name-missing' }],
    ['seats nobody twice', { players: ['Anna', 'anna '] }, { 'player-1': 'new-name-twice' }],
    ['takes no name of 10,000 characters', { players: ['x'.repeat(10_000), 'Bo'] }, { 'player-0': 'new-name-long' }],
    ['takes no place of 101', { place: 'x'.repeat(101) }, { place: 'new-name-long' }],
    ['takes no note of 4001', { note: 'x'.repeat(4001) }, { note: 'house-text-long' }],
    ['takes no round of 201', { round: 'x'.repeat(201) }, { round: 'house-text-long' }],
    ['may be longer', { length: 7 }, {}],
    ['is not over before its last game', { length: 2 }, { length: 'house-length-over' }],
    ['has a length', { length: null }, { length: 'new-length-wrong' }],
  ])('%s', (_, changes, wrong) => expect(faultsOf(shelf, match, draft(changes))).toEqual(wrong))

  it('cannot have been won by both where only the result is known', () => {
    expect(wrongLength({ ...match, final: [5, 3] }, [], 3)).toBe('new-both-won')
    expect(wrongLength({ ...match, final: [5, 3] }, [], 4)).toBeNull()
  })

  it('changes nothing where nothing is changed, whatever the capitals', () => {
    expect(changed({})).toEqual([])
    expect(changed({ place: 'café de kroon ', players: ['anna', 'BO'] })).toEqual([])
  })

  it('changes what is changed, and makes what it is the first to name', () => {
    const [place, sheet] = changed({ place: ' Nieuw ', note: 'n', day: '2026-06-01' })
    expect(place).toMatchObject({ kind: 'place', fields: { name: 'Nieuw' } })
    expect(sheet).toEqual({ kind: 'sheet', id: 's1', fields: { day: '2026-06-01', place: place!.id, note: 'n' } })
    expect(changed({ place: '' })).toEqual([{ kind: 'sheet', id: 's1', fields: { place: null } }])
  })

  it('seats another by name or nickname', () => {
    expect(changed({ players: ['Cas', 'Bo'] })).toEqual([{ kind: 'sheet', id: 's1', fields: { players: ['cas', 'bo'] } }])
    expect(changed({ players: ['Anna', 'Dirk'] }).map(({ kind }) => kind)).toEqual(['player', 'sheet'])
  })

  it('keeps what was confirmed unless the result is touched', () => {
    expect(lifts(match, changed({ note: 'n', place: 'x', day: '2026-06-01' }))).toBe(false)
    expect(lifts(match, changed({ length: 7 }))).toBe(true)
    expect(lifts({ ...match, confirmed: [] }, changed({ length: 7 }))).toBe(false)
  })

  it.each([[0, false], [1, true], [100_000, true], [100_001, false], [1.5, false], [null, false]])('numbers a game %j: %j', (number, good) =>
    expect(wrongNumber(number) === null).toBe(good),
  )
})

describe('what was confirmed', () => {
  const kept = { sheets: byId(sheets), line: (id: string) => lines.find((line) => line.id === id), own: (id: string) => id !== 'theirs' }
  it.each<[string, Change, boolean]>([
    ['a note on a game', { kind: 'line', id: 'l1', fields: { note: 'x' } }, false],
    ['a game struck', { kind: 'line', id: 'l1', fields: { struck: true } }, true],
    ['a new game', { kind: 'line', id: 'new', fields: { sheet: 's1', number: 3 } }, true],
    ['another day', { kind: 'sheet', id: 's1', fields: { day: '2026-05-02' } }, false],
    ['other players', { kind: 'sheet', id: 's1', fields: { players: ['cas', 'bo'] } }, true],
    ['another name', { kind: 'player', id: 'bo', fields: { name: 'B' } }, false],
  ])('goes with %s: %j', (_, change, goes) => {
    expect(touches(change)).toBe(goes)
    expect(lifted(kept, [change])).toEqual(goes ? [{ kind: 'sheet', id: 's1', fields: { confirmed: [] } }] : [])
  })
})

describe('a history', () => {
  const at = (n: number): string => `2026-05-01T20:0${n}:00Z`
  const writing = (n: number, fields: BookWriting['fields'], more: Partial<BookWriting> = {}): BookWriting => ({
    op: `op${n}`, kind: 'sheet', id: 's1', at: at(n), device: '0000000000aa', own: true, here: false, fields, gone: null, ...more,
  })

  it('says what stood there and what took its place, the latest first', () => {
    const entries = told(
      [
        writing(1, { day: '2026-05-01', note: '' }),
        writing(2, { note: 'rain' }, { device: '00000000beef', own: false }),
        writing(3, { note: 'rain' }),
        writing(4, { number: 1, struck: false }, { kind: 'line', id: 'l1' }),
        writing(5, { struck: true }, { kind: 'line', id: 'l1', device: '000000000000', own: false, here: true }),
        writing(6, {}, { gone: true }),
      ],
      '0000000000aa',
    )
    expect(entries.map(({ event }) => event)).toEqual(['gone', null, 'made', null, 'made'])
    expect(entries.map(({ who }) => who)).toEqual(['device', 'here', 'device', 'other', 'device'])
    expect(entries[1]!.changed).toEqual([{ field: 'struck', from: false, to: true }])
    expect(entries[3]).toMatchObject({ device: 'beef', at: Date.parse(at(2)), changed: [{ field: 'note', from: '', to: 'rain' }] })
  })

  it('is, without the server, what was written last of each field', () => {
    const [first, second] = ['1767225600000-0000-0000000000aa', '1767225660000-0000-0000000000bb']
    const record: Stored = { kind: 'sheet', id: 's1', fields: { day: '2026-05-01', note: 'rain' }, hlcs: { day: first!, note: second! }, gone: false }
    const entries = remembered([record], '0000000000bb')
    expect(entries).toMatchObject([
      { who: 'device', event: null, at: 1767225660000, changed: [{ field: 'note', to: 'rain' }] },
      { who: 'other', event: 'made', changed: [{ field: 'day', to: '2026-05-01' }] },
    ])
  })
})

describe('a game', () => {
  it.each([
    [{ jacoby: true }, '+1', '−4'],
    [{ jacoby: false }, '+2', '−4'],
  ])('of a chouette with %o says what each played for, as the score counts it', (agreed, won, dropped) => {
    const sheet: Sheet = { ...match, kind: 'chouette', length: 0, players: ['anna', 'bo', 'cas'], ...agreed }
    const stakes: Stake[] = [{ seat: 1, won: true, kind: 2, cube: 1 }, { seat: 2, won: false, kind: 3, cube: 4, end: 'drop' }]
    expect(gameText(sheet, { stakes })).toBe(`? ${won} · ? ${dropped}`)
  })
})

describe('an address', () => {
  const whole = { ...ANY, words: 'Zoë & Bo', players: ['a', 'b'], kinds: ['match'], lengths: [0, 5], since: '2026-05-01', clock: false, confirmed: true }

  it('asks for what was asked for', () => {
    expect(fromQuery(toQuery(whole))).toEqual(whole)
    expect(toQuery(ANY)).toBe('')
    expect(fromQuery('')).toEqual(ANY)
    expect(conditions(whole)).toBe(8)
  })

  it('may say nonsense, which is left out', () => {
    expect(fromQuery('since=yesterday&lengths=x&clock=7&month=2026&confirmed=no&foo=bar')).toEqual(ANY)
  })

  it.each([
    ['/scorebook/players', { page: 'scorebook', view: 'players', id: null }],
    ['/scorebook/places/01900000-0000-7000-8000-00000000000A', { page: 'scorebook', view: 'places', id: '01900000-0000-7000-8000-00000000000a' }],
    ['/scorebook/01900000-0000-7000-8000-00000000000A/about', { page: 'scorebook', sheet: '01900000-0000-7000-8000-00000000000a', about: true }],
    ['/scorebook/files', { page: 'scorebook', view: 'files' }],
    ['/referee/', { page: 'referee' }],
    ['/certificate/', { page: 'certificate' }],
    ['/scorebook/files/x', { page: 'nowhere', path: '/scorebook/files/x' }],
    ['/scorebook/places/x', { page: 'nowhere', path: '/scorebook/places/x' }],
  ])('%s leads to its page', (path, page) => expect(parse(path)).toEqual(page))
})

it('the choices for a file are told as the server reads them', () => {
  const choices = { columns: { 1: 'day', 3: '' }, days: 'dmy', day: '', keepDuplicates: true, leaveOut: false } as const
  expect(asked(choices, 'nl', 'abc')).toBe('lang=nl&columns=1%3Dday&columns=3%3D&days=dmy&keep_duplicates=true&token=abc')
})

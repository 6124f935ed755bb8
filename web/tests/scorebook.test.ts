/** What the forms of the scorebook accept, how sheets are found, and what works without a server. */
import { describe, expect, it } from 'vitest'
import { moment, today } from '../src/lib/book/moments'
import { blank, faults, type Draft } from '../src/lib/scorebook/making'
import { rotated } from '../src/lib/score/chouette'
import { parse } from '../src/lib/router.svelte'
import { worker } from '../tools/worker.mjs'

const draft = (changes: Partial<Draft>): Draft => ({ ...blank(), names: ['Ann', 'Bo'], ...changes })

describe('a new sheet', () => {
  it.each<[string, Partial<Draft>, object]>([
    ['is fine as it is usually', {}, {}],
    ['needs a name for each', { names: ['Ann', '  '] }, { 'name-1': 'new-name-missing' }],
    ['seats nobody twice, however written', { names: ['Ann', ' aNN '] }, { 'name-1': 'new-name-twice' }],
    ['takes no name of 101 characters', { names: ['Ann', 'x'.repeat(101)] }, { 'name-1': 'new-name-long' }],
    ['is to 1 to 64 points', { length: 0 }, { length: 'new-length-wrong' }],
    ['is to whole points', { length: 2.5 }, { length: 'new-length-wrong' }],
    ['is not to points where nothing is written', { length: null }, { length: 'new-length-wrong' }],
    ['does not ask how long a money session is', { kind: 'money', length: null }, {}],
    ['needs the name of another game', { kind: 'other', game: ' ' }, { game: 'new-game-missing' }],
    ['is not of the year 0', { day: '0000-05-01' }, { day: 'new-day-wrong' }],
    ['is not of a day that there is not', { day: '2026-02-30' }, { day: 'new-day-wrong' }],
    ['takes no event of 101 characters', { event: 'x'.repeat(101) }, { event: 'new-name-long' }],
    ['has no negative points in a duel', { quick: true, final: [5, -1] }, { final: 'new-points-negative' }],
    ['has points that are whole', { quick: true, final: [5, 1.5] }, { final: 'new-points-wrong' }],
    ['needs everybody’s points when only they are known', { quick: true, final: [5] }, { final: 'new-points-wrong' }],
    ['has one winner of a match', { quick: true, final: [5, 6] }, { final: 'new-both-won' }],
    ['may have negative points in another game', { kind: 'other', game: 'Hearts', quick: true, final: [5, -1] }, {}],
    ['ends at a whole number of points', { kind: 'other', game: 'Hearts', target: 1.5 }, { target: 'new-points-wrong' }],
    ['ends at no negative points', { kind: 'other', game: 'Hearts', target: -1 }, { target: 'new-points-negative' }],
    ['is not held up by a field that its kind does not show', { kind: 'match', target: -1 }, {}],
    ['takes names of 100 letters, however they are written', { names: ['Ann', '😀'.repeat(100)] }, {}],
    ['has no sign in a name that nobody sees', { names: ['Ann', 'Bo\u202e'] }, { 'name-1': 'house-name-signs' }],
    ['has no such sign in a place', { place: 'Caf\u200bé' }, { place: 'house-name-signs' }],
    ['nor in a stake', { stake: 'a\x07' }, { stake: 'house-text-signs' }],
    ['has a stake of 200 letters at most', { stake: 'x'.repeat(201) }, { stake: 'house-text-long' }],
    ['calls another game with 200 letters at most', { kind: 'other', game: 'x'.repeat(201) }, { game: 'house-text-long' }],
  ])('%s', (_, changes, wrong) => {
    expect(faults(draft(changes))).toEqual(wrong)
  })
})

it('after a game of a chouette who won against the box takes its place', () => {
  expect(rotated(4, 0, 1, false)).toEqual([0, 2])
  expect(rotated(4, 0, 3, false)).toEqual([0, 1])
  expect(rotated(4, 0, 2, true)).toEqual([2, 3])
})

it('addresses of the scorebook lead to its pages, and nonsense nowhere', () => {
  const id = '01900000-0000-7000-8000-00000000000A'
  expect(parse('/scorebook')).toEqual({ page: 'scorebook', view: 'sheets' })
  expect(parse('/scorebook/new')).toEqual({ page: 'scorebook', view: 'new' })
  expect(parse(`/scorebook/${id}`)).toEqual({ page: 'scorebook', sheet: id.toLowerCase(), about: false })
  expect(parse('/scorebook/x')).toEqual({ page: 'nowhere', path: '/scorebook/x' })
})

it('days and moments are written as records have them', () => {
  const now = new Date(2026, 4, 1, 23, 30)
  expect(today(now)).toBe('2026-05-01')
  expect(moment(now)).toMatch(/^2026-05-0\dT\d\d:30:00Z$/)
})

it('the worker keeps all that was built, and other files make another version', () => {
  const text = 'const FILES = __FILES__, KEPT = "__VERSION__"'
  const one = worker(text, ['assets/b.js', 'assets/a.js'])
  expect(one).toContain('["/","/mark.svg","/manifest.json","/assets/a.js","/assets/b.js"]')
  const version = (source: string): string => /KEPT = "([0-9a-f]{16})"/.exec(source)![1]!
  expect(version(worker(text, ['assets/a.js', 'assets/b.js']))).toBe(version(one))
  expect(version(worker(text, ['assets/a.js', 'assets/c.js']))).not.toBe(version(one))
})

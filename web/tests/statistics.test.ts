import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Day, Outcome, Part, Point, Rate } from '../src/lib/book/statistics.gen'
import { sentences } from '../src/lib/i18n/i18n.svelte'
import { address, asked, CONDITIONS, held, put, SEVERAL, without, type Condition } from '../src/lib/statistics/conditions'
import { extremes, gainsOf, outcomesOf } from '../src/lib/statistics/rows'
import { bars, line, months, weeks } from '../src/lib/statistics/shapes'
import { between, partName, percent, signed } from '../src/lib/statistics/words'

const [ANNA, BO] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']

const rate = (count: number, n: number): Rate => ({ count, n, share: n ? count / n : null, low: 0.45, high: 0.661, few: n < 20 })

describe('conditions in the address', () => {
  const conditions = fc.array(
    fc.record({ name: fc.constantFrom(...CONDITIONS), value: fc.string({ minLength: 1, maxLength: 8 }) }),
    { maxLength: 8 },
  )
  const queryOf = (all: readonly { name: Condition; value: string }[]): string =>
    all.reduce((query, { name, value }) => put(query, name, value), '')

  it('are read as they were written, whatever stands in them', () => {
    fc.assert(
      fc.property(conditions, (all) => {
        const found = held(queryOf(all))
        for (const { name, value } of found) expect(all.some((one) => one.name === name && one.value === value)).toBe(true)
        for (const { name } of all) expect(found.filter((one) => one.name === name).length).toBe(SEVERAL.includes(name) ? new Set(all.filter((one) => one.name === name).map(({ value }) => value)).size : 1)
        expect(held(new URLSearchParams(found.map(({ name, value }) => [name, value])).toString())).toEqual(found)
      }),
    )
  })

  it('can be taken away one by one, until there are none', () => {
    fc.assert(
      fc.property(conditions, (all) => {
        let query = queryOf(all)
        for (const one of held(query)) {
          query = without(query, one)
          expect(held(query)).not.toContainEqual(one)
        }
        expect(query).toBe('')
      }),
    )
  })

  it('are asked of the server together with the people of the page, and nothing else is', () => {
    const at = { page: 'statistics', player: ANNA, against: BO } as const
    expect(asked(at, 'kinds=match&weather=rain&lengths=5&lengths=7&since=')).toBe(
      `players=${ANNA}&opponents=${BO}&kinds=match&lengths=5&lengths=7`,
    )
    expect(asked({ page: 'statistics', player: null, against: null }, '')).toBe('')
  })

  it('go along to the page of somebody else', () => {
    expect(address(ANNA, BO, 'kinds=match&weather=rain')).toBe(`/scorebook/statistics/${ANNA}/${BO}?kinds=match`)
    expect(address(null, BO, '')).toBe('/scorebook/statistics')
  })
})

describe('shapes', () => {
  it('columns begin at the line of nought and keep within their room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 40 }), (values) => {
        const drawn = bars(values, 400, 150, 4)
        values.forEach((value, n) => {
          const bar = drawn.bars[n]!
          expect(value < 0 ? bar.y : bar.y + bar.height).toBeCloseTo(drawn.nought)
          expect(bar.y).toBeGreaterThanOrEqual(-1e-9)
          expect(bar.y + bar.height).toBeLessThanOrEqual(150 + 1e-9)
          expect(bar.x + bar.width).toBeLessThanOrEqual(400)
        })
        const [one, two] = [0, 1].map((n) => Math.abs(values[n] ?? 0))
        if (one && two) expect(drawn.bars[0]!.height / drawn.bars[1]!.height).toBeCloseTo(one / two)
      }),
    )
  })

  it('months without play have their place too, and the last ones are kept', () => {
    expect(months(['2024-11', '2025-02'], 48)).toEqual(['2024-11', '2024-12', '2025-01', '2025-02'])
    expect(months(['2020-01', '2025-02'], 2)).toEqual(['2025-01', '2025-02'])
    expect(months([], 2)).toEqual([])
  })

  it('a calendar has whole weeks from Monday, and ends with its last day', () => {
    const days: Day[] = [
      { day: '2026-02-26', sheets: 1, games: 8, points: 3 },
      { day: '2026-03-01', sheets: 2, games: 1, points: 0 },
    ]
    const squares = weeks(days, '2026-03-04', 2)
    expect(squares.map(({ day }) => day)).toEqual(['23', '24', '25', '26', '27', '28'].map((n) => `2026-02-${n}`).concat(['01', '02', '03', '04'].map((n) => `2026-03-${n}`)))
    expect(squares[0]).toMatchObject({ week: 0, weekday: 0 })
    expect(squares.at(-1)).toMatchObject({ week: 1, weekday: 2 })
    expect(squares.filter(({ level }) => level > 0).map(({ day, level }) => [day, level])).toEqual([
      ['2026-02-26', 4],
      ['2026-03-01', 1],
    ])
  })

  it('a rating is drawn where it stood at the end of each day, with its band while there is one', () => {
    const point = (day: string, rating: number, band: number | null): Point => ({ player: ANNA, day, sheet: '', opponent: BO, won: true, rating, change: 1, experience: 1, band })
    const { data, points } = line([point('2026-01-01', 1510, 300), point('2026-01-01', 1520, 200), point('2026-01-03', 1500, null)])
    expect(data).toEqual([[1_767_225_600, 1_767_398_400], [1520, 1500], [1720, null], [1320, null]])
    expect(points.map(({ rating }) => rating)).toEqual([1520, 1500])
  })
})

describe('rows', () => {
  it('every game stands in one column of its points, far ones together', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -24, max: 24 }), { minLength: 1 }), (points) => {
        const outcomes: Outcome[] = points.map((n) => ({ points: n, games: 1 + Math.abs(n) }))
        const columns = outcomesOf(outcomes, 'both')
        const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
        expect(sum(columns.map(({ value }) => value))).toBe(sum(outcomes.map(({ games }) => games)))
        expect(columns.map(({ key }) => Number(key))).toEqual(columns.map(({ key }) => Number(key)).sort((a, b) => a - b))
        for (const { key, tone } of columns) expect(tone).toBe(Number(key) < 0 ? 'neg' : 'pos')
      }),
    )
    expect(outcomesOf([{ points: 12, games: 1 }, { points: 8, games: 2 }], 'winner')).toMatchObject([{ label: '≥ 8', value: 3 }])
    expect(outcomesOf([{ points: -8, games: 2 }], 'both')).toMatchObject([{ label: '−8' }])
  })

  it('a month brings what was won in it, less what was lost', () => {
    const part = (key: string, won: number, lost: number): Part => ({ key, name: key, sheets: 1, matches: rate(0, 0), games: rate(1, 2), points_won: won, points_lost: lost, per_game: { n: 0, mean: null, sd: null, low: null, high: null, few: true } })
    const gains = gainsOf([part('2026-01', 3, 5), part('2026-03', 6, 2)])
    expect(gains.map(({ key, value, text, tone }) => [key, value, text, tone])).toEqual([
      ['2026-01', -2, '−2', 'neg'],
      ['2026-02', 0, '0', 'pos'],
      ['2026-03', 4, '+4', 'pos'],
    ])
    const { best, worst } = extremes(gains)
    expect([best.key, worst.key]).toEqual(['2026-03', '2026-01'])
  })
})

describe.each([
  ['en', '56%', '45–66%', '+0.17', 'Thursday', '5-point match'],
  ['nl', '56%', '45–66%', '+0,17', 'donderdag', 'Match tot 5'],
  ['de', '56\u00a0%', '45–66 %', '+0,17', 'Donnerstag', 'Match auf 5'],
] as const)('figures in %s', (lang, share, range, mean, day, length) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await sentences.also('book_table', 'book_stats', 'book_charts')
    await sentences.use(lang)
  })
  it('are written as they are read there', () => {
    expect(percent(0.5595)).toBe(share)
    expect(between(rate(47, 84))).toBe(range)
    expect(signed(0.171, 2)).toBe(mean)
    expect(partName('weekdays', '4', '4')).toBe(day)
    expect(partName('lengths', '5', '5')).toBe(length)
    expect(percent(null)).toBe('–')
  })
})

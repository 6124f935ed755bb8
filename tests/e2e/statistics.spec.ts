/** The statistics of a scorebook as they are looked at: every figure is the server's, and every chart is a table too. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Rate, Summary } from '../../web/src/lib/book/statistics.gen'
import { begin, findings, half, stands } from './scoring'
import { bookTest as test, expect, Server } from './server'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
const HEAD = ['sheet', 'day', 'kind', 'player 1', 'player 2', 'length', 'club', 'place', 'rated', 'winner', 'win', 'cube', 'end']

/** A winter of a small club, the same every time: matches to 3 and 5 points and a few games for money. */
function winter(): string {
  let state = 11
  const draw = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n
  const names = ['Anna', 'Bo', 'Cas']
  const rows: string[] = []
  for (let sheet = 0; sheet < 60; sheet++) {
    const day = new Date(Date.UTC(2025, 9, 2) + sheet * 3 * 86_400_000).toISOString().slice(0, 10)
    const [one, two] = [[0, 1], [0, 2], [1, 2], [0, 1]][sheet % 4]!.map((n) => names[n]!)
    const length = [3, 5, 5, 0][draw(4)]!
    const score = [0, 0]
    for (let game = 0; length ? Math.max(...score) < length : game < 4; game++) {
      const side = draw(10) < 6 ? 0 : 1
      const dropped = draw(4) === 0
      // No cube is turned where it could be the Crawford game.
      const cube = length && Math.max(...score) >= length - 1 ? 1 : [1, 1, 2][draw(3)]!
      const kind = dropped ? 0 : [0, 0, 0, 1][draw(4)]!
      const ends = dropped && cube < 4 && !(length && Math.max(...score) >= length - 1)
      score[side]! += (kind + 1) * cube
      rows.push(
        [
          `s${sheet}`,
          day,
          length ? 'match' : 'money',
          one,
          two,
          length || '',
          'Club',
          sheet % 3 ? 'Café' : 'Home',
          length ? 'yes' : '',
          [one, two][side],
          ['single', 'gammon'][kind],
          cube,
          ends ? 'drop' : 'bear-off',
        ].join(','),
      )
    }
  }
  return [HEAD.join(','), ...rows].join('\r\n')
}

/** Take the winter in, as a person would take a table in; once for each server. */
async function fill(request: APIRequestContext): Promise<void> {
  const standing = (await (await request.get('/api/book/stats')).json()) as Summary
  if (Object.values(standing.names).includes('Anna')) return
  const send = async (token: string): Promise<{ token: string; problems: unknown[] }> => {
    const answer = await request.post(`/api/book/import?token=${token}`, {
      data: winter(),
      headers: { 'X-Triktrak': '1', 'Content-Type': 'text/csv' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { token: string; problems: unknown[] }
  }
  const shown = await send('')
  expect(shown.problems).toEqual([])
  await send(shown.token)
}

const summary = async (page: Page, query: string): Promise<Summary> =>
  (await (await page.request.get(`/api/book/stats?${query}`)).json()) as Summary

/** The ids of the people by their names. */
async function people(page: Page): Promise<Record<string, string>> {
  const { names } = await summary(page, '')
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [name, id]))
}

const figure = (page: Page, name: string): Locator => page.locator(`[data-figure="${name}"]`)
const counted = (page: Page, query: string): Promise<void> =>
  expect(page.locator('[data-counted]')).toHaveAttribute('data-counted', query)
const share = ({ share }: Rate): string => `${Math.round(100 * share!)}%`

async function cells(card: Locator): Promise<string[][]> {
  await card.locator('[data-as-table]').click()
  return card.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(DESK)
  await fill(page.request)
})

test('what the page shows of a player is what the server counts', async ({ page }) => {
  const { Anna: anna } = await people(page)
  const found = await summary(page, `players=${anna}`)
  const { duels, parts } = found.people[0]!
  await page.goto(`/scorebook/statistics/${anna}`)
  await expect(page.locator('h1')).toHaveText('Anna')
  const tile = (name: string): Locator => page.locator(`[data-tile="${name}"]`)
  await expect(tile('won').locator('b')).toHaveText(share(duels.matches))
  await expect(tile('won')).toContainText(`${duels.matches.count} of ${duels.matches.n}`)
  await expect(tile('per-game')).toContainText(`n = ${duels.per_game.n}`)
  await expect(tile('per-game').locator('b')).toHaveText(
    `${duels.per_game.mean! > 0 ? '+' : '−'}${Math.abs(duels.per_game.mean!).toFixed(2)}`,
  )
  await expect(tile('gammons').locator('b')).toHaveText(share(duels.gammons_won))
  for (const part of parts.opponents) {
    const row = figure(page, 'opponents').locator(`[data-share="${part.key}"]`)
    await expect(row).toContainText(part.name)
    await expect(row.locator('b')).toHaveText(share(part.games))
    const [low, high] = [part.games.low, part.games.high].map((edge) => Math.round(100 * edge!))
    await expect(row.getByRole('img')).toHaveAccessibleName(new RegExp(`${share(part.games)} of ${part.games.n}; interval ${low}–${high}%`))
  }
  for (const [name, rates] of [
    ['gammons', { gammons_won: duels.gammons_won, gammons_lost: duels.gammons_lost }],
    ['cube', { cashed: duels.cashed, dropped: duels.dropped, doubled: duels.doubled }],
    ['turns', { deciders: duels.deciders, crawford_ahead: duels.crawford_ahead }],
  ] as const)
    for (const [what, rate] of Object.entries<Rate>(rates)) {
      const row = figure(page, name).locator(`[data-share="${what}"]`)
      // Of few cases the figure is shown, and marked.
      await expect(row.locator('b')).toHaveText(share(rate) + (rate.few ? '*' : ''))
    }
})

test('each chart says what is seen in it, and its table has the same figures', async ({ page }) => {
  const { Anna: anna } = await people(page)
  const found = await summary(page, `players=${anna}`)
  const { duels, days } = found.people[0]!
  await page.goto(`/scorebook/statistics/${anna}`)

  const outcomes = figure(page, 'outcomes')
  await expect(outcomes.getByRole('img')).toHaveAccessibleName(new RegExp(`^Columns: ${duels.games.n} games; ${duels.games.count} won points`))
  await expect(outcomes.locator('svg text.vv')).toHaveText(duels.outcomes.map(({ games }) => String(games)))
  const sign = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
  expect(await cells(outcomes)).toEqual(duels.outcomes.map(({ points, games }) => [sign(points), String(games)]))

  const calendar = figure(page, 'calendar')
  await expect(calendar.getByRole('img')).toHaveAccessibleName(new RegExp(`^Calendar: ${days.length} days of play`))
  expect((await cells(calendar)).map(([, sheets, games]) => [Number(sheets), Number(games)])).toEqual(
    days.map(({ sheets, games }) => [sheets, games]),
  )

  const rating = figure(page, 'rating')
  const pool = found.ratings[0]!
  await expect(rating.locator('[data-drawn] canvas')).toBeVisible()
  const standing = pool.players.find(({ player }) => player === anna)!
  await expect(rating.locator('small')).toContainText(String(Math.round(standing.rating)))
  const history = pool.history.filter(({ player }) => player === anna)
  expect((await cells(rating)).map((row) => Number(row[3]))).toEqual(history.map(({ rating: at }) => Math.round(at)))

  // The same figures as a file.
  const [file] = await Promise.all([page.waitForEvent('download'), outcomes.getByRole('link', { name: 'Save as CSV' }).click()])
  expect(file.suggestedFilename()).toBe('triktrak-outcomes.csv')
  const lines = (await (await page.request.get(file.url())).text()).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',').slice(2).map(Number))).toEqual(duels.outcomes.map(({ points, games }) => [points, games]))
})

test('conditions compose, stand in the address, and go away again', async ({ page }) => {
  const { Anna: anna, Bo: bo } = await people(page)
  await page.goto('/scorebook/statistics')
  await page.locator('[data-filter]').click()
  const choose = (name: string, what: { label: string } | string) => page.locator(`[data-condition="${name}"]`).selectOption(what)
  await choose('kinds', 'match')
  await choose('lengths', '5')
  await page.locator('[data-condition="since"]').fill('2025-11-01')
  await page.locator('[data-condition="since"]').press('Enter')
  await expect(page).toHaveURL('/scorebook/statistics?since=2025-11-01&kinds=match&lengths=5')
  const query = 'since=2025-11-01&kinds=match&lengths=5'
  await counted(page, query)
  await expect(page.locator('[data-tile="games"] b')).toHaveText(String((await summary(page, query)).whole.games))
  await choose('player', anna!)
  await choose('opponent', bo!)
  await expect(page).toHaveURL(`/scorebook/statistics/${anna}/${bo}?${query}`)
  await counted(page, `players=${anna}&opponents=${bo}&${query}`)
  const { duels } = (await summary(page, `players=${anna}&opponents=${bo}&${query}`)).people[0]!
  await expect(page.locator('[data-versus] [data-score]')).toHaveText(`${duels.matches.count}–${duels.matches.n - duels.matches.count}`)
  await page.locator('[data-chip="lengths"]').click()
  await expect(page).toHaveURL(`/scorebook/statistics/${anna}/${bo}?since=2025-11-01&kinds=match`)
  await page.goBack()
  await expect(page.locator('[data-chip="lengths"]')).toContainText('5-point match')
  await page.locator('[data-clear]').click()
  await expect(page).toHaveURL(`/scorebook/statistics/${anna}/${bo}`)
  await page.goto('/scorebook/statistics?until=1990-01-01')
  await expect(page.locator('[data-empty]')).toContainText('Nothing in the book fits')
  // What the server does not take is said in its words.
  await page.goto('/scorebook/statistics?kinds=weather')
  await expect(page.locator('[data-fault]')).toContainText('These sheets cannot be picked out')
})

test('everything is reached by the keyboard: players, fields of everybody against everybody, tables', async ({ page }) => {
  await page.goto('/scorebook/statistics')
  await counted(page, '')
  const reach = async (target: Locator): Promise<void> => {
    for (let n = 0; n < 120; n++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('never reached')
  }
  await reach(page.locator('[data-filter]'))
  await page.keyboard.press('Enter')
  await reach(page.locator('[data-condition="lengths"]'))
  await page.keyboard.press('5')
  await expect(page).toHaveURL(/lengths=5/)
  await expect(page.locator('[data-condition="lengths"]')).toBeFocused()
  await reach(figure(page, 'matrix').locator('[data-as-table]'))
  await page.keyboard.press('Enter')
  await expect(figure(page, 'matrix').locator('tbody').last()).toContainText('Cas')
  const pair = figure(page, 'matrix').locator('td a').first()
  await reach(pair)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-versus]')).toBeVisible()
  await expect(page).toHaveURL(/lengths=5/)
})

for (const theme of ['light', 'dark', 'contrast'] as const)
  test(`axe finds nothing serious, in ${theme}`, async ({ page }) => {
    // Three long pages with everything opened.
    test.setTimeout(240_000)
    await page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ theme: chosen })), theme)
    const { Anna: anna, Bo: bo } = await people(page)
    for (const path of ['', `/${anna}`, `/${anna}/${bo}?kinds=match&lengths=5`]) {
      await page.goto(`/scorebook/statistics${path}`)
      await expect(page.locator('[data-counted]')).toBeVisible()
      await page.locator('[data-filter]').click()
      for (const button of await page.locator('[data-as-table]').all()) await button.click()
      expect.soft(await findings(page), path).toEqual([])
    }
  })

for (const [lang, title, seen] of [
  ['en', 'Statistics', 'Head to head'],
  ['nl', 'Statistieken', 'Onderlinge stand'],
  ['de', 'Statistik', 'Direkter Vergleich'],
] as const)
  test(`a phone shows all of it without moving sideways, in ${lang}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ lang: chosen })), lang)
    const { Anna: anna, Bo: bo } = await people(page)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of ['', `/${anna}?since=2025-10-01&kinds=match&lengths=5&clock=false`, `/${anna}/${bo}`]) {
      await page.goto(`/scorebook/statistics${path}`)
      await expect(page.locator('[data-counted]')).toBeVisible()
      expect(await wide(), path).toBe(PHONE.width)
      await page.locator('[data-filter]').click()
      for (const button of await page.locator('[data-as-table]').all()) await button.click()
      expect(await wide(), `${path}, all opened`).toBe(PHONE.width)
      // No sentence is missing.
      await expect(page.locator('main')).not.toContainText(/chart-|stats-|undefined|NaN/)
    }
    await page.goto('/scorebook/statistics')
    await expect(page).toHaveTitle(`${title} · Triktrak`)
    await page.getByRole('link', { name: 'Anna' }).first().click()
    await expect(page.getByRole('heading', { name: seen })).toBeVisible()
  })

test('a line is drawn anew in another theme and another width', async ({ page }) => {
  const { Anna: anna } = await people(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`/scorebook/statistics/${anna}`)
  const canvas = figure(page, 'rating').locator('canvas')
  const picture = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
  await expect(canvas).toBeVisible()
  const light = await picture()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(picture).not.toBe(light)
  await page.setViewportSize(PHONE)
  await expect.poll(() => canvas.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBeLessThan(PHONE.width)
})

test('without the server the page says so and shows what it last counted', async ({ page, context }) => {
  const { Anna: anna } = await people(page)
  await page.goto(`/scorebook/statistics/${anna}`)
  const games = await page.locator('[data-tile="won"]').innerText()
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('statistics')).keys()).length)).toBe(1)
  await page.goto('/scorebook/statistics')
  await counted(page, '')
  await context.setOffline(true)
  await page.locator('[data-figure="players"]').getByRole('link', { name: 'Anna', exact: true }).click()
  await expect(page.getByText('which cannot be reached now. These are from')).toBeVisible()
  expect(await page.locator('[data-tile="won"]').innerText()).toBe(games)
  await page.locator('[data-filter]').click()
  await page.locator('[data-condition="kinds"]').selectOption('match')
  await expect(page.locator('[data-fault]')).toContainText('counted by the server, which cannot be reached now')
  await context.setOffline(false)
  await counted(page, `players=${anna}&kinds=match`)
  await expect(page.locator('[data-fault]')).toHaveCount(0)
})

test('what was written down a moment ago, without the server, is counted once it is back', async ({ page, context }) => {
  const name = `Kees ${Date.now()}`
  await begin(page, [name, 'Leo'])
  await stands(page, 0, 0)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 1, 0)
  await context.setOffline(false)
  await page.goto('/scorebook/statistics')
  await expect(figure(page, 'players').getByRole('listitem').filter({ hasText: name })).toContainText('100%* 1–0')
})

test('an empty book shows the way to its first sheet', async ({ page }) => {
  const server = new Server()
  await server.start()
  try {
    await page.goto(`${server.url}/scorebook/statistics`)
    await expect(page.locator('[data-empty]')).toContainText('Nothing has been played yet')
    await page.locator('[data-empty] a').click()
    await expect(page.locator('[data-create]')).toBeVisible()
  } finally {
    await server.close()
  }
})

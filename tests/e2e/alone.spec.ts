/** Nobody but one's own server hears of a scorebook, and what it cannot keep is said before it is written. */
import type { Page } from '@playwright/test'
import { begin, half, PORTRAIT, stands } from './scoring'
import { bookTest as test, expect } from './server'

test.use({ viewport: PORTRAIT })

/** What the pages ask of anybody else; it is written down, and never leaves the machine. */
async function elsewhere(page: Page, home: string): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== home,
    (route) => (asked.push(route.request().url()), route.abort()),
  )
  return asked
}

test('no page of the scorebook asks anybody but its own server, also where something is shared', async ({ page, server }) => {
  test.setTimeout(120_000)
  const asked = await elsewhere(page, server.url)
  await begin(page, ['Wim', 'Xandra'], () => page.locator('[data-length="1"]').click())
  await half(page, 0).locator('[data-plus="1"]').click()
  await page.locator('[data-over] [data-share]').click()
  await page.locator('[data-make]').click()
  await expect(page.locator('[data-sharing] img')).toHaveJSProperty('naturalWidth', 1200)
  const link = await page.locator('[data-link]').inputValue()
  const sheet = new URL(page.url()).pathname
  const { names } = (await (await page.request.get('/api/book/stats')).json()) as { names: Record<string, string> }
  const [one, two] = ['Wim', 'Xandra'].map((name) => Object.entries(names).find(([, each]) => each === name)![0])
  for (const path of [
    '/',
    ...['', '/new', '/players', '/clubs', '/places', '/events', '/files', '/shared', '/statistics'].map((part) => `/scorebook${part}`),
    `/scorebook/statistics/${one}`,
    `/scorebook/statistics/${one}/${two}`,
    `/scorebook/players/${one}`,
    sheet,
    `${sheet}/about`,
    new URL(link).pathname,
  ]) {
    await page.goto(path)
    await expect(page.locator('h1, [data-score]').first(), path).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

test('what cannot be kept is told at its field, and nothing of it is written', async ({ page }) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/book/sync')) writes.push(request.postData() ?? '')
  })
  const long = 'Y'.repeat(10_000)
  await begin(page, [long, 'Zeno\u202e'], async () => {
    await page.locator('[data-quick]').check()
    await page.locator('[data-final="0"]').fill('-3')
    await page.locator('[data-final="1"]').fill('5')
    await page.getByText('Options').click()
    await page.getByLabel('Stake').fill('s'.repeat(201))
    await page.locator('[data-around="place"]').fill(long)
    await page.locator('[data-around="club"]').fill('Club\u200b')
    await page.getByLabel('Day').fill('0001-01-01')
  })
  const told = page.locator('form [role="alert"]')
  await expect(told).toHaveText([
    'A name has at most 100 characters',
    'This name has invisible characters in it',
    'Nobody has less than 0 points here',
    'That is too long',
    'A name has at most 100 characters',
    'This name has invisible characters in it',
    'Write a day between 1900 and 2200',
  ])
  for (const [field, near] of [['[data-name="0"]', 0], ['[data-final="0"]', 2]] as const) {
    const [at, said] = [(await page.locator(field).boundingBox())!, (await told.nth(near).boundingBox())!]
    expect(said.y - (at.y + at.height), field).toBeLessThan(80)
  }
  // What was typed stands there still, to be put right.
  await expect(page.locator('[data-name="0"]')).toHaveValue(long)

  await page.locator('[data-quick]').uncheck()
  await page.getByRole('button', { name: 'Other game' }).click()
  await page.locator('[data-game]').fill('g'.repeat(201))
  await page.getByLabel('Ends at (points)').fill('-1')
  await expect(told).toContainText(['That is too long', 'Nobody has less than 0 points here'])

  await page.goto('/scorebook/players')
  await page.locator('[data-person]').fill(long)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('A name has at most 100 characters')
  await expect(page.locator('[data-named]').filter({ hasText: /Y{9}|Zeno/ })).toHaveCount(0)
  expect(writes.filter((body) => /YYY|Zeno|sssss/.test(body))).toEqual([])
})

test('a sheet is put right with what can be kept, or not at all', async ({ page }) => {
  await begin(page, ['Aad', 'Bep'], () => page.locator('[data-length="3"]').click())
  await stands(page, 0, 0)
  await page.goto(`${new URL(page.url()).pathname}/about`)
  await page.locator('[data-edit]').click()
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await field('player-0').fill('x'.repeat(10_000))
  await field('day').fill('0001-01-01')
  await field('place').fill('p\u202e')
  await field('round').fill('r'.repeat(201))
  await field('note').fill('n'.repeat(4001))
  await field('length').fill('-5')
  await page.locator('[data-save]').click()
  for (const [name, text] of [
    ['player-0', 'A name has at most 100 characters'],
    ['day', 'Write a day between 1900 and 2200'],
    ['place', 'This name has invisible characters in it'],
    ['round', 'That is too long'],
    ['note', 'That is too long'],
    ['length', 'A match is to 1 to 64 points'],
  ])
    await expect(page.locator(`[data-fault="${name}"]`)).toHaveText(text!)
  await page.reload()
  await expect(page.locator('h1')).toContainText('Aad')
})

/** Nobody but one's own server hears of a scorebook, and what it cannot keep is said before it is written. */
import type { Page } from '@playwright/test'
import { begin, half, PORTRAIT, stands } from './scoring'
import { expect, test } from './server'

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

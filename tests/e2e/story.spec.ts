/** The whole way of a result: from taps beside a board without a network to a page that anybody can read. */
import type { Page, TestInfo } from '@playwright/test'
import { half, PORTRAIT, stands } from './scoring'
import { expect, Server, test } from './server'

const PHONE = { viewport: PORTRAIT, hasTouch: true, isMobile: true, locale: 'nl' }

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Five games of a match to five points: a plain one, a gammon at 2, the Crawford game, a drop, and a gammon. */
async function scored(page: Page): Promise<Page> {
  const tap = (side: 0 | 1, what: string): Promise<void> => half(page, side).locator(what).tap()
  await tap(0, '[data-plus="1"]')
  await stands(page, 1, 0)
  await page.locator('[data-cube]').tap()
  await tap(1, '[data-double]')
  await expect(half(page, 0).locator('[data-take]')).toBeVisible()
  // The tab dies between two taps; another one goes on where the cube was offered.
  const [url, context] = [page.url(), page.context()]
  await page.close()
  page = await context.newPage()
  await page.goto(url)
  await stands(page, 1, 0)
  await tap(0, '[data-take]')
  await expect(page.locator('[data-cube="2"]')).toBeVisible()
  await tap(1, '[data-plus="2"]')
  await stands(page, 1, 4)
  await expect(page.locator('[data-crawford]')).toBeVisible()
  await tap(0, '[data-plus="1"]')
  await stands(page, 2, 4)
  await expect(page.locator('[data-crawford]')).toHaveCount(0)
  await page.locator('[data-cube]').tap()
  await tap(0, '[data-double]')
  await tap(1, '[data-drop]')
  await stands(page, 3, 4)
  await tap(0, '[data-plus="2"]')
  await stands(page, 5, 4)
  await expect(page.locator('[data-over]')).toContainText('Marijke wint de match, 5–4')
  return page
}

/** What stands on a player's page of statistics; her own, since nothing else is in the book. */
async function counted(page: Page): Promise<void> {
  const tile = (name: string) => page.locator(`[data-tile="${name}"]`)
  await expect(page.locator('h1')).toHaveText('Marijke')
  await expect(tile('won')).toContainText('1 van 1')
  // +1 −4 +1 +1 +2 in five games.
  await expect(tile('per-game').locator('b')).toContainText('+0,20')
  await expect(tile('per-game')).toContainText('n = 5')
  await expect(tile('gammons')).toContainText('25%')
  await expect(tile('gammons')).toContainText('n = 4 · tegen: 100%')
  const rate = (of: string, what: string) => page.locator(`[data-figure="${of}"] [data-share="${what}"]`)
  await expect(rate('gammons', 'gammons_lost')).toContainText('100%')
  await expect(rate('cube', 'cashed')).toContainText('20%')
  await expect(rate('cube', 'dropped')).toContainText('0%')
  await expect(rate('turns', 'comebacks')).toContainText('100%')
}

/** The page of a link as somebody reads it who has neither Triktrak nor a script. */
async function read(page: Page, link: string, info: TestInfo): Promise<void> {
  const clean = await page.context().browser()!.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const reader = await clean.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).origin}`))
  await reader.goto(link)
  await expect(reader.locator('.sentence')).toHaveText('Marijke wint van Joost met 5–4 (1 gammon, hoogste cube 2)')
  await expect(reader.locator('tbody tr')).toHaveCount(5)
  await reader.locator('img.card').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((each) => each.startsWith('image '))).toBe(true)
  expect(asked.filter((each) => each.startsWith('script') || !each.endsWith(new URL(link).origin))).toEqual([])
  expect(await reader.locator('script').count()).toBe(0)
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  const told = (property: string) => reader.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await told('og:title')).toContain('Marijke')
  const picture = await reader.request.get((await told('og:image'))!)
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect(bytes.subarray(0, 8)).toEqual(PNG)
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect([await told('og:image:width'), await told('og:image:height')]).toEqual(['1200', '630'])
  expect(bytes.length).toBeLessThanOrEqual(300_000)
  // To be looked at: `npx playwright test story` says where it lies.
  await info.attach('card', { body: bytes, contentType: 'image/png' })
  await info.attach('page', { body: await reader.screenshot({ fullPage: true }), contentType: 'image/png' })
  await clean.close()
}

test('a match is scored by taps offline, counted when back, shared, and read in a clean browser without scripts', async ({
  browser,
}, info) => {
  test.setTimeout(180_000)
  const house = new Server()
  await house.start()
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: house.url, reducedMotion: 'reduce' })
    let page = await context.newPage()
    await page.goto('/')
    await page.locator('[data-place="scorebook"]').tap()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.locator('[data-new]').tap()
    await page.locator('[data-name="0"]').fill('Marijke')
    await page.locator('[data-name="1"]').fill('Joost')
    await page.locator('[data-length="5"]').tap()
    await page.locator('[data-create]').tap()
    await stands(page, 0, 0)
    page = await scored(page)
    const sheet = page.url()

    await page.goto('/scorebook')
    await expect(page.locator('[data-waiting]')).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 40_000 })

    const { names } = (await (await page.request.get('/api/book/stats')).json()) as { names: Record<string, string> }
    const marijke = Object.entries(names).find(([, name]) => name === 'Marijke')![0]
    await page.goto('/scorebook/statistics')
    await page.goto(`/scorebook/statistics/${marijke}`)
    await counted(page)
    await info.attach('statistics', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })

    await page.goto(sheet)
    await page.locator('[data-over] [data-share]').tap()
    const dialog = page.locator('[data-sharing]')
    await dialog.locator('[data-make]').tap()
    await expect(dialog.locator('[data-sentence]')).toHaveText('Marijke wint van Joost met 5–4 (1 gammon, hoogste cube 2)')
    await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 1200)
    await info.attach('sharing', { body: await page.screenshot(), contentType: 'image/png' })
    const link = await dialog.locator('[data-link]').inputValue()
    await read(page, link, info)
    await context.close()
  } finally {
    await house.close()
  }
})

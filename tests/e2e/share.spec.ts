/** A shared page in a browser that knows nothing of Triktrak: no cookie, no script. */
import { execFileSync } from 'node:child_process'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { bookTest as test, expect, PYTHON, ROOT } from './server'
import { TablePage } from './table'

/** Put a match into the book of this computer, and share it; returns the link. */
function shared(home: string, ...options: string[]): string {
  const script = `
import sys
from triktrak.cli import main
from triktrak.rules import Result, Side
from triktrak.scorebook import Line, Player, Sheet
from triktrak.scorebook.ops import draft
from triktrak.store import home
from triktrak.store.books import HOME, BookStore
ids = [f"01900000-0000-7000-8000-5a000000000{n}" for n in range(9)]
anna, joost = Player(id=ids[1], name="Marijke <van> den Berg"), Player(id=ids[2], name="Joost & Zn")
sheet = Sheet(id=ids[0], kind="match", length=9, players=(anna.id, joost.id), day="2026-03-30")
won = [Result(Side.WHITE, 2, 2), Result(Side.BLACK, 1, 4), Result(Side.WHITE, 1, 1, "drop"), Result(Side.WHITE, 2, 2)]
lines = [Line(id=ids[3 + n], sheet=sheet.id, number=n + 1, actions=(one,)) for n, one in enumerate(won)]
books = BookStore(home.database())
books.write(HOME, [change for one in (anna, joost, sheet, *lines) if (change := draft(one))], 1)
books.close()
sys.exit(main(["scorebook", "share", sheet.id, *sys.argv[1:]]))
`
  const said = execFileSync(PYTHON, ['-c', script, ...options], {
    cwd: ROOT,
    env: { ...process.env, TRIKTRAK_HOME: home },
    encoding: 'utf8',
  })
  return said.split('\n')[1]!
}

async function reader(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
  return context.newPage()
}

test('a result is read without a script, with its picture, at any width', async ({ browser, server }) => {
  const link = shared(server.home, '--lang', 'nl')
  for (const width of [320, 390, 1280]) {
    const page = await reader(browser, width)
    const failed: string[] = []
    page.on('response', (answer) => answer.ok() || failed.push(answer.url()))
    page.on('console', (message) => failed.push(message.text()))
    await page.goto(link)
    await expect(page.locator('.sentence')).toHaveText(
      'Marijke <van> den Berg wint van Joost & Zn met 9–4 (2 gammons, hoogste cube 4)',
    )
    await expect(page.locator('tbody tr')).toHaveCount(4)
    const card = page.locator('img.card')
    await card.scrollIntoViewIfNeeded()
    const box = (await card.boundingBox())!
    // As wide as the page allows, and in its own shape: it has arrived.
    expect(box.width / box.height).toBeCloseTo(1200 / 630, 1)
    const size = await page.request.get((await card.getAttribute('src'))!.replace(/^\//, `${new URL(link).origin}/`))
    expect(size.headers()['content-type']).toBe('image/png')
    // Nothing but the tables is wider than the screen, and those move within their place.
    const wide = await page.locator('main > *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...wide)).toBeLessThanOrEqual(width)
    expect(failed).toEqual([])
    await page.context().close()
  }
})

test('the page is sound for screen readers, in the light and in the dark', async ({ browser, server }) => {
  const link = shared(server.home, '--lang', 'de')
  for (const colorScheme of ['light', 'dark'] as const) {
    // The checker itself is a script; the page brings none, and its policy would let none in.
    const context = await browser.newContext({ colorScheme, bypassCSP: true })
    const page = await context.newPage()
    await page.goto(link)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    await context.close()
  }
})

test('on paper there is a score sheet and nothing to press', async ({ browser, server }) => {
  const page = await reader(browser, 800)
  await page.goto(shared(server.home))
  await expect(page.locator('.share')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.share')).toBeHidden()
  await expect(page.locator('img.card')).toBeHidden()
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await page.context().close()
})

test('a link that was taken back says so', async ({ browser, server }) => {
  const link = shared(server.home, '--lang', 'en', '--names', 'hidden')
  const env = { ...process.env, TRIKTRAK_HOME: server.home }
  const page = await reader(browser, 390)
  await page.goto(link)
  await expect(page.locator('.sentence')).toContainText('Player 1 beats Player 2 9–4')
  execFileSync(PYTHON, ['-m', 'triktrak', 'scorebook', 'unshare', link], { cwd: ROOT, env })
  expect((await page.goto(link))?.status()).toBe(410)
  await expect(page.locator('h1')).toHaveText('This page is no longer here')
  await page.context().close()
})

test('a match scored by taps is shared from the scoreboard, and read in a clean browser', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/scorebook/new')
  await page.locator('[data-name="0"]').fill('Marijke')
  await page.locator('[data-name="1"]').fill('Joost')
  await page.locator('[data-create]').click()
  const plus = page.locator('.half[data-side="0"] [data-plus="1"]')
  // From the menu, while it goes on.
  await plus.click()
  await page.locator('[data-more]').click()
  await page.locator('[data-share]').click()
  const dialog = page.locator('[data-sharing]')
  await dialog.getByRole('button', { name: 'initials' }).click()
  await dialog.locator('[data-make]').click()
  await expect(dialog.locator('[data-sentence]')).toHaveText('M. leads J. 1–0')
  const link = await dialog.locator('[data-link]').inputValue()
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 1200)
  for (const start of ['mailto:?', 'https://wa.me/?', 'https://www.facebook.com/', 'https://x.com/', 'https://t.me/'])
    await expect(dialog.locator(`a[href^="${start}"]`)).toHaveCount(1)
  const box = (await dialog.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)

  const clean = await reader(browser, 390)
  await clean.goto(link)
  await expect(clean.locator('.sentence')).toHaveText('M. leads J. 1–0')
  await dialog.locator('[data-revoke]').click()
  await expect(dialog.locator('[role="status"]')).toHaveText('The link leads nowhere any more.')
  expect((await clean.goto(link))?.status()).toBe(410)
  await clean.context().close()
})

test('the system is asked to share sentence, link and picture where it can', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ text, url, files }: ShareData) =>
        Promise.resolve(void heard.push({ text, url, files: files?.map(({ name, type, size }) => ({ name, type, size })) })),
    })
  })
  await page.goto('/scorebook/new')
  await page.locator('[data-name="0"]').fill('Ann')
  await page.locator('[data-name="1"]').fill('Ben')
  await page.locator('[data-create]').click()
  await page.locator('.half[data-side="1"] [data-plus="1"]').click()
  await page.locator('[data-more]').click()
  await page.locator('[data-share]').click()
  await page.locator('[data-make]').click()
  await page.locator('[data-hand]').click()
  const [heard] = (await page.evaluate('window.heard')) as { text: string; url: string; files: { type: string; size: number }[] }[]
  expect(heard).toMatchObject({ text: 'Ben leads Ann 1–0', files: [{ name: 'triktrak.png', type: 'image/png' }] })
  expect(heard!.url).toContain('/s/')
  expect(heard!.files[0]!.size).toBeLessThan(300_000)
})

test('a position of a match on the board is shared, found among the shared pages, and taken back', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Two at one screen' }).click()
  await page.locator('[data-start]').click()
  await new TablePage(page).ready()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Share this position' }).click()
  const dialog = page.locator('[data-sharing]')
  await expect(dialog.getByText('Names')).toHaveCount(0)
  await dialog.locator('[data-make]').click()
  await expect(dialog.locator('[data-sentence]')).toContainText('Backgammon: ')
  const link = await dialog.locator('[data-link]').inputValue()
  const clean = await reader(browser, 390)
  await clean.goto(link)
  await expect(clean.getByText('XGID=')).toBeVisible()
  // Whoever sits opposite scans it: the code is in the page itself.
  await expect(clean.getByRole('img', { name: 'Scan to open this page' })).toBeVisible()
  await dialog.locator('[data-all-shared]').click()
  const shared = page.locator('[data-shared="position"]')
  await expect(shared).toHaveCount(1)
  await expect(shared.locator('input')).toHaveValue(link)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  await shared.locator('[data-revoke]').click()
  await expect(page.getByRole('status').filter({ hasText: 'leads nowhere' })).toBeVisible()
  await expect(shared).toHaveCount(0)
  expect((await clean.goto(link))?.status()).toBe(410)
  await clean.context().close()
})

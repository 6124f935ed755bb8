/** Keeping score at a real board with a phone on the table. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './server'

const LANDSCAPE = { width: 740, height: 360 }
const PORTRAIT = { width: 360, height: 740 }

/** Begin a sheet by its form; what is not said stays as it is. */
async function begin(page: Page, names: string[], how: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
  await page.goto('/scorebook/new')
  await how(page)
  for (const [at, name] of names.entries()) await page.locator(`[data-name="${at}"]`).fill(name)
  await page.locator('[data-create]').click()
}

const half = (page: Page, side: 0 | 1) => page.locator(`.half[data-side="${side}"]`)
const score = (page: Page) => page.locator('.half [data-score]')
async function stands(page: Page, white: number, black: number): Promise<void> {
  await expect(half(page, 0).locator('[data-score]')).toHaveText(String(white))
  await expect(half(page, 1).locator('[data-score]')).toHaveText(String(black))
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

test.use({ viewport: LANDSCAPE })

test('a whole match is scored by taps offline, with a reload in between, and is synchronised when back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.locator('[data-scorebook]').click()
  await page.locator('[data-new]').click()
  await page.locator('[data-name="0"]').fill('Marijke')
  await page.locator('[data-name="1"]').fill('Joost')
  await page.locator('[data-create]').click()
  await stands(page, 0, 0)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  // One tap is a normal game.
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 1, 0)
  await expect(page.locator('[data-said]')).toHaveText('Marijke wins 1 point. Score 1–0.')

  // Black doubles, White takes, and the game is worth twice as much.
  await page.locator('[data-cube]').click()
  await half(page, 1).locator('[data-double]').click()
  await expect(half(page, 0).locator('[data-take]')).toContainText('Play for 2. The cube is yours.')
  await expect(half(page, 0).locator('[data-drop]')).toContainText('Joost wins 1 point: 1–1')
  await half(page, 0).locator('[data-take]').click()
  await expect(page.locator('[data-cube="2"]')).toHaveAccessibleName('Cube at 2, Marijke owns it')
  await expect(half(page, 1).locator('[data-plus="2"]')).toContainText('+4')

  // What the game that is going on has come to is there after a reload.
  await page.reload()
  await expect(page.locator('[data-cube="2"]')).toBeVisible()
  await stands(page, 1, 0)

  // A wrong tap is taken back, with the cube as it was; struck games stay to be seen.
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 3, 0)
  await page.locator('[data-undo]').click()
  await stands(page, 1, 0)
  await expect(page.locator('[data-cube="2"]')).toBeVisible()
  await half(page, 1).locator('[data-plus="2"]').click()
  await stands(page, 1, 4)

  // The Crawford game: no cube.
  await expect(page.locator('[data-crawford]')).toBeVisible()
  await expect(page.locator('[data-said]')).toContainText('Crawford game: no cube.')
  await page.locator('[data-cube]').click()
  await expect(page.locator('[data-double]')).toHaveCount(0)
  await expect(half(page, 0).getByText('Crawford game: no cube')).toBeVisible()
  await page.locator('[data-cube]').click()
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 2, 4)

  // After it White doubles at once, which is dropped: its value before the double.
  await expect(page.locator('[data-crawford]')).toHaveCount(0)
  await page.locator('[data-cube]').click()
  await expect(half(page, 1).locator('p')).toHaveText('Doubling has no use: 1 already wins Joost the match')
  await half(page, 0).locator('[data-double]').click()
  await half(page, 1).locator('[data-drop]').click()
  await stands(page, 3, 4)
  await half(page, 0).locator('[data-plus="2"]').click()
  await stands(page, 5, 4)
  await expect(page.locator('[data-over]')).toContainText('Marijke wins the match, 5–4')

  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await expect(page.locator('[data-line]')).toHaveCount(6)
  await expect(page.locator('[data-line] s')).toHaveCount(1)
  await page.locator('[data-close]').click()
  await page.locator('[data-close]').click()

  await page.locator('[data-over] a').click()
  await expect(page.locator('[data-waiting]')).toBeVisible()
  const synced = page.waitForResponse((response) => response.url().endsWith('/api/book/sync') && response.ok())
  await context.setOffline(false)
  await synced
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.locator('[data-sheet]')).toContainText('5–4')

  // Another device of the same book has it too.
  const book = (await (await page.request.get('/api/book')).json()) as { records?: unknown[]; changes?: unknown[] }
  expect(JSON.stringify(book)).toContain('Marijke')
  const other = await context.browser()!.newContext({ viewport: PORTRAIT, baseURL: page.url() })
  const second = await other.newPage()
  await second.goto('/scorebook')
  await expect(second.locator('[data-sheet]')).toContainText('5–4')
  await other.close()
})

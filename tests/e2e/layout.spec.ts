import { expect, test } from './server'
import { overflow, TablePage } from './table'
import { openAt, VIEWS, type Moment } from './views'

const SIZES = [
  [360, 740],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const
const MOMENTS = Object.keys(VIEWS) as Moment[]

for (const [width, height] of SIZES)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const lang of ['de', 'nl', 'en'])
      test.describe(`in ${lang}`, () => {
        test.use({ locale: lang })

        test('nothing scrolls or sticks out, and the board is never covered', async ({ page }) => {
          for (const moment of MOMENTS) {
            await openAt(page, moment)
            await expect.soft(await overflow(page), moment).toEqual({ scrolls: false, wide: [] })
            const board = (await page.locator('svg.tt-board').boundingBox())!
            expect
              .soft(
                board.x >= 0 && board.y >= 0 && board.x + board.width <= width && board.y + board.height <= height,
                moment,
              )
              .toBe(true)
            const panel = await page
              .locator('.decide, .end')
              .boundingBox({ timeout: 1 })
              .catch(() => null)
            if (panel) {
              const apart = panel.y >= board.y + board.height || panel.x >= board.x + board.width
              expect.soft(apart && panel.y + panel.height <= height, `${moment}: the panel beside the board`).toBe(true)
            }
          }
        })
      })

    test('the board stays where it is from moment to moment', async ({ page }) => {
      const places = new Set<string>()
      for (const moment of MOMENTS) {
        await openAt(page, moment)
        places.add(JSON.stringify(await page.locator('svg.tt-board').boundingBox()))
      }
      expect([...places]).toHaveLength(1)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the dock keeps its height, whoever is to move', async ({ page }) => {
    const heights = new Set<number>()
    for (const moment of ['play', 'roll', 'waiting'] as const) {
      await openAt(page, moment)
      heights.add((await page.locator('.part-dock').boundingBox())!.height)
    }
    expect([...heights]).toEqual([72])
  })

  test('buttons and points are large enough for fingers', async ({ page }) => {
    await openAt(page, 'roll')
    for (const button of await page.locator('button:visible:not(.spot), a.ib:visible').all()) {
      const box = (await button.boundingBox())!
      expect.soft(Math.min(box.width, box.height), await button.innerText()).toBeGreaterThanOrEqual(44)
    }
    const spot = (await page.locator('[data-point="4"]').boundingBox())!
    expect(spot.width).toBeGreaterThanOrEqual(22)
    expect(spot.height).toBeGreaterThanOrEqual(120)
  })

  test('the moves and the board are a tab apart', async ({ page }) => {
    await openAt(page, 'play')
    await page.getByRole('button', { name: 'Moves' }).click()
    await expect(page.locator('.moves')).toContainText('bar/23 13/7')
    await page.getByRole('button', { name: 'Board', exact: true }).click()
    await expect(page.locator('svg.tt-board')).toBeVisible()
  })
})

test('a real game fits from the first roll to the last', async ({ page }) => {
  const table = await TablePage.start(page, { length: 1 })
  for (let i = 0; i < 6; i++) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => overflow(page), `${width}×${height}`).toEqual({ scrolls: false, wide: [] })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await table.step()
  }
})

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './server'
import { DESKTOP, PHONE } from './table'
import { openAt } from './views'

/** The pictures of the README are made anew only when asked for, so that they do not change without need. */
const kept = process.env.TRIKTRAK_SCREENSHOTS === '1' ? join(__dirname, '../../docs/images') : null

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'game-desktop', viewport: DESKTOP, deviceScaleFactor: 1 },
  { name: 'game-phone', viewport: PHONE, deviceScaleFactor: 2 },
])
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor })

    test('looks like this in the middle of a game', async ({ page }, info) => {
      await openAt(page, 'play')
      await page.locator('[data-point="11"]').focus()
      await page.keyboard.press('Enter')
      await page.evaluate(() => (document.activeElement as SVGElement).blur())
      await page.evaluate(() => document.fonts.ready)
      if (kept) mkdirSync(kept, { recursive: true })
      const path = kept ? join(kept, `${name}.png`) : info.outputPath(`${name}.png`)
      const picture = await page.screenshot({ path })
      expect(picture.length).toBeGreaterThan(50_000)
    })
  })

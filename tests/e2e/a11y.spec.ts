import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './server'
import { DESKTOP, PHONE, TablePage } from './table'
import { openAt } from './views'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries({ DESKTOP, PHONE }))
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, viewport })

      test('axe finds nothing serious on any page', async ({ page }) => {
        const table = await TablePage.start(page)
        await table.until(['play', 'roll'])
        expect.soft(await findings(page), 'a game').toEqual([])
        await page.goto('/')
        await expect(page.locator('[data-resume]').first()).toBeVisible()
        await page.getByText('Options').click()
        expect.soft(await findings(page), 'the start page').toEqual([])
        await page.getByRole('button', { name: 'Settings' }).click()
        expect.soft(await findings(page), 'settings').toEqual([])
        await page.goto('/nowhere')
        expect.soft(await findings(page), 'a page that is not there').toEqual([])
        for (const moment of ['doubled', 'over', 'play'] as const) {
          await openAt(page, moment)
          expect.soft(await findings(page), moment).toEqual([])
        }
        await page.getByRole('button', { name: 'Resign' }).first().click()
        expect.soft(await findings(page), 'resigning').toEqual([])
      })
    })

test('every point has a name that says what is on it and what it can do', async ({ page }) => {
  await openAt(page, 'play')
  await expect(page.getByRole('button', { name: 'Point 3, 1 yours', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Point 11, 1 yours, can move' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Point 19, 5 theirs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Point 9, empty' })).toBeVisible()
  await page.locator('[data-point="11"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Point 11, 1 yours, chosen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Point 8, empty, can be reached' })).toBeVisible()
})

test('the focus can be seen', async ({ page }) => {
  await openAt(page, 'play')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth)
  expect(outline).toBe('3px')
})

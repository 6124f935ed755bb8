import { expect, test } from './server'
import { TablePage } from './table'

test.describe.configure({ timeout: 120_000 })

test('two people at one screen: both sides move, double, take and resign', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Two at one screen' }).click()
  await page.locator('[data-length="3"]').click()
  await page.getByText('Options').click()
  await page.getByLabel('White’s name').fill('Ann')
  await page.getByLabel('Black’s name').fill('Ben')
  await page.locator('[data-start]').click()
  const table = new TablePage(page)
  await table.ready()
  await expect(page.locator('.strip').getByText('Ann', { exact: true })).toBeVisible()
  await expect(page.locator('.strip').getByText('Ben', { exact: true })).toBeVisible()

  // Both colours are thrown and moved from this screen.
  const colours = new Set<string>()
  for (let i = 0; i < 8; i++) {
    if ((await table.until(['play'])) === 'play')
      colours.add((await page.locator('.die').first().getAttribute('class')) ?? '')
    await table.step()
  }
  expect([...colours].some((name) => name.includes('lt')) && [...colours].some((name) => name.includes('dk'))).toBe(
    true,
  )

  // One doubles, the other is asked, by name.
  await table.until(['roll'])
  await table.button('double').click()
  await expect(page.locator('.decide p')).toContainText('decides')
  await table.option('take').click()
  await expect(page.locator('.feed')).toContainText(/(Ann|Ben) takes\. The cube is on 2\./)

  // Who is to move resigns; the other accepts; the next game begins.
  await table.until(['roll'])
  await table.resign(1)
  await expect(page.locator('.decide h2')).toContainText('offering 2 points')
  await table.option('accept').click()
  await expect(page.locator('.end h2')).toContainText('wins 2 points')
  await table.button('next').click()
  await expect(page.getByText('Crawford', { exact: true })).toBeVisible()
  await table.until(['roll'])
  await expect(page.locator('[data-turn="double"]')).toHaveCount(0)

  // Left and found again.
  await page.goto('/')
  await expect(page.locator('[data-resume]')).toBeVisible()
  await page.locator('[data-resume]').click()
  await table.ready()
  await expect(page.getByText('Crawford', { exact: true })).toBeVisible()
})

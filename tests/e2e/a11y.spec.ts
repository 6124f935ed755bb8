import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { invite, stranger } from './friends'
import { expect, test } from './server'
import { DESKTOP, PHONE, TablePage } from './table'
import { openAt } from './views'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

for (const theme of ['light', 'dark', 'contrast'] as const)
  for (const [name, viewport] of Object.entries({ DESKTOP, PHONE }))
    test.describe(`${theme}, ${name}`, () => {
      test.use({ viewport })
      test.beforeEach(({ page }) =>
        page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ theme: chosen })), theme),
      )

      test('axe finds nothing serious on any page', async ({ page }) => {
        test.setTimeout(150_000)
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
        for (const moment of ['waiting', 'doubled', 'beaver', 'resigning', 'over', 'won', 'play'] as const) {
          await openAt(page, moment)
          expect.soft(await findings(page), moment).toEqual([])
        }
        await page.getByRole('button', { name: 'Resign' }).first().click()
        expect.soft(await findings(page), 'resigning').toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('?')
        expect.soft(await findings(page), 'the keys').toEqual([])
        await page.keyboard.press('Escape')
        await page.keyboard.press('/')
        expect.soft(await findings(page), 'typing').toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('[data-aids] button').first().focus()
        expect.soft(await findings(page), 'the aids').toEqual([])
        await page.keyboard.press('v')
        expect.soft(await findings(page), 'the list').toEqual([])
      })

      test('axe finds nothing serious in an invitation', async ({ page, browser, baseURL }) => {
        const guest = await stranger(browser, baseURL!, { viewport })
        await guest.addInitScript(
          (chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ theme: chosen })),
          theme,
        )
        await guest.goto(await invite(page))
        await expect(guest.locator('[data-join]')).toBeVisible()
        expect.soft(await findings(page), 'inviting').toEqual([])
        expect.soft(await findings(guest), 'sitting down').toEqual([])
      })
    })

const NAMES = {
  en: [
    '11 point, 1 yours; can move 3 to 8 point, 6 to 5 point',
    '5 point, 2 yours; can move 3 to 2 point hitting',
    '3 point, 1 yours',
    '19 point, 5 theirs',
    '9 point, empty',
    'Bar, none yours',
    'Borne off, none theirs',
  ],
  nl: [
    'Punt 11, 1 van jou; kan met 3 naar punt 8, met 6 naar punt 5',
    'Punt 5, 2 van jou; kan met 3 slaan op punt 2',
    'Punt 19, 5 van de ander',
    'Punt 9, leeg',
  ],
  de: [
    'Punkt 11, 1 von dir; kann mit 3 auf Punkt 8 ziehen, mit 6 auf Punkt 5 ziehen',
    'Punkt 5, 2 von dir; kann mit 3 auf Punkt 2 schlagen',
    'Punkt 19, 5 gegnerisch',
    'Punkt 9, leer',
  ],
}

for (const [locale, names] of Object.entries(NAMES))
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('every point has a name that says what is on it and what it can do', async ({ page }) => {
      await openAt(page, 'play')
      for (const name of names) {
        await expect.soft(page.getByRole('button', { name, exact: true })).toBeVisible()
        await expect.soft(page.getByRole('gridcell', { name, exact: true })).toBeVisible()
      }
    })
  })

test('a chosen checker and what it can reach say so', async ({ page }) => {
  await openAt(page, 'play')
  await page.locator('[data-point="11"]').focus()
  await page.keyboard.press('Enter')
  for (const name of [
    '11 point, 1 yours; chosen',
    '8 point, empty; can be reached',
    '2 point, 1 theirs; can be reached with more than one die, hitting',
  ])
    await expect.soft(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('the board is a grid of two rows with one stop for the tab key', async ({ page }) => {
  await openAt(page, 'play')
  const grid = page.getByRole('grid', { name: 'Backgammon board' })
  await expect(grid.getByRole('row')).toHaveCount(2)
  for (const row of await grid.getByRole('row').all()) await expect(row.getByRole('gridcell')).toHaveCount(14)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
})

test('the focus can be seen', async ({ page }) => {
  await openAt(page, 'play')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth)
  expect(outline).toBe('3px')
})

/** A window of 1280 × 800 and of 1024 × 768 at 200 %, and a phone's at 125 %. */
for (const viewport of [
  { width: 640, height: 400 },
  { width: 512, height: 384 },
  { width: 320, height: 640 },
])
  test.describe(`zoomed in to ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('everything is there and nothing is cut off', async ({ page }) => {
      for (const moment of ['play', 'roll', 'doubled', 'beaver', 'resigning', 'won'] as const) {
        await openAt(page, moment)
        const board = (await page.locator('svg.tt-board').boundingBox())!
        expect.soft(board.width, `${moment}: the board`).toBeGreaterThanOrEqual(270)
        // Three options take the room of one's own strip on a small screen.
        const mine = moment === 'beaver' ? '' : ', .me .score'
        const buttons = page.locator(`[data-turn], [data-option], .opp .name${mine}`)
        expect.soft(await buttons.count(), moment).toBeGreaterThan(0)
        for (const button of await buttons.all()) await expect.soft(button, moment).toBeInViewport({ ratio: 0.95 })
      }
      await openAt(page, 'play')
      await page.keyboard.press('/')
      await page.keyboard.type('13/7 8/5')
      await expect(page.locator('[data-type]')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await page.keyboard.press('v')
      const step = page.getByRole('button', { name: '4/1*: 3 to 1 point hitting' })
      await step.scrollIntoViewIfNeeded()
      await expect(step).toBeInViewport({ ratio: 1 })
    })
  })

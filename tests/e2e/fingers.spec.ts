import type { Page } from '@playwright/test'
import { expect, test } from './server'
import { TablePage } from './table'
import { openAt, VIEWS } from './views'

const ways = (page: Page) => page.locator('.die.used')

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('a tap shows where a checker can go, the next tap goes there', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  const touch = async (point: number): Promise<void> => {
    const { x, y } = await table.at(point)
    await page.touchscreen.tap(x, y)
  }
  await touch(11)
  await expect(page.locator('.td, .th:not(.o)')).toHaveCount(3)
  await touch(2)
  await expect(ways(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await touch(11)
  await page.waitForTimeout(300)
  await touch(11)
  await expect(table.spot(5)).toHaveAttribute('aria-label', /3 yours/)
})

/** Real touches, one or more fingers at a time. */
async function hand(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...at, id })) })
}

test('a long press moves by the other die', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  const touch = await hand(page)
  await touch('touchStart', await table.at(11))
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)
  await touch('touchEnd')
  await page.waitForTimeout(100)
  await expect(ways(page)).toHaveCount(1)
})

test('a finger drags too, and a second one changes nothing', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  const touch = await hand(page)
  const [from, to, other] = [await table.at(11), await table.at(8), await table.at(13)]
  await touch('touchStart', from)
  for (let i = 1; i <= 8; i++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 8, y: from.y - 30 + 4 * i })
  await expect(page.locator('.hand')).toBeVisible()
  await touch('touchStart', to, other)
  await touch('touchMove', to, { x: other.x + 20, y: other.y + 20 })
  await expect(page.locator('.hand')).toBeVisible()
  await touch('touchEnd')
  await expect(page.locator('.hand')).toHaveCount(0)
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)
  await expect(table.spot(13)).toHaveAttribute('aria-label', /4 yours/)
})

test('the tray is a place to tap like any other', async ({ page }) => {
  const { tell } = await openAt(page, 'waiting')
  const table = new TablePage(page)
  const touch = async (point: number): Promise<void> => {
    const { x, y } = await table.at(point)
    await page.touchscreen.tap(x, y)
  }
  // White bears off with 6-5: two checkers, or one after a step inside.
  tell([], {
    ...VIEWS.play,
    seq: 41,
    dn: 21,
    dice: [6, 5],
    board: [
      [11, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 5, 3, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
    ],
    tree: [
      [
        [6, 1, 5, 0, 1],
        [6, 0, 6, 0, 2],
        [5, 0, 5, 0, 3],
      ],
      [[6, 0, 6, 0, 4]],
      [
        [6, 1, 5, 0, 4],
        [5, 0, 5, 0, 5],
      ],
      [[6, 0, 6, 0, 5]],
      [],
      [],
    ],
  })
  await expect(page.locator('.die')).toHaveCount(2)
  await touch(6)
  await expect(table.spot(0)).toHaveAttribute('aria-label', /can be reached/)
  await touch(0)
  await expect(table.spot(0)).toHaveAttribute('aria-label', /12 yours/)
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  // Nothing chosen: the two checkers that can go off together do.
  await touch(0)
  await expect(table.spot(0)).toHaveAttribute('aria-label', /13 yours/)
})

import { expect, test } from './server'
import { TablePage } from './table'
import { openAt } from './views'

const ways = (page: import('@playwright/test').Page) => page.locator('.die.used')

test('a checker is dragged anywhere into a column, and springs back from elsewhere', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  const table = new TablePage(page)
  const from = await table.at(11)
  const carry = async (to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 40, { steps: 3 })
    await expect(page.locator('.hand')).toBeVisible()
    await expect(page.locator('.num.on')).toHaveText(['2', '5', '8'])
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  }
  await carry(await table.at(20))
  await expect(page.locator('.hand')).toHaveCount(0)
  await expect(ways(page)).toHaveCount(0)

  const column = (await table.spot(8).boundingBox())!
  await carry({ x: column.x + 4, y: column.y + column.height - 6 })
  await expect(ways(page)).toHaveCount(1)
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)

  await page.keyboard.press('Backspace')
  await expect(ways(page)).toHaveCount(0)
  await expect(table.spot(11)).toHaveAttribute('aria-label', /1 yours/)

  await carry(await table.at(2))
  await expect(ways(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => sent.at(-1)?.a)
    .toEqual({
      t: 'play',
      steps: [
        [11, 8],
        [8, 2],
      ],
    })
})

test('a shaky click is a click: less than three pixels is no drag', async ({ page }) => {
  await openAt(page, 'play')
  const { x, y } = await new TablePage(page).at(11)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2, y + 1)
  await page.mouse.up()
  await expect(ways(page)).toHaveCount(1)
})

test('left click moves by the left die, right click by the other, a click on the dice exchanges or ends', async ({
  page,
}) => {
  const { sent } = await openAt(page, 'play')
  const table = new TablePage(page)
  await table.tap(11)
  await expect(table.spot(5)).toHaveAttribute('aria-label', /3 yours/)
  await page.keyboard.press('Control+z')
  const { x, y } = await table.at(11)
  await page.mouse.click(x, y, { button: 'right' })
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)
  await page.keyboard.press('u')

  const die = (await page.locator('.die').first().boundingBox())!
  const touchDice = (): Promise<void> => page.mouse.click(die.x + die.width / 2, die.y + die.height / 2)
  await touchDice()
  await page.waitForTimeout(300)
  await table.tap(11)
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)
  await page.waitForTimeout(300)
  await table.tap(8)
  await expect(table.button('done')).toBeVisible()
  await touchDice()
  await expect
    .poll(() => sent.at(-1)?.a)
    .toEqual({
      t: 'play',
      steps: [
        [11, 8],
        [8, 2],
      ],
    })
})

test('undo twice in a moment takes everything back', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  await table.tap(13)
  await page.waitForTimeout(300)
  await table.tap(24)
  await expect(ways(page)).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(ways(page)).toHaveCount(0)
})

test('the keyboard alone makes a play', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  await page.locator('[data-point="11"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-point="2"]')).toHaveAttribute('aria-label', /can be reached/)
  await page.locator('[data-point="2"]').focus()
  await page.keyboard.press(' ')
  await page.locator('[data-turn="done"]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.at(-1)?.a?.t).toBe('play')
})

test.describe('with fingers', () => {
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
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what the other side does never holds up what we may do', async ({ page }) => {
    const { sent, tell } = await openAt(page, 'waiting')
    const { VIEWS } = await import('./views')
    tell(
      [
        { k: 'roll', side: 1, dice: [6, 2], opening: false },
        { k: 'play', side: 1, dice: [6, 2], steps: VIEWS.roll.last!.steps, play: 'bar/23 13/7', forced: false },
      ],
      { ...VIEWS.roll, seq: 41, dn: 21 },
    )
    const told = Date.now()
    await expect(page.locator('[data-turn="roll"]')).toBeEnabled()
    expect(Date.now() - told).toBeLessThan(1000)
    await expect(page.locator('.die.dk:not(.used)').first()).toBeVisible()
    await page.keyboard.press('r')
    await expect.poll(() => sent.at(-1)?.a).toEqual({ t: 'roll' })
    await expect(page.locator('.die.dk:not(.used)')).toHaveCount(0)
    await expect(page.locator('[aria-live="polite"]')).toContainText('Triktrak rolls 6-2 and plays bar/23 13/7.')
  })
})

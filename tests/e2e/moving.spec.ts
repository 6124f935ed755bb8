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

test('a double click on Undo takes everything back, and so does its key', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  const play = async (): Promise<void> => {
    await table.tap(13)
    await page.waitForTimeout(300)
    await table.tap(24)
    await expect(ways(page)).toHaveCount(2)
  }
  await play()
  await table.button('undo').dblclick()
  await expect(ways(page)).toHaveCount(0)
  await play()
  await page.keyboard.press('Control+Shift+Z')
  await expect(ways(page)).toHaveCount(0)
})

test('Space exchanges the dice, then picks them up', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  const values = (): Promise<number[]> =>
    page.locator('.die').evaluateAll((all) => all.map((die) => die.querySelectorAll('.p').length))
  expect(await values()).toEqual([6, 3])
  await page.keyboard.press(' ')
  expect(await values()).toEqual([3, 6])
  const table = new TablePage(page)
  await table.tap(13)
  await expect(table.spot(10)).toHaveAttribute('aria-label', /1 yours/)
  await page.waitForTimeout(300)
  await table.tap(13)
  await page.keyboard.press(' ')
  await expect.poll(() => sent.at(-1)?.a?.t).toBe('play')
})

test('a tap on an empty point brings the checkers that make it, or the only one that can come', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  // Only 13/7 leads to the 7 point, only 13/10 to the 10 point; the 15 point is reached from 21 and from 24.
  await table.tap(7)
  await expect(table.spot(7)).toHaveAttribute('aria-label', /1 yours/)
  await page.keyboard.press('u')
  await table.tap(10)
  await expect(table.spot(10)).toHaveAttribute('aria-label', /1 yours/)
  await page.keyboard.press('u')
  await table.tap(15)
  await page.waitForTimeout(100)
  await expect(ways(page)).toHaveCount(0)
})

test('a checker that cannot move says why, and a place that cannot be reached too', async ({ page }) => {
  const { sent, say } = await openAt(page, 'passing')
  const table = new TablePage(page)
  const last = () => sent.filter(({ t }) => t === 'why').at(-1) as unknown as { n: number; plays: string[] }
  await page.locator('[data-point="24"]').focus()
  await page.keyboard.press('2')
  await table.tap(6)
  await expect.poll(() => last()?.plays).toEqual(['24/22 6/0'])
  say({ t: 'because', n: last().n, code: 'not_all_home', params: {} })
  const told = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(told('Bring all your checkers home before you bear off')).toHaveCount(1)

  const [from, to] = [await table.at(22), await table.at(20)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => last().plays).toEqual(['24/22 22/20'])
  say({ t: 'because', n: last().n, code: 'wrong_die', params: { steps: '22/20' } })
  await expect(page.locator('.hand')).toHaveCount(0)
  await expect(ways(page)).toHaveCount(1)
  await expect(told('22/20 does not fit the roll')).toHaveCount(1)
})

test('other buttons do nothing while a checker is carried', async ({ page }) => {
  await openAt(page, 'play')
  const table = new TablePage(page)
  const [from, to] = [await table.at(11), await table.at(8)]
  await page.mouse.click(from.x, from.y, { button: 'middle' })
  await expect(ways(page)).toHaveCount(0)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.down({ button: 'right' })
  await page.mouse.up({ button: 'right' })
  await expect(page.locator('.hand')).toBeVisible()
  await page.mouse.up()
  await expect(ways(page)).toHaveCount(1)
  await expect(table.spot(8)).toHaveAttribute('aria-label', /1 yours/)
})

test('a checker grows under the hand that holds it down', async ({ page }) => {
  await openAt(page, 'play')
  const { x, y } = await new TablePage(page).at(11)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect(page.locator('.ck[transform*="scale"]')).toHaveCount(1)
  await page.mouse.up()
  await expect(page.locator('.ck[transform*="scale"]')).toHaveCount(0)
})

test.describe('a way that may hit or pass', () => {
  const onBar = (page: import('@playwright/test').Page, text: RegExp) =>
    expect(page.getByRole('button', { name: text })).toHaveCount(1)

  test('hits when the checker is carried over the blot', async ({ page }) => {
    await openAt(page, 'passing')
    const table = new TablePage(page)
    const [from, to] = [await table.at(24), await table.at(16)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 30 })
    await page.mouse.up()
    await onBar(page, /^Bar, 1 theirs/)
    await expect(table.spot(16)).toHaveAttribute('aria-label', /1 yours/)
  })

  test('asks when the checker is carried round it, and takes either answer', async ({ page }) => {
    await openAt(page, 'passing')
    const table = new TablePage(page)
    const carry = async (): Promise<void> => {
      const [from, to, low] = [await table.at(24), await table.at(16), await table.at(4)]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, low.y, { steps: 6 })
      await page.mouse.move(to.x, low.y, { steps: 20 })
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
    }
    await carry()
    await expect(page.locator('.feed')).toContainText('Hit on the way, or not?')
    await page.getByRole('button', { name: '24/18*/16' }).click()
    await onBar(page, /^Bar, 1 theirs/)
    await table.button('undo').click()
    await carry()
    await page.getByRole('button', { name: '24/22/16' }).click()
    await onBar(page, /^Bar, none theirs/)
    await table.button('undo').click()
    await carry()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '24/22/16' })).toHaveCount(0)
    await expect(ways(page)).toHaveCount(0)
  })

  test('asks when its end is tapped, the checker chosen before or not', async ({ page }) => {
    await openAt(page, 'passing')
    const table = new TablePage(page)
    await table.tap(16)
    await expect(page.locator('[data-turn^="way"]')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.locator('[data-point="24"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-point="16"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-turn^="way"]')).toHaveCount(2)
    // Two buttons to choose from: the keyboard is led to them, and back.
    await expect(page.getByRole('button', { name: '24/18*/16' })).toBeFocused()
    await page.keyboard.press('Enter')
    await onBar(page, /^Bar, 1 theirs/)
    await expect(page.locator('[data-grid] :focus')).toHaveCount(1)
  })
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

import { expect, test } from './server'
import { TablePage } from './table'

test.describe.configure({ timeout: 240_000 })

test('a 3-point match to its end: double, take, resignation, a reload in the middle', async ({ page }) => {
  // Game 1: we double at the first chance; an even game is taken. (Should the program double before us, begin again.)
  let table = await TablePage.start(page)
  for (let i = 0; i < 3 && (await table.until(['roll', 'take'])) === 'take'; i++) table = await TablePage.start(page)
  await expect(table.button('double')).toBeVisible()
  await table.button('double').click()
  await expect(page.locator('.cube text')).toHaveText('2')
  await expect(page.locator('.moves')).toContainText('Double 2')
  await expect(page.locator('.moves')).toContainText('Take', { timeout: 20_000 })
  expect(await table.due()).toBe('roll')

  // On we play, until the program accepts that we resign a single game at 2.
  let refused = 0
  for (let due = ''; due !== 'next' && due !== 'over';) {
    due = await table.until(['roll', 'next'])
    if (due !== 'roll') break
    if (refused < 3) {
      await table.resign(1)
      refused++
      due = await table.until(['roll', 'next'])
    }
    if (due === 'roll') await table.step()
  }
  await expect(page.locator('.moves')).toContainText('Resign')
  const score = page.locator('[data-score]')
  await expect(score.first()).not.toHaveText(/^0/)

  // Game 2 (Crawford or not), with a reload in the middle of a play: everything is as it was.
  if ((await table.due()) === 'next') {
    await table.step()
    await table.until(['play', 'over'])
    for (let i = 0; i < 4 && (await table.due()) !== 'over'; i++) {
      await table.step()
      await table.until(['play', 'next', 'over'])
      if ((await table.due()) === 'next') await table.step()
    }
    if ((await table.due()) === 'play') {
      const [point] = await table.movable()
      await table.tap(point!)
      const before = await table.settled()
      await page.reload()
      await table.ready()
      expect(await table.settled()).toEqual(before)
      await table.button('undo').click()
    }
    expect(await table.until(['over'])).toBe('over')
  }

  await expect(page.getByRole('heading', { level: 2 })).toContainText(/win(s)? the match/)
  const points = (await score.allInnerTexts()).map((text) => Number.parseInt(text, 10))
  expect(Math.max(...points)).toBeGreaterThanOrEqual(3)

  // The finished match is listed, and a rematch is one button away.
  await table.button('rematch').click()
  await expect(page.locator('.moves')).not.toContainText('Resign')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Finished matches', exact: true })).toBeVisible()
  await expect(page.locator('[data-resume]')).toHaveCount(1)
})

test('the program’s double is answered with the stake in words', async ({ page }) => {
  // The program doubles when it is ahead: play badly until it does, in a handful of fresh games if need be.
  let offered = false
  for (let game = 0; game < 8 && !offered; game++) {
    const table = await TablePage.start(page, { length: 5 })
    offered = (await table.until(['take', 'next'])) === 'take'
    if (!offered) continue
    const ask = page.locator('.decide')
    await expect(ask.getByRole('heading')).toContainText('doubles')
    await expect(ask.locator('[data-option="take"]')).toContainText('Play for 2. The cube is yours.')
    await expect(ask.locator('[data-option="drop"]')).toContainText('wins 1 point. Score 0–1.')
    const [board, panel] = await Promise.all([page.locator('svg.tt-board').boundingBox(), ask.boundingBox()])
    expect(panel!.x).toBeGreaterThan(board!.x + board!.width)
    await table.option('take').click()
    await expect(page.locator('.moves')).toContainText('Take')
    await expect(page.locator('.cube text')).toHaveText('2')
  }
  expect(offered).toBe(true)
})

test('the server dies and comes back: the game goes on where it was', async ({ page, server }) => {
  const table = await TablePage.start(page)
  await table.until(['play', 'roll'])
  const before = await table.settled()
  await server.stop('SIGKILL')
  await expect(page.getByText('Connection lost')).toBeVisible()
  await server.start()
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 })
  expect(await table.settled()).toEqual(before)
  await table.step()
  await table.until(['roll', 'play'])
})

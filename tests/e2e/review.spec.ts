import type { MoveLine } from '../../web/src/lib/net/protocol.gen'
import { expect, test } from './server'
import { PHONE, TablePage } from './table'
import { openAt, VIEWS } from './views'

test('the moves are looked back on, key by key, to the first position and back', async ({ page }) => {
  const table = await TablePage.start(page)
  await table.until(['play'])
  const boards: string[] = []
  const board = async (): Promise<string> => JSON.stringify(((await table.settled()) as { labels: unknown }).labels)
  for (let i = 0; i < 3; i++) {
    await table.step()
    await table.until(['play', 'next'])
  }
  const live = await table.settled()
  const moves = await page.locator('[data-move]').count()
  const look = page.locator('.review [role=status]')
  await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let at = moves - 1; at >= 0; at--) {
    await page.keyboard.press('ArrowLeft')
    await expect(look).toHaveText(at ? `Looking back: move ${at} of ${moves}` : 'Looking back: before the first move')
    boards.push(await board())
  }
  expect(new Set(boards).size).toBeGreaterThan(3)
  expect(boards.at(-1)).toContain('24 point, 2 yours')
  expect(boards.at(-1)).toContain('6 point, 5 yours')
  // Nothing can be played meanwhile.
  expect(await table.movable()).toEqual([])
  await expect(page.locator('[data-turn="done"], [data-turn="roll"]')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(look).toHaveText(`Looking back: move 1 of ${moves}`)
  await page.keyboard.press('Escape')
  expect(await table.settled()).toEqual(live)
})

test('the game goes on while an earlier moment is looked at', async ({ page }) => {
  const { tell } = await openAt(page, 'waiting')
  await page.locator('[data-move="7"]').click()
  await expect(page.getByText('Looking back: move 7 of 10')).toBeVisible()
  const dance: MoveLine = { k: 'play', side: 1, dice: [6, 6], play: '-', steps: [] }
  const moves = [...VIEWS.roll.moves, dance]
  tell([{ k: 'roll', side: 1, dice: [6, 6], opening: false }, { k: 'dance', side: 1, dice: [6, 6] }], {
    ...VIEWS.roll,
    seq: 43,
    dn: 23,
    moves,
  })
  await expect(page.getByText('Looking back: move 7 of 11')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page.locator('[data-turn="roll"]')).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('a move that is touched is shown on the board', async ({ page }) => {
    await openAt(page, 'play')
    await page.getByRole('button', { name: 'Moves' }).click()
    await page.locator('[data-move="2"]').click()
    await expect(page.locator('svg.tt-board')).toBeVisible()
    await expect(page.locator('.arr')).toHaveCount(1)
    await page.getByRole('button', { name: 'One move on' }).click()
    await expect(page.getByText('Looking back: move 3 of 10')).toBeVisible()
    await page.locator('[data-turn="return"]').click()
    await expect(page.locator('[data-turn="done"]')).toBeVisible()
  })
})

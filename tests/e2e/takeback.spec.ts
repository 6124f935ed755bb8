import { expect, test } from './server'
import { TablePage } from './table'
import { openAt, VIEWS } from './views'

test.describe.configure({ timeout: 120_000 })

test('a play is taken back to its roll: the same board, the same dice, in every tab', async ({ page, context }) => {
  const table = await TablePage.start(page)
  await table.until(['play'])
  const back = page.locator('[data-takeback]')
  await expect(back).toBeDisabled()
  const before = (await table.settled()) as { labels: unknown; dice: unknown; moves: unknown }
  await table.play()
  await table.due()
  const other = new TablePage(await context.newPage())
  await other.page.goto(page.url())
  await other.ready()
  await expect(back).toBeEnabled()
  await back.click()
  const same = { labels: before.labels, dice: before.dice, moves: before.moves }
  await expect(table.button('undo')).toHaveCount(0)
  expect(await table.settled()).toMatchObject(same)
  expect(await other.settled()).toMatchObject(same)

  // Played otherwise, the program throws what it threw before.
  await page.reload()
  await table.ready()
  expect(await table.settled()).toMatchObject(same)
  await expect(back).toBeDisabled()
  await table.play()
  await table.due()
  await expect(back).toBeEnabled()
})

test('only a game that was won is asked about first', async ({ page }) => {
  const { sent, tell } = await openAt(page, 'over')
  const asked = (): string[] => sent.flatMap(({ a }) => (a ? [a.t] : []))
  tell([], { ...VIEWS.over, seq: 41, takeback: true })
  await page.locator('[data-takeback]').click()
  await expect.poll(asked).toEqual(['takeback'])
  // Now White, the reader, has won it.
  tell([], { ...VIEWS.over, seq: 42, dn: 21, takeback: true, result: { ...VIEWS.over.result, winner: 0 } })
  await page.locator('[data-takeback]').click()
  const question = page.getByRole('dialog', { name: 'Take this back?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(asked()).toEqual(['takeback'])
  await page.locator('[data-takeback]').click()
  await question.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(asked).toEqual(['takeback', 'takeback'])
})

test('between people nothing can be taken back', async ({ page }) => {
  await TablePage.start(page, { local: true })
  await expect(page.locator('[data-takeback]')).toHaveCount(0)
})

test('the strength is chosen with what it means, and kept with the match', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Intermediate' }).click()
  await expect(page.getByText('Punishes loose play')).toBeVisible()
  await page.locator('[data-start]').click()
  await new TablePage(page).ready()
  const matches = await page.request.get('/api/matches')
  expect((await matches.json())[0]).toMatchObject({ level: 'intermediate' })
  await page.goto('/')
  await expect(page.getByText('Against Triktrak (Intermediate)')).toBeVisible()
})

test('another match by the same rules is one touch away, and this one can be gone on with', async ({ page }) => {
  await TablePage.start(page, { length: 5 })
  const first = page.url()
  await page.getByRole('button', { name: 'New match' }).click()
  await expect(page).not.toHaveURL(first)
  await new TablePage(page).ready()
  await expect(page.getByText('5-point match')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('[data-resume]')).toHaveCount(2)
})

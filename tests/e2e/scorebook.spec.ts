/** The other pages of the scorebook: sheets, players, sums, and what the reader is told about them. */
import { begin, findings, half, LANDSCAPE, PORTRAIT, stands } from './scoring'
import { bookTest as test, expect } from './server'

test.use({ viewport: LANDSCAPE })

for (const theme of ['light', 'dark', 'contrast'] as const)
  test.describe(`in ${theme}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ theme: chosen })), theme),
    )

    test('axe finds nothing serious on the pages of the scorebook', async ({ page }) => {
      test.setTimeout(120_000)
      await begin(page, [`Anna ${theme}`, `Bo ${theme}`], async () => {
        await page.locator('[data-length="3"]').click()
        await page.getByText('Options').click()
        await page.locator('[data-clock-preset]').selectOption('normal')
        expect.soft(await findings(page), 'a new sheet').toEqual([])
      })
      await expect(half(page, 0).locator('[data-score]')).toBeVisible()
      expect.soft(await findings(page), 'the scoreboard').toEqual([])
      await page.locator('[data-clock="1"]').click()
      await page.locator('[data-cube]').click()
      expect.soft(await findings(page), 'who doubles').toEqual([])
      await half(page, 0).locator('[data-double]').click()
      expect.soft(await findings(page), 'take or drop').toEqual([])
      await half(page, 1).locator('[data-take]').click()
      await half(page, 1).locator('[data-plus="1"]').click()
      await expect(page.locator('[data-crawford]')).toBeVisible()
      expect.soft(await findings(page), 'the Crawford game').toEqual([])
      await page.locator('[data-more]').click()
      expect.soft(await findings(page), 'the menu').toEqual([])
      await page.locator('[data-games]').click()
      await page.locator('[data-correct]').first().click()
      expect.soft(await findings(page), 'the games').toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize(PORTRAIT)
      await half(page, 1).locator('[data-plus="1"]').click()
      await expect(page.locator('[data-over]')).toBeVisible()
      expect.soft(await findings(page), 'the end').toEqual([])
      await page.locator('[data-over] a').click()
      await expect(page.locator('[data-sheet]').first()).toBeVisible()
      expect.soft(await findings(page), 'the list').toEqual([])
      await page.goto('/scorebook/players')
      await page.locator('[data-named]').first().click()
      await page.locator('[data-edit]').click()
      expect.soft(await findings(page), 'the players').toEqual([])
    })
  })

test('a chouette and another game add up, and a final score is enough', async ({ page }) => {
  await page.setViewportSize(PORTRAIT)
  await begin(page, ['Gijs', 'Hanna', 'Ivo', 'Jet'], async () => {
    await page.getByRole('button', { name: 'Chouette' }).click()
    await page.locator('[data-more-players]').click()
  })
  const member = (seat: number) => page.locator(`[data-member="${seat}"]`)
  await member(1).getByLabel('Against the box').selectOption('won')
  await member(1).getByLabel('Cube').selectOption('2')
  await member(3).getByLabel('Against the box').selectOption('out')
  await page.locator('[data-add]').click()
  for (const [seat, points] of ['−1', '+2', '−1', '0'].entries())
    await expect(page.locator(`[data-total="${seat}"]`)).toHaveText(points)
  // The captain won and is in the box now.
  await expect(page.locator('[data-box]')).toHaveValue('1')

  await begin(page, ['Gijs', 'Hanna', 'Ivo'], async () => {
    await page.getByRole('button', { name: 'Other game' }).click()
    await page.locator('[data-game]').fill('Hearts')
    await page.locator('[data-more-players]').click()
    await page.getByText('Options').click()
    await page.getByLabel('Fewest points win').check()
    await page.getByLabel('Ends at (points)').fill('20')
  })
  for (const round of [[5, 0, 8], [3, 2, 21]]) {
    for (const [seat, n] of round.entries()) await page.locator(`[data-points="${seat}"]`).fill(String(n))
    await page.locator('[data-add]').click()
  }
  await expect(page.locator('[data-over]')).toContainText('Hanna wins with 2')

  await begin(page, ['Gijs', 'Hanna'], async () => {
    await page.locator('[data-length="7"]').click()
    await page.locator('[data-quick]').check()
    await page.locator('[data-final="0"]').fill('7')
    await page.locator('[data-final="1"]').fill('8')
  })
  await expect(page.getByRole('alert')).toHaveText('Only one side can have reached the length of the match')
  await page.locator('[data-final="1"]').fill('4')
  await page.locator('[data-create]').click()
  await expect(page.locator('[data-over]')).toContainText('Gijs wins the match, 7–4')
  await page.goto('/scorebook')
  await page.locator('[data-search]').fill('hearts ivo')
  await expect(page.locator('[data-sheet]')).toHaveCount(1)
  await page.locator('[data-about]').click()
  await page.locator('[data-delete]').click()
  await page.locator('[data-search]').fill('hearts ivo')
  await expect(page.locator('[data-sheet]')).toHaveCount(0)
  await page.locator('[data-restore]').click()
  await expect(page.locator('[data-sheet]')).toHaveCount(1)
})

test('bad input is told at its field and nothing is kept', async ({ page }) => {
  await begin(page, ['', 'Kim'], () => page.getByLabel('Points to play to').last().fill('65'))
  await expect(page.getByRole('alert')).toHaveText(['A match is to 1 to 64 points', 'A name is missing here'])
  await page.locator('[data-name="0"]').fill('kim')
  await expect(page.getByRole('alert').last()).toHaveText('Nobody sits at the table twice')
  await page.goto('/scorebook/players')
  await expect(page.getByText('Kim', { exact: true })).toHaveCount(0)
})

test('what has been on one device only for a day is said', async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/scorebook/players')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.locator('[data-person]').fill(`Rik ${Date.now()}`)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-waiting="1"]')).toHaveText('1 change is only on this device so far.')
  await page.clock.fastForward('25:00:00')
  await expect(page.locator('[data-overdue]')).toContainText('1 change is only on this device')
  await context.setOffline(false)
  await expect(page.locator('[data-overdue]')).toHaveCount(0)
})

test('on plain http the page says that it cannot be installed there, and keeps everything', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await page.goto('/scorebook')
  await expect(page.locator('[data-plain-http]')).toContainText('https')
  await begin(page, ['Sven', 'Tess'])
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 1, 0)
  await page.reload()
  await stands(page, 1, 0)
})

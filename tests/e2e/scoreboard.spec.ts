/** The scoreboard: a phone on the table beside a real board. */
import type { Page } from '@playwright/test'
import { stranger } from './friends'
import { begin, findings, half, LANDSCAPE, PORTRAIT, stands } from './scoring'
import { bookTest as test, expect, Server } from './server'

test.use({ viewport: LANDSCAPE })

test('a whole match is scored by taps offline, with a reload in between, and is synchronised when back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.locator('[data-place="scorebook"]').click()
  await page.locator('[data-new]').click()
  await page.locator('[data-name="0"]').fill('Marijke')
  await page.locator('[data-name="1"]').fill('Joost')
  await page.locator('[data-create]').click()
  await stands(page, 0, 0)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)

  // One tap is a normal game.
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 1, 0)
  await expect(page.locator('[data-said]')).toHaveText('Marijke wins 1 point. Score 1–0.')

  // Black doubles, White takes, and the game is worth twice as much.
  await page.locator('[data-cube]').click()
  await half(page, 1).locator('[data-double]').click()
  await expect(half(page, 0).locator('[data-take]')).toContainText('Play for 2. The cube is yours.')
  await expect(half(page, 0).locator('[data-drop]')).toContainText('Joost wins 1 point: 1–1')
  await half(page, 0).locator('[data-take]').click()
  await expect(page.locator('[data-cube="2"]')).toHaveAccessibleName('Cube at 2, Marijke owns it')
  await expect(half(page, 1).locator('[data-plus="2"]')).toContainText('+4')

  // What the game that is going on has come to is there after a reload.
  await page.reload()
  await expect(page.locator('[data-cube="2"]')).toBeVisible()
  await stands(page, 1, 0)

  // A wrong tap is taken back, with the cube as it was; struck games stay to be seen.
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 3, 0)
  await page.locator('[data-undo]').click()
  await stands(page, 1, 0)
  await expect(page.locator('[data-cube="2"]')).toBeVisible()
  await half(page, 1).locator('[data-plus="2"]').click()
  await stands(page, 1, 4)

  // The Crawford game: no cube.
  await expect(page.locator('[data-crawford]')).toBeVisible()
  await expect(page.locator('[data-said]')).toContainText('Crawford game: no cube.')
  await page.locator('[data-cube]').click()
  await expect(page.locator('[data-double]')).toHaveCount(0)
  await expect(half(page, 0).getByText('Crawford game: no cube')).toBeVisible()
  await page.locator('[data-cube]').click()
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 2, 4)

  // After it White doubles at once, which is dropped: its value before the double.
  await expect(page.locator('[data-crawford]')).toHaveCount(0)
  await page.locator('[data-cube]').click()
  await expect(half(page, 1).locator('p')).toHaveText('Doubling has no use: 1 already wins Joost the match')
  await half(page, 0).locator('[data-double]').click()
  await half(page, 1).locator('[data-drop]').click()
  await stands(page, 3, 4)
  await half(page, 0).locator('[data-plus="2"]').click()
  await stands(page, 5, 4)
  await expect(page.locator('[data-over]')).toContainText('Marijke wins the match, 5–4')

  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await expect(page.locator('[data-line]')).toHaveCount(6)
  await expect(page.locator('[data-line] s')).toHaveCount(1)
  await page.locator('[data-close]').click()
  await page.locator('[data-close]').click()

  await page.locator('[data-over] a').click()
  await expect(page.locator('[data-waiting]')).toBeVisible()
  const synced = page.waitForResponse((response) => response.url().endsWith('/api/book/sync') && response.ok())
  await context.setOffline(false)
  await synced
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.locator('[data-sheet]')).toContainText('5–4')

  // Another device of the same book has it too.
  const book = (await (await page.request.get('/api/book')).json()) as { records?: unknown[]; changes?: unknown[] }
  expect(JSON.stringify(book)).toContain('Marijke')
  const other = await context.browser()!.newContext({ viewport: PORTRAIT, baseURL: page.url() })
  const second = await other.newPage()
  await second.goto('/scorebook')
  await expect(second.locator('[data-sheet]')).toContainText('5–4')
  await other.close()
})

test('money: stakes in words, a beaver, a dropped beaver, and Jacoby’s rule', async ({ page }) => {
  await begin(page, ['Cas', 'Dirk'], async () => {
    await page.getByRole('button', { name: 'Money' }).click()
    await page.getByText('Options').click()
    await page.getByLabel('Beavers').check()
    await page.getByLabel('Stake').fill('a beer a point')
  })
  await expect(page.locator('.mid')).toContainText('a beer a point')
  // Nobody has turned the cube: a gammon counts once.
  await expect(half(page, 0).locator('[data-plus="2"]')).toContainText('+1')
  await page.locator('[data-cube]').click()
  await half(page, 0).locator('[data-double]').click()
  await half(page, 1).locator('[data-beaver]').click()
  await expect(half(page, 0).locator('[data-take]')).toContainText('Play for 4. Dirk keeps the cube.')
  await expect(half(page, 0).locator('[data-drop]')).toContainText('Dirk wins 2 points: 0–2')
  await half(page, 0).locator('[data-take]').click()
  await expect(half(page, 0).locator('[data-plus="2"]')).toContainText('+8')
  await page.locator('[data-undo]').click()
  await half(page, 0).locator('[data-drop]').click()
  await stands(page, 0, 2)
  await page.locator('[data-more]').click()
  await page.locator('[data-resigns]').click()
  await page.locator('[data-loser="1"]').click()
  await page.locator('[data-resign="1"]').click()
  await stands(page, 1, 2)
  await page.locator('[data-more]').click()
  await page.locator('[data-closing]').click()
  await page.locator('[data-end]').click()
  await expect(page.locator('[data-over]')).toContainText('Dirk wins, 2–1')
  await page.locator('[data-again]').click()
  await stands(page, 0, 0)
})

test('a double wrongly made in the Crawford game is annulled, and a game is corrected in its place', async ({ page }) => {
  await begin(page, ['Eva', 'Finn'], () => page.locator('[data-length="3"]').click())
  await half(page, 0).locator('[data-plus="1"]').click()
  await stands(page, 1, 0)
  await page.locator('[data-cube]').click()
  await half(page, 1).locator('[data-double]').click()
  await half(page, 0).locator('[data-take]').click()
  // The game before was a gammon: so this is the Crawford game, in which the cube was turned.
  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await page.locator('[data-correct]').click()
  await page.getByLabel('Result').selectOption('2')
  await page.locator('[data-save]').click()
  await expect(page.locator('[data-line] b')).toHaveText('Gammon for Eva: 2 points')
  await page.locator('[data-close]').click()
  await page.locator('[data-close]').click()
  await stands(page, 2, 0)
  await page.locator('[data-annul]').click()
  await expect(page.locator('[data-cube="1"]')).toBeVisible()
  await expect(page.locator('[data-said]')).toHaveText('The double does not count. The cube is back in the middle.')
  // One that was written with a game is named among the games.
  await half(page, 1).locator('[data-plus="1"]').click()
  await stands(page, 2, 1)
  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await page.locator('[data-correct]').last().click()
  await page.getByRole('dialog').getByLabel('Cube').selectOption('2')
  await page.locator('[data-save]').click()
  await expect(page.locator('[data-line]').last()).toContainText('Doubled in the Crawford game')
  await page.locator('[data-annul-line]').click()
  await expect(page.locator('[data-annul-line]')).toHaveCount(0)
  await expect(page.locator('[data-line] b').last()).toHaveText('Finn wins 1 point')
})

test('where the phone stands upright the far half is read from the other side', async ({ page }) => {
  await page.setViewportSize(PORTRAIT)
  await begin(page, ['Lars', 'Mia'])
  await expect(half(page, 1)).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)')
  await expect(half(page, 0)).toHaveCSS('transform', 'none')
  const [near, far] = [(await half(page, 0).boundingBox())!, (await half(page, 1).boundingBox())!]
  expect(far.y).toBeLessThan(near.y)
  // They change places: the near half is Black's.
  await page.locator('[data-more]').click()
  await page.locator('[data-swap]').click()
  await expect(half(page, 0)).toHaveCSS('transform', 'matrix(-1, 0, 0, -1, 0, 0)')
})

for (const locale of ['en', 'nl', 'de'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('long names, a clock and the Crawford game fit, and every button is large enough', async ({ page }) => {
      await begin(page, [`Maximiliane Oberhuber-Schmidt ${locale}`, `Karl-Friedrich ${locale}`], async () => {
        await page.locator('[data-length="3"]').click()
        await page.locator('summary').last().click()
        await page.locator('[data-clock-preset]').selectOption('normal')
      })
      await half(page, 0).locator('[data-plus="2"]').click()
      await expect(page.locator('[data-crawford]')).toBeVisible()
      for (const viewport of [PORTRAIT, { width: 360, height: 640 }, LANDSCAPE, { width: 640, height: 320 }]) {
        await page.setViewportSize(viewport)
        for (const button of await page.locator('.sbd button').all()) {
          await expect.soft(button).toBeInViewport({ ratio: 1 })
          const { width, height } = (await button.boundingBox())!
          expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        }
        const words = page.locator('.half .plus small')
        expect.soft(await words.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length)).toBe(0)
        for (const side of [0, 1] as const) {
          const digits = (await half(page, side).locator('[data-score]').boundingBox())!
          const clock = (await page.locator(`[data-clock="${side}"]`).boundingBox())!
          const apart = digits.y >= clock.y + clock.height - 1 || digits.y + digits.height <= clock.y + 1
          expect.soft(apart, `score and clock at ${viewport.width}`).toBe(true)
        }
      }
    })
  })

test('a whole game by the keyboard', async ({ page }) => {
  await begin(page, ['Noor', 'Olaf'], () => page.locator('[data-length="1"]').click())
  await half(page, 0).locator('[data-plus="1"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-over]')).toContainText('Noor wins the match, 1–0')
  await page.locator('[data-undo]').focus()
  await page.keyboard.press('Enter')
  await stands(page, 0, 0)
})

test('two phones write on one sheet, lose no game, and the other one confirms the result', async ({ browser }) => {
  test.setTimeout(120_000)
  const house = new Server(['--lan'])
  await house.start()
  try {
    const owner = await stranger(browser, house.url, { viewport: PORTRAIT })
    await begin(owner, ['Uma', 'Vic'], () => owner.locator('[data-length="3"]').click())
    await half(owner, 0).locator('[data-plus="1"]').click()
    await stands(owner, 1, 0)
    await owner.locator('[data-more]').click()
    await owner.locator('[data-inviting]').click()
    const link = await owner.locator('[data-link]').inputValue()
    await owner.locator('[data-close]').click()
    await owner.locator('[data-close]').click()

    const friend = await stranger(browser, new URL(link).origin, { viewport: PORTRAIT })
    await friend.goto(link)
    expect.soft(await findings(friend), 'a link to a sheet').toEqual([])
    await friend.locator('[data-open-link]').click()
    await stands(friend, 1, 0)

    // Both write the next game at the same time, each without the other.
    const hear = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
    for (const page of [owner, friend]) await page.context().setOffline(true)
    await half(owner, 1).locator('[data-plus="1"]').click()
    await half(friend, 1).locator('[data-plus="1"]').click()
    for (const page of [owner, friend]) await stands(page, 1, 1)
    for (const page of [owner, friend]) await page.context().setOffline(false)
    await expect(async () => {
      for (const page of [owner, friend]) await hear(page)
      for (const page of [owner, friend]) await expect(half(page, 1).locator('[data-score]')).toHaveText('2', { timeout: 500 })
    }).toPass()
    // What may be a game too many is said beside the score, and leads to where it is struck.
    await expect(owner.locator('[data-twice]')).toHaveText('Written twice?')
    await friend.locator('[data-twice]').click()
    await expect(friend.getByRole('dialog').getByText('Written twice?')).toBeVisible()
    await friend.locator('[data-strike]').last().click()
    await friend.keyboard.press('Escape')
    await stands(friend, 1, 1)

    await half(friend, 1).locator('[data-plus="2"]').click()
    await friend.getByRole('button', { name: 'It is so, says Vic' }).click()
    await expect(friend.locator('[data-confirmed]')).toHaveText('Confirmed by Vic')
    await expect(friend.locator('[data-over]')).toContainText('Vic wins the match, 3–1')
    await hear(owner)
    await stands(owner, 1, 3)
    await expect(owner.locator('[data-confirmed]')).toHaveText('Confirmed by Vic')
    await expect(friend.locator('[data-again]')).toHaveCount(0)
  } finally {
    await house.close()
  }
})

test('a sheet that is deleted while somebody keeps score on it is brought back there, with its players', async ({ page }) => {
  await page.setViewportSize(PORTRAIT)
  await begin(page, ['Wies', 'Yara'])
  await half(page, 1).locator('[data-plus="1"]').click()
  await stands(page, 0, 1)
  const other = await page.context().newPage()
  await other.goto(`${page.url()}/about`)
  await other.locator('[data-delete]').click()
  await expect(page.locator('[data-gone-sheet]')).toContainText('Wies – Yara is deleted.')
  expect.soft(await findings(page), 'a deleted sheet').toEqual([])
  await other.goto('/scorebook/players')
  await other.getByText('Wies', { exact: true }).click()
  await other.locator('[data-delete]').click()
  await expect(other.locator('[data-done]')).toContainText('Wies')
  await page.locator('[data-restore]').click()
  await stands(page, 0, 1)
  await expect(half(page, 0).getByText('Wies')).toBeVisible()
  await other.goto('/scorebook/players')
  await expect(other.getByText('Wies', { exact: true })).toBeVisible()
})

test('what comes after the end stands on one line each, in three languages', async ({ page }) => {
  await page.setViewportSize(PORTRAIT)
  await begin(page, ['Bram', 'Cato'], () => page.locator('[data-length="1"]').click())
  await half(page, 0).locator('[data-plus="1"]').click()
  for (const lang of ['en', 'nl', 'de']) {
    await page.evaluate((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ lang: chosen })), lang)
    await page.reload()
    for (const button of await page.locator('[data-over] .btn').all())
      expect((await button.boundingBox())!.height, `${lang}: ${await button.innerText()}`).toBeLessThan(50)
  }
})

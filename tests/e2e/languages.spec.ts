import { expect, test } from './server'
import { PHONE, TablePage } from './table'

const WORDS = {
  en: {
    start: 'Play now',
    undo: 'Undo',
    done: 'Done',
    resign: 'Resign',
    roll: /You roll \d-\d/,
    match: '3-point match',
  },
  nl: {
    start: 'Direct spelen',
    undo: 'Terug',
    done: 'Klaar',
    resign: 'Opgeven',
    roll: /Je gooit \d-\d/,
    match: 'Match tot 3',
  },
  de: {
    start: 'Sofort spielen',
    undo: 'Zurück',
    done: 'Fertig',
    resign: 'Aufgeben',
    roll: /Du würfelst \d-\d/,
    match: 'Match auf 3',
  },
} as const

for (const lang of ['en', 'nl', 'de'] as const) {
  test.describe(`a reader of ${lang}`, () => {
    test.use({ locale: lang })

    test('has room for every choice of the start page on the narrowest phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/')
      await expect(page.locator('.level .seg button')).toHaveCount(5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

    test('is spoken to in that language, and may change it with a play half made', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { name: WORDS[lang].start })).toBeVisible()
      const table = await TablePage.start(page)
      await table.until(['play'])
      await expect(page.locator('.feed')).toContainText(WORDS[lang].roll)
      await table.tap((await table.movable())[0]!)
      const checkers = (): Promise<string[]> =>
        page.locator('.ck').evaluateAll((all) => all.map((ck) => ck.getAttribute('transform')!).sort())
      const before = await checkers()
      for (const other of ['nl', 'de', 'en'] as const) {
        await page.getByRole('button', { name: other.toUpperCase(), exact: true }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(page.getByRole('button', { name: WORDS[other].undo, exact: true })).toBeEnabled()
        await expect(page.locator('[data-turn="done"]')).toHaveText(WORDS[other].done)
        await expect(page.getByText(WORDS[other].match)).toBeVisible()
        expect(await checkers()).toEqual(before)
      }
      await page.getByRole('button', { name: 'NL', exact: true }).click()
      await page.reload()
      await table.ready()
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(page.getByRole('button', { name: WORDS.nl.undo, exact: true })).toBeEnabled()
      expect(await checkers()).toEqual(before)
    })

    test('is told in that language when something is wrong', async ({ page }) => {
      const none = {
        en: 'There is no match at this address',
        nl: 'Op dit adres is geen match',
        de: 'Unter dieser Adresse gibt es kein Match',
      }
      for (const path of ['/match/019ae5a0-0000-7000-8000-000000000000', '/match/seventeen']) {
        await page.goto(path)
        await expect(page.getByText(none[lang])).toBeVisible()
      }
      await page.goto('/nowhere')
      await expect(page.getByText('/nowhere')).toBeVisible()
      await page.goto('/?lang=xx')
      await expect(page.getByRole('alert')).toContainText('xx')
      await page.route('**/api/matches', (route) =>
        route.request().method() === 'POST'
          ? route.continue({ postData: '{"opponent":"bot","length":99}' })
          : route.continue(),
      )
      await page.locator('[data-start]').click()
      await expect(page.getByRole('alert')).toContainText('99')
    })
  })
}

test('keys are called what is printed on them, and fit on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await TablePage.start(page)
  for (const [language, help, keys] of [
    ['Nederlands', 'Toetsen en opdrachten', ['Spatie', 'Backspace']],
    ['Deutsch', 'Tasten und Befehle', ['Leertaste', 'Pos1', 'Strg+Umschalt+Z']],
  ] as const) {
    await page.locator('.bar .ib').last().click()
    await page.getByRole('button', { name: language }).click()
    await page.getByRole('button', { name: help }).first().click()
    const dialog = page.getByRole('dialog', { name: help })
    for (const key of keys) await expect(dialog.locator('kbd', { hasText: key }).first()).toBeVisible()
    expect(await dialog.evaluate((e) => [...e.querySelectorAll('kbd')].every((k) => k.getBoundingClientRect().right < innerWidth))).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test('what cannot be done now is grey in the menu', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await TablePage.start(page)
  await page.locator('.bar .ib').last().click()
  const opacity = (name: string): Promise<string> =>
    page.locator('.actions').getByRole('button', { name }).evaluate((e) => getComputedStyle(e).opacity)
  await expect(page.locator('.actions').getByRole('button', { name: 'Take back' })).toBeDisabled()
  expect(await opacity('Take back')).toBe('0.5')
  expect(await opacity('New match')).toBe('1')
})

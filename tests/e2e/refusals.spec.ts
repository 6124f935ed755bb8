/** At one's own turn nothing is silent: a touch of the board, a drag, a key or a button that cannot be done says why. */
import type { Page } from '@playwright/test'
import { expect, test } from './server'
import { PHONE, TablePage } from './table'

const toast = (page: Page) => page.locator('.toast')
const PLACES = Array.from({ length: 25 }, (_, i) => i + 1)

/** What the board shows: a step, a chosen checker, ways to pick from. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.querySelectorAll('.die.used').length,
      document.querySelectorAll('.td, .th').length,
      document.querySelectorAll('[data-turn^="way"]').length,
    ]),
  )

/** Count what is said, also what is said again. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.toast')) heard.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

/** Do something to every place of the board: it moves or chooses a checker, or something is said; returns what was. */
async function everywhere(page: Page, places: readonly number[], act: (place: number) => Promise<void>): Promise<string[]> {
  const heard = await listen(page)
  for (const place of places) {
    const [before, said] = [await shown(page), (await heard()).length]
    await act(place)
    await expect.poll(async () => (await heard()).length > said || (await shown(page)) !== before, `${place}`).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+U')
    // The second tap on the same point within a moment would be a double click.
    await page.waitForTimeout(260)
  }
  return heard()
}

const sentences = (said: readonly string[]): void => {
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).not.toMatch(/^$|error-|\{|\?\?\?/)
}

test.describe('two at one phone', () => {
  test.use({ hasTouch: true, viewport: PHONE, locale: 'nl-NL' })

  test('every place that is tapped, before the roll and after it', async ({ page }) => {
    test.setTimeout(120_000)
    const table = await TablePage.start(page, { local: true })
    const touch = async (place: number): Promise<void> => {
      const { x, y } = await table.at(place)
      await page.touchscreen.tap(x, y)
    }
    await table.until(['play'])
    // What is said names the points as they are written on the board, whoever is on roll.
    const column = (await table.spot(12).boundingBox())!
    const written = await page.locator('.num').evaluateAll((all) =>
      all.map((number) => ({ text: number.textContent, ...number.getBoundingClientRect().toJSON() })),
    )
    const here = written.filter(({ x, y, width, height }) => {
      const [across, down] = [x + width / 2 - column.x, y + height / 2 - column.y]
      return across > 0 && across < column.width && down > 0 && down < column.height
    })
    expect(here.map(({ text }) => text)).toEqual(['12'])
    sentences(await everywhere(page, PLACES, touch))
    await table.step()
    await table.until(['roll'])
    await touch(13)
    await expect(toast(page)).toHaveText('Eerst gooien')
  })
})

test.describe('against the program', () => {
  test('every place by keyboard, a number too, and what is said is heard', async ({ page }) => {
    test.setTimeout(120_000)
    const table = await TablePage.start(page)
    await table.until(['play'])
    sentences(
      await everywhere(page, PLACES.slice(0, 24), async (place) => {
        await table.spot(place).focus()
        await page.keyboard.press('Enter')
      }),
    )
    await everywhere(page, PLACES.slice(0, 24), async (place) => {
      await table.spot(place).focus()
      await page.keyboard.press(String((place % 6) + 1))
    })
    expect(await page.locator('[role=status] .toast').count()).toBe(await toast(page).count())
    await table.step()
    await table.until(['roll'])
    await table.spot(13).focus()
    for (const key of ['Enter', '6']) {
      await expect(toast(page)).toHaveCount(0)
      await page.keyboard.press(key)
      await expect(page.getByRole('status').filter({ hasText: 'Roll first' })).toHaveCount(1)
    }
  })

  test('a checker that is chosen and sent elsewhere, one dragged, and Done too early', async ({ page }) => {
    const table = await TablePage.start(page)
    await table.until(['play'])
    const drag = async (from: number, to: number): Promise<void> => {
      const [a, b] = [await table.at(from), await table.at(to)]
      await page.mouse.move(a.x, a.y)
      await page.mouse.down()
      await page.mouse.move(b.x, b.y, { steps: 5 })
      await page.mouse.up()
    }
    const said = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
    // Nobody goes back from the 6 point, or leaves the board from the 24 point in one roll.
    await drag(24, 1)
    await said(/24\/1 does not fit the roll/)
    await page.locator('[data-turn="done"]').click({ force: true })
    await said(/You must play|As many of the double|can be played/)
    await expect(page.locator('[data-turn="done"]')).toBeDisabled()
    await table.spot(12).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveText(/12|13/)
  })
})

/** Two phones of one book, in real browsers, at one sheet: whatever each does while it is away, both end with the same. */
import type { Page } from '@playwright/test'
import { begin, half, PORTRAIT, stands } from './scoring'
import { expect, Server, test } from './server'

const DEEDS = 24
const PATIENT = { timeout: 40_000 }
const SEEDS = [7, 20_261_130]

/** The same chances every time, so that a failure can be played again. */
function chances(seed: number): (n: number) => number {
  let state = seed
  return (n) => (state = (state * 48_271) % 2_147_483_647) % n
}

/** The score, and what was last said to have been written. */
const shown = (page: Page): Promise<string[]> => page.locator('.half [data-score], [data-said]').allTextContents()

/** Tap, and go on when that is seen: what a player has seen written is written. What is taken back may be a game of the
 *  other phone that came in this moment, and the score as it was. */
async function seen(page: Page, what: string): Promise<void> {
  const before = await shown(page)
  await page.locator(what).click()
  await expect.poll(() => shown(page)).not.toEqual(before)
}

/** All games on the sheet, as this page shows them, struck ones too. */
async function games(page: Page, sheet: string): Promise<string[]> {
  await page.goto(`${sheet}/about`)
  await expect(page.locator('[data-line]').first()).toBeVisible()
  return page.locator('[data-line] .line > span').allInnerTexts()
}

for (const seed of SEEDS)
  test(`two offline phones come together after chances ${seed}, and no game is lost`, async ({ browser }) => {
    test.setTimeout(240_000)
    const house = new Server()
    await house.start()
    try {
      const chance = chances(seed)
      const phones: Page[] = []
      for (let n = 0; n < 2; n++) {
        const context = await browser.newContext({ viewport: PORTRAIT, baseURL: house.url, reducedMotion: 'reduce' })
        phones.push(await context.newPage())
      }
      await begin(phones[0]!, ['Ida', 'Jan'], () => phones[0]!.getByRole('button', { name: 'Money' }).click())
      await stands(phones[0]!, 0, 0)
      const sheet = new URL(phones[0]!.url()).pathname
      await phones[0]!.goto('/scorebook')
      await expect(phones[0]!.locator('[data-sheet]')).toHaveCount(1)
      await expect(phones[0]!.locator('[data-waiting]')).toHaveCount(0, PATIENT)
      for (const phone of [...phones].reverse()) {
        await phone.goto('/scorebook')
        await phone.locator('[data-sheet]').click(PATIENT)
        await expect(half(phone, 0)).toBeVisible(PATIENT)
      }
      for (const phone of phones) await phone.evaluate(() => navigator.serviceWorker.ready)

      let written = 0
      const away = [false, false]
      for (let deed = 0; deed < DEEDS; deed++) {
        const who = chance(2)
        const phone = phones[who]!
        const what = chance(8)
        if (what < 4) {
          await seen(phone, `.half[data-side="${chance(2)}"] [data-plus="${1 + chance(3)}"]`)
          written++
        } else if (what === 4 && (await phone.locator('[data-undo]').isEnabled())) await seen(phone, '[data-undo]')
        else if (what === 5) {
          await phone.reload()
          await expect(half(phone, 0)).toBeVisible(PATIENT)
        } else if (what > 5) await phone.context().setOffline((away[who] = !away[who]))
      }
      for (const phone of phones) await phone.context().setOffline(false)
      // Each tells, and each is told what the other has told.
      for (const phone of [...phones, ...phones]) {
        await phone.goto('/scorebook')
        await expect(phone.locator('[data-waiting]')).toHaveCount(0, PATIENT)
      }
      await expect(async () => expect(await games(phones[0]!, sheet)).toHaveLength(written)).toPass(PATIENT)
      await expect(async () => expect(await games(phones[1]!, sheet)).toEqual(await games(phones[0]!, sheet))).toPass(PATIENT)
      const id = sheet.split('/').at(-1)
      const { sheets } = (await (await phones[0]!.request.get('/api/book/sheets')).json()) as { sheets: { id: string; score: number[] }[] }
      for (const phone of phones) {
        await phone.goto(sheet)
        for (const side of [0, 1] as const)
          await expect(half(phone, side).locator('[data-score]')).toHaveText(String(sheets.find((each) => each.id === id)!.score[side]))
      }
    } finally {
      await house.close()
    }
  })

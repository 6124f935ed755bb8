/** Dice and moves at a real board: a game that is written down roll by roll, online and without a network. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { begin, findings, PORTRAIT } from './scoring'
import { bookTest as test, expect } from './server'

test.use({ viewport: PORTRAIT })

const side = (page: Page, no: 0 | 1) => page.locator(`.side[data-side="${no}"]`)
const point = (page: Page, no: number) => page.locator(`[data-point="${no}"]`)

async function switchOn(page: Page): Promise<void> {
  await page.locator('[data-more]').click()
  await page.locator('[data-moves]').click()
  await expect(page.locator('.mv')).toBeVisible()
}

/** Tap a checker and where it goes. */
async function move(page: Page, ...steps: [from: number, to: number][]): Promise<void> {
  for (const [from, to] of steps) {
    // A roll is kept before the checkers can be moved; keys do not wait for that by themselves.
    for (const at of [from, to]) {
      await expect(point(page, at)).toBeEnabled()
      await point(page, at).press('Enter')
    }
  }
}

async function roll(page: Page, no: 0 | 1, d1: number, d2: number): Promise<void> {
  await side(page, no).locator(`[data-key="${d1}"]`).click()
  await side(page, no).locator(`[data-key="${d2}"]`).click()
}

/** What is kept of the games that are going on. */
const kept = (page: Page): Promise<{ t: string }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('triktrak-book').onsuccess = ({ target }) => {
          const all = (target as IDBOpenDBRequest).result.transaction('open').objectStore('open').getAll()
          all.onsuccess = () => resolve(all.result.flatMap((open) => open.moves?.actions ?? []))
        }
      }),
  )

test('a game is written down with the legal plays that the server offers', async ({ page }) => {
  await begin(page, ['Marijke', 'Joost'])
  await switchOn(page)
  expect(await findings(page)).toEqual([])

  // Each side taps its own die; the higher one begins.
  await side(page, 0).locator('[data-key="3"]').click()
  await side(page, 1).locator('[data-key="1"]').click()
  await expect(page.locator('[data-said]')).toHaveText('Marijke rolls 3, Joost rolls 1. Marijke begins.')
  await expect(page.locator('.mv')).toHaveAttribute('data-moving', 'legal')
  await expect(page.locator('[data-done]')).toBeDisabled()
  await expect(point(page, 24)).toHaveAccessibleName(/can move/)
  await move(page, [8, 5])
  // The tab dies with half a play made.
  await page.reload()
  await move(page, [6, 5])
  await expect(page.locator('[data-done]')).toBeEnabled()
  expect(await findings(page)).toEqual([])
  await page.locator('[data-done]').click()
  await expect(page.locator('[data-said]')).toHaveText('Marijke plays 8/5 6/5.')

  // By keys: two dice, a play by focus and die, and the dice picked up.
  await page.keyboard.press('6')
  await page.keyboard.press('2')
  await expect(page.locator('[data-said]')).toHaveText('Joost rolls 6-2.')
  await expect(page.locator('.mv')).toHaveAttribute('data-moving', 'legal')
  await point(page, 24).focus()
  await page.keyboard.press('6')
  await point(page, 13).focus()
  await page.keyboard.press('2')
  await page.keyboard.press('r')
  await expect(page.locator('[data-said]')).toHaveText('Joost plays 24/18 13/11.')

  // Taken back action by action: the play, the roll.
  await page.locator('[data-undo]').click()
  await expect(page.locator('[data-said]')).toContainText('Taken back.')
  await expect.poll(() => kept(page).then((actions) => actions.map(({ t }) => t))).toEqual(['roll', 'play', 'roll'])
  await page.locator('[data-undo]').click()
  await roll(page, 1, 6, 5)
  await expect(page.locator('[data-done]')).toBeVisible()
  await move(page, [24, 13])
  await page.locator('[data-done]').click()

  // The cube, and a drop that costs what it was worth before.
  await side(page, 0).locator('[data-double]').click()
  await expect(side(page, 1).locator('[data-take]')).toContainText('2')
  await side(page, 1).locator('[data-take]').click()
  await roll(page, 0, 4, 2)
  await expect(page.locator('.mv')).toHaveAttribute('data-moving', 'legal')
  await move(page, [8, 4], [6, 4])
  await page.locator('[data-done]').click()
  await side(page, 1).locator('[data-double]').click()
  await side(page, 0).locator('[data-drop]').click()
  await expect(side(page, 1).locator('[data-score]')).toHaveText('2')
  await expect(page.locator('[data-said]')).toContainText('Joost wins 2 points')

  // The end of the last game is taken back too, with everything that was written of it.
  await page.locator('[data-undo]').click()
  await expect(side(page, 0).locator('[data-drop]')).toBeVisible()
  await side(page, 0).locator('[data-drop]').click()

  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await expect(page.locator('[data-line]').last()).toContainText('with moves')
})

test('without a network checkers move freely: a play is let stand, one made again, dice are cocked', async ({ page, context, server }) => {
  await begin(page, ['Anna', 'Bo'], (form) => form.locator('[data-length="1"]').click())
  await switchOn(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.locator('.mv')).toBeVisible()
  await context.setOffline(true)

  await side(page, 0).locator('[data-cocked]').click()
  await expect(page.locator('[data-said]')).toHaveText('Cocked dice. Roll again.')
  await side(page, 0).locator('[data-key="2"]').click()
  await side(page, 1).locator('[data-key="4"]').click()
  await expect(page.locator('.mv')).toHaveAttribute('data-moving', 'free')

  // Against the rules, and nobody minds: 13/6 with 4-2.
  await move(page, [13, 6])
  await page.locator('[data-done]').click()
  await expect(page.locator('[data-said]')).toHaveText('Bo plays 13/6.')
  // Void, with what they showed.
  await roll(page, 0, 6, 6)
  await page.locator('[data-cocked]').click()
  await roll(page, 0, 3, 1)
  await move(page, [8, 5], [6, 4])
  await page.locator('[data-done]').click()

  await expect(page.locator('[data-said]')).toHaveText('Anna plays 8/5 6/4.')
  // The tab dies between two taps.
  const other = await context.newPage()
  await page.close()
  await other.goto('/scorebook')
  await other.locator('[data-sheet]', { hasText: 'Anna' }).click()
  await expect(side(other, 1).locator('[data-again]')).toBeVisible()
  await side(other, 1).locator('[data-again]').click()
  await expect(other.locator('[data-said]')).toHaveText('Anna has to play 3-1 again.')
  // Only the wrong checker goes elsewhere.
  await move(other, [4, 5])
  await other.locator('[data-done]').click()
  await expect(other.locator('[data-said]')).toHaveText('Anna plays 8/5 6/5.')
  expect((await kept(other)).map(({ t }) => t)).toEqual(
    ['cocked', 'roll', 'stated', 'cocked', 'roll', 'stated', 'challenge', 'stated'],
  )
  expect(await findings(other)).toEqual([])
  await other.locator('[data-more]').click()
  await other.locator('[data-resigns]').click()
  await other.locator('[data-loser="1"]').click()
  await other.locator('[data-resign="1"]').click()
  await expect(other.locator('[data-over]')).toContainText('Anna wins the match, 1–0')

  // Back: counted by the rules as it was counted here, and what was let stand is marked.
  await context.setOffline(false)
  await other.locator('[data-more]').click()
  await other.locator('[data-games]').click()
  await expect(other.locator('[data-remark]')).toHaveText([
    /^1\. Let stand\. 2-4: 13\/6 is against the rules/,
    /^2\. 3-1: 8\/5 6\/4 is against the rules/,
  ])
  await expect(other.locator('[data-remark="differs"]')).toHaveCount(0)
  const [download] = await Promise.all([other.waitForEvent('download'), other.locator('[data-mat]').click()])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain('1 point match')
  expect(text).toContain('31: 8/5 6/5')
  expect(text).toContain('24: 13/6')
  const read = await other.request.post(`${server.url}/api/book/import?keep_duplicates=true`, {
    data: Buffer.from(text),
    headers: { 'X-Triktrak': '1', 'Content-Type': 'application/octet-stream' },
  })
  const { preview } = (await read.json()) as { preview: { score: number[]; players: string[] }[] }
  expect(preview).toMatchObject([{ players: ['Anna', 'Bo'], score: [1, 0] }])
})

test('with the last checker off the game is over: the server says with what, and freely the players say it', async ({ page, server }) => {
  const id = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
  const backup = {
    format: 'triktrak-scorebook', version: 1, clubs: [], places: [], events: [], lines: [],
    players: [{ id: id(1), name: 'Cas' }, { id: id(2), name: 'Dirk' }],
    sheets: [{ id: id(3), kind: 'money', players: [id(1), id(2)], day: '2026-05-01', variant: 'hypergammon', jacoby: false }],
  }
  await page.goto('/scorebook')
  await expect(page.locator('[data-new]')).toBeVisible()
  const send = (query: string) =>
    page.request.post(`${server.url}/api/book/import?${query}`, {
      data: Buffer.from(JSON.stringify(backup)),
      headers: { 'X-Triktrak': '1', 'Content-Type': 'application/octet-stream' },
    })
  const { token } = (await (await send('')).json()) as { token: string }
  expect((await send(`token=${token}`)).ok()).toBe(true)
  await page.reload()
  await page.locator('[data-sheet]', { hasText: 'Cas' }).click()
  await switchOn(page)
  const freely = async (free: boolean): Promise<void> => {
    await page.locator('[data-more]').click()
    await page.locator('[data-free]').setChecked(free)
    await page.locator('[data-close]').click()
  }
  const pass = async (): Promise<void> => {
    await roll(page, 1, 2, 1)
    await side(page, 1).locator('[data-done]').click()
  }

  // All home at once: nobody minds.
  await freely(true)
  await side(page, 0).locator('[data-key="6"]').click()
  await side(page, 1).locator('[data-key="1"]').click()
  await move(page, [24, 6], [23, 5], [22, 4])
  await page.locator('[data-done]').click()
  await pass()
  await roll(page, 0, 6, 5)
  await move(page, [6, 0], [5, 0])
  await page.locator('[data-done]').click()
  await pass()
  await freely(false)
  await roll(page, 0, 6, 4)
  await expect(page.locator('.mv')).toHaveAttribute('data-moving', 'legal')
  await move(page, [4, 0])
  await page.locator('[data-done]').click()
  // The other side has nobody off, and somebody in the winner's home.
  await expect(page.locator('[data-said]')).toContainText('Backgammon for Cas: 3 points')
  await expect(side(page, 0).locator('[data-score]')).toHaveText('3')

  await page.locator('[data-undo]').click()
  await expect(side(page, 0).locator('[data-score]')).toHaveText('0')
  // The checker is off as it was; now nobody judges.
  await freely(true)
  await page.locator('[data-done]').click()
  await expect(side(page, 0).locator('.wanted')).toHaveAccessibleName(/Backgammon/)
  await side(page, 0).locator('[data-plus="2"]').click()
  await expect(side(page, 0).locator('[data-score]')).toHaveText('2')
  await page.locator('[data-more]').click()
  await page.locator('[data-games]').click()
  await expect(page.locator('[data-remark="differs"]')).toContainText('3')
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Chances, Fact, HintedPlay, ServerFrame } from '../../web/src/lib/net/protocol.gen'
import { expect, test } from './server'
import { DESKTOP, overflow, PHONE, TablePage } from './table'
import { openAt, VIEWS } from './views'

const CHANCES: Chances = { win: 0.551, win_gammon: 0.172, win_backgammon: 0.01, lose_gammon: 0.124, lose_backgammon: 0 }
const BEST: HintedPlay = { play: '11/5 5/2*', steps: [[11, 5], [5, 2]], equity: 0.209, chances: CHANCES, plies: 2 } // prettier-ignore
const OTHER: HintedPlay = { play: '13/7 13/10', steps: [[13, 10], [13, 7]], equity: 0.012, chances: CHANCES, plies: 0 } // prettier-ignore
const NOTES: Fact[] = [
  { code: 'hits', params: { count: 1, tried: 0 } },
  { code: 'shots', params: { tried: 13, better: 4 } },
  { code: 'loses_gammons', params: { risk: 'real', tried: 21, better: 17 } },
]
const CUBE = { action: 'double_take', no_double: 0.612, double_take: 0.701, double_drop: 1 } as const

type Asked = { t: string; n: number; dn: number; a?: { t: string }; above?: number }
type Table = Awaited<ReturnType<typeof openAt>>

/** The next question of the page, that nobody has answered. */
async function question({ sent }: Table, t: string): Promise<Asked> {
  await expect.poll(() => sent.some((frame) => frame.t === t)).toBe(true)
  const at = sent.findLastIndex((frame) => frame.t === t)
  return sent.splice(at, 1)[0] as unknown as Asked
}

const chosen = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('triktrak.settings', JSON.stringify(value)), settings)
const sheet = (page: Page) => page.locator('[data-hints]')
const tutor = (page: Page) => page.locator('[data-tutor]')
const acts = ({ sent }: Table): string[] => sent.flatMap(({ a, t }) => (t === 'cmd' && a ? [a.t] : []))
const plays = (n: number, dn: number): ServerFrame => ({ t: 'hint', n, dn, word: 'play', plies: 2, plays: [BEST, OTHER], cube: null, chances: null, notes: [] }) // prettier-ignore
const costs = (n: number): ServerFrame => ({ t: 'weighed', n, cost: 0.197, word: 'play', plies: 2, tried: OTHER, better: BEST, cube: null, notes: NOTES }) // prettier-ignore

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

test.describe('of the real engine', () => {
  test('a hint shows three plays; one of them is put on the board and not yet played', async ({ page }) => {
    const table = await TablePage.start(page)
    await table.until(['play'])
    await page.locator('[data-hint]').click()
    await expect(sheet(page)).toContainText('Judged 2 rolls ahead.')
    const found = page.locator('[data-place]')
    expect(await found.count()).toBeGreaterThan(1)
    const play = (await found.nth(1).locator('b').first().textContent())!
    await found.nth(1).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(table.button('done')).toBeVisible()
    await table.button('done').click()
    await expect(page.locator('.moves')).toContainText(play.split(' ')[0]!)
  })

  test('before the roll the cube is advised with its three equities, by a typed word', async ({ page }) => {
    test.setTimeout(60_000)
    const table = await TablePage.start(page)
    await table.until(['roll'])
    await page.locator('[data-type]').fill('hint')
    await page.locator('[data-type]').press('Enter')
    for (const way of ['No double', 'Double, take', 'Double, drop'])
      await expect(sheet(page).getByText(way, { exact: true })).toBeVisible()
    await expect(page.locator('[data-said]')).toContainText(/No double: [+−]\d\.\d{3}\. Double, take: [+−]\d\.\d{3}/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  })

  test('the tutor warns of a double far too early, and lets one think again or double anyway', async ({ page }) => {
    test.setTimeout(60_000)
    await chosen(page, { tutor: '0.02' })
    // A turn played as hinted, and then doubled, which is nearly always too early.
    let table: TablePage
    let action: string
    do {
      table = await TablePage.start(page)
      await table.until(['play'])
      await page.keyboard.press('h')
      await page.locator('[data-place]').first().click()
      await table.button('done').click()
      await table.until(['roll'])
      await page.keyboard.press('h')
      action = (await sheet(page).locator('.word').textContent())!
      await page.keyboard.press('Escape')
    } while (!action.startsWith('No double'))
    await table.button('double').click()
    await expect(tutor(page)).toContainText(/This double costs \d\.\d{3}/)
    await page.locator('[data-tutor-back]').click()
    await expect(tutor(page)).toHaveCount(0)
    await table.button('double').click()
    await page.locator('[data-tutor-go]').click()
    await expect(page.locator('.moves, .feed').first()).toContainText(/doubl|→/i)
  })

  test('between people there is no hint, and the word for it says why', async ({ page }) => {
    await TablePage.start(page, { local: true })
    await expect(page.locator('[data-hint]')).toHaveCount(0)
    await page.locator('[data-type]').fill('hint 1')
    await page.locator('[data-type]').press('Enter')
    await expect(page.getByText('Hints are there only against the program')).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
  })

  test('the chances stand in a bar where the reader wants it', async ({ page }) => {
    await chosen(page, { chances: true })
    const table = await TablePage.start(page)
    await table.until(['play', 'roll'])
    const bar = page.locator('[data-chances]')
    await expect(bar).toHaveAttribute('aria-label', /^Chances to win: You \d+\.\d%, Triktrak \d+\.\d%$/)
  })
})

test('a play of the hint is chosen by word, in place of what was begun', async ({ page }) => {
  const table = await openAt(page, 'play')
  const line = page.locator('[data-type]')
  await line.fill('24/21')
  await line.press('Enter')
  await line.fill('hint')
  await line.press('Enter')
  const { n, dn } = await question(table, 'hint')
  table.say(plays(n, dn))
  await expect(page.locator('[data-said]')).toContainText('Best: 1: 11/5 5/2*: equity +0.209, You win 55.1%')
  await expect(page.locator('[data-said]')).toContainText('2: 13/7 13/10: equity +0.012, at a glance only')
  await line.fill('hint 1')
  await line.press('Enter')
  await expect(page.getByRole('button', { name: /^2 point, 1 yours/ })).toBeVisible()
  await expect(page.locator('.die.used')).toHaveCount(2)
  expect(acts(table)).toEqual([])
})

test('a warned play is taken back to its roll, changed for the better one, or played anyway', async ({ page }) => {
  await chosen(page, { tutor: '0.05' })
  const table = await openAt(page, 'play')
  const line = page.locator('[data-type]')
  const tried = async (): Promise<void> => {
    await line.fill('13/7 13/10')
    await line.press('Enter')
    await page.locator('[data-turn="done"]').click()
    const { n, a, above } = await question(table, 'weigh')
    expect([a?.t, above]).toEqual(['play', 0.05])
    table.say(costs(n))
    await expect(tutor(page)).toBeVisible()
  }
  await tried()
  await expect(tutor(page)).toContainText('13/7 13/10 costs 0.197')
  await expect(tutor(page)).toContainText('Better: 11/5 5/2*')
  await expect(tutor(page)).toContainText('After your play 13 of the 36 rolls can hit you, after the better one 4.')
  await expect(page.locator('[data-tutor-back]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tutor(page)).toHaveCount(0)
  await expect(page.locator('.die.used')).toHaveCount(0)
  await tried()
  await page.locator('[data-tutor-place]').click()
  await expect(page.getByRole('button', { name: /^2 point, 1 yours/ })).toBeVisible()
  expect(acts(table)).toEqual([])
  await tried()
  await page.locator('[data-tutor-go]').click()
  await expect.poll(() => acts(table)).toEqual(['play'])
})

test('an engine that does not answer holds up no play', async ({ page }) => {
  await chosen(page, { tutor: '0.05' })
  const table = await openAt(page, 'roll')
  await page.locator('[data-turn="roll"]').click()
  await question(table, 'weigh')
  expect(acts(table)).toEqual([])
  await expect.poll(() => acts(table), { timeout: 3_000 }).toEqual(['roll'])
})

for (const theme of ['light', 'dark', 'contrast'] as const)
  for (const [name, viewport] of Object.entries({ DESKTOP, PHONE, LOW: { width: 360, height: 640 }, FLAT: { width: 740, height: 360 } }))
    for (const lang of ['en', 'nl', 'de'] as const)
      test.describe(`${theme}, ${name}, ${lang}`, () => {
        test.use({ viewport })

        test('hints and the tutor are readable, reachable and fit', async ({ page }) => {
          await chosen(page, { theme, lang, tutor: '0.05', chances: true })
          const table = await openAt(page, 'roll')
          table.say({ t: 'odds', n: (await question(table, 'odds')).n, chances: CHANCES })
          await expect(page.locator('[data-chances]')).toBeVisible()
          await page.locator('[data-hint]').click()
          const asked = await question(table, 'hint')
          table.say({ t: 'hint', n: asked.n, dn: asked.dn, word: 'double', plies: 2, plays: [], cube: CUBE, chances: CHANCES, notes: [{ code: 'you_hit', params: { count: 12 } }, { code: 'gammon_chance', params: { risk: 'real', percent: 24 } }] }) // prettier-ignore
          await expect(sheet(page).locator('dl')).toBeVisible()
          expect.soft(await findings(page), 'the cube').toEqual([])
          await expect.soft(await overflow(page), 'the cube').toEqual({ scrolls: false, wide: [] })
          const box = (await sheet(page).boundingBox())!
          expect.soft(box.y >= 0 && box.y + box.height <= viewport.height && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true) // prettier-ignore
          const moment = VIEWS.play
          table.tell([], { ...moment, seq: 60, dn: 60 })
          await expect(sheet(page)).toHaveCount(0)
          await page.locator('[data-hint]').click()
          const again = await question(table, 'hint')
          table.say(plays(again.n, again.dn))
          await expect(page.locator('[data-place]')).toHaveCount(2)
          expect.soft(await findings(page), 'the plays').toEqual([])
          for (const button of await sheet(page).getByRole('button').all())
            expect.soft((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
          await page.locator('[data-place="2"]').click()
          await page.locator('[data-turn="done"]').click()
          table.say(costs((await question(table, 'weigh')).n))
          await expect(tutor(page)).toBeVisible()
          expect.soft(await findings(page), 'the tutor').toEqual([])
          await expect.soft(await overflow(page), 'the tutor').toEqual({ scrolls: false, wide: [] })
          for (const button of await tutor(page).getByRole('button').all()) {
            const place = (await button.boundingBox())!
            expect.soft(place.height).toBeGreaterThanOrEqual(44)
            // Whoever does not want to hear of it need not scroll.
            expect.soft(place.y + place.height).toBeLessThanOrEqual(viewport.height)
          }
        })
      })

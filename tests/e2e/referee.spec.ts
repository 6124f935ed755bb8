/** The referee's page: every rule that refuses is named in the reader's language, and nonsense gets an answer too. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, ROOT, test } from './server'
import { PHONE } from './table'

interface Refusal {
  id: string
  roll: string
  tried: string
  code: string
}

/** One refusal for every rule, from the data that the referee itself is tested with. */
const REFUSALS = ['referee', 'refusals']
  .flatMap((name) => readFileSync(`${ROOT}/tests/data/${name}.txt`, 'utf8').split('\n'))
  .filter((line) => line && !line.startsWith('#'))
  .map((line): Refusal => {
    const [where, tried, reason] = line.split(' |').map((part) => part.trim())
    const [id, roll] = where!.split(' ')
    return { id: id!, roll: roll!, tried: tried!, code: reason!.split(' ')[0]! }
  })
const ONE_EACH = [...new Map(REFUSALS.map((refusal) => [refusal.code, refusal])).values()]

async function open(page: Page, lang: string, query = ''): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ lang: chosen })), lang)
  await page.goto(`/referee${query}`)
}

async function ask(page: Page, { id, roll, tried }: Omit<Refusal, 'code'>): Promise<void> {
  await page.locator('[data-id]').fill(id)
  await page.locator('[data-roll]').fill(roll)
  await page.locator('[data-tried]').fill(tried)
  await page.locator('[data-ask]').click()
}

test('the German referee explains every refusal', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page, 'de')
  await expect(page.getByRole('heading', { name: 'Der Schiedsrichter' })).toBeVisible()
  expect(ONE_EACH.length).toBeGreaterThanOrEqual(12)
  const said = new Set<string>()
  for (const refusal of ONE_EACH) {
    await ask(page, refusal)
    const verdict = page.locator(`[data-verdict="${refusal.code}"]`)
    await expect(verdict).toContainText('Nicht erlaubt.')
    await expect(verdict).toBeFocused()
    said.add(await verdict.innerText())
  }
  expect(said.size).toBe(ONE_EACH.length)
  await ask(page, { id: 'APj9ATAoAAAAAA', roll: '53', tried: '5/off' })
  await expect(page.locator('[data-verdict]')).toContainText('Die 5 geht erst nach der 3.')
  await expect(page.locator('main li')).toHaveText(['5/2 4/off'])
})

test('a double in the Crawford game is refused, a link asks again, and a legal play is allowed', async ({ page }) => {
  await open(page, 'nl', '?id=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A00%3A4%3A2%3A1%3A5%3A10&do=double')
  await expect(page.locator('[data-verdict="double_crawford"]')).toContainText('Crawford-game: geen cube')
  await page.locator('[data-action]').selectOption('play')
  await page.getByRole('button', { name: 'Beginstelling' }).click()
  await page.locator('[data-roll]').fill('31')
  await page.locator('[data-tried]').fill('8/5 6/5')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-verdict="legal"]')).toHaveText('Mag: 8/5 6/5')
  const link = page.url()
  await page.goto('/')
  await page.goto(link)
  await expect(page.locator('[data-verdict="legal"]')).toHaveText('Mag: 8/5 6/5')
})

test('nonsense is answered in words, on a phone, with nothing that axe or a thumb would mind', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: PHONE.height })
  await open(page, 'en')
  for (const [id, roll, tried, told] of [
    ['nonsense', '31', '8/5', 'nonsense'],
    ['4HPwATDgc/ABMA', '31', 'eight to five', 'eight to five'],
    ['4HPwATDgc/ABMA', '', '8/5', 'The roll is missing'],
    ['4HPwATDgc/ABMA', '3', '8/5', '“3” is not a roll'],
    ['4HPwATDgc/ABMA', '79', '8/5', '“79” is not a roll'],
    ['4HPwATDgc/ABMA', 'six', '8/5', '“six” is not a roll'],
    ['x'.repeat(400), '31', '8/5', 'xxx'],
    ['4HPwATDgc/ABMA', '31', 'x'.repeat(200), 'xxx'],
  ] as const) {
    await ask(page, { id, roll, tried })
    await expect(page.locator('[data-problem]')).toContainText(told)
    await expect(page.locator('[data-problem]')).not.toContainText(/unreachable|\{|null|tried|dice/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await ask(page, { id: '4HPwATDgc/ABMA', roll: '66', tried: '24/12' })
  await expect(page.locator('[data-verdict="blocked"]')).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

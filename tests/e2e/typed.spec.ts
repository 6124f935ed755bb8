import type { Page } from '@playwright/test'
import { playOut } from './driver'
import { expect, test } from './server'
import { TablePage } from './table'
import { openAt } from './views'

const line = (page: Page) => page.locator('[data-type]')

async function type(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
}

const place = (point: number): string => ({ 25: 'bar', 0: 'off' })[point] ?? String(point)

test('a whole match in typed words', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await page.getByRole('button', { name: /^1 point/ }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(line(page)).toBeVisible()
  await playOut(page, {
    roll: () => type(page, 'roll'),
    step: (from, _, to) => type(page, `${place(from)}/${place(to)}`),
    done: () => type(page, 'done'),
    take: () => type(page, 'accept'),
    next: () => type(page, 'next'),
  })
  await expect(page.getByRole('heading', { level: 2 })).toContainText(/win(s)? the match/)
})

test('a play is found in any order and spelling, and only Done sends it', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  for (const text of ['11/5 5/2', '11/2', '5/2*, 11/5', '11/8/2*', '11-2']) {
    await type(page, text)
    await expect(page.locator('.die.used'), text).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^2 point, 1 yours/ }), text).toBeVisible()
    await type(page, 'undo all')
    await expect(page.locator('.die.used'), text).toHaveCount(0)
  }
  // A part of a play, then another; then quite another play from the beginning.
  await type(page, '13/7')
  await type(page, '24/21')
  await expect(page.locator('.die.used')).toHaveCount(2)
  await type(page, '13/7 13/10')
  await expect(page.getByRole('button', { name: /^13 point, 2 yours/ })).toBeVisible()
  expect(sent.filter(({ t }) => t === 'cmd')).toEqual([])
  await type(page, 'done')
  await expect.poll(() => sent.at(-1)?.a?.t).toBe('play')
})

test('what cannot be played is answered with the reason', async ({ page }) => {
  const { sent, say } = await openAt(page, 'play')
  const asked = () => sent.filter(({ t }) => t === 'why') as unknown as { n: number; plays: string[] }[]
  await type(page, 'bar/22*')
  await expect.poll(() => asked().at(-1)?.plays).toEqual(['25/22'])
  say({ t: 'because', n: asked().at(-1)!.n, code: 'no_checker', params: { point: 25 } })
  await expect(page.getByRole('status').filter({ hasText: 'You have no checker on the bar' })).toHaveCount(1)
  await expect(line(page)).toHaveValue('bar/22*')
  await type(page, 'done')
  await expect.poll(() => asked().at(-1)?.plays).toEqual(['-'])
  say({ t: 'because', n: asked().at(-1)!.n, code: 'must_play_both', params: { dice: '6-3' } })
  await expect(page.getByRole('status').filter({ hasText: 'You must play both dice' })).toHaveCount(1)
  await type(page, 'double')
  await expect(page.getByRole('status').filter({ hasText: 'You cannot double now' })).toHaveCount(1)
  await type(page, 'abracadabra')
  await expect(page.getByRole('status').filter({ hasText: '“abracadabra” is neither a play nor a command' })).toHaveCount(1)
})

test('the rules themselves say why', async ({ page }) => {
  const table = await TablePage.start(page)
  await table.until(['play'])
  const told = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
  await type(page, 'bar/22')
  await expect(told(/You have no checker on the bar/)).toHaveCount(1)
  await type(page, 'done')
  await expect(told(/must|As many/)).toHaveCount(1)
  await type(page, '24/1')
  await expect(told(/24\/1 does not fit the roll/)).toHaveCount(1)
})

test('a way that may hit or pass asks which, unless the star or the stop says it', async ({ page }) => {
  await openAt(page, 'passing')
  await type(page, '24/16')
  await expect(page.getByRole('button', { name: '24/18*/16' })).toBeVisible()
  await page.getByRole('button', { name: '24/22/16' }).click()
  await expect(page.getByRole('button', { name: /^Bar, none theirs/ })).toBeVisible()
  await type(page, 'undo')
  await type(page, '24/18*/16')
  await expect(page.getByRole('button', { name: /^Bar, 1 theirs/ })).toBeVisible()
})

test('resigning by word asks for the level, or is told it', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  await type(page, 'resign')
  await expect(page.getByRole('dialog')).toContainText('Resign this game?')
  // An Enter too many costs nothing.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent.filter(({ t }) => t === 'cmd')).toEqual([])
  await type(page, 'resign gammon')
  await expect.poll(() => sent.at(-1)?.a).toEqual({ t: 'resign', level: 2 })
})

for (const { locale, roll, undo, double } of [
  { locale: 'nl', roll: 'rol', undo: 'terug', double: 'dubbel' },
  { locale: 'de', roll: 'würfeln', undo: 'zurück', double: 'doppeln' },
])
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('commands are words of the reader’s language', async ({ page }) => {
      const rolling = await openAt(page, 'roll')
      await type(page, roll)
      await expect.poll(() => rolling.sent.at(-1)?.a).toEqual({ t: 'roll' })
      const doubling = await openAt(page, 'roll')
      await type(page, double)
      await expect.poll(() => doubling.sent.at(-1)?.a).toEqual({ t: 'double' })
      await openAt(page, 'play')
      await type(page, '13/7')
      await expect(page.locator('.die.used')).toHaveCount(1)
      await type(page, undo)
      await expect(page.locator('.die.used')).toHaveCount(0)
    })
  })

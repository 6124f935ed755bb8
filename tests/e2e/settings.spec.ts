import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { View } from '../../web/src/lib/net/protocol.gen'
import { expect, test } from './server'
import { TablePage } from './table'
import { openAt, VIEWS } from './views'

const prefer = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('triktrak.settings')) localStorage.setItem('triktrak.settings', text)
  }, JSON.stringify(settings))
}

const middle = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = (await page.locator(selector).first().boundingBox())!
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

test('the board lies as it is wished, at once, and still does after a reload', async ({ page }) => {
  await openAt(page, 'play')
  const board = (await page.locator('svg.tt-board').boundingBox())!
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
  const one = async (): Promise<string> => {
    const at = await middle(page, '[data-point="1"]')
    return `${at.x > x ? 'right' : 'left'} ${at.y > y ? 'below' : 'above'}`
  }
  expect(await one()).toBe('right below')
  await page.keyboard.press('x')
  expect(await one()).toBe('left below')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Board', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Above' }).click()
  expect(await one()).toBe('left above')
  await expect(page.getByText('Your checkers run anticlockwise.')).toBeVisible()
  await page.getByRole('button', { name: 'On the right' }).click()
  expect(await one()).toBe('right above')
  await expect(page.getByText('Your checkers run clockwise.')).toBeVisible()
  // Bar, tray and pips lie with the board: the own pips at the own end, the own tray beside the own home board.
  const pips = await page.locator('.pip').evaluateAll((texts) =>
    texts.sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y).map((text) => text.textContent),
  )
  expect(pips).toEqual(['147', '148'])
  const off = await middle(page, '[data-point="0"]')
  expect([off.x > x, off.y > y]).toEqual([true, false])
  await page.getByRole('button', { name: 'One for both' }).click()
  await page.getByLabel('Show the pips').uncheck()
  await page.reload()
  await page.locator('.ck').first().waitFor()
  expect(await one()).toBe('right above')
  await expect(page.locator('.pip')).toHaveCount(0)
  // White's own 1 point bears the number 24.
  const at = await middle(page, '[data-point="1"]')
  const numbers = await page.locator('.num').evaluateAll((texts) =>
    texts.map((text) => {
      const box = text.getBoundingClientRect()
      return { n: text.textContent, x: box.x + box.width / 2, y: box.y }
    }),
  )
  const own = numbers.filter((text) => Math.abs(text.x - at.x) < 12).sort((a, b) => a.y - b.y)
  expect(own.map((text) => text.n)).toEqual(['24', '1'])
})

test('in high contrast the sides differ in outline, not only in colour', async ({ page }) => {
  await prefer(page, { theme: 'contrast' })
  await openAt(page, 'play')
  const shown = (selector: string): Promise<boolean> =>
    page.locator(selector).first().evaluate((e) => getComputedStyle(e).display !== 'none')
  expect(await shown('.ck.lt .b')).toBe(true)
  expect(await shown('.ck.dk .b')).toBe(false)
  expect(await shown('.ck.dk polygon.o')).toBe(true)
  await expect(page.locator('.ck.lt polygon')).toHaveCount(0)
})

test('dice are rolled and picked up unasked where that is wished', async ({ page }) => {
  await prefer(page, { roll: 'always', done: true })
  const table = await TablePage.start(page, { length: 1 })
  for (let turn = 0; turn < 4; turn++) {
    // Nobody presses Roll or Done: the next play is simply due.
    await expect(page.locator('.spot.usable').first()).toBeVisible({ timeout: 20_000 })
    const moves = await page.locator('.moves td button').count()
    for (let taps = 0; taps < 12 && (await page.locator('.moves td button').count()) === moves; taps++) {
      const [point] = await table.movable()
      if (point !== undefined) await table.tap(point)
      await page.waitForTimeout(300)
    }
  }
  expect(await page.locator('.moves td button').count()).toBeGreaterThan(5)
})

test('checkers are borne off unasked where nothing is to be chosen', async ({ page }) => {
  await prefer(page, { bearOff: true })
  const { sent, tell } = await openAt(page, 'waiting')
  const race: [number[], number[]] = [Array<number>(26).fill(0), Array<number>(26).fill(0)]
  Object.assign(race[0], { 0: 12, 1: 2, 6: 1 })
  Object.assign(race[1], { 0: 13, 2: 2 })
  const tree: View['tree'] = [
    [
      [6, 0, 6, 0, 1],
      [6, 5, 1, 0, 3],
      [1, 0, 1, 0, 2],
    ],
    [[1, 0, 1, 0, 4]],
    [[6, 0, 6, 0, 4]],
    [[5, 0, 6, 0, 5]],
    [],
    [],
  ]
  tell([], { ...VIEWS.play, seq: 60, dn: 60, board: race, race: true, dice: [6, 1], tree })
  await expect.poll(() => sent.at(-1)?.a).toMatchObject({ t: 'play' })
  expect((sent.at(-1)?.a as { steps?: unknown }).steps).toHaveLength(2)
  expect(sent.filter(({ a }) => a?.t === 'play')).toHaveLength(1)
})

for (const theme of ['light', 'dark', 'contrast'] as const)
  test(`axe finds nothing serious in the settings, while looking back, and where something is asked, in ${theme}`, async ({ page }) => {
    const serious = async (): Promise<string[]> => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.flatMap(({ id, impact, nodes }) =>
        impact === 'serious' || impact === 'critical' ? nodes.map((node) => `${id} ${node.target.join(' ')}`) : [],
      )
    }
    await page.goto('/')
    await page.evaluate((text) => localStorage.setItem('triktrak.settings', text), JSON.stringify({ theme }))
    await openAt(page, 'play')
    await page.locator('[data-move="6"]').click()
    expect.soft(await serious(), 'looking back').toEqual([])
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const part of await page.locator('.panel summary').all()) {
      await part.click()
      expect.soft(await serious(), await part.innerText()).toEqual([])
    }
    await openAt(page, 'roll')
    await page.getByRole('button', { name: 'Resign' }).first().click()
    expect.soft(await serious(), 'resigning').toEqual([])
  })

test('doubling is asked for twice where that is wished', async ({ page }) => {
  await prefer(page, { confirmDouble: true })
  const { sent } = await openAt(page, 'roll')
  const asked = (): string[] => sent.flatMap(({ a }) => (a ? [a.t] : []))
  await page.locator('[data-turn="double"]').click()
  await expect(page.locator('[data-turn="double-sure"]')).toHaveText('Double to 4?')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-turn="double"]')).toBeVisible()
  expect(asked()).toEqual([])
  await page.locator('[data-turn="double"]').click()
  await page.locator('[data-turn="double-sure"]').click()
  await expect.poll(asked).toEqual(['double'])
})

test('the reader is called: mark, notice, screen kept on; and no sound before a touch', async ({ page }) => {
  await prefer(page, { notify: true, awake: true })
  await page.addInitScript(() => {
    const seen = { notices: [] as string[], locks: 0, sounds: 0 }
    Object.assign(window, { seen })
    const Notice = class {
      static permission = 'granted'
      onclick: (() => void) | null = null
      constructor(title: string) {
        seen.notices.push(title)
      }
    }
    const request = () => {
      seen.locks++
      return Promise.resolve({ release: () => Promise.resolve(seen.locks--) })
    }
    const Sound = AudioContext
    Object.assign(window, {
      Notification: Notice,
      AudioContext: class extends Sound {
        constructor() {
          super()
          seen.sounds++
        }
      },
    })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<string, unknown> }).seen)
  const { tell } = await openAt(page, 'waiting')
  const icon = page.locator('link[rel=icon]')
  await expect(icon).toHaveAttribute('href', '/mark.svg')
  expect(await seen()).toEqual({ notices: [], locks: 0, sounds: 0 })

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }))
  tell([{ k: 'dance', side: 1, dice: [6, 6] }], { ...VIEWS.roll, seq: 41, dn: 21 })
  await expect(page).toHaveTitle('● Your move')
  await expect(icon).toHaveAttribute('href', '/mark-turn.svg')
  await expect.poll(seen).toMatchObject({ notices: ['Your move'], sounds: 0 })

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(seen).toMatchObject({ locks: 1 })
  await page.locator('h1').click({ force: true, position: { x: 0, y: 0 } }).catch(() => undefined)
  await page.mouse.click(5, 5)
  await expect.poll(seen).toMatchObject({ sounds: 1 })
  tell([], { ...VIEWS.waiting, seq: 43, dn: 23 })
  await expect.poll(seen).toMatchObject({ locks: 0, notices: ['Your move'] })
  await expect(icon).toHaveAttribute('href', '/mark.svg')
})

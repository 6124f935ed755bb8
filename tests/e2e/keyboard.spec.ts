import type { Page } from '@playwright/test'
import { playOut } from './driver'
import { expect, test } from './server'
import { openAt } from './views'

const said = (page: Page) => page.locator('[data-said]')
const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name), attribute)

/** Walk with the tab key until the focus is on what a selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the tab key never comes to ${selector}`)
}

/** Bring the focus to a point of the board with the arrow keys, along the way the checkers go. */
async function walkTo(page: Page, point: number): Promise<void> {
  await page.keyboard.press('Home')
  for (let i = 0; i < 40; i++) {
    if ((await focused(page, 'data-point')) === String(point)) return
    const upper = await page.evaluate(() => document.activeElement?.closest('[role=row]')?.matches(':first-child'))
    await page.keyboard.press(upper ? 'ArrowLeft' : 'ArrowRight')
  }
  throw new Error(`the arrow keys never come to ${point}`)
}

test('a whole match by the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const counted = window as unknown as { touches: number }
    counted.touches = 0
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(kind, () => counted.touches++, true)
  })
  await page.goto('/')
  await tabTo(page, '[data-length="1"]')
  await page.keyboard.press('Enter')
  await tabTo(page, '[data-start]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid')).toBeVisible()
  await tabTo(page, '[data-grid] button')
  await playOut(page, {
    roll: () => page.keyboard.press('r'),
    async step(from, die) {
      await tabTo(page, '[data-grid] button')
      await walkTo(page, from)
      await page.keyboard.press(String(die))
    },
    done: () => page.keyboard.press('r'),
    async take() {
      await page.keyboard.press('t')
      await page.keyboard.press('t')
    },
    next: () => page.keyboard.press('r'),
  })
  await expect(page.getByRole('heading', { level: 2 })).toContainText(/win(s)? the match/)
  await expect(said(page)).toContainText(/win(s)? the match/)
  expect(await page.evaluate(() => (window as unknown as { touches: number }).touches)).toBe(0)
})

test('a number moves by that die from the point with the focus, and says what it did', async ({ page }) => {
  await openAt(page, 'play')
  await page.locator('[data-point="11"]').focus()
  await page.keyboard.press('6')
  await expect(page.getByRole('button', { name: /^5 point, 3 yours/ })).toBeVisible()
  await expect(said(page)).toHaveText('11 to 5. Left: 3.')
  await page.keyboard.press('Shift+U')
  await expect(said(page)).toHaveText('Taken back. Left: 6, 3.')
  await page.keyboard.press('4')
  await expect(page.getByRole('status').filter({ hasText: 'There is no 4 to play' })).toHaveCount(1)
  await page.locator('[data-point="5"]').focus()
  await page.keyboard.press('3')
  await expect(said(page)).toHaveText('5 to 2 hitting. Left: 6.')
})

test('a number that the checker may not use asks the rules why', async ({ page }) => {
  const { sent, say } = await openAt(page, 'play')
  await page.locator('[data-point="24"]').focus()
  await page.keyboard.press('6')
  await expect.poll(() => sent.at(-1)).toMatchObject({ t: 'why', plays: ['24/18'] })
  const { n } = sent.at(-1) as unknown as { n: number }
  say({ t: 'because', n, code: 'blocked', params: { point: 18 } })
  await expect(page.getByRole('status').filter({ hasText: 'The 18 point is blocked' })).toHaveCount(1)
})

test('without the focus on a point a number moves the only checker it can', async ({ page }) => {
  await openAt(page, 'passing')
  await page.locator('[data-point="4"]').focus()
  await page.keyboard.press('2')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('6')
  await expect(page.getByRole('status').filter({ hasText: 'More than one checker can do that' })).toHaveCount(1)
  await page.locator('[data-point="24"]').focus()
  await page.keyboard.press('6')
  await expect(said(page)).toHaveText('24 to 18 hitting. All dice played.')
})

test('the arrow keys go the way of the checkers, Home and End to its ends', async ({ page }) => {
  await openAt(page, 'play')
  await page.locator('[data-point="24"]').focus()
  const walk: string[] = []
  for (let i = 0; i < 28; i++) {
    walk.push((await focused(page, 'data-cell'))!)
    const upper = await page.evaluate(() => document.activeElement?.closest('[role=row]')?.matches(':first-child'))
    await page.keyboard.press(upper ? 'ArrowLeft' : 'ArrowRight')
  }
  const points = walk.filter((cell) => cell.startsWith('0 ')).map((cell) => Number(cell.slice(2)))
  const way = Array.from({ length: 25 }, (_, i) => 24 - i)
  expect(points.filter((point) => point !== 25).slice(0, 25)).toEqual(way)
  await page.keyboard.press('Home')
  expect(await focused(page, 'data-point')).toBe('24')
  await page.keyboard.press('End')
  expect(await focused(page, 'data-point')).toBe('0')
})

test('a key pressed out of turn says whose turn it is, and pressed twice rolls once', async ({ page }) => {
  await openAt(page, 'waiting')
  await page.keyboard.press('r')
  await expect(said(page)).toHaveText('Triktrak to move.')
  const { sent } = await openAt(page, 'roll')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.filter(({ t }) => t === 'cmd').length).toBe(1)
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('the cube needs two presses: one key finds the button, the same again presses it', async ({ page }) => {
  const { sent } = await openAt(page, 'roll')
  await page.keyboard.press('d')
  await expect(page.getByRole('button', { name: 'Redouble' })).toBeFocused()
  expect(sent.filter(({ t }) => t === 'cmd')).toEqual([])
  await page.keyboard.press('d')
  await expect.poll(() => sent.at(-1)?.a).toEqual({ t: 'double' })
})

test('score and pips, the board and the last play are said', async ({ page }) => {
  await openAt(page, 'play')
  await page.keyboard.press('s')
  await expect(said(page)).toHaveText('You: 3, Triktrak: 2. 9-point match. You: 147 pips, Triktrak: 148 pips.')
  await page.keyboard.press('b')
  await expect(said(page)).toHaveText(
    'Your move. Dice 6-3. You: 1 on 24, 1 on 21, 4 on 13, 1 on 11, 3 on 6, 2 on 5, 2 on 4, 1 on 3. ' +
      'Triktrak: 1 on 1, 1 on 2, 2 on 12, 3 on 17, 3 on 18, 5 on 19. Triktrak owns the cube at 2.',
  )
  await page.keyboard.press('l')
  await expect(said(page)).toHaveText('Triktrak rolls 6-2 and plays bar/23 13/7.')
})

test('the keys are silent while one types in a field, and listed by the question mark', async ({ page }) => {
  const { sent } = await openAt(page, 'roll')
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Type a play or a command' })).toBeFocused()
  await page.keyboard.type('rdbsx')
  await expect(page.getByRole('textbox')).toHaveValue('rdbsx')
  expect(sent.filter(({ t }) => t === 'cmd')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys and commands' })
  await expect(help).toContainText('score and pips')
  await page.keyboard.press('r')
  expect(sent.filter(({ t }) => t === 'cmd')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect.poll(() => sent.at(-1)?.a).toEqual({ t: 'roll' })
})

test('whoever pressed a button that is gone is led on to the board', async ({ page }) => {
  const { sent, tell } = await openAt(page, 'roll')
  const { VIEWS } = await import('./views')
  await tabTo(page, '[data-turn="roll"]')
  await page.keyboard.press('Enter')
  await expect.poll(() => sent.at(-1)?.a).toEqual({ t: 'roll' })
  tell([{ k: 'roll', side: 0, dice: [6, 3], opening: false }], { ...VIEWS.play, seq: 41, dn: 21 })
  await expect(page.getByRole('button', { name: /^24 point/ })).toBeFocused()
})

test('a point that shows its focus does not lie over the buttons on the board', async ({ page }) => {
  await openAt(page, 'roll')
  await page.keyboard.press('Tab')
  const covered = await page.evaluate(() => {
    const found: string[] = []
    for (const spot of document.querySelectorAll<HTMLElement>('.spot')) {
      spot.focus()
      for (const button of document.querySelectorAll<HTMLElement>('[data-turn]')) {
        const { x, y, width, height } = button.getBoundingClientRect()
        for (const [left, top] of [0.1, 0.5, 0.9].flatMap((a) => [0.1, 0.5, 0.9].map((b) => [a, b] as const))) {
          const hit = document.elementFromPoint(x + width * left, y + height * top)
          if (!button.contains(hit)) found.push(`${button.dataset.turn} under ${spot.ariaLabel}`)
        }
      }
    }
    return found
  })
  expect(covered).toEqual([])
})

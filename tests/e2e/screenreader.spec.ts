import type { Locator, Page } from '@playwright/test'
import { playOut } from './driver'
import { expect, test } from './server'
import { openAt, VIEWS } from './views'

const polite = (page: Page) => page.locator('[aria-live="polite"]')
const assertive = (page: Page) => page.locator('[aria-live="assertive"]')

/** What a screen reader does with a button in browse mode: neither key nor pointer, only its default action. */
const press = (button: Locator): Promise<void> => button.dispatchEvent('click')

test('a whole match by roles and names alone', async ({ page }) => {
  test.setTimeout(240_000)
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first()
  await page.goto('/')
  await press(button(/^1 point/))
  await press(page.getByRole('button', { name: 'Play', exact: true }))
  await expect(page.getByRole('grid', { name: 'Backgammon board' })).toBeVisible()
  const heard = new Set<string>()
  await playOut(page, {
    roll: () => press(button(/^Roll$/)),
    async step(from, die, to) {
      // The second press of the same point within a moment would be a double click.
      await page.waitForTimeout(270)
      await press(page.getByRole('grid').getByRole('button', { name: /; can move/ }).first())
      // One way only: it has moved at once. Else it is chosen, and the places it can reach say so.
      const target = page.getByRole('grid').getByRole('button', { name: /; can be reached/ })
      // One die's way, where it is offered: farther on the board might ask whether to hit on the way.
      const near = target.and(page.getByRole('button', { name: new RegExp(`^${to} point`) }))
      if ((await near.count()) > 0) await press(near.first())
      else if ((await target.count()) > 0) await press(target.first())
      heard.add((await polite(page).innerText()).replace(/\d+/g, 'n'))
      void [from, die, to]
    },
    async reach() {
      const target = page.getByRole('grid').getByRole('button', { name: /; can be reached/ })
      if ((await target.count()) > 0) await press(target.first())
    },
    done: () => press(button(/^Done$/)),
    take: () => press(button(/^(Take|Accept)(?! back)/)),
    next: () => press(button('Next game')),
  })
  await expect(page.getByRole('heading', { level: 2 })).toContainText(/win(s)? the match/)
  await expect(polite(page)).toContainText(/win(s)? the match/)
  expect([...heard].some((text) => text.includes('to n. All dice played.'))).toBe(true)
})

test('by the list of steps alone', async ({ page }) => {
  const { sent } = await openAt(page, 'play')
  await page.getByRole('button', { name: 'Position as a list' }).first().press('Enter')
  const list = page.getByRole('region', { name: 'Position as a list' })
  await expect(list).toContainText('Your move. Dice 6-3.')
  await expect(list.getByRole('listitem').filter({ hasText: /^4 on 13$/ })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await press(list.getByRole('button', { name: '5/2*: 3 to 2 point hitting' }))
  await press(list.getByRole('button', { name: '13/7: 6 to 7 point' }))
  await expect(list).toContainText('All dice played.')
  await press(list.getByRole('button', { name: 'Done' }))
  await expect.poll(() => sent.at(-1)?.a?.t).toBe('play')
  // It is remembered.
  await page.reload()
  await expect(list).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('grid')).toBeVisible()
})

const MOMENTS = {
  en: {
    turn: 'Your move.',
    hit: 'Triktrak rolls 6-2 and plays 24/18* 13/11. Your checker on 7 is hit.',
    dance: 'Triktrak rolls 6-6: no legal play.',
    double: 'Triktrak doubles. Level at 3–2',
    take: 'Take: Play for 2. The cube is yours.',
    won: 'Gammon for Triktrak: 4 points',
  },
  nl: {
    turn: 'Jij bent aan zet.',
    hit: 'Triktrak gooit 6-2 en speelt 24/18* 13/11. Je steen op 7 is geslagen.',
    dance: 'Triktrak gooit 6-6',
    double: 'Triktrak verdubbelt.',
    take: 'Aannemen: We spelen om 2. De cube is van jou.',
    won: 'Gammon voor Triktrak: 4 punten',
  },
  de: {
    turn: 'Du bist am Zug.',
    hit: 'Triktrak würfelt 6-2 und spielt 24/18* 13/11. Dein Stein auf 7 ist geschlagen.',
    dance: 'Triktrak würfelt 6-6',
    double: 'Triktrak doppelt.',
    take: 'Annehmen: Es geht um 2. Der Doppler gehört dir.',
    won: 'Gammon für Triktrak: 4 Punkte',
  },
} as const

for (const [locale, words] of Object.entries(MOMENTS))
  test.describe(`a reader of ${locale} hears`, () => {
    test.use({ locale })

    test('what the other side does, and at once that it is their turn', async ({ page }) => {
      const { tell } = await openAt(page, 'waiting')
      await expect(assertive(page)).toHaveText('')
      const steps: [number, number, number][] = [
        [24, 18, 7],
        [13, 11, 0],
      ]
      tell(
        [
          { k: 'roll', side: 1, dice: [6, 2], opening: false },
          { k: 'play', side: 1, dice: [6, 2], steps, play: '24/18* 13/11', forced: false },
        ],
        { ...VIEWS.roll, seq: 41, dn: 21 },
      )
      await expect(polite(page)).toHaveText(words.hit)
      await expect(assertive(page)).toHaveText(words.turn)
      tell([{ k: 'dance', side: 1, dice: [6, 6] }], { ...VIEWS.roll, seq: 43, dn: 23 })
      await expect(polite(page)).toContainText(words.dance)
      tell([{ k: 'won', side: 1, kind: 2, points: 4, end: 'bear-off', match: false }], {
        ...VIEWS.over,
        seq: 45,
        dn: 25,
      })
      await expect(polite(page)).toContainText(words.won)
    })

    test('a double with the stakes', async ({ page }) => {
      await openAt(page, 'doubled')
      await expect(assertive(page)).toContainText(words.take)
      await expect(assertive(page)).toContainText(words.double.split('.')[0]!)
    })
  })

test('the same said twice is said twice', async ({ page }) => {
  await openAt(page, 'play')
  await expect(polite(page)).toHaveText('You roll 6-3.')
  await page.evaluate(() => {
    const counted = window as unknown as { said: number }
    counted.said = 0
    new MutationObserver((all) => (counted.said += all.filter((each) => each.addedNodes.length > 0).length)).observe(
      document.querySelector('[data-said]')!,
      { childList: true },
    )
  })
  for (const times of [1, 2]) {
    await page.keyboard.press('s')
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: number }).said)).toBe(times)
  }
})

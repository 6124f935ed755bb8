import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './server'
import { TablePage } from './table'
import { openAt, VIEWS } from './views'

/** What moved on the page without being animated, as Chromium counts it; lists grow and scroll, and may. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { sources: { node?: Node }[] }
        const found: string[] = []
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[])
            for (const { node } of sources)
              if (node instanceof Element && !node.closest('.part-feed, .part-moves, .sheet')) found.push(node.outerHTML.slice(0, 80))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found), 100)
      }),
  )

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  'phone on its side': { width: 740, height: 360 },
  desktop: { width: 1440, height: 900 },
}))
  test.describe(name, () => {
    test.use({ viewport })

    test('board, strips and dock stay where they are when dice, cube and buttons come and go', async ({ page }) => {
      const { tell } = await openAt(page, 'waiting')
      const parts = ['svg.tt-board', '.opp', '.me', '.tabbar']
      const places = (): Promise<unknown> =>
        page.evaluate(
          (selectors) => selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()),
          parts,
        )
      const before = await places()
      let seq = 50
      for (const moment of ['roll', 'play', 'waiting', 'resigning', 'over', 'play'] as const) {
        tell([], { ...VIEWS[moment], seq: ++seq, dn: seq })
        await page.waitForTimeout(80)
        expect(await places(), moment).toEqual(before)
      }
    })

    test('nothing jumps while a game is played', async ({ page }) => {
      const table = await TablePage.start(page)
      await page.evaluate(() => document.fonts.ready)
      await table.until(['play', 'roll'])
      const before = (await shifts(page)).length
      for (let i = 0; i < 6; i++) await table.step()
      expect((await shifts(page)).slice(before)).toEqual([])
    })
  })

test.describe('a screen with a notch', () => {
  const insets = { top: 44, topMax: 44, bottom: 34, bottomMax: 34, left: 0, leftMax: 0, right: 0, rightMax: 0 }
  const notched = async (page: Page, sides: Partial<typeof insets>): Promise<CDPSession> => {
    const wire = await page.context().newCDPSession(page)
    await wire.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { ...insets, ...sides } } as never)
    return wire
  }
  const outside = (page: Page, { top, bottom, left, right }: typeof insets): Promise<string[]> =>
    page.evaluate(
      ([t, b, l, r]) =>
        [...document.querySelectorAll('main.table button, main.table a, svg.tt-board')]
          .filter((e) => e.getClientRects().length > 0 && !e.closest('[popover]'))
          .filter((e) => {
            const box = e.getBoundingClientRect()
            const low = innerHeight - b! - box.bottom
            return box.top < t! - 0.5 || low < -0.5 || box.left < l! - 0.5 || box.right > innerWidth - r! + 0.5
          })
          .map((e) => e.outerHTML.slice(0, 60)),
      [top, bottom, left, right],
    )

  for (const [width, height, sides] of [
    [390, 844, {}],
    [844, 390, { top: 0, topMax: 0, bottom: 21, bottomMax: 21, left: 47, leftMax: 47, right: 47, rightMax: 47 }],
  ] as const)
    test(`leaves its corners free at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await notched(page, sides)
      for (const moment of ['play', 'roll', 'over'] as const) {
        await openAt(page, moment)
        expect(await outside(page, { ...insets, ...sides }), moment).toEqual([])
      }
    })
})

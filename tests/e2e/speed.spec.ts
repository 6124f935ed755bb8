import { expect, test } from './server'
import { TablePage } from './table'
import { openAt, VIEWS } from './views'

/** "Fast 4G" of Chromium's developer tools: 9 and 1.5 Mbit/s less a tenth, 60 ms with their factor 2.75 for latency. */
const FAST_4G = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
}

test('the first board can be played on within two seconds on fast 4G', async ({ page, context }) => {
  const table = await TablePage.start(page)
  await table.until(['play', 'roll'])
  const cold = await context.newPage()
  const wire = await context.newCDPSession(cold)
  await wire.send('Network.enable')
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  await wire.send('Network.emulateNetworkConditions', FAST_4G)
  await cold.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('[data-turn]:enabled, .usable')) return
      Object.assign(window, { playable: performance.now() })
      look.disconnect()
    })
    look.observe(document, { subtree: true, childList: true, attributes: true })
  })
  await cold.goto(page.url(), { waitUntil: 'commit' })
  const took = await cold.waitForFunction(() => (window as { playable?: number }).playable)
  const ms = Math.round((await took.jsonValue())!)
  test.info().annotations.push({ type: 'playable on fast 4G', description: `${ms} ms` })
  expect(ms).toBeLessThan(2000)
})

test.describe('with everything moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const speed of ['slow', 'off'])
    test(`the controls are there at once after the other side’s play, animation ${speed}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('triktrak.settings', text), JSON.stringify({ speed }))
      const { tell, sent } = await openAt(page, 'waiting')
      const ready = page.evaluate(
        () =>
          new Promise<{ at: number; moving: boolean }>((resolve) => {
            const moving = (): boolean =>
              document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.closest('svg') != null)
            const look = new MutationObserver(() => {
              if (!document.querySelector('[data-turn="roll"]:enabled')) return
              look.disconnect()
              const at = Date.now()
              setTimeout(() => resolve({ at, moving: moving() }), 250)
            })
            look.observe(document.body, { subtree: true, childList: true, attributes: true })
          }),
      )
      await page.waitForTimeout(100)
      const steps: [number, number, number][] = [
        [25, 23, 0],
        [13, 7, 0],
      ]
      const begun = Date.now()
      tell(
        [
          { k: 'roll', side: 1, dice: [6, 2], opening: false },
          { k: 'play', side: 1, dice: [6, 2], steps, play: 'bar/23 13/7', forced: false },
        ],
        { ...VIEWS.roll, seq: 42, dn: 22 },
      )
      const { at, moving } = await ready
      test.info().annotations.push({ type: 'controls enabled', description: `${at - begun} ms` })
      expect(at - begun).toBeLessThanOrEqual(150)
      expect(moving).toBe(speed !== 'off')
      // Whoever acts is not kept waiting by what still moves.
      await page.locator('[data-turn="roll"]').click()
      await expect.poll(() => sent.at(-1)?.a?.t).toBe('roll')
    })
})

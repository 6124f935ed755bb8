/** Sitting at the table in a browser: everything goes through what a person sees and touches. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './server'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** When to do what a person has to decide. */
export interface Policy {
  double?: boolean
  take?: boolean
}

export class TablePage {
  constructor(readonly page: Page) {}

  /** Start a match from the start page. */
  static async start(page: Page, { length = 3, local = false } = {}): Promise<TablePage> {
    await page.goto('/')
    if (local) await page.locator('.play .seg').first().locator('button').last().click()
    await page.locator(`[data-length="${length}"]`).click()
    await page.locator('[data-start]').click()
    const table = new TablePage(page)
    await table.ready()
    return table
  }

  async ready(): Promise<void> {
    // The start page shows a board too.
    await expect(this.page).not.toHaveURL(({ pathname }) => pathname === '/')
    await expect(this.page.locator('svg.tt-board')).toBeVisible()
    await expect(this.page.locator('.ck').first()).toBeVisible()
  }

  button(name: string): Locator {
    return this.page.locator(`[data-turn="${name}"]:enabled:not(.busy, [aria-disabled="true"])`)
  }

  option(name: string): Locator {
    return this.page.locator(`[data-option="${name}"]:enabled`)
  }

  spot(point: number): Locator {
    return this.page.locator(`[data-point="${point}"]`)
  }

  /** Where to touch a point: near the edge, where its checkers lie. */
  async at(point: number): Promise<{ x: number; y: number }> {
    const spot = this.spot(point)
    const box = (await spot.boundingBox())!
    const board = (await this.page.locator('svg.tt-board').boundingBox())!
    const upper = box.y + box.height / 2 < board.y + board.height / 2
    const whole = box.height > board.height * 0.8
    return { x: box.x + box.width / 2, y: box.y + box.height * (whole ? 0.5 : upper ? 0.2 : 0.8) }
  }

  async tap(point: number): Promise<void> {
    const { x, y } = await this.at(point)
    await this.page.mouse.click(x, y)
  }

  /** The points from which a checker can move now, as the mover counts. */
  async movable(): Promise<number[]> {
    return this.page
      .locator('.spot.usable')
      .evaluateAll((spots) => spots.map((spot) => Number((spot as SVGElement).dataset.point)))
  }

  /** Everything there is to see of the match, as text. */
  async seen(): Promise<unknown> {
    return this.page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((e) => e.textContent?.replace(/\s+/g, ' ').trim())
      const labels = [...document.querySelectorAll('.spot')].map((spot) => spot.getAttribute('aria-label'))
      const dice = [...document.querySelectorAll('.die')].map((die) => [
        die.getAttribute('class'),
        die.querySelectorAll('.p').length,
      ])
      const turn = [...document.querySelectorAll<HTMLButtonElement>('[data-turn], [data-option]')].map((b) => [
        b.textContent?.trim(),
        b.disabled || b.ariaDisabled === 'true',
      ])
      return {
        labels,
        dice,
        turn,
        score: texts('[data-score]'),
        cube: texts('.cube text'),
        moves: texts('.moves td'),
        feed: texts('.feed p'),
      }
    })
  }

  /** What is seen once nothing moves any more. */
  async settled(): Promise<unknown> {
    let before = JSON.stringify(await this.seen())
    for (let i = 0; i < 20; i++) {
      // Longer than any word is held on the board.
      await this.page.waitForTimeout(1000)
      const now = JSON.stringify(await this.seen())
      if (now === before) return JSON.parse(now)
      before = now
    }
    throw new Error('the board does not come to rest')
  }

  /** Make any whole play with taps, and pick up the dice. */
  async play(): Promise<void> {
    const done = this.button('done')
    for (let taps = 0; taps < 12; taps++) {
      if (await done.isVisible()) break
      const [point] = await this.movable()
      if (point === undefined) break
      await this.tap(point)
      // The second tap on the same point within a moment would be a double click.
      await this.page.waitForTimeout(270)
    }
    await done.click()
  }

  /** What is due now, once something is: 'roll', 'play', 'take', 'answer', 'next' or 'over'. */
  async due(): Promise<string> {
    const due = this.page.locator(
      ['roll', 'done', 'next', 'rematch'].map((name) => `[data-turn="${name}"]:not(.busy)`).join(', ') +
        ', [data-option]:enabled',
    )
    await expect(due.first()).toBeVisible({ timeout: 20_000 })
    const name = await due
      .first()
      .evaluate((e) => (e as HTMLElement).dataset.turn ?? (e as HTMLElement).dataset.option ?? '')
    return { done: 'play', rematch: 'over', take: 'take', drop: 'take', beaver: 'take', accept: 'answer' }[name] ?? name
  }

  /** Do one thing that is due; returns what it was. */
  async step({ double = false, take = true }: Policy = {}): Promise<string> {
    const due = await this.due()
    if (due === 'roll') {
      if (double && (await this.button('double').isVisible())) {
        await this.button('double').click()
        return 'double'
      }
      await this.button('roll').click()
    } else if (due === 'play') await this.play()
    else if (due === 'take') await this.option(take ? 'take' : 'drop').click()
    else if (due === 'answer') await this.option('accept').click()
    else if (due === 'next') await this.button('next').click()
    await this.page.waitForTimeout(30)
    return due
  }

  /** Go on until `stop` is due (or the match is over). */
  async until(stop: readonly string[], policy: Policy = {}): Promise<string> {
    for (let i = 0; i < 600; i++) {
      const due = await this.due()
      if (stop.includes(due) || due === 'over') return due
      await this.step(policy)
    }
    throw new Error(`600 steps and never ${stop.join(' or ')}`)
  }

  async resign(level: 1 | 2 | 3): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Resign|Opgeven|Aufgeben)$/ })
      .first()
      .click()
    // What was due before is shown until the server has the offer: it is a line of the list then.
    const lines = (): Promise<string | null> => this.page.locator('.moves').textContent()
    const before = await lines()
    await this.page.locator(`[data-resign="${level}"]`).click()
    await expect.poll(lines).not.toBe(before)
  }
}

/** Whether the page can be scrolled either way, and which elements stick out to the side. */
export async function overflow(page: Page): Promise<{ scrolls: boolean; wide: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement
    // Words that do not fit; what only decorates, or widens what a finger may touch, may stick out.
    const clipped = (e: Element): boolean =>
      Boolean(e.textContent?.trim()) &&
      e.scrollWidth > e.clientWidth + 1 &&
      getComputedStyle(e).overflowX !== 'auto' &&
      e.clientWidth > 1
    const wide = [...document.querySelectorAll('button, a, p, h1, h2, h3, b, span, td, label, .text, .what')].filter(clipped)
    const outside = [...document.querySelectorAll('button, a, p, h2')].filter((e) => {
      const { right, left, width } = e.getBoundingClientRect()
      return width > 1 && (right > innerWidth + 0.5 || left < -0.5)
    })
    return {
      scrolls:
        root.scrollWidth > innerWidth || root.scrollHeight > innerHeight || document.body.scrollHeight > innerHeight,
      wide: [...wide, ...outside].map((e) => `${e.tagName}.${e.className}: ${e.textContent?.trim().slice(0, 40)}`),
    }
  })
}

/** Two browsers at one table: one invites, the other sits down. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from './server'
import { TablePage } from './table'

/** Invite a friend from the start page; returns the link. */
export async function invite(page: Page, name = 'Ann', length = 3): Promise<string> {
  await page.goto('/')
  await page.locator('.play .seg button').nth(1).click()
  await page.locator(`[data-length="${length}"]`).click()
  await page.locator('.play summary').click()
  await page.locator('.options input.inp').first().fill(name)
  await page.locator('[data-start]').click()
  return page.locator('[data-link]').inputValue()
}

/** Sit down by a link. */
export async function join(page: Page, link: string, name = 'Ben'): Promise<TablePage> {
  await page.goto(link)
  await page.locator('form .inp').fill(name)
  await page.locator('[data-join]').click()
  const table = new TablePage(page)
  await table.ready()
  return table
}

/** A page of another browser: nothing is shared with the first one. */
export async function stranger(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options })
  return context.newPage()
}

/** Two friends at a new table. */
export async function friends(browser: Browser, page: Page, baseURL: string, length = 3): Promise<[TablePage, TablePage]> {
  const link = await invite(page, 'Ann', length)
  const ben = await join(await stranger(browser, baseURL), link)
  const ann = new TablePage(page)
  await ann.ready()
  return [ann, ben]
}

/** The one of two whose turn it is, once it is somebody's. */
export async function onTurn(tables: readonly TablePage[]): Promise<TablePage> {
  const due = '[data-turn]:enabled:not(.busy, [aria-disabled="true"]):not([data-turn="undo"]), [data-option]:enabled, .spot.usable'
  let found: TablePage | undefined
  await expect
    .poll(
      async () => {
        for (const table of tables) if (await table.page.locator(due).first().isVisible()) found = table
        return found !== undefined
      },
      { timeout: 20_000, intervals: [50] },
    )
    .toBe(true)
  return found!
}

/** What both must see alike: the moves, the score and the cube. (Steps of a play that is not Done are its maker's.) */
export async function common(table: TablePage): Promise<unknown> {
  return table.page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((e) => e.textContent?.trim())
    const sides = [...document.querySelectorAll<HTMLElement>('[data-side]')].map((e) => [
      e.dataset.side,
      e.querySelector('[data-score]')?.textContent?.trim(),
    ])
    // Each reader has a column of their own first.
    return { moves: texts('.moves td').filter(Boolean).sort(), cube: texts('.cube text'), sides: sides.sort() }
  })
}

/** Both come to show the same; while one of them is still being told, neither can be taken as how it will be. */
export async function agree(one: TablePage, other: TablePage, timeout = 10_000): Promise<void> {
  await expect(async () => expect(await common(one)).toEqual(await common(other))).toPass({ timeout })
}

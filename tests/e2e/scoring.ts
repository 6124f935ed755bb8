/** Keeping score in a browser: what a person at the table taps and reads. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect } from './server'

export const LANDSCAPE = { width: 740, height: 360 }
export const PORTRAIT = { width: 360, height: 740 }

/** Begin a sheet by its form; what is not said stays as it is. */
export async function begin(
  page: Page,
  names: string[],
  how: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto('/scorebook/new')
  await how(page)
  for (const [at, name] of names.entries()) await page.locator(`[data-name="${at}"]`).fill(name)
  await page.locator('[data-create]').click()
}

export const half = (page: Page, side: 0 | 1): Locator => page.locator(`.half[data-side="${side}"]`)

export async function stands(page: Page, white: number, black: number): Promise<void> {
  await expect(half(page, 0).locator('[data-score]')).toHaveText(String(white))
  await expect(half(page, 1).locator('[data-score]')).toHaveText(String(black))
}

/** What axe calls serious or critical. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}

/** Plays a whole game by what the board says of itself; how a thing is done is for the hands that are given. */
import type { Page } from '@playwright/test'
import { expect } from './server'

/** One way to do what a player does. */
export interface Means {
  roll(): Promise<void>
  step(from: number, die: number, to: number): Promise<void>
  /** Take the chosen checker to a place it can reach. */
  reach?(): Promise<void>
  done(): Promise<void>
  take(): Promise<void>
  next(): Promise<void>
}

const CAN_MOVE = /^(Bar|\d+).*; can move (\d)(?: to (\d+) point| off)/

/** What the board's names say can be moved: the first checker, with its first die. */
async function offered(page: Page): Promise<[number, number, number] | null> {
  const names = await page
    .getByRole('grid')
    .getByRole('button', { name: /; can move/ })
    .evaluateAll((all) => all.map((e) => e.getAttribute('aria-label')!))
  const found = names.map((name) => CAN_MOVE.exec(name)).find(Boolean)
  return found ? [found[1] === 'Bar' ? 25 : Number(found[1]), Number(found[2]), Number(found[3] ?? 0)] : null
}

type Due = 'roll' | 'done' | 'move' | 'take' | 'next' | 'over'

/** What a screen reader finds to be due now, once something is. */
async function due(page: Page): Promise<Due> {
  const there = async (name: string | RegExp): Promise<boolean> =>
    (await page.getByRole('button', { name, disabled: false }).count()) > 0
  let found: Due | null = null
  await expect(async () => {
    found = (await there('Rematch'))
      ? 'over'
      : (await there('Next game'))
        ? 'next'
        : (await there(/^(Take|Accept)(?! back)/))
          ? 'take'
          : (await there(/^Roll$/))
            ? 'roll'
            : (await there(/^Done$/))
              ? 'done'
              : (await there(/; can (move|be reached)/))
                ? 'move'
                : null
    expect(found).not.toBeNull()
  }).toPass({ timeout: 20_000, intervals: [20, 40, 80, 160] })
  return found!
}

/** Play on until the match is over. */
export async function playOut(page: Page, means: Means): Promise<void> {
  for (let deeds = 0; deeds < 600; deeds++) {
    const now = await due(page)
    if (now === 'over') return
    if (now === 'move') {
      const step = await offered(page)
      // A checker is chosen already, and what is left is where to.
      if (step === null) await means.reach?.()
      if (step === null) continue
      await means.step(...step)
    } else await means[now]()
  }
  throw new Error('600 deeds and the match is not over')
}

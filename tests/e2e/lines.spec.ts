import { spawn, type ChildProcess } from 'node:child_process'
import { join as path } from 'node:path'
import { agree, friends, invite, join, onTurn, stranger } from './friends'
import { expect, PYTHON, ROOT, Server, test } from './server'
import { TablePage } from './table'

const KILLS = process.env.TRIKTRAK_SOAK ? 50 : 10
const TURNS = 12
const BACK_MS = 5_000

/** The proxy of the server's tests: it loses, repeats, swaps, delays and tears frames, and breaks lines. */
async function badLine(target: string): Promise<{ url: string; process: ChildProcess }> {
  const process_ = spawn(PYTHON, ['-m', 'server.proxy', target, '7'], {
    cwd: path(ROOT, 'tests'),
    env: { ...process.env, PYTHONUNBUFFERED: '1' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    process_.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    process_.once('exit', (code) => reject(new Error(`the proxy ended with ${code}`)))
  })
  return { url, process: process_ }
}

/** Do something that is due, as people do: quickly, and again if a kill or a bad line came in between. */
async function nudge(tables: readonly TablePage[]): Promise<void> {
  for (const table of tables) {
    const due = table.page.locator('[data-turn]:enabled:not(.busy, [aria-disabled="true"]):not([data-turn="undo"]):not([data-turn="double"])')
    const option = table.page.locator('[data-option]:enabled').first()
    if (await due.first().isVisible()) await due.first().click({ timeout: 500 }).catch(() => undefined)
    else if (await option.isVisible()) await option.click({ timeout: 500 }).catch(() => undefined)
    else if (await table.page.locator('.spot.usable').first().isVisible()) {
      const [point] = await table.movable()
      if (point !== undefined) await table.tap(point).catch(() => undefined)
    }
  }
}

/** How many moves the list shows; where they stand depends on the reader. */
const made = ({ page }: TablePage): Promise<number> => page.locator('.moves td').filter({ hasText: /\S/ }).count()

test('two browsers go through kills of the server: nothing is lost, and both are told', async ({ browser }) => {
  test.setTimeout(60_000 + KILLS * 20_000)
  const server = new Server()
  await server.start()
  const [ann, ben] = await friends(browser, await stranger(browser, server.url), server.url, 11)
  const lines: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const until = Date.now() + 200 + Math.random() * 500
    while (Date.now() < until) await nudge([ann, ben])
    await server.stop('SIGKILL')
    for (const { page } of [ann, ben]) await expect(page.locator('[data-banner="lost"]')).toBeVisible()
    const before = await Promise.all([ann, ben].map(made))
    // Each page says so for a moment, and the one may be back well before the other: both are watched from now on.
    const told = Promise.all([ann, ben].map(({ page }) => page.getByText('The connection is back.').waitFor()))
    await server.start()
    const back = Date.now()
    await Promise.all(
      [ann, ben].map(async ({ page }) => {
        await expect(page.locator('[data-banner="lost"]')).toHaveCount(0)
        expect(Date.now() - back).toBeLessThan(BACK_MS)
      }),
    )
    await told
    // What was on its way when the server was killed is still being sent: the two come to the same in a moment.
    await agree(ann, ben, BACK_MS)
    const moves = await made(ann)
    lines.push(moves)
    // What either board showed before is still there: it was told only after it was kept.
    expect(moves).toBeGreaterThanOrEqual(Math.max(...before))
  }
  // They really play, and still can.
  expect(lines.at(-1)!).toBeGreaterThan(lines[0]!)
  await (await onTurn([ann, ben])).step()
  // What is kept is what they see: a page that knows nothing shows the same.
  await ann.page.reload()
  await ann.ready()
  await agree(ann, ben, BACK_MS)
  await server.close()
})

test('who waits for a friend goes through a kill too', async ({ browser }) => {
  const server = new Server()
  await server.start()
  const page = await stranger(browser, server.url)
  const link = await invite(page)
  await server.stop('SIGKILL')
  await expect(page.locator('[data-banner="lost"]')).toBeVisible()
  await server.start()
  await expect(page.getByText('The connection is back.')).toBeVisible()
  await join(await stranger(browser, server.url), link)
  await new TablePage(page).ready()
  await server.close()
})

test('two browsers behind a bad line play the same match', async ({ browser, server }) => {
  test.setTimeout(240_000)
  const proxy = await badLine(server.url)
  try {
    const [ann, ben] = await friends(browser, await stranger(browser, proxy.url), proxy.url, 5)
    await expect
      .poll(async () => (await nudge([ann, ben]), made(ann)), { timeout: 200_000, intervals: [20] })
      .toBeGreaterThanOrEqual(TURNS)
    await agree(ann, ben, 30_000)
    // On a good line there is nothing else to be seen.
    const cookies = await ann.page.context().cookies()
    const straight = await stranger(browser, server.url)
    await straight.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: server.url })))
    await straight.goto(server.url + new URL(ann.page.url()).pathname)
    const table = new TablePage(straight)
    await table.ready()
    await agree(table, ben, BACK_MS)
  } finally {
    proxy.process.kill()
  }
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { agree, friends, invite, join, onTurn, stranger } from './friends'
import { expect, Server, test } from './server'
import { DESKTOP, PHONE, TablePage } from './table'

test.describe.configure({ timeout: 120_000 })

test('a friend on this computer is invited by a link, sits down, and both play', async ({ browser, page, server }) => {
  const link = await invite(page)
  expect(link).toMatch(new RegExp(`^${server.url}/join/[\\w-]{43}$`))
  // A camera would lead nowhere.
  await expect(page.getByText('This link works on this computer only.')).toBeVisible()
  await expect(page.locator('svg[data-qr]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()

  // Looking, and looking again, uses nothing up.
  const guest = await stranger(browser, server.url)
  for (let i = 0; i < 2; i++) {
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'Ann invites you to a game' })).toBeVisible()
    await expect(guest.locator('li')).toHaveText(['3-point match', 'Crawford rule'])
  }
  const ben = await join(guest, link)

  // The inviter has done nothing, and sees the board.
  const ann = new TablePage(page)
  await ann.ready()
  for (const table of [ann, ben]) {
    await expect(table.page.locator('.strip').getByText('Ann', { exact: true })).toBeVisible()
    await expect(table.page.locator('.strip').getByText('Ben', { exact: true })).toBeVisible()
  }
  for (let turn = 0; turn < 8; turn++) await (await onTurn([ann, ben])).step()
  await agree(ann, ben)

  // Both find it again from the start page.
  for (const [table, name] of [
    [ann, 'Ben'],
    [ben, 'Ann'],
  ] as const) {
    await table.page.goto('/')
    await expect(table.page.getByText(`Against ${name}, 0–0`)).toBeVisible()
    await table.page.locator('[data-resume]').click()
    await table.ready()
  }

  // And by the link that is still in the messages.
  for (const table of [ann, ben]) {
    const match = table.page.url()
    await table.page.goto(link)
    await table.ready()
    expect(table.page.url()).toBe(match)
    await table.page.goBack()
    expect(table.page.url()).not.toBe(link)
  }
})

test.describe('in the house', () => {
  let house: Server
  test.beforeAll(async () => {
    house = new Server(['--lan'])
    await house.start()
  })
  test.afterAll(() => house.close())

  test('a friend with another device scans the code and plays over the network', async ({ browser }) => {
    const page = await stranger(browser, house.url)
    const link = await invite(page)
    expect(new URL(link).hostname).not.toBe('127.0.0.1')
    await expect(page.locator('svg[data-qr]')).toHaveAttribute('data-qr', link)
    await expect(page.getByText('on this computer only')).toHaveCount(0)
    const ben = await join(await stranger(browser, new URL(link).origin), link)
    const ann = new TablePage(page)
    await ann.ready()
    for (let turn = 0; turn < 6; turn++) await (await onTurn([ann, ben])).step()
    await agree(ann, ben)
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`the pages of an invitation are fit for all, ${viewport.width} wide`, async ({ browser }) => {
      const pages = [0, 1, 2].map(() => stranger(browser, house.url, { viewport }))
      const [page, guest, certificate] = (await Promise.all(pages)) as [Page, Page, Page]
      const link = await invite(page)
      await expect(page.locator('svg[data-qr]')).toBeVisible()
      await guest.goto(link)
      await expect(guest.locator('[data-join]')).toBeVisible()
      await certificate.goto('/certificate')
      await expect(certificate.locator('h1')).toBeVisible()
      for (const each of [page, guest, certificate]) {
        expect((await new AxeBuilder({ page: each }).analyze()).violations).toEqual([])
        expect(await each.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
  }
})

test('the inviter finds the link again, makes a new one, and takes the invitation back', async ({ browser, page }) => {
  const first = await invite(page)
  await page.goto('/')
  await expect(page.getByText('Waiting for your friend')).toBeVisible()
  await page.locator('[data-resume]').click()
  await expect(page.locator('[data-link]')).toHaveValue(first)
  await page.locator('[data-renew]').click()
  await expect(page.locator('[data-link]')).not.toHaveValue(first)
  const second = await page.locator('[data-link]').inputValue()
  const guest = await stranger(browser, new URL(first).origin)
  await guest.goto(first)
  await expect(guest.getByText('This link leads nowhere.')).toBeVisible()
  await guest.goto(second)
  await expect(guest.locator('[data-join]')).toBeVisible()
  await page.locator('[data-withdraw]').click()
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible()
  await guest.locator('[data-join]').click()
  await expect(guest.getByText('This invitation has been withdrawn.')).toBeVisible()
})

for (const [locale, used, own] of [
  ['en', 'Somebody has sat down with this link already', 'This is your own invitation'],
  ['nl', 'Met deze link is al iemand aangeschoven', 'Dit is je eigen uitnodiging'],
  ['de', 'Mit diesem Link hat sich schon jemand gesetzt', 'Das ist deine eigene Einladung'],
] as const) {
  test.describe(`a reader of ${locale}`, () => {
    test.use({ locale })
    test('is told why a link does not work', async ({ browser, page, server }) => {
      const link = await invite(page)
      await page.goto(link)
      await expect(page.getByText(own)).toBeVisible()
      await join(await stranger(browser, server.url), link)
      const third = await stranger(browser, server.url, { locale })
      await third.goto(link)
      await expect(third.getByText(used)).toBeVisible()
    })
  })
}

test('who goes away and comes back is told to the other', async ({ browser, page, server }) => {
  const [ann, ben] = await friends(browser, page, server.url)
  const strip = ann.page.locator('[data-side="1"] [data-here]')
  await expect(strip).toHaveAttribute('data-here', 'true')
  const url = ben.page.url()
  await ben.page.goto('about:blank')
  await expect(strip).toHaveText('reconnecting…', { timeout: 15_000 })
  await expect(ann.page.locator('[role=status] p', { hasText: 'Ben has lost the connection' })).toBeVisible()
  await ben.page.goto(url)
  await expect(ann.page.locator('[role=status] p', { hasText: 'Ben is back.' })).toBeVisible()
  await expect(strip).toHaveText(/pips/)
})

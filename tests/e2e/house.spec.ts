/** The house of the scorebook: who and where, one sheet and its history, what is looked for, and files. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { stranger } from './friends'
import { begin, findings, half, stands } from './scoring'
import { bookTest as test, expect, Server } from './server'

const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 800 }
const unique = (name: string): string => `${name} ${Date.now()}${Math.floor(Math.random() * 100)}`

/** A match of which only the result is known; its id. */
async function known(page: Page, names: [string, string], length = 5): Promise<string> {
  await begin(page, names, async () => {
    await page.locator(`[data-length="${length}"]`).click()
    await page.locator('[data-quick]').check()
    await page.locator('[data-final="0"]').fill(String(length))
    await page.locator('[data-final="1"]').fill('2')
  })
  await expect(page.locator('[data-over]')).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

const person = (page: Page, name: string) => page.locator('[data-named]').filter({ has: page.getByText(name, { exact: true }) })

for (const [name, viewport] of Object.entries({ PHONE, DESKTOP }))
  test.describe(name, () => {
    test.use({ viewport })

    test('who was written twice is merged after a look at what is joined, and taken apart again', async ({ page }) => {
      const [one, two] = [unique('Pieter'), unique('Piet')]
      await known(page, [one, 'Quinten'])
      await known(page, [two, 'Quinten'])
      await page.goto('/scorebook/players')
      await person(page, two).click()
      await page.locator('[data-merge]').click()
      await page.locator('[data-into]').selectOption({ label: 'Quinten' })
      await expect(page.getByRole('alert')).toContainText('they are two people')
      await expect(page.locator('[data-yes]')).toBeDisabled()
      await page.locator('[data-into]').selectOption({ label: one })
      await expect(page.locator('[data-preview]')).toHaveText(`1 sheet of ${two} joins 1 of ${one}: 2 together.`)
      expect.soft(await findings(page), 'merging').toEqual([])
      await page.locator('[data-yes]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(one)
      await expect(page.getByRole('heading', { name: '2 sheets' })).toBeVisible()
      await page.locator('[data-restore]').click()
      await expect(page.getByRole('heading', { name: '1 sheet', exact: true })).toBeVisible()
    })

    test('a place is made, renamed, put on a sheet, deleted and brought back', async ({ page }) => {
      const [sheet, place] = [await known(page, [unique('Rosa'), 'Sam']), unique('Kroon')]
      await page.goto('/scorebook/places')
      await page.locator('[data-person]').fill(`  Café\u00a0${place} `)
      await page.keyboard.press('Enter')
      await page.locator('[data-person]').fill(`café ${place}`)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('This name is in the book already')
      await person(page, `Café ${place}`).click()
      await page.locator('[data-edit]').click()
      await page.getByLabel('Name').fill(`Bar ${place}`)
      await page.getByLabel('Note').fill('Upstairs')
      await page.locator('[data-save]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bar ${place}`)
      await page.goto(`/scorebook/${sheet}/about`)
      await page.locator('[data-edit]').click()
      await page.locator('[data-field="place"]').fill(`bar ${place}`)
      await page.locator('[data-save]').click()
      await page.getByRole('link', { name: `Bar ${place}` }).click()
      await expect(page.locator(`[data-sheet="${sheet}"]`)).toBeVisible()
      expect.soft(await findings(page), 'a place').toEqual([])
      await page.locator('[data-delete]').click()
      await expect(person(page, `Bar ${place}`)).toHaveCount(0)
      await page.locator('[data-restore]').click()
      await person(page, `Bar ${place}`).click()
      await expect(page.locator(`[data-sheet="${sheet}"]`)).toBeVisible()
    })

    test('a sheet is put right by the keyboard, and its history says what stood there', async ({ page, context }) => {
      const sheet = await known(page, [unique('Tom'), 'Ute'])
      await page.goto(`/scorebook/${sheet}/about`)
      await page.locator('[data-edit]').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-field="day"]').fill('0000-05-01')
      await page.locator('[data-field="length"]').fill('65')
      await page.locator('[data-field="player-1"]').fill('x'.repeat(10_000))
      await page.locator('[data-save]').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-fault="player-1"]')).toHaveText('A name has at most 100 characters')
      await expect(page.locator('[data-fault="length"]')).toHaveText('A match is to 1 to 64 points')
      await page.locator('[data-field="player-1"]').fill('Ulla')
      await page.locator('[data-field="day"]').fill('2026-03-01')
      await page.locator('[data-field="length"]').fill('7')
      await page.locator('[data-field="note"]').fill('In the rain')
      expect.soft(await findings(page), 'a form').toEqual([])
      await page.locator('[data-save]').focus()
      await page.keyboard.press('Enter')
      await page.locator('[data-history] summary').click()
      const latest = page.locator('[data-entry]').first()
      await expect(latest).toContainText(/Points to play to:\s*5\s*became\s*→\s*7/)
      await expect(latest).toContainText('this device')
      await expect(latest).toContainText('In the rain')
      expect.soft(await findings(page), 'a sheet with its history').toEqual([])
      await context.setOffline(true)
      await page.reload().catch(() => undefined)
      await page.locator('[data-history] summary').click()
      await expect(page.locator('[data-history]')).toContainText('The server cannot be reached')
      await expect(page.locator('[data-entry]').first()).toContainText('In the rain')
    })

    test('what is looked for stands in the address, and is found without accents', async ({ page }) => {
      const [zoe, other] = [unique('Zoë'), unique('Bo')]
      const sheet = await known(page, [zoe, other], 3)
      await page.goto('/scorebook')
      await page.locator('[data-search]').fill(zoe.replace('ë', 'E'))
      await expect(page.locator('[data-found="1"]')).toBeVisible()
      await page.locator('[data-filters] summary').click()
      await page.locator('[data-by="opponents"]').selectOption({ label: other })
      await page.locator('[data-by="kinds"]').selectOption('money')
      await expect(page.locator('[data-found="0"]')).toBeVisible()
      await page.locator('[data-without]').last().click()
      await expect(page.locator(`[data-sheet="${sheet}"]`)).toBeVisible()
      expect.soft(await findings(page), 'what is looked for').toEqual([])
      await page.reload()
      await expect(page.locator('[data-found="1"]')).toBeVisible()
      await expect(page.locator('[data-search]')).toHaveValue(zoe.replace('ë', 'E'))
    })

    test('a table of somebody is looked at, put right, and taken in; a second time it is known', async ({ page }) => {
      const [anna, bo] = [unique('Anna'), unique('Bo')]
      const rows = [`2026-05-01;${anna};${bo};7-4`, `0000-05-01;${anna};${bo};7-3`, `2026-05-02;${'x'.repeat(200)};${bo};7-3`]
      const file = (lines: string[]) => ({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(['Wanneer;speler 1;speler 2;uitslag', ...lines].join('\n')) })
      await page.goto('/scorebook/files')
      await page.locator('[data-file]').setInputFiles(file(rows))
      await page.locator('[data-column="1"]').selectOption('day')
      await expect(page.locator('[data-faults]')).toContainText('line 3, “Wanneer”')
      await expect(page.locator('[data-faults]')).toContainText('line 4, “speler 1”')
      await expect(page.locator('[data-take]')).toBeDisabled()
      expect.soft(await findings(page), 'a table with faults').toEqual([])
      await page.locator('[data-leave-out]').check()
      await expect(page.locator('[data-would="1"]')).toBeVisible()
      await page.locator('[data-take]').click()
      await expect(page.locator('[data-taken="1"]')).toBeVisible()
      await page.locator('[data-file]').setInputFiles(file(rows.slice(0, 1)))
      await page.locator('[data-column="1"]').selectOption('day')
      await expect(page.locator('[data-doubles="1"]')).toBeVisible()
      await expect(page.locator('[data-take]')).toBeDisabled()
      await page.goto(`/scorebook?words=${encodeURIComponent(anna)}`)
      await expect(page.locator('[data-found="1"]')).toBeVisible()
    })
  })

test('an evening that a new sheet names has a page with that sheet, and takes another one over', async ({ page }) => {
  const [one, two] = [unique('Winter open'), unique('Winteropen')]
  for (const event of [one, two]) {
    await begin(page, [unique('Xander'), 'Yara'], async () => {
      await page.getByText('Options').click()
      await page.locator('[data-around="event"]').fill(event)
    })
    await stands(page, 0, 0)
  }
  await page.goto('/scorebook/events')
  await person(page, two).click()
  await page.locator('[data-merge]').click()
  await page.locator('[data-into]').selectOption({ label: one })
  await page.locator('[data-yes]').click()
  await expect(page.getByRole('heading', { name: '2 sheets' })).toBeVisible()
  await page.getByRole('link', { name: 'Events' }).click()
  await expect(person(page, two)).toHaveCount(0)
  await page.locator('[data-restore]').click()
  await expect(person(page, two)).toContainText('1 sheet')
})

/** Let the browser's store take nothing until `mended`. */
const full = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = IDBObjectStore.prototype as { add: unknown; kept?: unknown }
    store.kept = store.add
    store.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
const mended = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = IDBObjectStore.prototype as { add: unknown; kept?: unknown }
    store.add = store.kept
  })

test('a name that could not be kept stands there again, and can be kept later', async ({ page }) => {
  await page.goto('/scorebook/players')
  await full(page)
  await page.locator('[data-person]').fill('Hanneke')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-person]')).toHaveValue('Hanneke')
  await expect(page.locator('[data-named]')).toHaveCount(0)
  await mended(page)
  await page.keyboard.press('Enter')
  await expect(person(page, 'Hanneke')).toBeVisible()
  await expect(page.locator('[data-person]')).toHaveValue('')
})

test('points that could not be kept stand there again', async ({ page }) => {
  await begin(page, ['Rosa', 'Sam'], async () => {
    await page.getByRole('button', { name: 'Other game' }).click()
    await page.locator('[data-game]').fill('Hearts')
  })
  await expect(page.locator('[data-points="0"]')).toBeVisible()
  await full(page)
  await page.locator('[data-points="0"]').fill('12')
  await page.locator('[data-points="1"]').fill('7')
  await page.locator('[data-add]').click()
  await expect(page.locator('[data-points="1"]')).toHaveValue('7')
  await mended(page)
  await page.locator('[data-add]').click()
  await expect(page.locator('[data-points="1"]')).toHaveValue('')
  await expect(page.locator('table')).toContainText('12')

  await begin(page, ['Gijs', 'Hanna', 'Ivo'], () => page.getByRole('button', { name: 'Chouette' }).click())
  const how = page.locator('[data-member="1"]').getByLabel('Against the box')
  await how.selectOption('won')
  await full(page)
  await page.locator('[data-add]').click()
  await expect(how).toHaveValue('won')
  await expect(page.locator('[data-box]')).toHaveValue('0')
  await mended(page)
  await page.locator('[data-add]').click()
  await expect(page.locator('[data-total="1"]')).toHaveText('+1')
})

test('lists look as they did before the statistics were seen', async ({ page }) => {
  await known(page, ['Rosa', 'Sam'])
  const looks = (): Promise<string[]> =>
    page.locator('[data-named]').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return `${getComputedStyle(one).fontSize} ${width} ${height}`
      }),
    )
  await page.goto('/scorebook/players')
  await expect(page.locator('[data-named]')).toHaveCount(2)
  const before = await looks()
  await page.goto('/scorebook/statistics')
  await expect(page.locator('.charted').first()).toBeVisible()
  // By the program's own way, which leaves the styles where they are.
  await page.evaluate(() => {
    history.pushState(null, '', '/scorebook/players')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('[data-named]')).toHaveCount(2)
  expect(await looks()).toEqual(before)
})

test('what is no table, or too much of one, is told and changes nothing', async ({ page, context }) => {
  await page.goto('/scorebook/files')
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(500, 1)])
  await page.locator('[data-file]').setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: jpeg })
  await expect(page.locator('[data-problem]')).toHaveText('This is no table: it holds signs that no text has')
  await page.locator('[data-file]').setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.alloc(9 * 1024 * 1024, 65) })
  await expect(page.locator('[data-problem]')).toHaveText('This file is too large: 8 MB is the most.')
  await context.setOffline(true)
  await page.locator('[data-file]').setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from('day') })
  await expect(page.locator('[data-problem]')).toContainText('The server cannot be reached')
})

test('the book is saved as what the command line writes', async ({ page }) => {
  const anna = unique('Anna')
  await known(page, [anna, unique('Bo')])
  await page.goto('/scorebook/files')
  await page.locator('[data-filters] summary').click()
  await page.locator('[data-by="players"]').selectOption({ label: anna })
  await expect(page.locator('[data-giving="1"]')).toBeVisible()
  await page.locator('[data-form="csv-semicolon"]').check()
  await page.locator('[data-bom]').check()
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-give]').click()])
  expect(download.suggestedFilename()).toMatch(/^scorebook-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffsheet;day;kind;/)
  expect(lines[1]).toContain(anna)
  expect(lines).toHaveLength(3)
})

for (const lang of ['en', 'nl', 'de'] as const)
  test(`no page of the house is wider than a phone, in ${lang}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify({ lang: chosen })), lang)
    const sheet = await known(page, [unique('Maximiliane'), unique('Bartholomäus')])
    for (const path of ['players', 'clubs', 'places', 'events', 'files', `${sheet}/about`, '']) {
      await page.goto(`/scorebook/${path}`)
      await expect(page.locator('main')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width)
    }
  })

test('a confirmation is said, and that saving takes it away', async ({ browser }) => {
  const house = new Server(['--lan'])
  await house.start()
  try {
    const owner = await stranger(browser, house.url, { viewport: PHONE })
    await begin(owner, ['Vera', 'Wim'], () => owner.locator('[data-length="1"]').click())
    await half(owner, 0).locator('[data-plus="1"]').click()
    await stands(owner, 1, 0)
    await owner.locator('[data-more]').click()
    await owner.locator('[data-inviting]').click()
    const link = await owner.locator('[data-link]').inputValue()
    const friend = await stranger(browser, new URL(link).origin, { viewport: PHONE })
    await friend.goto(link)
    await friend.locator('[data-open-link]').click()
    await friend.getByRole('button', { name: 'It is so, says Wim' }).click()
    await expect(friend.locator('[data-confirmed]')).toHaveText('Confirmed by Wim')
    // Whoever was let in to one sheet reads what there is about it, and changes nothing of it.
    const about = `${new URL(owner.url()).pathname}/about`
    await friend.goto(new URL(about, link).href)
    await expect(friend.locator('[data-open]')).toBeVisible()
    await expect(friend.locator('[data-edit], [data-delete]')).toHaveCount(0)

    await owner.goto(about)
    await expect(owner.locator('[data-confirmed]')).toHaveText('✓ Wim')
    await owner.locator('[data-edit]').click()
    await owner.locator('[data-field="note"]').fill('a note')
    await expect(owner.locator('[data-lifts="false"]')).toContainText('leave that as it is')
    await owner.locator('[data-field="length"]').fill('3')
    await expect(owner.locator('[data-lifts="true"]')).toContainText('Confirmed by Wim')
    await owner.locator('[data-save]').click()
    await expect(owner.locator('[data-confirmed]')).toHaveText('By nobody yet')
  } finally {
    await house.close()
  }
})

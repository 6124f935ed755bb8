/** The glossary and the starter kit: pages of the server's, read without a script. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './server'

const LANGUAGES = ['nl', 'de', 'en'] as const

for (const lang of LANGUAGES)
  test(`the glossary and the kit are read without a script, ${lang}`, async ({ browser, server }) => {
    test.setTimeout(90_000)
    for (const [width, theme] of [[320, 'dark'], [1280, 'light'], [1280, 'contrast']] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
      const page = await context.newPage()
      const odd: string[] = []
      page.on('console', (message) => odd.push(message.text()))
      page.on('response', (answer) => answer.status() < 400 || odd.push(answer.url()))
      for (const path of ['/glossary', '/kit']) {
        await page.goto(`${server.url}${path}?lang=${lang}&theme=${theme}`)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        expect(odd).toEqual([])
      }
      await context.close()
    }
  })

test('axe finds nothing on the pages to read', async ({ page, server }) => {
  test.setTimeout(120_000)
  for (const theme of ['light', 'dark', 'contrast'])
    for (const path of ['/glossary?q=cube&', '/kit?']) {
      await page.goto(`${server.url}${path}lang=en&theme=${theme}`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`), `${path} ${theme}`).toEqual([])
    }
})

test('a term is found by keys alone, and leads to the next', async ({ page, server }) => {
  await page.goto(`${server.url}/glossary?lang=nl`)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('open steen')
  await page.keyboard.press('Enter')
  const found = page.getByRole('article')
  await expect(found.first().getByRole('heading')).toHaveText('blot')
  await expect(found.first().getByRole('img')).toHaveAttribute('alt', /Jij \(licht\)/)
  await found.first().getByRole('link', { name: 'slaan', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/glossary\?lang=nl#hit$/)
  await expect(page.locator('#hit')).toBeInViewport()
})

test('from the start page and the settings they open in the chosen language and colours', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('triktrak.settings', '{"theme":"dark","lang":"de"}'))
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Glossar' }).first().click()
  await expect(page).toHaveURL(/\/glossary\?lang=de&theme=dark$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossar')
  await page.goBack()
  await page.getByRole('button', { name: 'Einstellungen' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Starter-Kit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backgammon auf einem Blatt')
  const file = await page.request.get(`${server.url}/kit/de.pdf`)
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('what was read is there without a network too', async ({ page, context }) => {
  await page.goto('/scorebook')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/glossary?lang=nl')
  await page.goto('/kit?lang=nl')
  await context.setOffline(true)
  await page.goto('/glossary?lang=nl#blot')
  await expect(page.locator('#blot h2')).toHaveText('blot')
  await page.goto('/kit?lang=nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backgammon op één vel')
  await context.setOffline(false)
})

test('what was not read is not said to be nowhere when there is no network', async ({ page, context }) => {
  await page.goto('/scorebook')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  for (const path of ['/glossary?lang=en#blot', '/kit']) {
    await page.goto(path)
    await expect(page.locator('.problem')).toContainText(/cannot be reached|niet te bereiken|nicht erreichbar/)
  }
  await page.goto('/glossaries')
  await expect(page.locator('.problem')).toContainText('/glossaries')
  await context.setOffline(false)
})

test('what lessons lead to is there without a network before it was read', async ({ page, context }) => {
  await page.goto('/lessons')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/glossary?lang=en', { ignoreVary: true })) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/lessons/bar')
  await page.locator('.prose a').first().click()
  await expect(page.locator('#enter h2')).toHaveText('enter')
  await context.setOffline(false)
})

test('the glossary is linked from every page', async ({ page }) => {
  const paths = [
    '/', '/lessons', '/lessons/bar', '/lessons/none', '/referee', '/scorebook', '/scorebook/new', '/scorebook/files',
    '/scorebook/shared', '/scorebook/players', '/scorebook/clubs', '/scorebook/places', '/scorebook/events',
    '/scorebook/statistics', '/certificate', '/join/none', '/book/join/none', '/none', '/kit', '/s/none',
  ]
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      const link = page.getByRole('link', { name: 'Glossary', exact: true })
      if (!(await link.filter({ visible: true }).count()))
        await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
      await expect(link.filter({ visible: true }).first(), `${path} at ${width}`).toHaveAttribute('href', /^\/glossary/)
    }
  }
})

for (const lang of LANGUAGES)
  test(`the kit prints on two pages, ${lang}`, async ({ page, server }) => {
    await page.goto(`${server.url}/kit?lang=${lang}`)
    const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(printed.match(/\/Type \/Page\b/g)?.length).toBe(2)
  })

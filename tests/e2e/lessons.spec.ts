/** The lessons: by keyboard, by taps without a network, and every one of them from its beginning to its end. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Contents, Lesson, PlayStep, Step } from '../../web/src/lib/lessons/shape'
import { findings } from './scoring'
import { expect, ROOT, test } from './server'
import { PHONE, TablePage } from './table'

const course = <T>(name: string): T =>
  JSON.parse(readFileSync(join(ROOT, `web/src/lib/lessons/course/${name}.gen.json`), 'utf8')) as T
const CONTENTS = course<Contents>('contents')
const NAMES = CONTENTS.chapters.flatMap(({ lessons }) => lessons.map(({ name }) => name))

const remember = (page: Page, settings: object) =>
  page.addInitScript((chosen) => localStorage.setItem('triktrak.settings', JSON.stringify(chosen)), settings)

const said = (page: Page) => page.locator('[data-said]')

test.describe('by keyboard only, in Dutch', () => {
  /** Go on with the tab key until something has the focus. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    await expect(page.locator(selector).first()).toBeVisible()
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the tab key never comes to ${selector}`)
  }

  const press = async (page: Page, selector: string): Promise<void> => {
    await tabTo(page, selector)
    await page.keyboard.press('Enter')
  }

  /** Go along the points to one of them, and move from there by a die. */
  async function move(page: Page, point: number, die: number): Promise<void> {
    await tabTo(page, '[data-grid] [tabindex="0"]')
    let key = 'ArrowRight'
    for (let i = 0; i < 30; i++) {
      const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.point)
      if (at === String(point)) break
      // On the way lies the other side's bar, which is none of the learner's points.
      if (at !== undefined) key = Number(at) > point ? 'ArrowRight' : 'ArrowLeft'
      await page.keyboard.press(key)
    }
    await page.keyboard.press(String(die))
  }

  test('a newcomer goes through the lesson on bearing off', async ({ page }) => {
    test.setTimeout(120_000)
    await remember(page, { lang: 'nl' })
    await page.goto('/')
    await press(page, 'a[href="/lessons"]')
    await expect(page.getByRole('heading', { name: 'Leren', level: 1 })).toBeVisible()
    await press(page, '[data-to="bearing-off"]')
    await expect(page.getByRole('heading', { name: 'Wanneer mag je uitspelen?', level: 1 })).toBeVisible()
    await press(page, '[data-answer="allowed"]')
    await expect(said(page)).toContainText('Breng eerst al je stenen thuis, dan pas uitspelen.')
    await expect(page.locator('[data-next]')).toBeDisabled()
    await press(page, '[data-answer="refused"]')
    await press(page, '[data-next]')

    await expect(page.locator('[data-step="exact"]')).toBeFocused()
    await move(page, 3, 6)
    await expect(said(page)).toContainText('Er staat nog een steen op punt 6: die gaat vóór die op punt 3.')
    await move(page, 6, 6)
    await expect(said(page)).toContainText('Nog te spelen: 4.')
    await press(page, '[data-done]')
    await expect(said(page)).toContainText('Je moet beide dobbelstenen spelen.')
    await page.keyboard.press('u')
    await expect(said(page)).toContainText('Teruggenomen.')
    await move(page, 6, 6)
    await move(page, 4, 4)
    await press(page, '[data-done]')
    await expect(page.locator('[data-said="good"]')).toContainText('Beide dobbelstenen zijn gespeeld.')
    await press(page, '[data-next]')

    await move(page, 2, 6)
    await expect(page.locator('[data-reason="higher_checker"]')).toHaveText(
      'Er staat nog een steen op punt 4: die gaat vóór die op punt 2.',
    )
    await press(page, '[data-hint]')
    await expect(said(page)).toContainText('Welk punt is nu het verst van de uitgang?')
    await press(page, '[data-hint]')
    await expect(said(page)).toContainText('Zo kan het: 4/1 4/off')
    await move(page, 4, 6)
    await press(page, '[data-done]')
    await press(page, '[data-next]')

    await move(page, 6, 2)
    await move(page, 4, 4)
    await press(page, '[data-done]')
    await press(page, '[data-next]')

    await move(page, 8, 6)
    await move(page, 6, 2)
    await press(page, '[data-done]')
    await expect(page.locator('[data-said="bad"]')).toContainText('zo gaat er deze beurt niets van het bord')
    await page.keyboard.press('Shift+U')
    await move(page, 8, 2)
    await move(page, 6, 6)
    await press(page, '[data-done]')
    await expect(page.locator('[data-said="good"]')).toBeVisible()
    await press(page, '[data-next]')
    await expect(page.locator('[data-to="bearing-off"]')).toContainText('5 van 5')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  const touch = async (page: Page, point: number): Promise<void> => {
    const { x, y } = await new TablePage(page).at(point)
    await page.touchscreen.tap(x, y)
  }

  test('a lesson is taken by taps without a network, and goes on after a reload', async ({ page, context }) => {
    await page.goto('/lessons')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.locator('[data-to="hitting"]').tap()
    await expect(page.locator('[data-step="hit"]')).toBeVisible()
    await touch(page, 13)
    await touch(page, 12)
    await expect(page.locator('[data-reason="blocked"]')).toHaveText('The 12 point is blocked.')
    for (const point of [8, 5, 6, 5]) await touch(page, point)
    await page.locator('[data-done]').tap()
    await expect(page.locator('[data-said="good"]')).toContainText('Black must enter from the bar first')
    await page.locator('[data-next]').tap()
    await expect(page.locator('[data-step="passing"]')).toBeVisible()

    await page.reload()
    await expect(page.locator('[data-step="passing"]')).toBeVisible()
    await expect(page.locator('[data-step-to="hit"].done')).toBeVisible()
    await touch(page, 24)
    await touch(page, 21)
    await page.locator('[data-way]').filter({ hasText: '24/22*' }).tap()
    await page.locator('[data-done]').tap()
    await page.locator('[data-next]').tap()
    await page.locator('[data-answer="refused"]').tap()
    await expect(page.locator('[data-reason="blocked"]')).toHaveText('The 5 point is blocked.')
    await page.locator('[data-next]').tap()
    await expect(page.locator('[data-to="hitting"]')).toContainText('3 of 3')
    await page.goto('/lessons')
    await expect(page.locator('[data-to="hitting"]')).toContainText('3 of 3')
  })

  for (const [lang, theme] of [['nl', 'light'], ['de', 'dark'], ['en', 'contrast']] as const)
    test(`pages fit the screen and axe finds nothing serious, in ${lang} and ${theme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await remember(page, { lang, theme })
      await page.goto('/lessons')
      await expect(page.locator('[data-continue]')).toBeVisible()
      expect.soft(await findings(page), 'the course').toEqual([])
      for (const [name, act] of [
        ['bearing-off', '[data-answer="allowed"]'],
        ['board', '[data-next]'],
        ['hitting', '[data-hint]'],
        ['money', '[data-hint]'],
      ] as const) {
        await page.goto(`/lessons/${name}`)
        await page.locator(act).click()
        expect.soft(await findings(page), name).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(over, name).toBeLessThanOrEqual(0)
      }
    })
})

test.describe('where nothing is kept', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose parts do not come says so, and comes when it is asked for again', async ({ page, context }) => {
    for (const [from, link, there] of [
      ['/', 'a[href="/lessons"]', '[data-continue]'],
      ['/lessons', '[data-to="bar"]', '[data-step="enter"]'],
      ['/', 'a[href="/scorebook"]', '[data-sheets], main h1'],
    ] as const) {
      await page.goto(from)
      await expect(page.locator(link).first()).toBeVisible()
      await context.setOffline(true)
      await page.locator(link).first().click()
      await expect(page.locator('main')).toContainText('The server cannot be reached.')
      await context.setOffline(false)
      await page.locator('[data-again]').click()
      await expect(page.locator(there).first()).toBeVisible()
      await expect(page.locator('[data-again]')).toHaveCount(0)
    }
  })
})

test('what is solved stays as it was played', async ({ page }) => {
  await page.goto('/lessons/hitting')
  for (const [point, die] of [[8, 3], [6, 1]] as const) {
    await page.locator(`[data-point="${point}"]`).focus()
    await page.keyboard.press(String(die))
  }
  await page.locator('[data-done]').click()
  await expect(page.locator('[data-said="good"]')).toContainText('Black must enter from the bar first')
  await page.keyboard.press('u')
  await page.keyboard.press('Shift+U')
  await expect(page.locator('[data-said="good"]')).toContainText('Black must enter from the bar first')
  await expect(page.locator('[data-point="5"]')).toHaveAccessibleName(/5 point, 2 yours/)
})

test('a number that is none is asked for again', async ({ page }) => {
  await page.goto('/lessons/board')
  await page.locator('[data-step-to="pips"]').click()
  for (const typed of ['', 'many', '-3']) {
    await page.locator('[data-count]').fill(typed)
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText('Give a number, in digits.')
  }
})

test('a lesson that is not there is said to be none', async ({ page }) => {
  await page.goto('/lessons/whist')
  await expect(page.getByText('There is no such lesson.')).toBeVisible()
})

test.describe('every lesson', () => {
  /** The edges from the root of a tree to an end that is right. */
  function way({ tree, right }: PlayStep): [number, number][] {
    const walk = (node: number): [number, number][] | null => {
      if (tree[node]!.length === 0) return right === undefined || right.includes(node) ? [] : null
      for (const [from, , die, , next] of tree[node]!) {
        const rest = walk(next)
        if (rest) return [[from, die], ...rest]
      }
      return null
    }
    return walk(0)!
  }

  async function solve(page: Page, step: Step): Promise<void> {
    if ('options' in step) {
      await page.locator(`[data-answer="${step.options.find(({ right }) => right)!.key}"]`).click()
    } else if (step.kind === 'count') {
      await page.locator('[data-count]').fill(String(step.answer))
      await page.keyboard.press('Enter')
    } else if (step.kind === 'find') {
      for (const point of step.answer) {
        await page.locator(`[data-point="${point}"]`).focus()
        await page.keyboard.press('Enter')
      }
    } else if (step.kind === 'play') {
      for (const [from, die] of way(step)) {
        if ((await page.locator('.spot.usable').count()) === 0) break
        await page.locator(`[data-point="${from}"]`).focus()
        await page.keyboard.press(String(die))
      }
      await page.locator('[data-done]').click()
    }
  }

  for (const name of NAMES)
    test(`“${name}” can be taken to its end`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.goto(`/lessons/${name}`)
      for (const step of course<Lesson>(`steps.${name}`).steps) {
        await expect(page.locator(`[data-step="${step.id}"]`)).toBeVisible()
        await solve(page, step)
        if (step.kind !== 'read') await expect(page.locator('[data-said="good"]'), step.id).not.toContainText('error-')
        await page.locator('[data-next]').click()
      }
      await expect(page.locator(`[data-to="${name}"] .done`)).toBeVisible()
      expect(faults).toEqual([])
    })
})

import { gzipSync } from 'node:zlib'
import { expect, test } from './server'
import { openAt } from './views'

const JS_BUDGET = 150_000

test('the first board needs little JavaScript, no other host, and breaks no policy', async ({ page, server }) => {
  const scripts = new Map<string, number>()
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => request.url().startsWith(server.url) || elsewhere.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.set(response.url(), gzipSync(await response.body()).length)
  })
  await openAt(page, 'roll')
  await page.waitForLoadState('networkidle')
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'JavaScript, gzipped', description: `${bytes} bytes` })
  expect(scripts.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(JS_BUDGET)
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

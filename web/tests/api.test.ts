import { expect, it, vi } from 'vitest'
import { matches, me } from '../src/lib/net/api'

it('whoever asks for something waits until the server knows the browser: else it would be two guests', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, json: () => Promise.resolve([]) })))
  })
  void me('en')
  const mine = matches('en')
  await Promise.resolve()
  expect(asked).toEqual(['/api/me'])
  answers[0]!()
  await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/matches']))
  answers[1]!()
  expect(await mine).toEqual([])
})

/** A Triktrak of its own for every worker: a fresh data directory, a free port. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'

export const ROOT = join(__dirname, '../..')
const OWN = join(ROOT, '.venv/bin/python')
export const PYTHON = process.env.TRIKTRAK_PYTHON ?? (existsSync(OWN) ? OWN : 'python3')
const START_MS = 20_000
const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+$/m

export class Server {
  #process: ReturnType<typeof spawn> | null = null
  readonly home = mkdtempSync(join(tmpdir(), 'triktrak-e2e-'))
  url = ''

  constructor(private readonly options: readonly string[] = []) {}

  /** Start, or start again on the same data and port. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(PYTHON, ['-m', 'triktrak', 'serve', '--port', port, '--no-browser', ...this.options], {
      cwd: ROOT,
      env: { ...process.env, TRIKTRAK_HOME: this.home, PYTHONUNBUFFERED: '1' },
    })
    this.#process = child
    let said = ''
    this.url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no address after ${START_MS} ms: ${said}`)), START_MS)
      const hear = (chunk: Buffer): void => {
        said += chunk.toString()
        const found = ADDRESS.exec(said)?.[0]
        if (found) {
          clearTimeout(late)
          resolve(found)
        }
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
    })
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.home, { recursive: true, force: true })
  }
}

async function served(use: (server: Server) => Promise<void>): Promise<void> {
  const server = new Server()
  await server.start()
  await use(server)
  await server.close()
}

/** A test that takes the server as it finds it: its worker's. */
export const test = base.extend<object, { server: Server }>({
  server: [({}, use) => served(use), { scope: 'worker' }],
  baseURL: ({ server }, use) => use(server.url),
})

/** A test that writes into the scorebook has a server of its own, and so a book in which nothing else stands. */
export const bookTest = base.extend<{ server: Server }>({
  server: ({}, use) => served(use),
  baseURL: ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'

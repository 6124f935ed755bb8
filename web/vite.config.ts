import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './tools/worker.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = process.env.TRIKTRAK_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: `${root}src/triktrak/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page is served with a content security policy that allows no data: URLs in scripts.
    assetsInlineLimit: 0,
  },
  server: {
    // The catalogues are shared with the command line and the server and lie outside web/.
    fs: { allow: [root] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})

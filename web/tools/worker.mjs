/** Puts sw.js beside the built pages: src/worker.js with the names of all that was built, and a version made of them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const source = new URL('../src/worker.js', import.meta.url)
/** What lies in public/ and the pages need. */
const BESIDE = ['/mark.svg', '/manifest.json']

/** @param {string} text the worker's source @param {readonly string[]} files what was built */
export function worker(text, files) {
  const all = ['/', ...BESIDE, ...[...files].sort().map((name) => `/${name}`)]
  // A new text of the worker is a new version too, and so is a new page: it names the scripts it loads.
  const version = createHash('sha256').update(text).update(all.join('\n')).digest('hex').slice(0, 16)
  return text.replace('__FILES__', JSON.stringify(all)).replace('__VERSION__', version)
}

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  return {
    name: 'triktrak-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(readFileSync(source, 'utf8'), files) })
    },
  }
}

/**
 * The pages without a server: what the build made is kept, and given where the network gives nothing. Requests to the
 * server pass by. A new version takes over when the last page of the old one is closed, so that none loses its parts.
 */
const FILES = __FILES__
const KEPT = 'triktrak-__VERSION__'
const PATIENCE_MS = 4000
/** Pages to read and their pictures, which the server writes. */
const READ = /^\/(glossary|kit)(\/|$)/

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
})

addEventListener('activate', (event) => {
  const forget = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('triktrak-') && name !== KEPT)
    await Promise.all(old.map((name) => caches.delete(name)))
    // The first page was opened without a worker; from now on it has one.
    await clients.claim()
  }
  event.waitUntil(forget())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|s)\//.test(pathname)) return
  if (READ.test(pathname)) event.respondWith(read(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(request, pathname))
})

/** The server's page; where it does not come in time, the one that finds its own way. */
async function page(request) {
  const shell = await caches.match('/', { cacheName: KEPT })
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, shell))
  const answer = fetch(request).catch(() => shell)
  return (await Promise.race(shell ? [answer, late] : [answer])) ?? Response.error()
}

/** The server's page to read; where there is no network, as it was last read. Answers to questions are not kept. */
async function read(request) {
  const { searchParams } = new URL(request.url)
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok && !searchParams.has('q')) await cache.put(request, answer.clone())
    return answer
  } catch {
    // Kept by another kind of request it is the same page: the language stands in its address.
    return (await cache.match(request, { ignoreVary: true })) ?? (await page(request))
  }
}

async function kept(request, pathname) {
  return (await caches.match(pathname, { cacheName: KEPT })) ?? fetch(request)
}

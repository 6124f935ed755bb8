/**
 * The pages without a server: what the build made is kept, and given where the network gives nothing. Requests to the
 * server pass by. A new version takes over when the last page of the old one is closed, so that none loses its parts.
 */
const FILES = __FILES__
const KEPT = 'triktrak-__VERSION__'
const PATIENCE_MS = 4000

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
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(request, pathname))
})

/** The server's page; where it does not come in time, the one that finds its own way. */
async function page(request) {
  const shell = await caches.match('/', { cacheName: KEPT })
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, shell))
  const answer = fetch(request).catch(() => shell)
  return (await Promise.race(shell ? [answer, late] : [answer])) ?? Response.error()
}

async function kept(request, pathname) {
  return (await caches.match(pathname, { cacheName: KEPT })) ?? fetch(request)
}

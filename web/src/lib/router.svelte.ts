/** Which page the address names. */

export type Page =
  | { page: 'home' }
  | { page: 'match'; id: string }
  | { page: 'join'; token: string }
  | { page: 'certificate' }
  | { page: 'referee' }
  | BookPage
  | StatisticsPage
  | { page: 'lessons'; name: string | null }
  | { page: 'nowhere'; path: string }

const NAMES = ['players', 'clubs', 'places', 'events'] as const
export type NamesView = (typeof NAMES)[number]
const isNames = (part: string): part is NamesView => (NAMES as readonly string[]).includes(part)

/** A page of the scorebook: a list, a form, somebody or something in it, one sheet, or what there is about the sheet. */
export type BookPage =
  | { page: 'scorebook'; view: 'sheets' | 'new' | 'files' | 'shared' }
  | { page: 'scorebook'; view: NamesView; id: string | null }
  | { page: 'scorebook'; sheet: string; about: boolean }
  | { page: 'scorebook'; token: string }

/** What results come to: of the whole book, of one player, or of one against another; the query has conditions. */
export interface StatisticsPage {
  page: 'statistics'
  player: string | null
  against: string | null
}

const MATCH_ID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i

/** Read a path; an id that cannot be one leads nowhere, like any unknown path. */
export function parse(path: string): Page {
  if (path === '/' || path === '') return { page: 'home' }
  const id = /^\/match\/([^/]+)\/?$/.exec(path)?.[1]
  if (id !== undefined && MATCH_ID.test(id)) return { page: 'match', id: id.toLowerCase() }
  const token = /^\/join\/([^/]+)\/?$/.exec(path)?.[1]
  if (token !== undefined) return { page: 'join', token }
  if (/^\/certificate\/?$/.test(path)) return { page: 'certificate' }
  if (/^\/referee\/?$/.test(path)) return { page: 'referee' }
  const toBook = /^\/book\/join\/([^/]+)\/?$/.exec(path)?.[1]
  if (toBook !== undefined) return { page: 'scorebook', token: toBook }
  const counted = /^\/scorebook\/statistics(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path)
  if (counted) return statisticsPage(counted[1], counted[2]) ?? { page: 'nowhere', path }
  const inBook = /^\/scorebook(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path)
  if (inBook) return bookPage(inBook[1] ?? 'sheets', inBook[2] ?? null) ?? { page: 'nowhere', path }
  const lesson = /^\/lessons(?:\/([a-z0-9-]+))?\/?$/.exec(path)
  if (lesson) return { page: 'lessons', name: lesson[1] ?? null }
  return { page: 'nowhere', path }
}

function bookPage(part: string, of: string | null): BookPage | null {
  const id = of !== null && MATCH_ID.test(of) ? of.toLowerCase() : null
  if (isNames(part)) return of === null || id !== null ? { page: 'scorebook', view: part, id } : null
  if (MATCH_ID.test(part)) return of === null || of === 'about' ? { page: 'scorebook', sheet: part.toLowerCase(), about: of !== null } : null
  const known = part === 'sheets' || part === 'new' || part === 'files' || part === 'shared'
  return known && of === null ? { page: 'scorebook', view: part } : null
}

function statisticsPage(player?: string, against?: string): StatisticsPage | null {
  if ([player, against].some((id) => id !== undefined && !MATCH_ID.test(id))) return null
  return { page: 'statistics', player: player?.toLowerCase() ?? null, against: against?.toLowerCase() ?? null }
}

/** Pages that the server writes. Who meets the client there has met no server. */
export const WRITTEN = /^\/(glossary|kit)$/
/** Where the browser goes by itself. */
const SERVED = /^\/(glossary|kit)(\/|$)/

class Router {
  at = $state.raw<Page>({ page: 'home' })
  /** What stands in the address behind the path: pages keep there what is looked for. */
  query = $state('')

  start(): void {
    addEventListener('popstate', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
    this.#read()
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#show()
  }

  /** Go on to where an address leads, so that the way back does not come by it again. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#show()
  }

  /** Say in the address what the page shows now, while somebody types; the reader stays where they are. */
  settle(query: string): void {
    history.replaceState(null, '', location.pathname + (query && `?${query}`))
    this.query = query
  }

  /** Say in the address what the page shows from now on; the reader stays where they are, and comes back by the way back. */
  look(query: string): void {
    history.pushState(null, '', location.pathname + (query && `?${query}`))
    this.query = query
  }

  #read(): void {
    this.at = parse(location.pathname)
    this.query = location.search.slice(1)
  }

  #show(): void {
    this.#read()
    scrollTo(0, 0)
  }

  /** Links to our own pages are followed without loading the document anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || event.defaultPrevented) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (SERVED.test(link.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()

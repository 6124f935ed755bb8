/** The scorebook as pages see it: everything of it in memory, and changed only after it has been kept. */
import { exchange, greet } from '../net/api'
import { sentences } from '../i18n/i18n.svelte'
import type { Line, Named, Player, Sheet } from './records'
import { standing, type Standing } from './standing'
import { lifted } from './admission'
import { whose } from './people'
import type { Change, Stored } from './merge'
import { OWN, Store, type Open, type Refused } from './store'
import { Sync } from './sync'

const EVERY = 30_000
/** How long what is only on this device goes without a warning. */
export const PATIENCE = 24 * 3_600_000
const MOST = 10_000

export const freshOpen = (sheet: string): Open => ({
  sheet,
  turns: [],
  last: null,
  swapped: false,
  clock: null,
  since: 0,
})

class Book {
  #store: Store | null = null
  #sync: Sync | null = null
  #pages: BroadcastChannel | null = null
  #started: Promise<void> | null = null
  #records = $state.raw<ReadonlyMap<string, Stored>>(new Map())
  #open = $state.raw<ReadonlyMap<string, Open>>(new Map())
  /** Whether this browser keeps nothing. */
  failed = $state(false)
  /** What the server has not got yet: how many, and since when. */
  waiting = $state.raw<{ count: number; since: number | null }>({ count: 0, since: null })
  refused = $state.raw<readonly Refused[]>([])
  /** Sheets of other books, which links have opened here: only games may be written on them. */
  shared = $state.raw<ReadonlySet<string>>(new Set())
  /** What this device calls itself where things are written. */
  device = ''
  #now = $state(Date.now())

  readonly players = $derived(this.#kind<Player>('player'))
  readonly places = $derived(this.#kind<Named>('place'))
  readonly clubs = $derived(this.#kind<Named>('club'))
  readonly events = $derived(this.#kind<Named>('event'))
  readonly sheets = $derived(this.#kind<Sheet>('sheet'))
  readonly #lines = $derived(grouped(this.#kind<Line>('line').values()))
  /** Whether something has been on this device only for longer than a day. */
  readonly overdue = $derived(this.waiting.since !== null && this.#now - this.waiting.since > PATIENCE)

  /** Read what is kept and begin to exchange it; once, however often it is asked for. */
  start(): Promise<void> {
    return (this.#started ??= this.#begin())
  }

  /** Write all of it or nothing; resolves once it is kept and shown. */
  async write(changes: readonly Change[], open?: Open): Promise<void> {
    const plain = JSON.parse(JSON.stringify([...changes, ...lifted(this, changes)])) as Change[]
    const written = await this.#store!.write(plain, open && (JSON.parse(JSON.stringify(open)) as Open))
    if (open) this.#open = new Map(this.#open).set(open.sheet, open)
    this.#show(written)
    this.#pages?.postMessage(null)
    if (changes.length === 0) return
    void navigator.storage?.persist?.().catch(() => false)
    await this.#count()
    void this.exchange()
  }

  /** Whether a record is of the reader's own book, and not of another's that a link has opened a sheet of. */
  own(id: string): boolean {
    return !this.#records.get(id)?.via
  }

  /** What is deleted and can be brought back, the latest first. */
  gone<R>(kind: Stored['kind']): R[] {
    const gone = [...this.#records.values()].filter((stored) => stored.kind === kind && stored.gone && !stored.via)
    const latest = gone.sort((a, b) => ((a.hlcs.gone ?? '') < (b.hlcs.gone ?? '') ? 1 : -1))
    return latest.map(({ id, fields }) => ({ ...fields, id }) as R)
  }

  /** A record with the stamps of its fields; of a sheet, its lines too. */
  stored(kind: Stored['kind'], id: string): Stored[] {
    const lines = kind === 'sheet' ? this.lines(id).map((line) => line.id) : []
    return [id, ...lines].flatMap((each) => this.#records.get(each) ?? [])
  }

  line(id: string): Line | undefined {
    const stored = this.#records.get(id)
    return stored?.kind === 'line' ? ({ ...stored.fields, id } as Line) : undefined
  }

  lines(sheet: string): readonly Line[] {
    return this.#lines.get(sheet) ?? []
  }

  open(sheet: string): Open {
    return this.#open.get(sheet) ?? freshOpen(sheet)
  }

  standing(sheet: Sheet): Standing {
    return standing(sheet, this.lines(sheet.id))
  }

  /** The id of whom a player turned out to be, after all that were merged. */
  person(player: string): string {
    return whose(this.players, player)
  }

  name(player: string): string {
    // Who was deleted meanwhile is still called so; the server brings back whoever sits at a table.
    const known = this.#records.get(this.person(player))?.fields as Partial<Player> | undefined
    return known?.nickname || known?.name || '?'
  }

  names(sheet: Sheet): string[] {
    return sheet.players.map((player) => this.name(player))
  }

  /** Tell the server and hear from it; where it cannot be reached, later. */
  async exchange(): Promise<void> {
    if (!navigator.onLine) return
    try {
      await greet(sentences.lang)
      await this.#sync?.run()
    } catch {
      // Everything is kept here and told the next time.
    }
    await this.#count()
  }

  /** What a link has opened: a sheet of somebody's book, or a whole book. */
  async opened(sheet: string | null): Promise<void> {
    await this.#store!.opened(sheet ?? OWN)
    await this.exchange()
    await this.#read()
  }

  async forget(refused: Refused): Promise<void> {
    await this.#store!.forget(refused.op)
    await this.#count()
  }

  async #begin(): Promise<void> {
    try {
      this.#store = new Store()
      this.device = await this.#store.device()
      await this.#read()
    } catch {
      // A private window, or a full disk.
      this.failed = true
      return
    }
    this.#sync = new Sync(this.#store, (asked) => exchange(asked, sentences.lang), (taken) => {
      if (taken === null) void this.#read()
      else this.#show(taken)
      if (taken?.length !== 0) this.#pages?.postMessage(null)
    })
    if ('BroadcastChannel' in globalThis) {
      this.#pages = new BroadcastChannel('triktrak-book')
      this.#pages.onmessage = () => void this.#read()
    }
    addEventListener('online', () => void this.exchange())
    document.addEventListener('visibilitychange', () => document.hidden || void this.exchange())
    setInterval(() => {
      this.#now = Date.now()
      if (!document.hidden) void this.exchange()
    }, EVERY)
    void this.exchange()
  }

  async #read(): Promise<void> {
    const [records, games] = await Promise.all([this.#store!.records(), this.#store!.games()])
    this.#records = new Map(records.map((record) => [record.id, record]))
    this.#open = new Map(games.map((open) => [open.sheet, open]))
    this.shared = new Set((await this.#store!.ways()).filter((via) => via !== OWN))
    await this.#count()
  }

  #show(records: readonly Stored[]): void {
    if (records.length > 0) this.#records = new Map([...this.#records, ...records.map((each) => [each.id, each] as const)])
  }

  async #count(): Promise<void> {
    const waiting = await this.#store!.waiting(MOST)
    this.waiting = { count: waiting.length, since: waiting[0]?.made ?? null }
    this.refused = await this.#store!.refused()
  }

  #kind<R>(kind: Stored['kind']): ReadonlyMap<string, R> {
    const all = [...this.#records.values()].filter((stored) => stored.kind === kind && !stored.gone)
    return new Map(all.map(({ id, fields }) => [id, { ...fields, id } as R]))
  }
}

function grouped(lines: Iterable<Line>): ReadonlyMap<string, readonly Line[]> {
  const bySheet = new Map<string, Line[]>()
  for (const line of lines) {
    const known = bySheet.get(line.sheet)
    if (known) known.push(line)
    else bySheet.set(line.sheet, [line])
  }
  return bySheet
}

export const book = new Book()

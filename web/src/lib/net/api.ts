/** The few plain requests: who am I, start a match, list mine, invite and join; the scorebook; the referee. */
import type { Summary } from '../book/statistics.gen'
import type {
  BookInvitation,
  BookLink,
  BookPlays,
  BookRemark,
  BookOpened,
  BookSync,
  BookSynced,
  BookTaking,
  BookWriting,
  Created,
  InvitationView,
  Invited,
  MatchLine,
  NewMatch,
  NewShare,
  Problem,
  Program,
  RefereeAnswer,
  RefereeQuestion,
  ShareView,
} from './protocol.gen'

/** A request that was refused, with the sentence in the reader's language where the server had one. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    readonly text: string | null,
  ) {
    super(text ?? code)
  }
}

/** Settled once the server knows this browser: two first requests side by side would be two guests. */
let greeting: Promise<unknown> = Promise.resolve()

async function request<T>(path: string, lang: string, init: RequestInit = {}): Promise<T> {
  if (path !== '/api/me') await greeting
  let response: Response
  try {
    response = await fetch(path, {
      ...init,
      headers: { 'Accept-Language': lang, 'X-Triktrak': '1', 'Content-Type': 'application/json' },
    })
  } catch {
    throw new RequestFailed('unreachable', null)
  }
  if (response.status === 204) return undefined as T
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body as T
  const problem = body as Partial<Problem> | null
  throw new RequestFailed(problem?.code ?? 'unreachable', problem?.text ?? null)
}

/** Who am I; a new guest becomes known by the answer. */
export function me(lang: string): Promise<unknown> {
  const asked = request<unknown>('/api/me', lang)
  greeting = asked.catch(() => undefined)
  return asked
}

let known: Promise<unknown> | null = null

/** Be known before anything else is asked; once, unless that failed. */
export function greet(lang: string): Promise<unknown> {
  known ??= me(lang).catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

export const matches = (lang: string): Promise<MatchLine[]> => request('/api/matches', lang)

/** What the program can be played at. */
export const program = (lang: string): Promise<Program> => request('/api/program', lang)

export const startMatch = (match: NewMatch, lang: string): Promise<Created> =>
  request('/api/matches', lang, { method: 'POST', body: JSON.stringify(match) })

export const invitation = (match: string, lang: string): Promise<InvitationView> =>
  request(`/api/matches/${match}/invitation`, lang)

export const renewInvitation = (match: string, lang: string): Promise<Invited> =>
  request(`/api/matches/${match}/invitation`, lang, { method: 'POST' })

export const withdrawInvitation = (match: string, lang: string): Promise<void> =>
  request(`/api/matches/${match}/invitation`, lang, { method: 'DELETE' })

export const lookAt = (token: string, lang: string): Promise<InvitationView> =>
  request(`/api/invitations/${encodeURIComponent(token)}`, lang)

export const join = (token: string, name: string, lang: string): Promise<Created> =>
  request(`/api/invitations/${encodeURIComponent(token)}`, lang, { method: 'POST', body: JSON.stringify({ name }) })

export const exchange = (asked: BookSync, lang: string): Promise<BookSynced> =>
  request('/api/book/sync', lang, { method: 'POST', body: JSON.stringify(asked) })

/** What was written of a record, of a sheet with its lines, the oldest first. */
export const bookHistory = (kind: string, id: string, lang: string): Promise<BookWriting[]> =>
  request(`/api/book/history/${kind}/${encodeURIComponent(id)}`, lang)

/** The book as a file. */
export async function giveOut(query: string, lang: string): Promise<Blob> {
  await greeting
  const answer = await fetch(`/api/book/export?${query}`, { headers: { 'Accept-Language': lang } }).catch(() => null)
  if (answer?.ok) return answer.blob()
  const problem = (await answer?.json().catch(() => null)) as Partial<Problem> | null | undefined
  throw new RequestFailed(problem?.code ?? 'unreachable', problem?.text ?? null)
}

/** Show what a file would add to the book; with the token of that answer it is written. */
export const takeIn = (file: Blob, choices: string, lang: string): Promise<BookTaking> =>
  request(`/api/book/import?${choices}`, lang, { method: 'POST', body: file })

/** What may be played on a board with a roll, or what it was won with: a BookRoll in JSON. */
export const bookPlays = (roll: string, lang: string): Promise<BookPlays> =>
  request('/api/book/plays', lang, { method: 'POST', body: roll })

/** What the rules say of the games on a sheet that were written down with their moves. */
export const bookRemarks = (sheet: string, lang: string): Promise<BookRemark[]> =>
  request(`/api/book/sheets/${sheet}/remarks`, lang)

export const share = (what: NewShare, lang: string): Promise<ShareView> =>
  request('/api/book/shares', lang, { method: 'POST', body: JSON.stringify(what) })

export const shares = (lang: string): Promise<ShareView[]> => request('/api/book/shares', lang)

export const unshare = (slug: string, lang: string): Promise<void> =>
  request(`/api/book/shares/${encodeURIComponent(slug)}`, lang, { method: 'DELETE' })

/** The picture of a shared page as a file to hand on; its address may name this server as others know it. */
export async function pictureOf(address: string): Promise<File> {
  const { pathname, search } = new URL(address)
  const answer = await fetch(pathname + search)
  if (!answer.ok) throw new RequestFailed('unreachable', null)
  return new File([await answer.blob()], 'triktrak.png', { type: 'image/png' })
}

/** A link to one sheet for another device, shown this once. */
export const inviteToSheet = (sheet: string, lang: string): Promise<BookLink> =>
  request('/api/book/invitations', lang, { method: 'POST', body: JSON.stringify({ sheet }) })

export const lookAtBook = (token: string, lang: string): Promise<BookInvitation> =>
  request(`/api/book/invitations/${encodeURIComponent(token)}`, lang)

export const openBook = (token: string, lang: string): Promise<BookOpened> =>
  request(`/api/book/invitations/${encodeURIComponent(token)}`, lang, { method: 'POST' })

export const statistics = (query: string, lang: string): Promise<Summary> => request(`/api/book/stats?${query}`, lang)

export const confirmSheet = (sheet: string, player: string, lang: string): Promise<void> =>
  request(`/api/book/sheets/${sheet}/confirmation`, lang, { method: 'POST', body: JSON.stringify({ player }) })

export const askReferee = (asked: RefereeQuestion, lang: string): Promise<RefereeAnswer> =>
  request('/api/referee', lang, { method: 'POST', body: JSON.stringify(asked) })

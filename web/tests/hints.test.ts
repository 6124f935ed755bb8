import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Advice } from '../src/lib/hints/advice.svelte'
import { costText, factText, hintWords } from '../src/lib/hints/words'
import { sentences, type Language } from '../src/lib/i18n/i18n.svelte'
import type { Ask, Chances, Hint, HintedPlay, Question, ServerFrame, View, Weighed } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { settings } from '../src/lib/settings.svelte'
import { ev, FakeWorld, MATCH, playing, view } from './fake'

const CHANCES: Chances = { win: 0.55, win_gammon: 0.17, win_backgammon: 0.01, lose_gammon: 0.12, lose_backgammon: 0.0 }
const play = (text: string, steps: [number, number][], equity: number, plies = 2): HintedPlay => ({ play: text, steps, equity, chances: CHANCES, plies }) // prettier-ignore
const BEST = play('8/5 6/5', [[8, 5], [6, 5]], 0.2) // prettier-ignore
const OTHER = play('24/20', [[24, 21], [21, 20]], -0.01, 0) // prettier-ignore

let world: FakeWorld
let table: Table
let advice: Advice

const says = (frame: ServerFrame): void => world.line.says(frame)
const show = (v: View): void => says(ev(v))
const against = (v: View): View => ({ ...v, level: 'beginner', bot: [false, true] })
const between = (v: View): View => ({ ...v, level: null, bot: [false, false] })
const asked = (): Question[] => world.line.sent.filter((frame): frame is Question => ['hint', 'weigh', 'odds'].includes(frame.t))
const sent = (): Ask[] => world.line.commands.map(({ a }) => a)
const hint = (n: number, dn: number): Hint => ({ t: 'hint', n, dn, word: 'play', plies: 2, plays: [BEST, OTHER], cube: null, chances: null, notes: [] }) // prettier-ignore
const weighed = (n: number, cost: number | null): Weighed => ({ t: 'weighed', n, cost, word: 'play', plies: 2, tried: OTHER, better: BEST, cube: null, notes: [{ code: 'shots', params: { tried: 11, better: 0 } }] }) // prettier-ignore
/** Until everything that waits for something that is there has run. */
const soon = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // A page that has its parts at hand.
  await Promise.all([import('../src/lib/hints/HintSheet.svelte'), import('../src/lib/hints/TutorDialog.svelte')])
})

beforeEach(async () => {
  const store = new Map<string, string>()
  const storage = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: (key: string) => void store.delete(key) } // prettier-ignore
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  await sentences.use('en')
  settings.set('tutor', 'off')
  world = new FakeWorld()
  table = new Table(MATCH, world, { ...USUAL, pace: PACES.off }, () => world.now)
  advice = new Advice(table)
  world.line.opens()
})

describe('a hint', () => {
  it('is asked for once a decision, shown, and read as often as one likes', async () => {
    show(against(playing()))
    void advice.ask()
    void advice.ask()
    expect(asked()).toHaveLength(1)
    expect([advice.open, advice.hint]).toEqual([true, null])
    says(hint(asked()[0]!.n, table.view!.dn))
    await soon()
    expect(table.voice.polite.text).toContain('Best: 1: 8/5 6/5: equity +0.200, You win 55.0%')
    expect(table.voice.polite.text).toContain('2: 24/20: equity −0.010, at a glance only')
    const heard = table.voice.polite.n
    await advice.ask()
    expect(asked()).toHaveLength(1)
    expect(table.voice.polite.n).toBe(heard + 1)
  })

  it('puts its play on the board, in place of what was begun, and is not Done', async () => {
    show(against(playing()))
    void advice.ask()
    says(hint(asked()[0]!.n, table.view!.dn))
    await soon()
    expect(advice.place(1)).toBe(true)
    expect(table.path.map(([from, to]) => [from, to])).toEqual(BEST.steps)
    expect(table.complete).toBe(true)
    expect(sent()).toEqual([])
    expect(advice.open).toBe(false)
    expect(advice.place(3)).toBe(false)
    expect(table.refusal?.code).toBe('hint_nothing')
  })

  it('is gone with its decision', async () => {
    show(against(playing()))
    void advice.ask()
    says(hint(asked()[0]!.n, table.view!.dn))
    await soon()
    show(against(view({ seq: 20, dn: 19 })))
    advice.moved()
    expect([advice.open, advice.hint]).toEqual([false, null])
  })

  it('between people is refused without a question', () => {
    show(between(playing()))
    void advice.ask()
    expect(asked()).toEqual([])
    expect(table.refusal?.code).toBe('hint_people')
    expect(advice.able).toBe(false)
  })

  it('that the server refuses says why', async () => {
    show(against(playing()))
    void advice.ask()
    says({ t: 'because', n: asked()[0]!.n, code: 'hint_failed', params: {} })
    await soon()
    expect(table.refusal?.code).toBe('hint_failed')
    expect(advice.open).toBe(false)
    void advice.ask()
    expect(asked()).toHaveLength(2)
  })

  it('that does not come says so, and can be asked for again', async () => {
    show(against(playing()))
    void advice.ask()
    world.pass(10_000)
    await soon()
    expect([advice.open, table.refusal?.code]).toEqual([false, 'hint_failed'])
    void advice.ask()
    expect(asked()).toHaveLength(2)
  })
})

describe('the tutor', () => {
  beforeEach(() => settings.set('tutor', '0.05'))

  function finish(): void {
    show(against(playing()))
    table.place(OTHER.steps.length ? [[8, 5], [6, 5]] : []) // prettier-ignore
    table.done()
  }

  it('lets pass what costs no more than was chosen', async () => {
    finish()
    expect(sent()).toEqual([])
    expect(table.pending).not.toBeNull()
    expect(asked()).toMatchObject([{ t: 'weigh', above: 0.05, a: { t: 'play' } }])
    says(weighed(asked()[0]!.n, null))
    await soon()
    expect(sent()).toHaveLength(1)
    expect(advice.warning).toBeNull()
  })

  it('warns of what costs more; played on anyway, it is done', async () => {
    finish()
    says(weighed(asked()[0]!.n, 0.21))
    await soon()
    expect(sent()).toEqual([])
    expect(costText(advice.warning!.deed, advice.warning!.said)).toBe('24/20 costs 0.210')
    advice.warning!.settle(null)
    await soon()
    expect(sent()).toHaveLength(1)
  })

  it('lets one take it back, or play what was better', async () => {
    finish()
    says(weighed(asked()[0]!.n, 0.21))
    await soon()
    advice.warning!.settle(() => table.undo(true))
    await soon()
    expect(sent()).toEqual([])
    expect([table.pending, table.path]).toEqual([null, []])
    table.place(BEST.steps)
    table.done()
    says(weighed(asked()[1]!.n, 0.21))
    await soon()
    advice.warning!.settle(() => table.place(BEST.steps))
    await soon()
    expect(table.complete).toBe(true)
    expect(sent()).toEqual([])
  })

  it('never holds up a play when the engine is slow', async () => {
    finish()
    world.pass(1_499)
    await soon()
    expect(sent()).toEqual([])
    world.pass(1)
    await soon()
    expect(sent()).toHaveLength(1)
    // What it says then is not heard.
    says(weighed(asked()[0]!.n, 0.5))
    await soon()
    expect(advice.warning).toBeNull()
  })

  it('lets pass what the server does not judge', async () => {
    finish()
    says({ t: 'because', n: asked()[0]!.n, code: 'hint_failed', params: {} })
    await soon()
    expect(sent()).toHaveLength(1)
    expect(table.refusal).toBeNull()
  })

  it('is silent between people, about a roll without a cube, and when it is off', () => {
    show(between(view()))
    table.act('roll')
    expect(sent()).toHaveLength(1)
    show(against(view({ seq: 9, dn: 9, legal: ['roll'] })))
    table.act('roll')
    expect(sent()).toHaveLength(2)
    settings.set('tutor', 'off')
    show(against(view({ seq: 11, dn: 11 })))
    table.act('double')
    expect(sent()).toHaveLength(3)
    expect(asked()).toEqual([])
  })

  it('asks before a double and before a roll without one', () => {
    show(against(view()))
    table.act('roll')
    expect(asked()).toMatchObject([{ t: 'weigh', a: { t: 'roll' } }])
    expect(sent()).toEqual([])
  })
})

it('the chances are asked for at a decision', async () => {
  show(against(view()))
  void advice.odds()
  says({ t: 'odds', n: asked()[0]!.n, chances: CHANCES })
  await soon()
  expect(advice.chances).toEqual(CHANCES)
})

describe.each([
  ['en', 'After your play 11 of the 36 rolls can hit you, after the better one none.', '55.0%', 'Double, take: −0.376.'],
  ['nl', 'Na jouw zet kunnen 11 van de 36 worpen je slaan, na de betere geen enkele.', '55,0%', 'Verdubbelen, aannemen: −0,376.'],
  ['de', 'Nach deinem Zug können 11 der 36 Würfe dich schlagen, nach dem besseren keiner.', '55,0', 'Doppeln, annehmen: −0,376.'],
] as [Language, string, string, string][])('in %s', (lang, shots, win, taken) => {
  beforeEach(async () => {
    await sentences.use(lang)
    await sentences.also('hints')
  })

  it('a fact says the same as in the terminal', () => {
    expect(factText({ code: 'shots', params: { tried: 11, better: 0 } })).toBe(shots)
  })

  it('a cube is read with its three equities', () => {
    const cube = { action: 'no_double', no_double: -0.036, double_take: -0.376, double_drop: 1 } as const
    const words = hintWords({ ...hint(1, 1), word: 'roll', plays: [], cube, chances: CHANCES, notes: [] })
    expect(words).toContain(taken)
    expect(words).toContain(win)
    expect(words).not.toMatch(/[{}]|hint-/)
  })
})

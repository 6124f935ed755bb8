/** Moments that chance brings too rarely, as a server would send them: one game of a 9-point match, by hand. */
import type { Page } from '@playwright/test'
import type { ServerFrame, SideNo, TableEvent, View } from '../../web/src/lib/net/protocol.gen'

export const MATCH = '019ae5a0-0000-7000-8000-000000000001'

/** Both sides' counts from 26 numbers as `side` sees them: its own positive, 25 its bar, 0 the other's bar. */
function counts(seen: number[], side: SideNo): [number[], number[]] {
  const own = Array<number>(26).fill(0)
  const other = Array<number>(26).fill(0)
  seen.forEach((n, point) => {
    if (n > 0) own[point] = n
    if (n < 0) other[25 - point] = -n
  })
  for (const each of [own, other]) each[0] = 15 - each.reduce((sum, n) => sum + n, 0)
  return side === 0 ? [own, other] : [other, own]
}

const MIDDLE = counts([0, 0, -1, -1, 0, 2, 4, 2, 3, 3, 0, 0, -2, 0, 0, 0, 1, -1, -2, -5, 0, 0, 0, -1, -2, 0], 0)
const HIT = counts([0, 0, 0, -1, 0, 2, 4, 2, 3, 2, 0, 1, -3, 0, 0, 0, 0, -3, -1, -5, 0, 0, 0, 0, -2, 1], 0)
const OFFERED = counts([-1, 2, 0, 0, 0, 0, 5, 1, 3, 0, 0, 0, 0, 3, -1, 0, -2, -3, -2, -4, -2, 0, 1, 0, 0, 0], 1)

const base: View = {
  seq: 40,
  dn: 20,
  seats: [0],
  me: 0,
  names: ['', 'Triktrak'],
  bot: [false, true],
  length: 9,
  score: [3, 2],
  away: [6, 7],
  crawford: false,
  post_crawford: false,
  game: 2,
  money: false,
  rules: { jacoby: false, beavers: false, raccoons: false, max_cube: 4096, variant: 'standard' },
  board: MIDDLE,
  pips: [115, 127],
  cube: { value: 2, owner: 1, offered: null, none: false },
  phase: 'play',
  on_roll: 0,
  to_act: 0,
  dice: [3, 2],
  legal: [],
  tree: null,
  stakes: {},
  last: null,
  moves: [
    { k: 'play', side: 0, dice: [3, 1], play: '8/5 6/5' },
    { k: 'play', side: 1, dice: [6, 2], play: '24/18 13/11' },
    { k: 'play', side: 0, dice: [4, 3], play: '13/10* 13/9' },
    { k: 'play', side: 1, dice: [6, 3], play: 'bar/22 13/7' },
    { k: 'cube', side: 0, cube: 'double', value: 2 },
    { k: 'cube', side: 1, cube: 'take', value: 2 },
    { k: 'play', side: 0, dice: [5, 1], play: '10/5 6/5' },
    { k: 'play', side: 1, dice: [6, 6], play: '13/1*(2)' },
    { k: 'play', side: 0, dice: [4, 2], play: 'bar/21 11/9' },
    { k: 'play', side: 1, dice: [6, 4], play: '13/7 8/4*' },
    { k: 'play', side: 0, dice: [5, 4], play: 'bar/21*/16' },
    { k: 'play', side: 1, dice: [6, 2], play: 'bar/23 8/2' },
  ],
  result: null,
}

const offered = { value: 1, owner: null, offered: 2, none: false }
const last = { side: 1 as SideNo, dice: [6, 6] as [number, number], play: '13/1*(2)', forced: false }
const LAST = {
  ...last,
  steps: [
    [13, 7, 0],
    [13, 7, 0],
    [7, 1, 24],
    [7, 1, 0],
  ] as [number, number, number][],
}

export const VIEWS = {
  /** White is to play 3-2; the tree is cut to what the checker on 16 can do. */
  play: {
    ...base,
    legal: ['play', 'resign'],
    stakes: { resign: [2, 4, 6] },
    tree: [
      [
        [16, 13, 3, 0, 1],
        [16, 14, 2, 0, 2],
      ],
      [
        [13, 11, 2, 0, 3],
        [9, 7, 2, 0, 4],
      ],
      [
        [14, 11, 3, 0, 3],
        [9, 6, 3, 0, 5],
      ],
      [],
      [],
      [],
    ],
  },
  roll: {
    ...base,
    board: HIT,
    phase: 'roll',
    dice: null,
    legal: ['roll', 'double', 'resign'],
    cube: { value: 2, owner: 0, offered: null, none: false },
    stakes: { double: 4, resign: [2, 4, 6] },
    last: LAST,
  },
  waiting: { ...base, on_roll: 1, to_act: 1, dice: [6, 6] },
  doubled: {
    ...base,
    seats: [1],
    me: 1,
    names: ['Triktrak', ''],
    bot: [true, false],
    board: OFFERED,
    phase: 'doubled',
    dice: null,
    on_roll: 0,
    to_act: 1,
    cube: offered,
    legal: ['take', 'drop'],
    stakes: { take: 2, drop: { points: 1, score: [4, 2], over: false } },
  },
  beaver: {
    ...base,
    seats: [1],
    me: 1,
    names: ['Triktrak', ''],
    bot: [true, false],
    money: true,
    length: 0,
    away: null,
    board: OFFERED,
    phase: 'doubled',
    dice: null,
    on_roll: 0,
    to_act: 1,
    cube: offered,
    legal: ['take', 'drop', 'beaver'],
    stakes: { take: 2, beaver: 4, drop: { points: 1, score: [4, 2], over: false } },
  },
  resigning: {
    ...base,
    phase: 'resigning',
    dice: null,
    on_roll: 1,
    to_act: 0,
    legal: ['answer'],
    stakes: { offer: { level: 2, points: 4, score: [7, 2], over: false } },
  },
  over: {
    ...base,
    phase: 'over',
    dice: null,
    to_act: null,
    score: [3, 6],
    away: [6, 3],
    legal: ['next'],
    result: { winner: 1, kind: 2, points: 4, end: 'bear-off', match: false },
  },
  won: {
    ...base,
    phase: 'over',
    dice: null,
    to_act: null,
    score: [9, 2],
    away: [0, 7],
    result: { winner: 0, kind: 1, points: 6, end: 'resign', match: true },
  },
} satisfies Record<string, View>

export type Moment = keyof typeof VIEWS

/** Open a match at such a moment; returns what the page sent, and a way to tell it more. */
export async function openAt(page: Page, moment: Moment) {
  const sent: { t: string; a?: { t: string } }[] = []
  let say: (frame: ServerFrame) => void = () => undefined
  await page.routeWebSocket('**/ws', (socket) => {
    say = (frame) => socket.send(JSON.stringify(frame))
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as (typeof sent)[number]
      sent.push(frame)
      const view = VIEWS[moment]
      if (frame.t === 'hello') say({ t: 'ev', m: MATCH, seq: view.seq, e: [], view })
    })
  })
  await page.goto(`/match/${MATCH}`)
  await page.locator('.ck').first().waitFor()
  return { sent, tell: (e: TableEvent[], view: View): void => say({ t: 'ev', m: MATCH, seq: view.seq, e, view }) }
}

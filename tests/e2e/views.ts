/** Moments that chance brings too rarely, as a server would send them: one game of a 9-point match, by hand. */
import type { Page } from '@playwright/test'
import type { LastTurn, Outcome, ServerFrame, StepEdge, TableEvent, View } from '../../web/src/lib/net/protocol.gen'

export const MATCH = '019ae5a0-0000-7000-8000-000000000001'

/** White: 24, 21, 13 (4), 11, 6 (3), 5 (2), 4 (2), 3. Black, as it counts: 24, 23, 13 (2), 8 (3), 7 (3), 6 (5). */
const MIDDLE: [number[], number[]] = [
  [0, 0, 0, 1, 2, 2, 3, 0, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0],
  [0, 0, 0, 0, 0, 0, 5, 3, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0],
]

/** The step tree of White's 6-3 there, as the core makes it. */
const TREE_63: StepEdge[][] = [
  [
    [24, 21, 3, 0, 9],
    [21, 15, 6, 0, 3],
    [13, 10, 3, 0, 8],
    [13, 7, 6, 0, 2],
    [11, 8, 3, 0, 7],
    [11, 5, 6, 0, 1],
    [6, 3, 3, 0, 6],
    [5, 2, 3, 23, 5],
    [4, 1, 3, 24, 4],
  ],
  [
    [24, 21, 3, 0, 14],
    [13, 10, 3, 0, 13],
    [6, 3, 3, 0, 12],
    [5, 2, 3, 23, 11],
    [4, 1, 3, 24, 10],
  ],
  [
    [24, 21, 3, 0, 21],
    [13, 10, 3, 0, 20],
    [11, 8, 3, 0, 19],
    [7, 4, 3, 0, 18],
    [6, 3, 3, 0, 17],
    [5, 2, 3, 23, 16],
    [4, 1, 3, 24, 15],
  ],
  [
    [24, 21, 3, 0, 27],
    [13, 10, 3, 0, 26],
    [11, 8, 3, 0, 25],
    [6, 3, 3, 0, 24],
    [5, 2, 3, 23, 23],
    [4, 1, 3, 24, 22],
  ],
  [
    [21, 15, 6, 0, 22],
    [13, 7, 6, 0, 15],
    [11, 5, 6, 0, 10],
  ],
  [
    [21, 15, 6, 0, 23],
    [13, 7, 6, 0, 16],
    [11, 5, 6, 0, 11],
  ],
  [
    [21, 15, 6, 0, 24],
    [13, 7, 6, 0, 17],
    [11, 5, 6, 0, 12],
  ],
  [
    [21, 15, 6, 0, 25],
    [13, 7, 6, 0, 19],
    [8, 2, 6, 23, 11],
  ],
  [
    [21, 15, 6, 0, 26],
    [13, 7, 6, 0, 20],
    [11, 5, 6, 0, 13],
    [10, 4, 6, 0, 18],
  ],
  [
    [21, 15, 6, 0, 27],
    [13, 7, 6, 0, 21],
    [11, 5, 6, 0, 14],
  ],
  ...Array.from({ length: 18 }, () => []),
]

const RESIGN: Outcome[] = [2, 4, 6].map((points) => ({ points, score: [3, 2 + points], over: 2 + points >= 9 }))

/** White: 24, 13 (3), 6 (4), 5 (3), 4 (4). Black has a blot on White's 18. */
const PASSING: [number[], number[]] = [
  [0, 0, 0, 0, 4, 3, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  [0, 0, 0, 0, 0, 0, 5, 1, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
]

/** The step tree of White's 6-2 there, as the core makes it: 24/16 may hit on 18 or pass. */
const TREE_62: StepEdge[][] = [
  [
    [24, 22, 2, 0, 7],
    [24, 18, 6, 7, 2],
    [13, 11, 2, 0, 6],
    [13, 7, 6, 0, 1],
    [6, 4, 2, 0, 5],
    [5, 3, 2, 0, 4],
    [4, 2, 2, 0, 3],
  ],
  [
    [24, 22, 2, 0, 13],
    [13, 11, 2, 0, 12],
    [7, 5, 2, 0, 11],
    [6, 4, 2, 0, 10],
    [5, 3, 2, 0, 9],
    [4, 2, 2, 0, 8],
  ],
  [
    [18, 16, 2, 0, 18],
    [13, 11, 2, 0, 17],
    [6, 4, 2, 0, 16],
    [5, 3, 2, 0, 15],
    [4, 2, 2, 0, 14],
  ],
  [
    [24, 18, 6, 7, 14],
    [13, 7, 6, 0, 8],
  ],
  [
    [24, 18, 6, 7, 15],
    [13, 7, 6, 0, 9],
  ],
  [
    [24, 18, 6, 7, 16],
    [13, 7, 6, 0, 10],
  ],
  [
    [24, 18, 6, 7, 17],
    [13, 7, 6, 0, 12],
    [11, 5, 6, 0, 11],
  ],
  [
    [22, 16, 6, 0, 19],
    [13, 7, 6, 0, 13],
  ],
  ...Array.from({ length: 12 }, () => []),
]

const base: View = {
  seq: 40,
  dn: 20,
  seats: [0],
  me: 0,
  names: ['', 'Triktrak'],
  bot: [false, true],
  level: 'beginner',
  length: 9,
  score: [3, 2],
  away: [6, 7],
  crawford: false,
  post_crawford: false,
  game: 2,
  money: false,
  rules: { crawford: true, holland: false, jacoby: false, beavers: false, raccoons: false, auto_doubles: 0, max_cube: 4096, variant: 'standard' },
  board: MIDDLE,
  pips: [147, 148],
  cube: { value: 2, owner: 1, offered: null, none: false },
  phase: 'play',
  on_roll: 0,
  to_act: 0,
  dice: [6, 3],
  legal: [],
  takeback: false,
  race: false,
  xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:9:12',
  tree: null,
  stakes: {},
  last: null,
  moves: [
    { k: 'play', side: 0, dice: [3, 1], play: '8/5 6/5', steps: [[8, 5, 0], [6, 5, 0]] },
    { k: 'play', side: 1, dice: [6, 4], play: '24/14', steps: [[24, 18, 0], [18, 14, 0]] },
    { k: 'play', side: 0, dice: [6, 2], play: '24/18 13/11*', steps: [[24, 18, 0], [13, 11, 14]] },
    { k: 'play', side: 1, dice: [5, 3], play: 'bar/22 13/8', steps: [[25, 22, 0], [13, 8, 0]] },
    { k: 'cube', side: 0, cube: 'double', value: 2 },
    { k: 'cube', side: 1, cube: 'take', value: 2 },
    { k: 'play', side: 0, dice: [4, 2], play: '8/4 6/4', steps: [[8, 4, 0], [6, 4, 0]] },
    { k: 'play', side: 1, dice: [6, 1], play: '13/7* 8/7', steps: [[13, 7, 18], [8, 7, 0]] },
    { k: 'play', side: 0, dice: [5, 4], play: 'bar/21 8/3*', steps: [[25, 21, 0], [8, 3, 22]] },
    { k: 'play', side: 1, dice: [6, 2], play: 'bar/23 13/7', steps: [[25, 23, 0], [13, 7, 0]] },
  ],
  result: null,
}

const offered = { value: 1, owner: null, offered: 2, none: false }
const last: LastTurn = {
  side: 1,
  dice: [6, 2],
  steps: [
    [25, 23, 0],
    [13, 7, 0],
  ],
  play: 'bar/23 13/7',
  forced: false,
}

export const VIEWS = {
  play: { ...base, legal: ['play', 'resign'], stakes: { resign: RESIGN }, tree: TREE_63 },
  passing: {
    ...base,
    legal: ['play', 'resign'],
    stakes: { resign: RESIGN },
    board: PASSING,
    pips: [118, 150],
    dice: [6, 2],
    tree: TREE_62,
  },
  roll: {
    ...base,
    phase: 'roll',
    dice: null,
    legal: ['roll', 'double', 'resign'],
    cube: { value: 2, owner: 0, offered: null, none: false },
    stakes: { double: 4, resign: RESIGN },
    last,
  },
  waiting: { ...base, on_roll: 1, to_act: 1, dice: [6, 6] },
  doubled: {
    ...base,
    seats: [1],
    me: 1,
    names: ['Triktrak', ''],
    bot: [true, false],
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
  return { sent, say: (frame: ServerFrame): void => say(frame), tell: (e: TableEvent[], view: View): void => say({ t: 'ev', m: MATCH, seq: view.seq, e, view }) }
}

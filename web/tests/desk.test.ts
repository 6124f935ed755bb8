import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Desk } from '../src/lib/access/desk.svelte'
import { sentences } from '../src/lib/i18n/i18n.svelte'
import type { View } from '../src/lib/net/protocol.gen'
import { PACES, USUAL } from '../src/lib/play/habits'
import { Table } from '../src/lib/play/table.svelte'
import { ev, FakeWorld, MATCH, view } from './fake'

let world: FakeWorld
let desk: Desk
let dialog: object | null

function sit(changes: Partial<View>): void {
  world = new FakeWorld()
  const table = new Table(MATCH, world, { ...USUAL, pace: PACES.off })
  desk = new Desk(table, () => {})
  world.line.opens()
  world.line.says(ev(view(changes)))
}

const MOVED: Partial<View> = { moves: [{ k: 'play', side: 1, dice: [3, 1], play: '8/5 6/5', steps: [[8, 5, 0], [6, 5, 0]] }] }
const asked = (): string[] => world.line.commands.map(({ a }) => a.t)
const press = (key: string): void => desk.pressed(new Press('keydown', key) as unknown as KeyboardEvent)

class Press extends Event {
  constructor(kind: string, readonly key: string) { super(kind) }
  readonly altKey = false
  readonly ctrlKey = false
  readonly metaKey = false
  readonly shiftKey = false
  readonly repeat = false
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await sentences.use('en')
})
beforeEach(() => {
  dialog = null
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => dialog })
  sit(MOVED)
})

describe('keys', () => {
  it('play', () => {
    press('r')
    expect(asked()).toEqual(['roll'])
  })
  it('do nothing while a dialog is open, wherever the focus is', () => {
    dialog = {}
    press('r')
    press('Enter')
    expect(asked()).toEqual([])
  })
})

describe('a typed line', () => {
  it('goes on when it is empty', () => {
    expect(desk.typed(' ')).toBe(true)
    expect(asked()).toEqual(['roll'])
  })
  it('comes back from looking back, and plays nothing when it is empty', () => {
    desk.review.earlier()
    expect(desk.review.at).toBe(0)
    expect(desk.typed('')).toBe(true)
    expect(desk.review.at).toBeNull()
    expect(asked()).toEqual([])
  })
  it('is meant for the game, also from a moment looked at', () => {
    desk.review.earlier()
    desk.typed('roll')
    expect(desk.review.at).toBeNull()
    expect(asked()).toEqual(['roll'])
  })
})

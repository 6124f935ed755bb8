import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, type Status } from '../src/lib/net/connection'
import type { Command, Err, Ev, Nak } from '../src/lib/net/protocol.gen'
import { ev, FakeWorld, MATCH, view } from './fake'

let world: FakeWorld
let views: Ev[]
let naks: Nak[]
let errs: Err[]
let acks: string[]
let statuses: Status[]
let present: [boolean, boolean] | null
let line: Connection

const command = (id: string): Command => ({ t: 'cmd', m: MATCH, id, dn: 2, a: { t: 'roll' } })

beforeEach(() => {
  world = new FakeWorld()
  ;[views, naks, errs, acks, statuses] = [[], [], [], [], []]
  present = null
  line = new Connection(
    MATCH,
    {
      view: (frame) => views.push(frame),
      acknowledged: (id) => acks.push(id),
      refused: (nak) => naks.push(nak),
      because: () => undefined,
      fault: (err) => errs.push(err),
      here: ({ here }) => (present = here),
      status: (status) => statuses.push(status),
    },
    world,
  )
})

describe('following a match', () => {
  it('begins with hello and nothing seen', () => {
    world.line.opens()
    expect(world.line.sent).toEqual([{ t: 'hello', m: MATCH, have: -1, asks: [] }])
  })
  it('hands on newer views, and the same again after a resync, never older ones', () => {
    world.line.opens()
    for (const seq of [3, 5, 4, 5]) world.line.says(ev(view({ seq })))
    expect(views.map(({ seq }) => seq)).toEqual([3, 5, 5])
  })
  it('takes the first view of a new line as it is: an older copy of the record may have been put back', () => {
    world.line.opens()
    world.line.says(ev(view({ seq: 7 })))
    world.line.close()
    world.pass(5_000)
    world.line.opens()
    for (const seq of [4, 3, 5]) world.line.says(ev(view({ seq })))
    expect(views.map(({ seq }) => seq)).toEqual([7, 4, 5])
    const sent = world.line.sent.length
    world.pass(4_000)
    expect(world.line.sent.length).toBe(sent)
  })
  it('passes over what it cannot read', () => {
    world.line.opens()
    for (const data of ['', '{', 'null', '17', '{"x":1}', '{"t":"later"}']) world.line.onmessage?.({ data })
    expect([views, naks, errs]).toEqual([[], [], []])
  })
  it('passes over another match', () => {
    world.line.opens()
    world.line.says({ ...ev(view()), m: MATCH.replace('1', '2') })
    expect(views).toEqual([])
  })
})

describe('a lost line', () => {
  it('is opened again, after longer and longer, and asks for what was missed', () => {
    world.line.opens()
    world.line.says(ev(view({ seq: 7 })))
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      const count = world.lines.length
      const from = world.now
      world.line.close()
      while (world.lines.length === count) world.pass(5)
      waits.push(world.now - from)
    }
    expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 4000])
    world.line.opens()
    expect(world.line.sent[0]).toEqual({ t: 'hello', m: MATCH, have: 7, asks: [] })
    expect(statuses.at(0)).toBe('open')
    expect(statuses).toContain('lost')
    expect(statuses.at(-1)).toBe('open')
  })
  it('resends what was not acknowledged, word for word', () => {
    world.line.opens()
    line.send(command('a'))
    line.send(command('b'))
    world.line.says({ t: 'ack', id: 'a', seq: 4 })
    world.line.close()
    world.pass(1000)
    world.line.opens()
    expect(world.line.commands).toEqual([command('b')])
    expect(acks).toEqual(['a'])
  })
  it('sends what was asked for meanwhile', () => {
    line.send(command('a'))
    expect(world.line.sent).toEqual([])
    world.line.opens()
    expect(world.line.commands).toEqual([command('a')])
  })
  it('is noticed when the server falls silent', () => {
    world.line.opens()
    world.line.says(ev(view()))
    world.pass(5_000)
    expect(world.line.sent.at(-1)).toEqual({ t: 'ping', n: 1, m: MATCH })
    world.line.says({ t: 'pong', n: 1, seq: 3 })
    world.pass(12_000)
    expect(world.lines).toHaveLength(1)
    world.pass(2_000)
    expect(statuses.at(-1)).toBe('lost')
    expect(world.lines.length).toBeGreaterThan(1)
  })
  it('is tried at once when the network comes back', () => {
    world.line.opens()
    world.line.close()
    world.pass(150)
    world.line.close()
    line.hurry()
    expect(world.lines).toHaveLength(3)
  })
  it('stays closed once closed on purpose', () => {
    world.line.opens()
    line.close()
    world.pass(60_000)
    expect(world.lines).toHaveLength(1)
    expect(statuses).toEqual(['open'])
  })
})

describe('a line that swallows frames', () => {
  beforeEach(() => {
    world.line.opens()
    world.line.says(ev(view({ seq: 3 })))
    world.line.sent = []
  })
  it('a command is repeated until it is answered, after longer and longer', () => {
    line.send(command('a'))
    const at: number[] = []
    for (let from = world.now, known = 1; world.now - from < 12_000; world.pass(100)) {
      world.line.says({ t: 'here', m: MATCH, here: [true, true] })
      if (world.line.commands.length > known) at.push(world.now - from)
      known = world.line.commands.length
    }
    expect(at).toEqual([1500, 4500, 10500])
    world.line.says({ t: 'ack', id: 'a', seq: 3 })
    world.line.sent = []
    world.pass(4_000)
    expect(world.line.commands).toEqual([])
  })
  it('a view that does not follow its acknowledgement is asked for', () => {
    line.send(command('a'))
    world.line.says({ t: 'ack', id: 'a', seq: 4 })
    world.pass(1_600)
    expect(world.line.sent.slice(1)).toEqual([{ t: 'hello', m: MATCH, have: 3, asks: [] }])
    world.line.says(ev(view({ seq: 4 })))
    world.line.sent = []
    world.pass(3_000)
    expect(world.line.sent).toEqual([])
  })
  it('a view that never came is asked for once the server says how far the match is', () => {
    world.pass(5_000)
    world.line.says({ t: 'pong', n: 1, seq: 3 })
    expect(world.line.sent).toHaveLength(1)
    world.pass(5_000)
    world.line.says({ t: 'pong', n: 2, seq: 5 })
    expect(world.line.sent.at(-1)).toEqual({ t: 'hello', m: MATCH, have: 3, asks: [] })
  })
  it('a hello is repeated too', () => {
    line.resync()
    world.pass(1_600)
    expect(world.line.sent).toEqual(Array(2).fill({ t: 'hello', m: MATCH, have: 3, asks: [] }))
  })
  it('who is at the table is told', () => {
    world.line.says({ t: 'here', m: MATCH, here: [true, false] })
    expect(present).toEqual([true, false])
  })
})

describe('refusals', () => {
  it('retry: the same command again, a little later', () => {
    world.line.opens()
    line.send(command('a'))
    world.line.says({ t: 'nak', id: 'a', code: 'retry', params: {}, seq: -1 })
    expect(world.line.commands).toHaveLength(1)
    world.pass(700)
    expect(world.line.commands).toEqual([command('a'), command('a')])
    expect(naks).toEqual([])
  })
  it('stale: the newest view is asked for, and the command is dropped', () => {
    world.line.opens()
    line.send(command('a'))
    world.line.says({ t: 'nak', id: 'a', code: 'stale', params: {}, seq: 9 })
    expect(naks).toHaveLength(1)
    expect(world.line.sent.at(-1)).toEqual({ t: 'hello', m: MATCH, have: -1, asks: [] })
    world.line.close()
    world.pass(1000)
    world.line.opens()
    expect(world.line.commands).toEqual([])
  })
  it('of the match itself are told', () => {
    world.line.opens()
    world.line.says({ t: 'err', code: 'no_such_match', params: {} })
    expect(errs).toEqual([{ t: 'err', code: 'no_such_match', params: {} }])
  })
})

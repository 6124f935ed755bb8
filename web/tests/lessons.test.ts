import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Lesson, PlayStep, Step } from '../src/lib/lessons/shape'
import { Exercise } from '../src/lib/lessons/exercise.svelte'
import { joined, readProgress } from '../src/lib/lessons/progress.svelte'
import { Task } from '../src/lib/lessons/task.svelte'
import { PACES, USUAL } from '../src/lib/play/habits'
import { parse } from '../src/lib/router.svelte'

vi.mock('../src/lib/i18n/i18n.svelte', () => ({ t: (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}` }))

const folder = new URL('../src/lib/lessons/course/', import.meta.url)
const lessons = readdirSync(folder)
  .filter((name) => name.startsWith('steps.'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Lesson)
const step = (lesson: string, id: string): Step =>
  lessons.find(({ name }) => name === lesson)!.steps.find((each) => each.id === id)!

const exercise = (lesson: string, id: string): Exercise => {
  let now = 0
  return new Exercise(step(lesson, id) as PlayStep, { ...USUAL, pace: PACES.off }, () => (now += 1000))
}
const task = (lesson: string, id: string): Task => new Task(step(lesson, id) as Exclude<Step, PlayStep>)

describe('a roll to play', () => {
  it('is right at every end when none is named', () => {
    const play = exercise('bearing-off', 'exact')
    play.moveBy(6, 6)
    expect([play.complete, play.said?.tone]).toEqual([false, 'note'])
    play.done()
    expect(play.said).toEqual({ tone: 'bad', reason: ['must_play_both', { dice: '6-4' }, [['go_on', { made: '6/off', steps: '6/2, 4/off' }]]] })
    play.moveBy(4, 4)
    play.done()
    expect([play.solved, play.said?.part]).toEqual([true, 'right'])
    expect(play.tree).toBeNull()
  })

  it('stays as it was played once it is right', () => {
    const play = exercise('bearing-off', 'exact')
    play.moveBy(6, 6)
    play.moveBy(4, 4)
    play.done()
    const { board, said } = play
    play.undo()
    play.undo(true)
    play.touchDice()
    play.tap(4, 'move')
    play.moveBy(3, 4)
    play.done()
    expect([play.board, play.said, play.solved]).toEqual([board, said, true])
  })

  it('may be legal and still not what was asked for', () => {
    const play = exercise('bearing-off', 'home-first')
    play.moveBy(8, 6)
    play.moveBy(6, 2)
    play.done()
    expect([play.solved, play.said]).toEqual([false, { tone: 'bad', part: 'legal' }])
    play.undo(true)
    play.moveBy(8, 2)
    play.moveBy(6, 6)
    play.done()
    expect(play.solved).toBe(true)
  })

  it('is refused in the core’s words, by a tap, a die, a drag and a checker sent where it cannot go', () => {
    const higher = { tone: 'bad', reason: ['higher_checker', { point: 2, higher: 4 }, [['instead', { die: 6, steps: '4/off' }]]] }
    const byDie = exercise('bearing-off', 'too-high')
    byDie.moveBy(2, 6)
    expect(byDie.said).toEqual(higher)
    const byTap = exercise('bearing-off', 'too-high')
    byTap.tap(2, 'move')
    expect(byTap.said).toEqual(higher)
    const blocked = { tone: 'bad', reason: ['blocked', { point: 12 }, [['held', { point: 12, count: 5 }], ['reach', { steps: '13/10' }]]] }
    const byDrag = exercise('hitting', 'hit')
    byDrag.lift(13)
    expect(byDrag.put(12)).toBe(false)
    expect(byDrag.said).toEqual(blocked)
    const sent = exercise('hitting', 'hit')
    sent.tap(13, 'choose')
    sent.tap(12, 'choose')
    expect([sent.said, sent.chosen]).toEqual([blocked, null])
  })

  it('says that a step does not fit the dice where nothing else is said', () => {
    const play = exercise('bar', 'enter')
    play.lift(25)
    play.put(20)
    expect(play.said?.reason).toEqual(['wrong_die', { steps: 'bar/20' }, [['reach', { steps: 'bar/23, bar/21' }]]])
    const back = exercise('hitting', 'hit')
    back.tap(13, 'choose')
    back.tap(17, 'choose')
    expect(back.said?.reason).toEqual(['wrong_die', { steps: '13/17' }, [['backwards', {}], ['reach', { steps: '13/10' }]]])
  })

  it('can hit on the way or not, as the learner picks', () => {
    const play = exercise('hitting', 'passing')
    play.tap(24, 'choose')
    play.tap(21, 'choose')
    expect(play.choice).toHaveLength(2)
    play.pick(play.choice.find((way) => way.path[0]![1] === 22)!)
    play.done()
    expect(play.solved).toBe(true)
  })

  it('gives a word of help first, then a play', () => {
    const play = exercise('bearing-off', 'too-high')
    play.hint(true)
    expect(play.said?.part).toBe('hint')
    play.hint(true)
    expect(play.said?.words?.()).toContain('4/1 4/off')
  })
})

describe('every step of every lesson', () => {
  const plays = lessons.flatMap(({ name, steps }) =>
    steps.filter((each) => each.kind === 'play').map((each) => [name, each.id] as const),
  )
  it.each(plays)('%s, %s: leaves no touch of the board without an answer', (name, id) => {
    for (const first of [null, ...(step(name, id) as PlayStep).tree[0]!.map(([from, , die]) => [from, die] as const)])
      for (let point = 0; point < 26; point++) {
        const play = exercise(name, id)
        if (first) play.moveBy(first[0], first[1])
        const [made, said] = [play.path.length, play.said]
        play.tap(point, 'choose')
        expect(play.said !== said || play.chosen !== null || play.choice.length > 0 || play.path.length > made, `${point}`).toBe(true)
      }
  })

  it.each(plays)('%s, %s: has an answer for every checker, die and node', (name, id) => {
    const play = step(name, id) as PlayStep
    for (let node = 0; node < play.tree.length; node++) {
      if (play.tree[node]!.length > 0) expect(play.reasons[play.stops[node]!]?.[0]).toMatch(/^must_/)
      expect(play.tries[node]!.length % 3).toBe(0)
      for (let i = 2; i < play.tries[node]!.length; i += 3) expect(play.reasons[play.tries[node]![i]!]).toBeDefined()
    }
  })
})

type Told = [lesson: string, id: string, made: [number, number][], tried: [number, number], ...reason: [string, object, unknown[]]]

describe('what the referee said when the lessons were made', () => {
  const told = readFileSync(new URL('../../tests/data/lesson_refusals.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line) as Told)

  it('is found again in what was shipped', () => {
    let compared = 0
    for (const [lesson, id, made, tried, code, params, hints] of told) {
      const play = exercise(lesson, id)
      for (const [from, to] of made) {
        const die = play.edges.find((edge) => edge[0] === from && edge[1] === to)?.[2]
        if (die !== undefined) play.moveBy(from, die)
      }
      // Nobody stands where only one step is left: it is made unasked.
      if (JSON.stringify(play.path.map(([from, to]) => [from, to])) !== JSON.stringify(made)) continue
      compared++
      play.why([[...made, tried].map((each) => each.join('/')).join(' ')])
      const [found, given, more = []] = play.said!.reason!
      expect([found, given, more], JSON.stringify([lesson, id, made, tried])).toEqual([code, params, hints])
    }
    expect(compared).toBeGreaterThan(400)
  })
})

describe('a question', () => {
  it('is answered until it is right', () => {
    const asked = task('results', 'gammon')
    asked.answer('single')
    expect([asked.solved, asked.said]).toEqual([false, { tone: 'bad', reason: undefined, part: 'single' }])
    asked.answer('gammon')
    asked.answer('single')
    expect([asked.solved, asked.answered]).toEqual([true, 'gammon'])
  })

  it('about the cube is refused as at the table', () => {
    const asked = task('crawford', 'game')
    asked.answer('double')
    expect(asked.said).toEqual({ tone: 'bad', reason: ['double_crawford', {}, [['double_crawford', {}]]], part: 'double' })
  })

  it('about a play tells the rule either way', () => {
    const asked = task('moving', 'blocked')
    asked.answer('allowed')
    expect(asked.said).toEqual({ tone: 'bad', reason: ['blocked', { point: 19 }], part: 'because' })
    asked.answer('refused')
    expect([asked.solved, asked.said?.tone]).toEqual([true, 'good'])
    expect(asked.scene.last?.steps).toEqual([[24, 19, 0], [13, 7, 0]])
  })

  it('about a number', () => {
    const asked = task('board', 'pips')
    for (const nothing of ['', 'abc', '-3', '1.5', '12345']) {
      asked.count(nothing)
      expect([asked.solved, asked.said?.words?.()]).toEqual([false, 'lesson-no-number {}'])
    }
    asked.count('015')
    expect([asked.solved, asked.said?.words?.()]).toEqual([false, 'lesson-not-number {"n":"15"}'])
    asked.count(' 16 ')
    expect(asked.solved).toBe(true)
  })

  it('about a place, called as the board calls it', () => {
    const asked = task('direction', 'both')
    asked.point(19)
    expect(asked.said?.words?.()).toContain('\\"point\\":\\"6\\"')
    asked.point(6)
    expect([asked.solved, asked.scene.targets.length]).toEqual([true, 1])
  })
})

it('progress that cannot be read is none', () => {
  expect(readProgress('{"bar":{"done":["enter",3],"at":"two"},"odd":{"at":1},"no":null}')).toEqual({
    bar: { done: ['enter'], at: 'two' },
  })
  expect([readProgress(null), readProgress('{'), readProgress('4'), readProgress('null')]).toEqual([{}, {}, {}, {}])
})

it('progress of two tabs is joined: a step that is done in either stays done', () => {
  const here = { bar: { done: ['enter'], at: 'rest' }, cube: { done: ['double'], at: '' } }
  const there = { bar: { done: ['enter', 'two'], at: 'dance' }, match: { done: [], at: 'away' } }
  expect(joined(there, here)).toEqual({
    bar: { done: ['enter', 'two'], at: 'rest' },
    cube: { done: ['double'], at: '' },
    match: { done: [], at: 'away' },
  })
})

it('lessons have addresses', () => {
  expect(parse('/lessons')).toEqual({ page: 'lessons', name: null })
  expect(parse('/lessons/bar/')).toEqual({ page: 'lessons', name: 'bar' })
  expect(parse('/lessons/bar/x').page).toBe('nowhere')
})

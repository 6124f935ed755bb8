/** The board of a table that writes down its moves is where the rules see it, whatever was played on it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { throwDie } from '../src/lib/scorebook/moves/dice'
import { begun, followed, free, handled, joined, pointsOf, type Action } from '../src/lib/scorebook/moves/record'

interface Written {
  variant: string
  actions: Action[]
  after: Record<string, [number[], number[], number | null]>
}

const games = readFileSync(new URL('../../tests/data/moved_games.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Written)

it('has games enough to go by, with plays against the rules, some made again, and cocked dice', () => {
  const kinds = new Set(games.flatMap(({ actions }) => actions.map(({ t }) => t)))
  for (const kind of ['roll', 'play', 'stated', 'challenge', 'cocked', 'double', 'take', 'drop']) expect(kinds).toContain(kind)
  expect(games.length).toBeGreaterThanOrEqual(12)
})

it('every play leads to the board that the rules see after it', () => {
  for (const { variant, actions, after } of games)
    for (const [index, [white, black, onRoll]] of Object.entries(after)) {
      const game = followed(variant, actions.slice(0, Number(index) + 1))
      expect(game.board, `${index} of ${JSON.stringify(actions.slice(0, Number(index) + 1))}`).toEqual([white, black])
      if (onRoll !== null) expect(game.onRoll).toBe(onRoll)
    }
})

it('a hand that makes the steps of a play by itself comes to the same board', () => {
  for (const { variant, actions, after } of games)
    for (const [index, [white, black]] of Object.entries(after)) {
      const action = actions[Number(index)]!
      if (action.t !== 'play') continue
      const { board, onRoll } = followed(variant, actions.slice(0, Number(index)))
      expect(handled(board, onRoll!, action.steps)).toEqual([white, black])
    }
})

it('a board is written as its mover sees it and read back', () => {
  for (const { variant, actions } of games) {
    actions.forEach((action, index) => {
      if (action.t !== 'stated') return
      const { board, onRoll } = followed(variant, actions.slice(0, index))
      const seen = followed(variant, actions.slice(0, index + 1)).board
      expect(pointsOf(seen, onRoll!)).toEqual(action.after)
      expect(pointsOf(board, onRoll!)).toHaveLength(26)
    })
  }
})

it('the trips of one checker are one step, and what it took back is none', () => {
  expect(joined([[24, 18], [13, 7], [18, 13]])).toEqual([[13, 7], [24, 13]])
  expect(joined([[24, 18], [18, 24]])).toEqual([])
  expect(joined([[6, 0], [6, 0]])).toEqual([[6, 0], [6, 0]])
})

it('a hand hits a blot, and puts nothing down where two of the other colour stand', () => {
  const { board } = begun('hypergammon')
  const [white, black] = handled(board, 0, [[24, 3]])
  expect([white[3], black[22], black[25]]).toEqual([1, 0, 1])
  expect(free(begun('standard').board, 0, 1)).toBe(false)
  expect(free(begun('standard').board, 0, 0)).toBe(true)
})

it('a challenge lays the checkers back, with the same dice', () => {
  const start: Action[] = [{ t: 'roll', d1: 3, d2: 1 }, { t: 'play', steps: [[13, 10], [24, 23]] }]
  const game = followed('standard', [...start, { t: 'challenge' }])
  expect(game).toMatchObject({ phase: 'play', onRoll: 0, dice: [3, 1], last: null })
  expect(game.board).toEqual(begun('standard').board)
  expect(followed('standard', [...start, { t: 'roll', d1: 6, d2: 6 }, { t: 'challenge' }]).onRoll).toBe(1)
})

it('an opening roll that ties is thrown again', () => {
  const tied = followed('standard', [{ t: 'roll', d1: 4, d2: 4 }])
  expect(tied).toEqual(begun('standard'))
})

it('the dice of the program show each face as often as any other', () => {
  const seen = [0, 0, 0, 0, 0, 0, 0]
  for (let byte = 0; byte < 252; byte++) seen[throwDie(() => byte)]!++
  expect(seen).toEqual([0, 42, 42, 42, 42, 42, 42])
  const bytes = [252, 255, 7]
  expect(throwDie(() => bytes.shift()!)).toBe(2)
})

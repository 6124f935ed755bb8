/** The browser counts what the rules count, on every sheet of tests/data/score_sessions.txt. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Line, Sheet } from '../src/lib/book/records'
import { standing } from '../src/lib/book/standing'
import { cubeAfter, doubleRefused, mayBeaver, other, type Side, type Terms, type Turn } from '../src/lib/score/cube'
import { duel, START, type Stated } from '../src/lib/score/score'

const sessions = readFileSync(new URL('../../tests/data/score_sessions.txt', import.meta.url), 'utf8').trim().split('\n')
const duels = sessions.filter((line) => !line.startsWith('{'))
const sheets = sessions.filter((line) => line.startsWith('{'))

const LETTER = { no_cube: 'n', crawford: 'c', not_owner: 'o', dead_cube: 'd', max_cube: 'm' }
const ENDS = { b: 'bear-off', d: 'drop', r: 'resign' } as const

function termsOf([length, crawford, jacoby, beavers, maxCube]: string[]): Terms {
  return {
    length: Number(length),
    crawford: crawford === 'c',
    jacoby: jacoby === '-' ? null : jacoby === 'j',
    beavers: beavers === 'b',
    maxCube: Number(maxCube),
  }
}

function stated(text: string): Stated {
  const winner = 'wb'.indexOf(text[0]!) as Side
  if (text[1] === 'a') return { t: 'award', winner, points: Number(text.slice(2)), reason: 'stated' }
  const end = ENDS[text[2] as keyof typeof ENDS]
  return { t: 'result', winner, kind: Number(text[1]), cube: Number(text.slice(3)), end }
}

/** The turns of the cube; where each is offered, whether a beaver is allowed is said with a plus. */
function turnsOf(text: string, beaver: (turns: Turn[]) => boolean): { turns: Turn[]; told: string } {
  const turns: Turn[] = []
  let told = ''
  for (const letter of text) {
    if (letter === 'W' || letter === 'B') turns.push({ t: 'double', by: letter === 'W' ? 0 : 1 })
    if (letter === 't') turns.push({ t: 'take' })
    if (letter === 'b') turns.push({ t: 'beaver' })
    if (letter !== '+') told += letter
    if ((letter === 'W' || letter === 'B') && beaver(turns)) told += '+'
  }
  return { turns, told }
}

it('has enough sessions to go by', () => {
  expect(duels.length).toBeGreaterThanOrEqual(5000)
  expect(sheets.length).toBeGreaterThanOrEqual(250)
})

it('every duel is counted as the rules count it', () => {
  const wrong: string[] = []
  for (const session of duels) {
    const words = session.split(' ')
    const terms = termsOf(words)
    const last = words.at(-1)!
    const games: Stated[][] = []
    for (const told of words.slice(5, -1)) {
      const [chain, refusals, results] = told.split('/') as [string, string, string]
      const before = duel(terms, games)!
      const { turns, told: played } = turnsOf(chain, (so) => mayBeaver(terms, before, cubeAfter(so)))
      const cube = cubeAfter(turns)
      const letters = ([0, 1] as const).map((side) => doubleRefused(terms, before, cube, side))
      const refused = refusals && letters.map((reason) => (reason === null ? '-' : LETTER[reason])).join('')
      games.push(results.split(',').map(stated))
      const game = duel(terms, games)!.games.at(-1)!
      if (chain.endsWith('x')) {
        const dropped = game.winner === other(cube.offer!.to) && game.cube === cube.value && game.end === 'drop'
        if (!dropped) wrong.push(`${session}\n  the drop is counted as ${JSON.stringify(game)}`)
      } else if (refusals && game.cube !== cube.value) wrong.push(`${session}\n  the cube stands at ${game.cube}`)
      const score = `${game.score.join('-')}${game.crawford ? 'c' : ''}`
      const mine = [played, refused, results, score, game.doubt ? LETTER[game.doubt] : ''].join('/')
      if (mine !== told) wrong.push(`${session}\n  ${told} but ${mine}`)
    }
    const end = duel(terms, games) ?? START
    const mine = end.over ? `>${'wb'[end.winner!]}` : end.crawford ? 'c' : '-'
    if (mine !== last) wrong.push(`${session}\n  ${last} but ${mine}`)
  }
  expect(wrong.slice(0, 5)).toEqual([])
})

it('every other sheet is counted as the scorebook counts it', () => {
  for (const text of sheets) {
    const { sheet, lines, standing: wanted } = JSON.parse(text) as { sheet: Sheet; lines: Line[]; standing: object }
    const { games, score, over, winner, crawford, doubtful, misfits } = standing(sheet, lines)
    const mine = {
      points: games.map(({ points }) => points),
      lines: games.map(({ line }) => line.id),
      score,
      over,
      winner,
      crawford,
      doubtful: [...doubtful],
      misfits: [...misfits],
    }
    expect(mine, text).toEqual(wanted)
  }
})

it('the twin stays small and knows nothing of pages', () => {
  const folder = new URL('../src/lib/score/', import.meta.url)
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  expect(files.join('').split('\n').length).toBeLessThanOrEqual(200)
  for (const file of files) expect(file).not.toMatch(/from '(?!\.\/)/)
})

it('a game known by its moves only is left to the server', () => {
  expect(duel({ length: 5, crawford: true, jacoby: null, beavers: false, maxCube: 4096 }, [[{ t: 'roll' }]])).toBeNull()
})

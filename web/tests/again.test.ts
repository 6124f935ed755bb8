import { describe, expect, it } from 'vitest'
import { again } from '../src/lib/net/again'
import { view } from './fake'

describe('a rematch', () => {
  const rules = { ...view().rules, holland: true }
  it('is played by the same rules at the same strength', () => {
    expect(again(view({ level: 'intermediate', length: 7, rules }))).toEqual({
      opponent: 'bot', level: 'intermediate', length: 7, max_cube: 4096, variant: 'standard', crawford: true, holland: true,
    })
  })
  it('of a money session keeps what belongs to money', () => {
    const money = { ...view().rules, jacoby: true, beavers: true, raccoons: true, auto_doubles: 2, max_cube: 64 }
    expect(again(view({ money: true, length: 0, rules: { ...money, variant: 'hypergammon' } }))).toEqual({
      opponent: 'bot', level: 'beginner', length: 0, max_cube: 64, variant: 'hypergammon', jacoby: true, beavers: true,
      raccoons: true, auto_doubles: 2,
    })
  })
  it('at one screen keeps both names, with a friend one’s own', () => {
    const people = { level: null, bot: [false, false] as [boolean, boolean], names: ['Ann', 'Bo'] as [string, string] }
    expect(again(view({ ...people, seats: [0, 1] }))).toMatchObject({ opponent: 'local', names: ['Ann', 'Bo'] })
    expect(again(view({ ...people, seats: [1], me: 1 }))).toMatchObject({ opponent: 'friend', names: ['Bo'] })
  })
})

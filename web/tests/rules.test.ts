import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sentences } from '../src/lib/i18n/i18n.svelte'
import { rulesText } from '../src/lib/invite/rules'
import type { Conditions } from '../src/lib/net/protocol.gen'

const usual: Conditions = {
  length: 3, crawford: true, jacoby: false, beavers: false, raccoons: false, auto_doubles: 0, max_cube: 4096,
  variant: 'standard', holland: false,
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await sentences.use('en')
})

describe('what a match is played by', () => {
  it('says only the length of a usual match', () => {
    expect(rulesText(usual)).toEqual(['3-point match', 'Crawford rule'])
  })
  it.each(['nackgammon', 'hypergammon', 'longgammon'] as const)('names %s before anybody sits down', (variant) => {
    expect(rulesText({ ...usual, variant })[1]).toMatch(new RegExp(`^${variant}`, 'i'))
  })
  it('names what is not as usual', () => {
    const said = rulesText({ ...usual, length: 0, jacoby: true, beavers: true, raccoons: true, auto_doubles: 2 })
    expect(said.slice(0, 4)).toEqual(['Money game', 'Jacoby rule', 'Beavers', 'Raccoons'])
    expect(said[4]).toContain('2')
  })
})

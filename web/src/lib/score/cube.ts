/** The cube of the game that is going on: who may turn it, what an answer does, what is at stake. */

/** The first of two players is White. */
export type Side = 0 | 1
export const other = (side: Side): Side => (1 - side) as Side

/** What was agreed. `length` 0: no end; `jacoby` null: as usual; `maxCube` 1: without a cube. */
export interface Terms {
  length: number
  crawford: boolean
  jacoby: boolean | null
  beavers: boolean
  maxCube: number
}

export type Refusal = 'no_cube' | 'crawford' | 'not_owner' | 'dead_cube' | 'max_cube'

/** What was done with the cube, in turn; dropping it ends the game. */
export type Turn = { t: 'double'; by: Side } | { t: 'take' } | { t: 'beaver' }

export interface Cube {
  value: number
  owner: Side | null
  /** The value offered, who doubled first and who must answer now. */
  offer: { value: number; doubler: Side; to: Side } | null
}

interface Before {
  score: readonly [number, number]
  crawford: boolean
}

/** Why `side` may not double, apart from the moment; null when it may. */
export function doubleRefused(
  terms: Terms,
  before: Before,
  cube: Pick<Cube, 'value' | 'owner'>,
  side: Side,
): Refusal | null {
  if (terms.maxCube === 1 && cube.value === 1) return 'no_cube'
  if (before.crawford) return 'crawford'
  if (cube.owner === other(side)) return 'not_owner'
  // Whoever wins the match with a single game at the present value has no use for more.
  if (terms.length > 0 && Math.max(terms.length - before.score[side], 0) <= cube.value) return 'dead_cube'
  return cube.value > terms.maxCube / 2 ? 'max_cube' : null
}

/** Whether whoever must answer may take the cube and turn it again in one breath. */
export function mayBeaver(terms: Terms, before: Before, { offer }: Cube): boolean {
  if (!terms.beavers || offer === null || offer.to === offer.doubler) return false
  return doubleRefused(terms, before, { value: offer.value, owner: offer.to }, offer.to) === null
}

/** The cube after these turns. */
export function cubeAfter(turns: readonly Turn[]): Cube {
  return turns.reduce(turned, { value: 1, owner: null, offer: null } as Cube)
}

function turned(cube: Cube, turn: Turn): Cube {
  const { offer } = cube
  if (turn.t === 'double') return { ...cube, offer: { value: 2 * cube.value, doubler: turn.by, to: other(turn.by) } }
  if (offer === null) return cube
  // The taker of a double owns the cube; after a beaver it is the beaverer: either way not the doubler.
  const owner = other(offer.doubler)
  if (turn.t === 'take') return { value: offer.value, owner, offer: null }
  // A beaver accepts the first offer: that value is now what a drop costs.
  return { value: offer.value, owner, offer: { value: 2 * offer.value, doubler: offer.doubler, to: offer.doubler } }
}

/** What a scoreboard says in words, aloud too. */
import type { Sheet } from '../book/records'
import { t } from '../i18n/i18n.svelte'
import { other, type Refusal, type Side } from '../score/cube'
import type { Deed, Duel } from './duel.svelte'

/** What a cube can show, up to the usual most. */
export const CUBES = Array.from({ length: 13 }, (_, turns) => 2 ** turns)
export const KINDS = ['single', 'gammon', 'backgammon'] as const

/** What is played on a sheet, in words. */
export function titleOf({ kind, length = 0, game = '' }: Sheet): string {
  if (kind === 'match') return t('match-to', { n: length })
  return kind === 'other' ? game : t(`new-kind-${kind}`)
}

/** How a sheet stands: two numbers as their readers write them, or those of all. */
export const standsText = (score: readonly number[]): string =>
  score.length === 2 ? t('score', { own: written(score[0]!), theirs: written(score[1]!) }) : score.map((n) => written(n)).join(' · ')

export const scoreText = ([own, theirs]: readonly [number, number]): string => t('score', { own, theirs })

/** A score as people tell who has won: the winner's points first, on whichever side. */
export const wonText = ([white, black]: readonly [number, number], winner: number): string =>
  scoreText(winner === 1 ? [black, white] : [white, black])

export function tell(duel: Duel, deed: Deed): string {
  const [score, { winner, over, crawford }] = [scoreText(duel.score), duel.standing]
  if (deed.t === 'won') {
    const name = duel.names[deed.side]
    const won = t(`won-${KINDS[deed.kind - 1] ?? 'single'}`, { who: 'other', name, n: deed.points })
    if (over && winner !== null && duel.terms.length)
      return `${won}. ${t('won-match', { who: 'other', name: duel.names[winner]!, score: wonText(duel.score, winner) })}`
    return `${won}. ${t('score-now', { score })}.${crawford ? ` ${t('crawford')}.` : ''}`
  }
  if (deed.t === 'undone') return `${t('table-undone')} ${t('score-now', { score })}.`
  if (deed.t === 'annulled') return t('table-annulled')
  return t(`told-${deed.t}`, { name: duel.names[deed.side], n: deed.value })
}

/** Why a side may not double. */
export function refusalText(duel: Duel, side: Side, why: Refusal): string {
  const reasons = {
    no_cube: () => t('table-no-cube'),
    crawford: () => t('crawford'),
    not_owner: () => t('table-not-owner', { name: duel.names[other(side)] }),
    dead_cube: () => t('table-dead', { name: duel.names[side], n: duel.cube.value }),
    max_cube: () => t('table-max', { n: duel.terms.maxCube }),
  }
  return reasons[why]()
}

/** What stands where a price would be: how far a side has to go, or by how much it is ahead. */
export function standingText(duel: Duel, side: Side): string {
  const away = duel.away(side)
  if (away !== null) return away > 0 ? t('away', { n: away }) : ''
  const ahead = duel.score[side] - duel.score[other(side)]
  return ahead > 0 ? `+${ahead}` : ''
}

/** A number with the sign that print has. */
export const written = (n: number, plus = false): string => (plus && n > 0 ? `+${n}` : String(n).replace('-', '−'))

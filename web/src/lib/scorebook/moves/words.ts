/** What a table that writes down its moves says in words, aloud too. */
import { t } from '../../i18n/i18n.svelte'
import { ordered } from '../../play/replay'
import type { Way } from '../../play/steps'
import type { Duel } from '../duel.svelte'
import { followed, type Action, type Step } from './record'

const place = (point: number): string => (point === 25 ? 'bar' : point === 0 ? 'off' : String(point))

/** Steps in notation. */
export const stepsText = (steps: readonly Step[]): string => steps.map(([from, to]) => `${place(from)}/${place(to)}`).join(' ')

/** One of several ways to a place, which hit differently. */
export const wayText = ({ path }: Way): string =>
  path.map(([from, to, , hit], i) => `${i === 0 ? `${place(from)}/` : ''}${place(to)}${hit > 0 ? '*' : ''}`).join('/')

/** What was done last. */
export function said(duel: Duel): string {
  const { moves, game, names } = duel
  const action = moves?.actions.at(-1)
  if (!moves || !game || !action) return ''
  const before = followed(duel.sheet.variant ?? 'standard', moves.actions.slice(0, -1))
  return sentence(action, before.onRoll === null ? null : names[before.onRoll], game.onRoll === null ? '' : names[game.onRoll], names, game.dice)
}

function sentence(action: Action, mover: string | null, next: string, names: readonly string[], dice: readonly number[] | null): string {
  switch (action.t) {
    case 'roll': {
      const { d1, d2 } = action
      if (mover !== null) return t('moves-said-roll', { name: mover, dice: ordered([d1, d2]).join('-') })
      if (d1 === d2) return t('moves-said-tie', { a: d1 })
      return t('moves-said-opening', { white: names[0]!, a: d1, black: names[1]!, b: d2, name: next })
    }
    case 'play':
    case 'stated':
      if (action.steps.length === 0) return t('moves-said-dance', { name: mover ?? '' })
      return t('moves-said-play', { name: mover ?? '', play: stepsText(action.steps) })
    case 'challenge':
      return t('moves-said-again', { name: next, dice: dice?.join('-') ?? '' })
    case 'cocked':
      return t('moves-said-cocked')
    default:
      return ''
  }
}

/** What a table that writes down its moves says in words, aloud too. */
import { t } from '../../i18n/i18n.svelte'
import { ordered } from '../../play/replay'
import { written } from '../../play/steps'
import type { Duel } from '../duel.svelte'
import { followed, type Action } from './record'

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
      return t('moves-said-play', { name: mover ?? '', play: action.steps.map(written).join(' ') })
    case 'challenge':
      return t('moves-said-again', { name: next, dice: dice?.join('-') ?? '' })
    case 'cocked':
      return t('moves-said-cocked')
    default:
      return ''
  }
}

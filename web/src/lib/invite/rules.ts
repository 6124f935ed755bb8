/** What a match is played by, in words. */
import { t } from '../i18n/i18n.svelte'
import type { Conditions, NewMatch } from '../net/protocol.gen'

/** The length first, then whatever is not as in every match. */
export function rulesText(c: Conditions): string[] {
  const lines = [c.length ? t('match-to', { n: c.length }) : t('money-game')]
  if (c.variant !== 'standard') lines.push(t(`variant-${c.variant as Exclude<NewMatch['variant'], undefined>}`))
  if (c.length > 1) lines.push(t(c.crawford ? 'option-crawford' : 'rule-no-crawford'))
  if (c.holland) lines.push(t('option-holland'))
  if (c.jacoby) lines.push(t('option-jacoby'))
  if (c.beavers) lines.push(t('option-beavers'))
  if (c.raccoons) lines.push(t('option-raccoons'))
  if (c.auto_doubles) lines.push(t('rule-auto-doubles', { n: c.auto_doubles }))
  return lines
}

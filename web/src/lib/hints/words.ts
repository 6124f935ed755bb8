/** What the engine says, in words; the catalogue 'hints' has to be spoken. */
import { sentences, t } from '../i18n/i18n.svelte'
import type { Ask, Chances, CubeVerdict, Fact, Hint, HintedCube, HintedPlay, Weighed } from '../net/protocol.gen'

export const equityText = (value: number): string =>
  t('hint-equity', { sign: value < 0 ? 'minus' : 'plus', value: Math.abs(value) })

export const percentText = (share: number): string => t('hint-percent', { value: share * 100 })

export const chancesText = ({ win, win_gammon, lose_gammon }: Chances): string =>
  t('hint-chances', { win: percentText(win), gammon: percentText(win_gammon), lost: percentText(lose_gammon) })

export const factText = ({ code, params }: Fact): string =>
  sentences.format(`hint-fact-${code.replaceAll('_', '-')}`, params)

const verdict = (action: CubeVerdict): string => t('hint-cube-action', { action: action.replace('_', '-') })

/** Whether the hint is about an answer that is due, and not about one's own cube. */
const answering = (word: Hint['word']): boolean => word !== 'play' && word !== 'roll' && word !== 'double'

/** What to do, in a sentence. */
export function headline({ word, cube }: Hint): string {
  if (answering(word)) return t('hint-answer', { word })
  return verdict(cube?.action ?? 'unavailable')
}

export interface Worth {
  label: string
  equity: number
  best: boolean
}

/** What each way of using the cube is worth to the side that decides. */
export function worths({ word, cube }: { word: Hint['word']; cube: HintedCube | null }): Worth[] {
  if (cube === null) return []
  const { no_double, double_take, double_drop } = cube
  if (answering(word))
    return [
      { label: t('hint-take'), equity: double_take, best: word !== 'drop' },
      { label: t('hint-drop'), equity: double_drop, best: word === 'drop' },
    ]
  const taken = double_take <= double_drop
  return [
    { label: t('hint-no-double'), equity: no_double, best: word === 'roll' },
    { label: t('hint-double-take'), equity: double_take, best: word === 'double' && taken },
    { label: t('hint-double-drop'), equity: double_drop, best: word === 'double' && !taken },
  ]
}

/** How much less a play is worth than the best; nothing where they were not looked into equally deep. */
export const behind = (best: HintedPlay, play: HintedPlay): string =>
  play.plies === best.plies
    ? t('hint-behind', { less: t('hint-amount', { value: best.equity - play.equity }) })
    : t('hint-depth-less', { plies: play.plies })

/** A hint as it is read aloud. */
export function hintWords(hint: Hint): string {
  const [best] = hint.plays
  const plays = hint.plays.map((play, i) =>
    [
      `${i + 1}: ${t('hint-play', { play: play.play, equity: equityText(play.equity) })}`,
      ...(best && i > 0 ? [behind(best, play)] : []),
      chancesText(play.chances),
    ].join(', '),
  )
  const cube = worths(hint).map(({ label, equity }) => `${label}: ${equityText(equity)}.`)
  return [
    ...(best ? [`${t('hint-best')}:`, ...plays] : [headline(hint), ...cube]),
    ...(hint.chances ? [chancesText(hint.chances)] : []),
    ...hint.notes.map(factText),
    t('hint-depth', { plies: hint.plies }),
  ].join(' ')
}

/** What a deed costs. */
export function costText(deed: Ask['t'], { cost, tried }: Weighed): string {
  const value = t('hint-amount', { value: cost ?? 0 })
  return tried ? t('tutor-cost-play', { play: tried.play, cost: value }) : t('tutor-cost', { deed, cost: value })
}

/** What was better. */
export const betterText = ({ word, better }: Weighed): string =>
  t('tutor-better', { what: better ? better.play : t('hint-word', { word }) })

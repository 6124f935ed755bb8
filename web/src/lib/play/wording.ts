/** What happened, in words. The lines of the feed and what a screen reader is told are the same sentences. */
import { t } from '../i18n/i18n.svelte'
import type { HitStep, MoveLine, Outcome, Pair, SideNo, StepEdge, TableEvent, View } from '../net/protocol.gen'
import { ordered } from './replay'

/** The name to show for a side: what the table has, else "You", "White" or "Black". */
export const nameOf = (view: View, side: SideNo): string =>
  view.names[side] || t(isYou(view, side) ? 'you' : side === 0 ? 'side-white' : 'side-black')

/** Whether a sentence about `side` speaks to the reader. At one screen two people read, so it never does. */
export const isYou = (view: View, side: SideNo): boolean => view.seats.length === 1 && view.seats[0] === side

export const about = (view: View, side: SideNo): { who: string; name: string } => ({
  who: isYou(view, side) ? 'you' : 'other',
  name: nameOf(view, side),
})

export const diceText = (dice: Pair): string => ordered(dice).join('-')

/** A score as its readers write it, the reader's own points first. */
export const scoreText = (view: View, score: Pair): string =>
  t('score', { own: String(score[view.me]), theirs: String(score[1 - view.me]) })

export const levelText = (level: number): string => t('level', { level })

/** A line of the list of moves. */
export function moveLine(view: View, line: MoveLine): string {
  const who = about(view, line.side)
  if (line.k === 'play') return turnLine(who, line.dice, line.play)
  if (line.k === 'cube') return cubeLine(who, line.cube, line.value)
  const level = levelText(line.resign)
  if (line.answer === null) return t('line-resign', { ...who, level })
  const answerer = about(view, (1 - line.side) as SideNo)
  return `${t('line-resign', { ...who, level })} ${t(line.answer ? 'line-accept' : 'line-refuse', answerer)}`
}

const turnLine = (who: { who: string; name: string }, dice: Pair, play: string): string =>
  play === '-'
    ? t('line-dance', { ...who, dice: diceText(dice) })
    : t('line-play', { ...who, dice: diceText(dice), play })

type CubeWord = 'double' | 'take' | 'drop' | 'beaver' | 'raccoon'

const cubeLine = (who: { who: string; name: string }, word: CubeWord, value: number): string => {
  const params = { ...who, value: String(value) }
  switch (word) {
    case 'double':
      return t('line-double', params)
    case 'take':
      return t('line-take', params)
    case 'drop':
      return t('line-drop', who)
    case 'beaver':
      return t('line-beaver', params)
    case 'raccoon':
      return t('line-raccoon', params)
  }
}

/** How a game or match ended. */
export function wonLine(view: View, winner: SideNo, kind: number, points: number, match: boolean): string {
  const who = { ...about(view, winner), n: points }
  if (match && !view.money) return t('won-match', { ...who, score: scoreText(view, view.score) })
  return kind === 1 ? t('won-single', who) : kind === 2 ? t('won-gammon', who) : t('won-backgammon', who)
}

/** Whom the table waits for, when it is not a reader of this screen; null when it is. */
export function waiting(view: View): string | null {
  if (view.to_act === null || view.legal.length > 0) return null
  const name = nameOf(view, view.to_act)
  if (view.phase === 'resigning') return t('waiting-resign', { name })
  return view.cube.offered !== null ? t('waiting-answer', { name }) : t('their-turn', { name })
}

/** The feed: everything that was done in this game, and what stands now. */
export function feed(view: View): string[] {
  const lines = view.moves.map((line) => moveLine(view, line))
  if (view.crawford && view.moves.length === 0) lines.push(t('crawford'))
  if (view.phase === 'play' && view.on_roll !== null && view.dice)
    lines.push(t('line-roll', { ...about(view, view.on_roll), dice: diceText(view.dice) }))
  if (view.cube.offered !== null || view.phase === 'resigning') lines.push(waiting(view) ?? '')
  const { result } = view
  if (result) lines.push(wonLine(view, result.winner, result.kind, result.points, result.match))
  return lines.filter(Boolean)
}

/** What a screen reader is told of `events`: everything the reader did not do by hand. */
export function announcement(view: View, events: TableEvent[]): string {
  const own = (side: SideNo): boolean => view.seats.includes(side)
  const said = events.map((event, i) => {
    const then = events[i + 1]
    switch (event.k) {
      case 'tie':
        return t('note-tie')
      case 'roll':
        return then?.k === 'play' || then?.k === 'dance'
          ? ''
          : t('line-roll', { ...about(view, event.side), dice: diceText(event.dice) })
      case 'dance':
        return turnLine(about(view, event.side), event.dice, '-')
      case 'play':
        return own(event.side) && !event.forced
          ? ''
          : [turnLine(about(view, event.side), event.dice, event.play), hitLine(view, event.side, event.steps)].join(' ')
      case 'double':
      case 'take':
      case 'drop':
      case 'beaver':
      case 'raccoon':
        return own(event.side) ? '' : cubeLine(about(view, event.side), event.k, event.value)
      case 'resign':
        return own(event.side) ? '' : t('offers-resign', { ...about(view, event.side), n: event.points })
      case 'answer':
        return own(event.side) ? '' : t(event.accept ? 'line-accept' : 'line-refuse', about(view, event.side))
      case 'back':
        return own(event.side) ? t('taken-back') : t('line-back', about(view, event.side))
      case 'won':
        return wonLine(view, event.side, event.kind, event.points, event.match)
      case 'game':
        return t('game-number', { n: String(event.n) })
    }
  })
  return said
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .join(' ')
}

/** Which of the reader's own checkers the other side's steps hit. */
function hitLine(view: View, side: SideNo, made: readonly HitStep[]): string {
  const points = made.map(([, , hit]) => hit).filter(Boolean)
  return points.length > 0 && isYou(view, (1 - side) as SideNo)
    ? t('said-you-are-hit', { n: points.length, points: points.join(', ') })
    : ''
}

/** What the reader just did to a play in the making, and which dice are left. */
export function draftWords(made: readonly StepEdge[] | null, left: readonly number[]): string {
  const words = made?.map(([from, to, , hit]) => {
    const step = t('said-step', { from, to })
    return hit ? t('said-hit', { step }) : step
  })
  const rest = left.length > 0 ? t('said-left', { dice: left.join(', ') }) : t('said-complete')
  return `${words ? `${words.join(', ')}.` : t('said-undone')} ${rest}`
}

/** What dropping or losing by resignation costs: points and the score then, or the match. */
export function lossText(view: View, winner: SideNo, { points, score, over }: Outcome): string {
  const params = { ...about(view, winner), n: points, score: scoreText(view, score) }
  return over && !view.money ? t('loss-match', params) : t('loss', params)
}

/** The table read aloud: dice, cube, score, pips, checkers, each in a line. The list view shows the same lines. */
import { standing } from '../board/names'
import type { Scene } from '../board/scene'
import { t } from '../i18n/i18n.svelte'
import type { SideNo, View } from '../net/protocol.gen'
import { pipsOf } from '../play/steps'
import { diceText, isYou, moveLine, nameOf, waiting, wonLine } from '../play/wording'

const sides = (view: View): [SideNo, SideNo] => [view.me, (1 - view.me) as SideNo]

/** Whose turn it is and what was thrown. */
export function turnText(view: View): string {
  const { result } = view
  if (result) return `${wonLine(view, result.winner, result.kind, result.points, result.match)}.`
  const whom = waiting(view) ?? (view.seats.length === 1 ? t('your-turn') : t('their-turn', { name: toAct(view) }))
  return [`${whom}.`, view.dice ? t('read-dice', { dice: diceText(view.dice) }) : ''].join(' ').trim()
}

const toAct = (view: View): string => (view.to_act === null ? '' : nameOf(view, view.to_act))

export function cubeText(view: View): string {
  const { cube } = view
  if (cube.none) return ''
  const owner = cube.owner === null ? 'none' : isYou(view, cube.owner) ? 'you' : 'other'
  return t('read-cube', {
    owner,
    name: cube.owner === null ? '' : nameOf(view, cube.owner),
    value: String(cube.offered ?? cube.value),
  })
}

export function scoreText(view: View, scene: Scene): string {
  const each = sides(view).map((side) => t('read-score', { name: nameOf(view, side), score: String(view.score[side]) }))
  const match = view.money ? t('money-game') : t('match-to', { n: view.length })
  const pips = sides(view).map((side) =>
    t('read-pips', { name: nameOf(view, side), pips: pipsOf(scene.board[side]!) }),
  )
  return [`${each.join(', ')}.`, `${match}.`, view.crawford ? `${t('crawford')}.` : '', `${pips.join(', ')}.`]
    .filter(Boolean)
    .join(' ')
}

/** Where a side's checkers stand, in the numbers of `viewer`, those furthest from home first. */
export function checkersOf(scene: Scene, side: SideNo, viewer: SideNo): string[] {
  const own = side === viewer
  const order = [25, ...Array.from({ length: 24 }, (_, i) => (own ? 24 - i : i + 1)), 0]
  return order
    .map((point) => ({ point, n: standing(scene, side, viewer, point) }))
    .filter(({ n }) => n > 0)
    .map((each) => t('read-on', each))
}

/** The whole board in a few sentences. */
export function boardText(view: View, scene: Scene): string {
  const viewer = scene.mover ?? view.me
  const held = sides(view).map((side) =>
    t('read-side', { name: nameOf(view, side), list: checkersOf(scene, side, viewer).join(', ') }),
  )
  return [turnText(view), ...held, cubeText(view)].filter(Boolean).join(' ')
}

/** The newest line of the list of moves. */
export const lastText = (view: View): string => {
  const line = view.moves.findLast((each) => !view.seats.includes(each.side)) ?? view.moves.at(-1)
  return line ? moveLine(view, line) : t('moves-none')
}

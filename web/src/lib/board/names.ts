/** What a place of the board is called, with what stands there and what it can do. */
import { t } from '../i18n/i18n.svelte'
import type { SideNo, StepEdge } from '../net/protocol.gen'
import { across, BAR, OFF } from './geometry'
import type { Scene } from './scene'

/** Whose a checker is, for the reader: `yours` is null where two people share the screen. */
export const whose = (side: SideNo, yours: SideNo | null): string =>
  yours === null ? (side === 0 ? 'white' : 'black') : side === yours ? 'yours' : 'theirs'

/** How many of a side's checkers stand on what `viewer` calls `point`. */
export const standing = (scene: Scene, side: SideNo, viewer: SideNo, point: number): number =>
  scene.board[side]?.[side === viewer || point === BAR || point === OFF ? point : across(point)] ?? 0

export const placeText = (point: number): string =>
  point === BAR ? t('place-bar') : point === OFF ? t('place-off') : t('place-point', { point: String(point) })

/** What one die does, as part of a sentence. */
export const stepText = ([, to, die, hit]: StepEdge): string => t('place-step', { die, to, hit: hit > 0 ? 'yes' : 'no' })

/** The name of the place `point` of `side`, as `viewer` counts. */
export function placeName(scene: Scene, side: SideNo, point: number, viewer: SideNo, yours: SideNo | null): string {
  const end = point === BAR || point === OFF
  const held = (end ? [side] : [viewer, (1 - viewer) as SideNo])
    .map((each) => ({ n: standing(scene, each, viewer, point), whose: whose(each, yours) }))
    .filter(({ n }) => n > 0)
    .map((each) => t('place-held', each))
  const empty = end ? t('place-none', { whose: whose(side, yours) }) : t('place-empty')
  const what = `${placeText(point)}, ${held.join(', ') || empty}`
  const can = side === viewer ? ability(scene, point) : ''
  return can ? `${what}; ${can}` : what
}

function ability(scene: Scene, point: number): string {
  if (scene.chosen === point) return t('place-chosen')
  const target = scene.targets.find((each) => each.point === point)
  if (target) return t('place-target', { dice: target.dice, hit: target.hit ? 'yes' : 'no' })
  const steps = scene.edges.filter(([from]) => from === point)
  return steps.length > 0 ? t('place-can-move', { steps: steps.map(stepText).join(', ') }) : ''
}

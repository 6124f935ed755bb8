/** What is to be decided away from the board, in words: the cube, a resignation, what comes after a game. */
import { t } from '../i18n/i18n.svelte'
import type { SideNo, View } from '../net/protocol.gen'
import type { Table } from '../play/table.svelte'
import { about, isYou, levelText, lossText, nameOf, scoreText, wonLine } from '../play/wording'

export interface Option {
  key: string
  label: string
  text: string
  act: () => void
}

export interface Decision {
  title: string
  text: string
  options: Option[]
}

/** The decision now due from a reader of this screen, or null. */
export function decision(table: Table): Decision | null {
  const { view } = table
  if (view === null || view.to_act === null) return null
  if (view.legal.includes('answer')) return resignation(table, view, view.to_act)
  if (view.legal.includes('take') || view.legal.includes('drop')) return cube(table, view, view.to_act)
  return null
}

function cube(table: Table, view: View, decider: SideNo): Decision {
  const other = (1 - decider) as SideNo
  const { stakes, phase } = view
  const name = nameOf(view, other)
  const titles = {
    doubled: t(view.cube.owner === null ? 'they-double' : 'they-redouble', { name }),
    beavered: t('they-beaver', { name }),
    raccooned: t('they-raccoon', { name }),
  }
  const title = phase === 'beavered' || phase === 'raccooned' ? titles[phase] : titles.doubled
  const options: Option[] = []
  if (stakes.take !== undefined) {
    const n = String(stakes.take)
    // A beaver keeps the cube: whoever takes that one does not get it.
    const text =
      phase === 'beavered' ? t('take-beaver-stake', { n, name }) : t('take-stake', { ...about(view, decider), n })
    options.push({ key: 'take', label: t('take'), text, act: () => table.act('take') })
  }
  if (stakes.drop)
    options.push({
      key: 'drop',
      label: t('drop'),
      text: lossText(view, other, stakes.drop),
      act: () => table.act('drop'),
    })
  if (stakes.beaver !== undefined && view.legal.includes('beaver')) {
    const text = t('beaver-stake', { ...about(view, decider), n: String(stakes.beaver) })
    options.push({ key: 'beaver', label: t('beaver'), text, act: () => table.act('beaver') })
  }
  if (stakes.raccoon !== undefined && view.legal.includes('raccoon')) {
    const text = t('raccoon-stake', { n: String(stakes.raccoon), name })
    options.push({ key: 'raccoon', label: t('raccoon'), text, act: () => table.act('raccoon') })
  }
  return { title, text: standing(view, decider), options }
}

/** How the match stands for the one who decides. */
function standing(view: View, decider: SideNo): string {
  if (!isYou(view, decider)) return t('decision-for', { name: nameOf(view, decider) })
  if (view.away === null) return t('decision-money', { value: String(view.cube.value) })
  const [own, theirs] = [view.away[decider], view.away[1 - decider]!]
  const state = own < theirs ? 'ahead' : own > theirs ? 'behind' : 'level'
  return t('decision-lead', { state, score: scoreText(view, view.score), own: String(own), theirs: String(theirs) })
}

function resignation(table: Table, view: View, decider: SideNo): Decision {
  const other = (1 - decider) as SideNo
  const name = nameOf(view, other)
  const { offer } = view.stakes
  const accepted = offer ? lossText(view, decider, offer) : ''
  return {
    title: t('offers-resign', { name, n: offer?.points ?? 0 }),
    text: offer ? t('offers-level', { name, level: levelText(offer.level) }) : '',
    options: [
      { key: 'accept', label: t('accept'), text: accepted, act: () => table.answer(true) },
      { key: 'play-on', label: t('play-on'), text: t('play-on-stake'), act: () => table.answer(false) },
    ],
  }
}

/** How the game ended. */
export function ending(view: View): { title: string; text: string } | null {
  const { result } = view
  if (view.phase !== 'over' || result === null) return null
  const title = wonLine(view, result.winner, result.kind, result.points, result.match)
  const how = t('won-how', { end: result.end })
  return {
    title,
    text: result.match && !view.money ? how : `${how} ${t('score-now', { score: scoreText(view, view.score) })}.`,
  }
}

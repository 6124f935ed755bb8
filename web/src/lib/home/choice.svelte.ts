/** What match to start, as chosen on the start page. */
import { keptName } from '../invite/kept'
import type { NewMatch, Program } from '../net/protocol.gen'
import { settings } from '../settings.svelte'

export const LENGTHS = [1, 3, 5, 7, 11, 0] as const
export const VARIANTS = ['standard', 'nackgammon', 'hypergammon', 'longgammon'] as const
export const AUTO_DOUBLES = [0, 1, 2, 3] as const
export const NAME_MAX = 24

export class Choice {
  opponent = $state<'bot' | 'friend' | 'local'>('bot')
  length = $state<number>(3)
  name = $state(keptName())
  white = $state('')
  black = $state('')
  crawford = $state(true)
  holland = $state(false)
  jacoby = $state(true)
  beavers = $state(false)
  raccoons = $state(false)
  autoDoubles = $state<number>(0)
  variant = $state<(typeof VARIANTS)[number]>('standard')
  /** What the program plays, once the server has said it. */
  played = $state.raw<Program['variants']>([...VARIANTS])

  /** Whether the other player, who may be the program, plays that. */
  plays(variant: (typeof VARIANTS)[number]): boolean {
    return this.opponent !== 'bot' || this.played.includes(variant)
  }

  get money(): boolean {
    return this.length === 0
  }

  /** The request, with only the options that mean something for this kind of match. */
  get request(): NewMatch {
    const match: NewMatch = { opponent: this.opponent, length: this.length }
    if (this.opponent === 'friend') match.names = [this.name.trim()]
    if (this.opponent === 'bot') match.level = settings.now.level
    if (this.opponent === 'local') match.names = [this.white.trim(), this.black.trim()]
    if (this.variant !== 'standard') match.variant = this.variant
    if (this.money) {
      Object.assign(match, { jacoby: this.jacoby, auto_doubles: this.autoDoubles })
      if (this.beavers) Object.assign(match, { beavers: true, raccoons: this.raccoons })
    } else if (this.length > 1)
      Object.assign(match, { crawford: this.crawford, holland: this.crawford && this.holland })
    return match
  }
}

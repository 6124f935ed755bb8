/** What a learner is told: a referee's reason, a part of the lesson's text, or words made on the spot. Kept as what it
 *  is and not as text, so that it follows the reader's language. */
import type { Reason } from './shape'

export interface Said {
  tone: 'good' | 'bad' | 'note'
  reason?: Reason | undefined
  part?: string
  words?: () => string
}

/** One more match by the rules of this one; it is gone to at once. */
import { sentences, t } from '../i18n/i18n.svelte'
import { keepLink } from '../invite/kept'
import { again } from '../net/again'
import { RequestFailed, startMatch } from '../net/api'
import type { View } from '../net/protocol.gen'
import { router } from '../router.svelte'

/** Returns what went wrong, in words; nothing if it went well. */
export async function another(view: View): Promise<string> {
  try {
    const { id, invitation } = await startMatch(again(view), sentences.lang)
    if (invitation) keepLink(id, invitation)
    router.go(`/match/${id}`)
    return ''
  } catch (error) {
    return error instanceof RequestFailed && error.text ? error.text : t('problem-unreachable')
  }
}

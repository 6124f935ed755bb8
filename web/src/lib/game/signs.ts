/** How a reader is called when it is their move: sound, the tab's mark, a notice, a tremble of the phone. */
import { t } from '../i18n/i18n.svelte'
import type { TableEvent, View } from '../net/protocol.gen'
import { settings } from '../settings.svelte'
import { called, ofEvents } from '../sound/cues'
import { play } from '../sound/sounds'

/** Something was told at the table. */
export function sign(match: string, view: View, events: TableEvent[]): void {
  for (const cue of ofEvents(view, events)) play(cue)
  if (!called(view, events)) return
  if (settings.now.vibrate) navigator.vibrate?.(60)
  if (settings.now.notify && document.hidden && globalThis.Notification?.permission === 'granted') notify(match)
}

function notify(match: string): void {
  try {
    // One notice a match: a newer one takes the place of the older.
    const notice = new Notification(t('your-turn'), { body: 'Triktrak', icon: '/mark-turn.svg', tag: match })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Browsers of phones leave notices to service workers and refuse them here.
  }
}

/** The tab's icon, with a dot while it is the reader's move. */
export function markTab(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = calling ? '/mark-turn.svg' : '/mark.svg'
}

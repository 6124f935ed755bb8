/** What the keys of the keyboard mean at a board. */

export type KeyAction =
  | 'go'
  | 'go-or-swap'
  | 'roll'
  | 'undo'
  | 'undo-all'
  | 'flip'
  | 'last'
  | 'cancel'
  | 'earlier'
  | 'later'
  | 'double'
  | 'take'
  | 'drop'
  | 'score'
  | 'read'
  | 'list'
  | 'type'
  | 'help'
  | 'hint'
  | 'die-1'
  | 'die-2'
  | 'die-3'
  | 'die-4'
  | 'die-5'
  | 'die-6'

/** C is kept free for the clocks. */
const PLAIN: Record<string, KeyAction> = {
  backspace: 'undo',
  r: 'roll',
  u: 'undo',
  x: 'flip',
  l: 'last',
  s: 'score',
  b: 'read',
  v: 'list',
  h: 'hint',
  escape: 'cancel',
  arrowleft: 'earlier',
  arrowright: 'later',
  d: 'double',
  t: 'take',
  p: 'drop',
  '/': 'type',
  '?': 'help',
  1: 'die-1',
  2: 'die-2',
  3: 'die-3',
  4: 'die-4',
  5: 'die-5',
  6: 'die-6',
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'repeat'
>

/** The action of a key press, or null when it belongs to something else: a field, a button with the focus, a shortcut. */
export function keyAction(event: Press): KeyAction | null {
  const target = event.target as Partial<Element> | null
  const inside = (selector: string): boolean => target?.closest?.(selector) != null
  // A key held down acts once: it must not roll, play and roll again.
  if (event.defaultPrevented || event.altKey || event.repeat) return null
  // A dialog that is closed keeps the focus for a moment longer: the keys are the board's again already.
  if (inside('input, select, textarea, dialog[open], [popover], [contenteditable]')) return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return key === 'z' ? (event.shiftKey ? 'undo-all' : 'undo') : null
  if (key === 'enter' || key === ' ')
    return inside('button, a, summary, [role=button]') ? null : key === ' ' ? 'go-or-swap' : 'go'
  if (event.shiftKey && (key === 'u' || key === 'backspace')) return 'undo-all'
  return PLAIN[key] ?? null
}

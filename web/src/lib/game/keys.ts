/** What the keys of the keyboard mean at a board. */

export type KeyAction =
  'go' | 'go-or-swap' | 'roll' | 'undo' | 'undo-all' | 'flip' | 'replay' | 'cancel' | 'double' | 'take' | 'drop'

const PLAIN: Record<string, KeyAction> = {
  backspace: 'undo',
  r: 'roll',
  u: 'undo',
  x: 'flip',
  l: 'replay',
  escape: 'cancel',
  d: 'double',
  t: 'take',
  p: 'drop',
}

/** The action of a key press, or null when it belongs to something else: a field, a button with the focus, a shortcut. */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'>,
): KeyAction | null {
  const target = event.target as Partial<Element> | null
  const inside = (selector: string): boolean => target?.closest?.(selector) != null
  if (event.defaultPrevented || event.altKey || event.metaKey || inside('input, select, textarea, dialog, [popover]'))
    return null
  const key = event.key.toLowerCase()
  if (event.ctrlKey) return key === 'z' ? (event.shiftKey ? 'undo-all' : 'undo') : null
  if (key === 'enter' || key === ' ')
    return inside('button, a, [role=button]') ? null : key === ' ' ? 'go-or-swap' : 'go'
  return PLAIN[key] ?? null
}

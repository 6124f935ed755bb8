/** The screen of a phone that lies on the table must not go dark. */

/** Keep the screen on until the returned function is called; silently not, where that is impossible. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async (): Promise<void> => {
    if (document.hidden || over) return
    lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
    if (over) void lock?.release()
  }
  // A page that was hidden has lost its lock.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}

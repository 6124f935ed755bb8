/** Texts this browser keeps between visits. Where there is no storage (a private window) they hold for this one. */

/** What was kept under a key, or null. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keep a text under a key. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nobody loses more than having to choose again.
  }
}

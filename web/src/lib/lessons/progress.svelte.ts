/** How far the reader has come, kept on this device: the steps that are done and the one last looked at, by lesson. */
import { keep, recall } from '../storage'

export interface Progress {
  done: string[]
  at: string
}

const KEY = 'triktrak.lessons'

/** Progress from text; whatever cannot be read is not there. */
export function readProgress(text: string | null): Record<string, Progress> {
  let raw: unknown = null
  try {
    raw = JSON.parse(text ?? '{}')
  } catch {
    // Written by something else, or cut off: begin anew.
  }
  if (typeof raw !== 'object' || raw === null) return {}
  const entries = Object.entries(raw as Record<string, Partial<Progress> | null>)
  return Object.fromEntries(
    entries
      .filter(([, each]) => Array.isArray(each?.done))
      .map(([name, each]) => [
        name,
        { done: each!.done!.filter((id) => typeof id === 'string'), at: typeof each!.at === 'string' ? each!.at : '' },
      ]),
  )
}

class Kept {
  #now = $state.raw<Record<string, Progress>>(readProgress(recall(KEY)))

  constructor() {
    globalThis.addEventListener?.('storage', ({ key, newValue }) => {
      if (key === KEY) this.#now = readProgress(newValue)
    })
  }

  of(lesson: string): Progress {
    return this.#now[lesson] ?? { done: [], at: '' }
  }

  /** Look at a step. */
  visit(lesson: string, step: string): void {
    this.#keep(lesson, { ...this.of(lesson), at: step })
  }

  done(lesson: string, step: string): void {
    const { done, at } = this.of(lesson)
    if (!done.includes(step)) this.#keep(lesson, { done: [...done, step], at })
  }

  #keep(lesson: string, progress: Progress): void {
    this.#now = { ...this.#now, [lesson]: progress }
    keep(KEY, JSON.stringify(this.#now))
  }
}

export const progress = new Kept()

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
        { done: [...new Set(each!.done!.filter((id) => typeof id === 'string'))], at: typeof each!.at === 'string' ? each!.at : '' },
      ]),
  )
}

/** What both know: every step that is done in either, and of `newer` where the reader was. */
export function joined(older: Record<string, Progress>, newer: Record<string, Progress>): Record<string, Progress> {
  const both = Object.entries(newer).map(([name, { done, at }]) => {
    const known = older[name]
    return [name, { done: [...new Set([...(known?.done ?? []), ...done])], at: at || (known?.at ?? '') }]
  })
  return { ...older, ...Object.fromEntries(both) }
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
    // Another tab may have gone on while this one slept, or in this very moment.
    this.#now = joined(readProgress(recall(KEY)), { ...this.#now, [lesson]: progress })
    keep(KEY, JSON.stringify(this.#now))
  }
}

export const progress = new Kept()

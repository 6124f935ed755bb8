/** What a screen reader is told: politely what happens, at once what is asked of the reader. */

/** Something said; saying the same again is another one. */
export interface Utterance {
  n: number
  text: string
}

export class Voice {
  polite = $state.raw<Utterance>({ n: 0, text: '' })
  urgent = $state.raw<Utterance>({ n: 0, text: '' })

  say(text: string): void {
    if (text) this.polite = { n: this.polite.n + 1, text }
  }

  /** Only for what cannot wait: it is the reader's turn, the time runs out. */
  call(text: string): void {
    if (text) this.urgent = { n: this.urgent.n + 1, text }
  }
}

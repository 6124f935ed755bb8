/** The course as it was built from the lessons: what is said, and what the core says to every try. */
import type { Pair, Params, SideNo, StepEdge } from '../net/protocol.gen'
import type { Board } from '../play/steps'

/** Strong, stressed, notation; a term of the glossary and another lesson with the words that lead there. */
export type Word = string | ['b' | 'i' | 'n', string] | ['t' | 'l', string, string]
export type Inline = Word[]
export type Block = ['p' | 'ul' | 'ol', ...Inline[]]

export interface StepText {
  title: string
  body: Block[]
  rule?: Inline
  question?: string
  /** What is said to an answer, and the answer's own words where it has some. */
  parts?: Record<string, [Inline, string?]>
}

export interface Text {
  title: string
  about: Block[]
  steps: Record<string, StepText>
}

export interface Texts {
  course: Text
  lessons: Record<string, Text>
}

/** A refusal: its rule, and the referee's hints. */
export type Reason = [code: string, params: Params, hints?: [code: string, params: Params][] | undefined]

export interface Option {
  key: string
  right: boolean
  reason?: Reason
}

interface Shown {
  id: string
  board?: Board
  dice?: Pair
  cube?: [value: number, owner: SideNo | null]
  numbering?: 'both'
}

export interface PlayStep extends Shown {
  kind: 'play'
  board: Board
  dice: Pair
  tree: StepEdge[][]
  reasons: Reason[]
  /** For each node: from, to and the number of the reason, again and again. [from, from] stands for every other place
   *  before the checker, [from, 25] for those behind it, [0, 0] for any step at all. */
  tries: number[][]
  /** For each node: why one cannot stop there, or -1. */
  stops: number[]
  /** The nodes that are meant; without them every end is right. */
  right?: number[]
  /** Plays to show to whoever asks. */
  shown: string[]
}

export interface AskStep extends Shown {
  kind: 'choose' | 'act' | 'verdict'
  options: Option[]
  /** The dice were thrown to see who begins. */
  opening?: true
  /** The cube is offered to the learner. */
  offered?: true
  played?: string
  reason?: Reason
}

export type Step =
  | PlayStep
  | AskStep
  | (Shown & { kind: 'read' })
  | (Shown & { kind: 'find'; answer: number[] })
  | (Shown & { kind: 'count'; answer: number })

export interface Lesson {
  name: string
  steps: Step[]
}

export interface Contents {
  chapters: { id: string; lessons: { name: string; steps: string[] }[] }[]
}

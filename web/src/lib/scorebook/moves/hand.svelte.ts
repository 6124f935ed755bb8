/** A play in the making among the legal ones: it walks the step tree that the server has sent for this roll. */
import type { StepEdge } from '../../net/protocol.gen'
import { Draft, type Moment } from '../../play/draft.svelte'
import { ordered } from '../../play/replay'
import type { Stage } from '../../play/stage.svelte'
import { follow, type Tree } from '../../play/steps'
import type { Made } from './record'

/** What the hand asks of the table. */
export interface Host {
  readonly seen: Moment | null
  readonly tree: Tree | null
  keep(steps: readonly Made[]): void
  done(): void
}

export class Hand extends Draft {
  readonly idle = true
  readonly order = ordered

  constructor(
    stage: Stage,
    private readonly host: Host,
  ) {
    super(stage, () => performance.now())
  }

  get view(): Moment | null {
    return this.host.seen
  }

  get tree(): Tree | null {
    return this.host.tree
  }

  /** Begin with these steps made, as far as they are on a legal play. */
  start(tree: Tree, steps: readonly Made[]): void {
    this.begin(follow(tree, steps) ?? [])
  }

  done(): void {
    this.host.done()
  }

  protected changed(_: readonly StepEdge[] | null): void {
    this.host.keep(this.path.map(([from, to, die]): Made => [from, to, die]))
  }

  /** The places where a checker can go are shown; nobody at the table is asked for more. */
  why(): void {}

  refuse(): void {}
}

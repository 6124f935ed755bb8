/** The line to the server: it reconnects, resends what was not acknowledged and asks again for what it missed.
 *  Knows frames, nothing of backgammon. */
import type { Because, ClientFrame, Command, Err, Ev, Here, Hint, Nak, Odds, Question, ServerFrame, Weighed, Wish } from './protocol.gen'

/** What the engine says. */
export type Answer = Hint | Weighed | Odds

export type Status = 'connecting' | 'open' | 'lost'

export interface Handlers {
  /** A newer view than any before. */
  view(frame: Ev): void
  /** The command is in the log as of `seq`. */
  acknowledged(id: string, seq: number): void
  refused(nak: Nak): void
  because(answer: Because): void
  answered?(answer: Answer): void
  fault(err: Err): void
  /** Who is at the table now. */
  here(frame: Here): void
  status(status: Status): void
  /** What the reader wants to do by hand; nothing, if it is not said. */
  asks?(): Wish[]
}

/** What a Connection needs of the world; tests hand in their own. */
export interface World {
  open(): Line
  later(ms: number, job: () => void): () => void
  random(): number
}

/** The part of a WebSocket that is used. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
const RETRY_WAIT = 300
const PING_EVERY = 5_000
const PONG_WITHIN = 8_000
const FIRST_AGAIN = 1_500
const LONGEST_AGAIN = 6_000

type Timer = 'reconnect' | 'ping' | 'pong' | 'again'

export class Connection {
  #line: Line | null = null
  #seq = -1
  /** How far the match is known to have come. */
  #head = -1
  /** Whether this line has told how the match stands. */
  #greeted = false
  /** Whether a hello is unanswered. */
  #asked = false
  #again = 0
  #waiting = new Map<string, Command>()
  #failures = 0
  #ping = 0
  #closed = false
  #timers = new Map<Timer, () => void>()

  constructor(
    readonly match: string,
    private readonly on: Handlers,
    private readonly world: World,
  ) {
    this.#connect()
  }

  /** Send a command, now or as soon as there is a line; it is repeated verbatim until it is answered. */
  send(command: Command): void {
    this.#waiting.set(command.id, command)
    this.#write(command)
    this.#settle()
  }

  /** Ask why none of these plays is possible; a question that gets lost is not asked again. */
  why(n: number, plays: string[]): void {
    this.#write({ t: 'why', m: this.match, n, plays })
  }

  /** Ask the engine; a question that gets lost is not asked again. */
  ask(question: Question): void {
    this.#write(question)
  }

  /** Ask for the newest view. */
  resync(): void {
    this.#asked = true
    this.#write({ t: 'hello', m: this.match, have: this.#seq, asks: this.on.asks?.() ?? [] })
    this.#settle()
  }

  /** Do not wait any longer for the next attempt: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#closed || !this.#timers.has('reconnect')) return
    this.#cancel('reconnect')
    this.#connect()
  }

  close(): void {
    this.#closed = true
    for (const name of [...this.#timers.keys()]) this.#cancel(name)
    this.#line?.close()
    this.#line = null
  }

  #connect(): void {
    const line = this.world.open()
    this.#line = line
    let opened = false
    line.onopen = () => {
      if (this.#line !== line) return
      opened = true
      this.#failures = 0
      this.#greeted = false
      this.#again = 0
      this.on.status('open')
      this.resync()
      for (const command of this.#waiting.values()) this.#write(command)
      this.#cancel('pong')
      this.#keepAlive()
    }
    line.onmessage = (event) => {
      if (this.#line !== line) return
      this.#cancel('pong')
      this.#receive(event.data)
      this.#settle()
    }
    line.onclose = () => {
      if (this.#line !== line) return
      this.#lost(opened)
    }
    // A line that never opens is given up like one that falls silent.
    this.#timer('pong', PONG_WITHIN, () => !opened && this.#drop())
  }

  #receive(data: unknown): void {
    const frame = parse(data)
    if (frame === null) return
    switch (frame.t) {
      case 'ev':
        if (frame.m.replaceAll('-', '') !== this.match.replaceAll('-', '')) return
        // What a line says first is how things stand, even if that is less than was seen: an older copy was put back.
        if (this.#greeted && frame.seq < this.#seq) return
        if (!this.#greeted) this.#head = frame.seq
        this.#greeted = true
        this.#seq = frame.seq
        this.#asked = false
        this.on.view(frame)
        return
      case 'ack':
        this.#waiting.delete(frame.id)
        this.#head = Math.max(this.#head, frame.seq)
        this.on.acknowledged(frame.id, frame.seq)
        return
      case 'nak':
        this.#refused(frame)
        return
      case 'pong':
        if (frame.seq > this.#seq) this.resync()
        return
      case 'here':
        this.on.here(frame)
        return
      case 'because':
        this.on.because(frame)
        return
      case 'hint':
      case 'weighed':
      case 'odds':
        this.on.answered?.(frame)
        return
      case 'err':
        this.#asked = false
        this.on.fault(frame)
    }
  }

  #refused(nak: Nak): void {
    const command = this.#waiting.get(nak.id)
    if (command && nak.code === 'retry') {
      this.world.later(RETRY_WAIT * (1 + this.world.random()), () => {
        if (!this.#closed && this.#waiting.has(nak.id)) this.#write(command)
      })
      return
    }
    this.#waiting.delete(nak.id)
    if (nak.seq !== this.#seq) this.resync()
    this.on.refused(nak)
  }

  #write(frame: ClientFrame): void {
    this.#line?.send(JSON.stringify(frame))
  }

  /** What was not answered in time is said once more: a line may swallow a frame without breaking. */
  #settle(): void {
    const open = this.#waiting.size > 0 || this.#asked || this.#seq < this.#head
    if (!open) {
      this.#again = 0
      this.#cancel('again')
    } else if (this.#line !== null && !this.#timers.has('again')) {
      this.#timer('again', Math.min(LONGEST_AGAIN, FIRST_AGAIN * 2 ** this.#again++), () => {
        for (const command of this.#waiting.values()) this.#write(command)
        if (this.#asked || this.#seq < this.#head) this.resync()
        else this.#settle()
      })
    }
  }

  #keepAlive(): void {
    this.#timer('ping', PING_EVERY, () => {
      this.#write({ t: 'ping', n: ++this.#ping, m: this.match })
      if (!this.#timers.has('pong')) this.#timer('pong', PONG_WITHIN, () => this.#drop())
      this.#keepAlive()
    })
  }

  #drop(): void {
    const line = this.#line
    this.#lost(true)
    line?.close()
  }

  #lost(tell: boolean): void {
    this.#line = null
    for (const name of ['ping', 'pong', 'again'] as const) this.#cancel(name)
    if (this.#closed) return
    if (tell || this.#failures > 0) this.on.status('lost')
    const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    // Half of the wait is chance, so that the clients of a restarted server do not all come at once.
    this.#timer('reconnect', ceiling * (0.5 + this.world.random() / 2), () => this.#connect())
  }

  #timer(name: Timer, ms: number, job: () => void): void {
    this.#cancel(name)
    this.#timers.set(
      name,
      this.world.later(ms, () => {
        this.#timers.delete(name)
        job()
      }),
    )
  }

  #cancel(name: Timer): void {
    this.#timers.get(name)?.()
    this.#timers.delete(name)
  }
}

function parse(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null
  try {
    const frame: unknown = JSON.parse(data)
    return typeof frame === 'object' && frame !== null && 't' in frame ? (frame as ServerFrame) : null
  } catch {
    return null
  }
}

/** The browser's WebSocket, timers and chance, for a Connection. */
import type { Line, World } from './connection'

/** Whether the server has said who we are: it opens a socket only for a guest it knows by a cookie. */
let known = false

/** `greet` asks the server who we are; it is asked before the first socket, and again when one could not be opened. */
export function browserWorld(url: string, greet: () => Promise<unknown>): World {
  return {
    open: () => new SocketLine(url, greet),
    later: (ms, job) => {
      const id = setTimeout(job, ms)
      return () => clearTimeout(id)
    },
    random: Math.random,
  }
}

class SocketLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  #socket: WebSocket | null = null
  #closed = false

  constructor(url: string, greet: () => Promise<unknown>) {
    void this.#open(url, greet)
  }

  /** A frame written before the line is open is not lost: hello and the unacknowledged commands follow once it is. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }

  async #open(url: string, greet: () => Promise<unknown>): Promise<void> {
    try {
      if (!known) await greet()
      known = true
    } catch {
      this.onclose?.()
      return
    }
    if (this.#closed) return
    const socket = new WebSocket(url)
    this.#socket = socket
    let opened = false
    socket.onopen = () => {
      opened = true
      this.onopen?.()
    }
    socket.onmessage = (event) => this.onmessage?.({ data: event.data })
    socket.onclose = () => {
      known &&= opened
      this.onclose?.()
    }
  }
}

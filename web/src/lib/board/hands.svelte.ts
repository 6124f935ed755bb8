/** Fingers and mouse on the board: what was a tap, what is a drag. Knows places, not what may go there. */
import type { Place, Spot } from './geometry'

export type Tapped = 'move' | 'choose' | 'other'

/** What the hands act on. */
export interface Grip {
  /** Board units of a point of the screen. */
  spot(x: number, y: number): Spot
  at(spot: Spot): Place | null
  onDice(spot: Spot): boolean
  tap(place: Place, mode: Tapped): void
  touchDice(): void
  /** Take a checker up; false when none can be taken there. */
  lift(place: Place): boolean
  /** Put it down; false when it cannot go there. */
  put(place: Place | null, over: ReadonlySet<Place>): boolean
  cancel(): void
  mode(pointer: string): 'move' | 'choose'
}

const START_PX = 3
const LONG_PRESS = 450
export const SNAP_BACK = 150

export class Hands {
  /** The checker in the hand, while there is one; `home` while it goes back. */
  carried = $state.raw<(Spot & { home: boolean }) | null>(null)
  #down: { id: number; x: number; y: number; place: Place | null; dice: boolean; over: Set<Place> } | null = null
  #press: ReturnType<typeof setTimeout> | undefined
  #flight: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly grip: Grip) {}

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return
    if (this.carried) {
      this.letGo()
      this.grip.cancel()
    }
    const spot = this.grip.spot(event.clientX, event.clientY)
    const place = this.grip.at(spot)
    if (place === null) return
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    this.#down = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      place,
      dice: this.grip.onDice(spot),
      over: new Set(),
    }
    clearTimeout(this.#press)
    if (event.pointerType !== 'mouse') this.#press = setTimeout(() => this.#pressedLong(), LONG_PRESS)
  }

  move(event: PointerEvent): void {
    const down = this.#down
    if (down?.id !== event.pointerId) return
    const spot = this.grip.spot(event.clientX, event.clientY)
    if (this.carried === null) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) <= START_PX) return
      clearTimeout(this.#press)
      if (down.place === null || !this.grip.lift(down.place)) return
    }
    this.carried = { ...spot, home: false }
    const over = this.grip.at(spot)
    if (over !== null) down.over.add(over)
  }

  up(event: PointerEvent): void {
    const down = this.#down
    if (down?.id !== event.pointerId) return
    this.#down = null
    clearTimeout(this.#press)
    const spot = this.grip.spot(event.clientX, event.clientY)
    if (this.carried !== null) this.#land(this.grip.at(spot), down)
    else if (this.grip.at(spot) !== down.place || down.place === null) return
    else if (down.dice) this.grip.touchDice()
    else this.grip.tap(down.place, this.grip.mode(event.pointerType))
  }

  /** The browser took the pointer away. */
  drop(): void {
    clearTimeout(this.#press)
    this.#down = null
    if (this.carried !== null) this.#back()
  }

  menu(event: MouseEvent): void {
    event.preventDefault()
    const place = this.grip.at(this.grip.spot(event.clientX, event.clientY))
    // A long press on a touch screen also brings up the menu; its step is already made.
    if (place !== null && event.button === 2) this.grip.tap(place, 'other')
  }

  /** Carry nothing any more, at once. */
  letGo(): void {
    clearTimeout(this.#flight)
    this.#down = null
    this.carried = null
  }

  #land(place: Place | null, { place: start, over }: { place: Place | null; over: ReadonlySet<Place> }): void {
    if (place !== start && this.grip.put(place, over)) this.carried = null
    else this.#back()
  }

  #back(): void {
    this.carried = { ...this.carried!, home: true }
    this.#flight = setTimeout(() => {
      this.letGo()
      this.grip.cancel()
    }, SNAP_BACK)
  }

  #pressedLong(): void {
    const down = this.#down
    this.#down = null
    if (down && down.place !== null) this.grip.tap(down.place, 'other')
  }
}

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
  movable(place: Place): boolean
  /** Take a checker up; false when none can be taken there. */
  lift(place: Place): boolean
  /** A checker that cannot be taken up was dragged elsewhere. */
  stuck(place: Place): void
  /** Put it down; false when it cannot go there. */
  put(place: Place | null, over: ReadonlySet<Place>): boolean
  cancel(): void
  mode(pointer: string): 'move' | 'choose'
}

/** From here on it is a drag: a hand on a mouse is steady, a finger rolls. */
const START_PX = 3
const START_TOUCH_PX = 10
const LONG_PRESS = 450
export const SNAP_BACK = 150

interface Down {
  id: number
  x: number
  y: number
  place: Place
  dice: boolean
  over: Set<Place>
  stuck: boolean
}

export class Hands {
  /** The checker in the hand, while there is one; `home` while it goes back. */
  carried = $state.raw<(Spot & { home: boolean }) | null>(null)
  /** Where a checker that can move is held down. */
  pressed = $state.raw<Place | null>(null)
  #down: Down | null = null
  #touched = false
  #press: ReturnType<typeof setTimeout> | undefined
  #flight: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly grip: Grip) {}

  down(event: PointerEvent): void {
    this.#touched = true
    // One finger, one button: whatever else touches the board meanwhile does nothing.
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return
    if (this.carried) {
      this.letGo()
      this.grip.cancel()
    }
    const { clientX: x, clientY: y } = event
    const spot = this.grip.spot(x, y)
    const place = this.grip.at(spot)
    if (place === null) return
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    const dice = this.grip.onDice(spot)
    this.#down = { id: event.pointerId, x, y, place, dice, over: new Set(), stuck: false }
    this.pressed = !dice && this.grip.movable(place) ? place : null
    clearTimeout(this.#press)
    if (event.pointerType !== 'mouse') this.#press = setTimeout(() => this.#pressedLong(), LONG_PRESS)
  }

  move(event: PointerEvent): void {
    const down = this.#down
    if (down?.id !== event.pointerId) return
    const spot = this.grip.spot(event.clientX, event.clientY)
    if (this.carried === null) {
      const far = Math.hypot(event.clientX - down.x, event.clientY - down.y)
      if (down.dice || far <= (event.pointerType === 'touch' ? START_TOUCH_PX : START_PX)) return
      clearTimeout(this.#press)
      down.stuck ||= !this.grip.lift(down.place)
      if (down.stuck) return
    }
    this.carried = { ...spot, home: false }
    const over = this.grip.at(spot)
    if (over !== null) down.over.add(over)
  }

  up(event: PointerEvent): void {
    const down = this.#down
    if (down?.id !== event.pointerId) return
    this.#release()
    const place = this.grip.at(this.grip.spot(event.clientX, event.clientY))
    if (this.carried !== null) this.#land(place, down)
    else if (place !== down.place) {
      if (down.stuck) this.grip.stuck(down.place)
    } else if (down.dice) this.grip.touchDice()
    else this.grip.tap(place, this.grip.mode(event.pointerType))
  }

  /** The click that ends a touch has had its effect; only keys and screen readers press the cells themselves. */
  click(event: MouseEvent): void {
    if (event.detail > 0 && this.#touched) event.stopPropagation()
    this.#touched = false
  }

  /** The browser took the pointer away. */
  drop(): void {
    this.#release()
    if (this.carried !== null) this.#back()
  }

  menu(event: MouseEvent): void {
    event.preventDefault()
    // A long press on a touch screen brings up the menu too, but its step is already made.
    const asked = (event.button === 2 || event.ctrlKey) && !('pointerType' in event && event.pointerType === 'touch')
    if (this.#down !== null || !asked) return
    const place = this.grip.at(this.grip.spot(event.clientX, event.clientY))
    if (place !== null) this.grip.tap(place, 'other')
  }

  /** Carry nothing any more, at once. */
  letGo(): void {
    clearTimeout(this.#flight)
    this.#release()
    this.carried = null
  }

  #release(): void {
    clearTimeout(this.#press)
    this.#down = null
    this.pressed = null
  }

  #land(place: Place | null, { place: start, over }: Down): void {
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
    this.#release()
    if (down) this.grip.tap(down.place, 'other')
  }
}

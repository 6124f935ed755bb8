/** The double that has been asked for once and waits to be asked for again. */
class Armed {
  #dn = $state<number | null>(null)

  is(dn: number): boolean {
    return this.#dn === dn
  }

  arm(dn: number): void {
    this.#dn = dn
  }

  disarm(): void {
    this.#dn = null
  }
}

export const armed = new Armed()

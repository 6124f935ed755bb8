/** Pages that the server writes, asked for ahead of their readers. */

/** Have a page that the server writes kept too, before anybody reads it. */
export async function keepToRead(address: string): Promise<void> {
  await navigator.serviceWorker?.ready
  // The worker keeps what passes through it; where it rules no page yet, the next visit has it kept.
  if (navigator.serviceWorker?.controller) await fetch(address).catch(() => undefined)
}

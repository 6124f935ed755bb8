/** What was built works without the server from here on, where the browser allows it. */
export function keepOffline(): void {
  if (import.meta.env.PROD && isSecureContext) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}

/** Days and moments as records have them, ISO 8601. */

/** The day here. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const moment = (now = new Date()): string => now.toISOString().replace(/\.\d+Z$/, 'Z')

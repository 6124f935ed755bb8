/** The pages to read that the server writes: where they are, in the language and the colours chosen here. */
import { sentences } from './i18n/i18n.svelte'
import { settings } from './settings.svelte'

/** The way to one of them, or to a place in it: `/glossary#blot`. */
export function reading(path: string): string {
  const [page, place] = path.split('#')
  const chosen = new URLSearchParams({ lang: sentences.lang })
  if (settings.now.theme !== 'auto') chosen.set('theme', settings.now.theme)
  return `${page}?${chosen}${place === undefined ? '' : `#${place}`}`
}

// Lists what the browser keeps for this site, by name.
import type { StateStorage as Kind } from '#web/page/public-settings.ts'

/** Empty where the storage may not be touched: then nothing is kept there either. */
export function keptNames(kind: Kind): string[] {
  try {
    if (kind !== 'cookies') return Object.keys(window[kind])
    return document.cookie.split('; ').flatMap((pair) => pair.split('=', 1))
  } catch {
    return []
  }
}

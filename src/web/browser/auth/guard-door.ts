// Stands before every navigation in the tab, and is small for that: the guard itself is loaded where it has something to say.

/** Where a session matters before the page is shown. Whatever is written oddly is left to the guard. */
const guarded = /^\/(auth|profile|desk)\b|%/i

const loadGuard = () => import('./guard-page.ts')

/** @returns where to go instead; undefined when the page may be shown */
export async function guardNavigation(url: string): Promise<string | undefined> {
  const place = new URL(url, location.href)
  return guarded.test(place.pathname) ? (await loadGuard()).guardPage(place) : undefined
}

/** Has the guard look at the page on the screen, whatever it is. */
export const guardShown = async (): Promise<void> => (await loadGuard()).guardShown()

/**
 * For the page on the screen.
 * @param isFirst it came with the document, and no navigation led to it
 */
export async function guardShownPage(isFirst: boolean): Promise<void> {
  if (!guarded.test(location.pathname)) return
  const { guardShown: guardFirst, noteAgreement } = await loadGuard()
  if (isFirst) await guardFirst()
  noteAgreement()
}

// Stands before every navigation in the tab, and is small for that: the guard itself is loaded where it has something to say.
import { tellNavigation } from './on-navigation.ts'

/** Where a session matters before the page is shown. Whatever is written oddly is left to the guard. */
const guarded = /^\/(auth|profile)\b|%/i

/** @returns where to go instead; undefined when the page may be shown */
export async function guardNavigation(url: string): Promise<string | undefined> {
  const { pathname, search } = new URL(url, location.href)
  if (guarded.test(pathname)) return (await import('./guard-page.ts')).guardPage({ pathname, search })
  if (pathname !== '/') tellNavigation()
  return undefined
}

/**
 * For the page on the screen.
 * @param isFirst it came with the document, and no navigation led to it
 */
export async function guardShownPage(isFirst: boolean): Promise<void> {
  if (!guarded.test(location.pathname)) return
  const { guardShown, noteAgreement } = await import('./guard-page.ts')
  if (isFirst) {
    // At once, and not when the browser is at rest: what other tabs do matters from now on.
    ;(await import('./start-session.ts')).startSession()
    await guardShown()
  }
  noteAgreement()
}

// How the session moves the tab: to another page within this document, or to one that begins with nothing in its memory.
import { shownFrame } from '#web/browser/shown-frame.ts'
import { type SessionPlaces, sessionPlaces } from '#web/page/session-place.ts'

/** Where sign-in and profile are, by the provider on the screen. */
export const ownPlaces = (): SessionPlaces => sessionPlaces(shownProvider())

/** Company and location of the provider on the screen, by their slugs; undefined before the page knows one. */
export function ownLocation(): { companyId: string; locationId: string } | undefined {
  const { company, location } = shownProvider() ?? {}
  return company?.slug && location?.slug ? { companyId: company.slug, locationId: location.slug } : undefined
}

function shownProvider(): Parameters<typeof sessionPlaces>[0] {
  const { tab } = (shownFrame() ?? {}) as { tab?: { provider?: Parameters<typeof sessionPlaces>[0] } }
  return tab?.provider
}

/**
 * Another document, in place of this one: what was on the screen and in memory was for whoever was signed in, pages kept alive
 * out of sight included, and nobody comes back to it by the browser's own button.
 * @param state for the page that comes, as a navigation would carry it
 * @returns never; this document has ended by then
 */
export function goTo(path: string, state: object | null = null): Promise<never> {
  // The router finds the state of an entry under `usr`; only a reload carries it into another document.
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', path)
  location.reload()
  return new Promise(() => {})
}

/** A page within this document, in place of the one that is shown. */
export async function showPage(path: string): Promise<void> {
  const router = window.__reactRouterDataRouter
  if (router?.navigate) await router.navigate(path, { replace: true })
  else await goTo(path)
}

/** The data of the page on the screen anew. */
export async function renewPage(): Promise<void> {
  await window.__reactRouterDataRouter?.revalidate?.()
}

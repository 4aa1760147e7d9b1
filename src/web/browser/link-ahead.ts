// Which links lead to a page that may be fetched before it is asked for.
import { isPrerendered } from '#web/page/route-rules.ts'
import { isBuildOutdated } from './own-build.ts'

/** Browsers that tell of the line; others are taken to have a good one. */
type Line = { saveData?: boolean; effectiveType?: string }

/** @returns false where the visitor saves data, or the line is so slow that they would wait for it */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: Line }
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/**
 * The page that a link leads to, as path and query: of our own site, the same for everyone, opened in this tab, and another than this one.
 * @param element the link, or something in it
 */
export function pageAhead(element: Element): string | undefined {
  const link = element.closest('a')
  if (!link?.href || isBuildOutdated()) return undefined
  const { origin, pathname, search } = new URL(link.href, location.href)
  const isOwn = origin === location.origin && (link.target === '' || link.target === '_self') && !link.download
  const isHere = pathname === location.pathname && search === location.search
  // A confirmation is one person's own.
  const isPersonal = new URLSearchParams(search).has('sent')
  return isOwn && !isHere && !isPersonal && isPrerendered(pathname) ? pathname + search : undefined
}

// Fetches the code and the styles of a page's route, without running them.
import { routePathOf } from '#web/page/route-rules.ts'

/** What the router's manifest says of a route (@react-router/dev, not documented: what is missing is not warmed). */
type ManifestRoute = { path?: string; index?: boolean; module?: string; imports?: string[]; css?: string[] }

/** Settles when everything has come or failed; what fails is fetched again by the navigation. */
export async function warmRoute(pathname: string): Promise<void> {
  const routes: ManifestRoute[] = Object.values(window.__reactRouterManifest?.routes ?? {})
  const path = routePathOf(pathname)
  const route = routes.find((one) => (path === '' ? one.index : one.path === path))
  const scripts = [route?.module ?? [], route?.imports ?? []].flat()
  await Promise.all([
    ...scripts.map((href) => fetchByLink('modulepreload', href)),
    ...(route?.css ?? []).map((href) => fetchByLink('prefetch', href)),
  ])
}

function fetchByLink(rel: string, href: string): Promise<void> {
  const isThere = [...document.querySelectorAll('link')].some((link) => link.rel === rel && isSame(link.href, href))
  if (isThere) return Promise.resolve()
  const link = document.createElement('link')
  Object.assign(link, { rel, href, fetchPriority: 'low' })
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
    document.head.append(link)
  })
}

const isSame = (href: string, other: string): boolean => href === new URL(other, location.href).href

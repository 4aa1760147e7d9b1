// Which build this tab runs, and whether the server has moved on to another one.

declare global {
  interface Window {
    __reactRouterManifest?: { hmr?: object; routes?: Record<string, object> }
  }
}

/** Undefined in development, where every asking makes up another one. */
export function ownBuild(): string | undefined {
  if (typeof window === 'undefined' || window.__reactRouterManifest?.hmr) return undefined
  return document.documentElement.dataset.build
}

let isOutdated = false

/** Called with every build that the server is heard of; another than ours means that the next page is loaded whole. */
export function hearOfBuild(build: string | null): void {
  if (build && ownBuild() !== undefined && build !== ownBuild()) isOutdated = true
}

export const isBuildOutdated = (): boolean => isOutdated

/** Where this document is being left for, and since when. */
let leaving: { href: string; since: number } | undefined
/** Each route of a page may ask for the same document in the same moment, and the browser would begin anew each time. */
const momentMs = 1_000

/** Goes to a page by a new document. Never resolves: the document that waits is about to end. */
export function loadDocument(url: string): Promise<never> {
  const { href, pathname, search, hash } = new URL(url, location.href)
  const now = performance.now()
  const isAskedAgain = leaving?.href === href && now - leaving.since < momentMs
  if (!isAskedAgain) {
    leaving = { href, since: now }
    if (pathname !== location.pathname || search !== location.search) location.assign(href)
    else {
      // On the way back the address is the new one already; to another part of the same address one would only scroll.
      if (hash !== '') history.replaceState(history.state, '', href)
      location.reload()
    }
  }
  return new Promise(() => {})
}

/** Gives up the new document, if one is on its way. */
export function stayInDocument(): void {
  if (leaving) window.stop()
  leaving = undefined
}

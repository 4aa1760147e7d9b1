// Which build this tab runs, and whether the server has moved on to another one.

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

/** Undefined in development. */
export const ownBuild = (): string | undefined => globalThis.window?.__reactRouterManifest?.version

let isOutdated = false

/** Called with every build that the server is heard of; another than ours means that the next page is loaded whole. */
export function hearOfBuild(build: string): void {
  if (ownBuild() !== undefined && build !== ownBuild()) isOutdated = true
}

export const isBuildOutdated = (): boolean => isOutdated

/** Goes to a page by a new document. Never resolves: the document that waits is about to end. */
export function loadDocument(url: string): Promise<never> {
  // On the way back the address is the new one already.
  if (url === location.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}

// Opens a page of the site from outside the router's own tree: within this document, or as another where the router is not there.

/** @param path of this site, with what stands behind `#`. @param replace in place of the entry of the history that is on top */
export function followLink(path: string, replace: boolean): void {
  const router = window.__reactRouterDataRouter
  if (router?.navigate) void router.navigate(path, { replace })
  else location.assign(path)
}

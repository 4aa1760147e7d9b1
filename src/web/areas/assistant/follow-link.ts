// Opens a page of the site from outside the router's own tree: within this document, or as another where the router is not there.

/** @param path of this site, with what stands behind `#` */
export function followLink(path: string): void {
  const router = window.__reactRouterDataRouter
  if (router?.navigate) void router.navigate(path, { replace: false })
  else location.assign(path)
}

// Which addresses have a prerendered payload, and where it lies; the build writes the same rules into its manifest.

/** Patterns of pages that are the same for everyone who has their language and currency. */
export const prerendered = [
  '/',
  '/procedures',
  '/procedures/:procedure',
  '/packages',
  '/quote',
  '/contact',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-of-service',
] as const

/** The page that is shown instead of one that is not kept on the device, while there is no connection. */
export const offlinePath = '/offline'

/** On a request for a page that nobody has asked for yet: it is not kept on the device as one that was opened. */
export const aheadHeader: [string, string] = ['purpose', 'prefetch']

const payloadName = '_payload.json'

const shapes = prerendered.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`))

export function isPrerendered(pathname: string): boolean {
  return shapes.some((shape) => shape.test(pathname))
}

/** The route of a prerendered page, as the router writes it: `procedures/:procedure`, and nothing for the first page. */
export function routePathOf(pathname: string): string | undefined {
  return prerendered[shapes.findIndex((shape) => shape.test(pathname))]?.slice(1)
}

/** `/procedures` has its payload at `/procedures/_payload.json`. */
export function payloadPath(pathname: string): string {
  return `${pathname === '/' ? '' : pathname}/${payloadName}`
}

/** The page that a payload's address belongs to; undefined for every other address. */
export function pageOfPayload(pathname: string): string | undefined {
  if (!pathname.endsWith(`/${payloadName}`)) return undefined
  return pathname.slice(0, -payloadName.length - 1) || '/'
}

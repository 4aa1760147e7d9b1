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

const payloadName = '_payload.json'

const shapes = prerendered.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`))

export function isPrerendered(pathname: string): boolean {
  return shapes.some((shape) => shape.test(pathname))
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

// Which pages may be counted, may report errors and may be recorded: the one list, and whatever is not on it is left alone.

export type ObservedPage = {
  /** The only name of the page that ever leaves the browser. */
  pattern: string
  /** Its screen may be recorded: no field to type in. `gestures`: so may the pointer, and what changes under it. */
  recorded?: { gestures: boolean }
}

/*
 * Not here, and so without any trace of a visit:
 * - /quote: a person names a procedure.
 * - /procedures/{procedure}/consultation: the same.
 * - /profile and everything below: a person, bookings, documents.
 * - /auth and everything below: an e-mail address, a password, a code.
 * - /checkout: a name, an e-mail address, a code.
 * - /pay/{token}: the address alone lets somebody pay.
 * - /health-check: nobody visits it.
 * - addresses that lead nowhere: what stands in them is unknown.
 */
const observed: ObservedPage[] = [
  // Both name procedures, so what the pointer is at and what changes there could tell which one a person is after: left out.
  { pattern: '/', recorded: { gestures: false } },
  { pattern: '/packages', recorded: { gestures: false } },
  // Where people look for a way to reach the clinic, and texts that are the same for everyone.
  { pattern: '/contact', recorded: { gestures: true } },
  { pattern: '/cookie-policy', recorded: { gestures: true } },
  { pattern: '/privacy-policy', recorded: { gestures: true } },
  { pattern: '/terms-of-service', recorded: { gestures: true } },
  // They name a procedure or a hotel, but no person: counted under the pattern, never recorded.
  { pattern: '/procedures' },
  { pattern: '/procedures/{procedure}' },
  { pattern: '/hotels' },
  { pattern: '/hotels/{id}' },
  // Fields for language and currency.
  { pattern: '/preferences' },
]

const shapes = observed.map((page) => ({
  page,
  shape: new RegExp(`^${page.pattern.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Undefined for every page that nothing may be known of. */
export function observedPage(pathname: string): ObservedPage | undefined {
  return shapes.find(({ shape }) => shape.test(pathname))?.page
}

/** Whether a text is the pattern of a page on the list, and so may leave the browser. */
export const isObservedPattern = (text: unknown): text is string => observed.some(({ pattern }) => pattern === text)

// Until when an answer is true: said by the API where prices go by a rate that ends, kept to by whoever keeps pages.

/** A moment in ISO 8601; without it an answer does not end by itself. */
export const holdsUntilHeader = 'x-holds-until'

/** Undefined where nothing readable is said. */
export function readHoldsUntil(headers: Headers): Date | undefined {
  const moment = new Date(headers.get(holdsUntilHeader) ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Says it, unless the answer ends sooner already. */
export function holdUntil(headers: Headers, moment: Date): void {
  const before = readHoldsUntil(headers)
  if (!before || moment < before) headers.set(holdsUntilHeader, moment.toISOString())
}

// Names for things: random identifiers, and references that a person can read out on the telephone.

export const newId = (): string => crypto.randomUUID()

/** The short form of a request's id, for a person to read out on the telephone: `3F2A-91C7`. Log lines have it beside the id. */
export function referenceOf(requestId: string): string {
  const letters = requestId.replaceAll('-', '').slice(0, 8).toUpperCase()
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Crockford's alphabet: no I, L, O or U, so nothing is misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference of eight random letters and digits in two groups (40 bits): `Q-7K3M-92PX`. */
export function newReference(prefix: string): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32]).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/**
 * A reference or its beginning as people type it: in any case, with hyphens, with spaces or with neither.
 * @returns it as it is kept; undefined for what is none, and for a few letters alone, which may as well be a name
 */
export function typedReference(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z][0-9A-Z]{0,8}$/.test(letters)) return undefined
  if (letters.length < 6 && !/[\d-]/.test(text)) return undefined
  return [letters.slice(0, 1), letters.slice(1, 5), letters.slice(5)].filter(Boolean).join('-')
}

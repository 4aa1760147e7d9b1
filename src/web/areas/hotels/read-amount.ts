// Reads a whole amount that somebody typed or chose.

/** Undefined for what is none. */
export function readAmount(text: string): number | undefined {
  const digits = text.trim()
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined
}

// Makes keys that nobody guesses, also where the page came without encryption and the browser makes none by name.

/** A random UUID (version 4). */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // The version stands in the 13th digit, the variant in the 17th (RFC 9562).
  const variant = '89ab'[Number.parseInt(digits[16] ?? '0', 16) % 4]
  return `${digits}`.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`)
}

// Closes a password for the way from one page of this tab to the next: only this document can open it, and not for long.

/** The window in which someone who has just confirmed is signed in without typing the password again (specification, section 9). */
export const windowMs = 180_000

/** Lives in the memory of this document and cannot be taken out of it, not even by our own code. */
let key: Promise<CryptoKey> | undefined

const ivBytes = 12

/** @returns text for an address: base64url, different each time */
export async function sealPassword(password: string, now = Date.now()): Promise<string> {
  key ??= crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const plain = new TextEncoder().encode(JSON.stringify({ password, until: now + windowMs }))
  const closed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, plain))
  return toText(new Uint8Array([...iv, ...closed]))
}

export type KeptPassword = { password: string; until: number }

/** @returns undefined for what another document sealed, for anything else that cannot be opened, and after the window */
export async function openPassword(sealed: string, now = Date.now()): Promise<KeptPassword | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sealed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    if (!key) return undefined
    const iv = bytes.subarray(0, ivBytes)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key, bytes.subarray(ivBytes))
    const kept = JSON.parse(new TextDecoder().decode(plain)) as KeptPassword
    return kept.until > now ? kept : undefined
  } catch {
    return undefined
  }
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

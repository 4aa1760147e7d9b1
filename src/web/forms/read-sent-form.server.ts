// What every form that a visitor sends has in common: where it came from, the name of its draft, and how what failed is answered.
import type { Fault } from '#kernel/fault.ts'

/** The same draft with the same content always goes under the same key, a changed one under a new key. */
export async function draftKeyOf(draft: string, input: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${draft}.${hex}`
}

/** What names a draft; undefined for everything else. */
export function readDraftId(text: string): string | undefined {
  return /^[\w-]{20,60}$/.test(text) ? text : undefined
}

/** Where it was sent from goes along, for the API's gate to refuse what other sites send. */
export function originOf(request: Request): Record<string, string> {
  const passedOn = ['origin', 'sec-fetch-site'].flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(passedOn)
}

export function statusOf({ code }: Fault): number {
  if (code === 'invalid-input') return 422
  if (code === 'too-many-requests') return 429
  if (code === 'cross-site') return 403
  return code === 'too-large' ? 413 : 503
}

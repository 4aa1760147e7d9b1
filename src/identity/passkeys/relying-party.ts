// Whom a passkey is made for: the site that the person is at. It opens nothing elsewhere.
import { z } from 'zod'
import type { Ask } from '#identity/ask.ts'

export type RelyingParty = { id: string; origin: string }

export const relyingPartyShape = z.object({ id: z.string(), origin: z.string() })

export function relyingPartyOf({ asker }: Pick<Ask, 'asker'>): RelyingParty {
  return { id: new URL(asker.origin).hostname, origin: asker.origin }
}

/** ES256, EdDSA and RS256 of COSE: what every authenticator has one of. */
export const passkeyAlgorithms = [-7, -8, -257]

/** Time for the person to find their finger or their key. Milliseconds. */
export const passkeyTimeoutMs = 120_000

const clientDataShape = z.object({ type: z.string(), challenge: z.string().min(1), origin: z.string() })

/** What the browser wrote down of the ceremony; undefined when it cannot be read. Nothing of it is proved yet. */
export function readClientData(clientDataJSON: string): z.output<typeof clientDataShape> | undefined {
  try {
    const parsed = clientDataShape.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
    return parsed.data
  } catch {
    return undefined
  }
}

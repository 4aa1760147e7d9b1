// ListWebAuthnCredentials: the passkeys of the person, of all sites of the pool, the newest first, page by page.
import { and, desc, eq, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { cutPage, readPlace } from '#identity/pool/page-place.ts'
import { passkeys } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

const mostResults = 20

export const listWebAuthnCredentials = action({
  name: 'ListWebAuthnCredentials',
  input: z.object({
    AccessToken: accessToken,
    MaxResults: z
      .number()
      .int()
      .min(0, 'Member must have value greater than or equal to 0')
      .max(mostResults, `Member must have value less than or equal to ${mostResults}`)
      .optional(),
    NextToken: z.string().min(1).max(1024).optional(),
  }),
  replays: false,
  run: async ({ AccessToken, MaxResults, NextToken }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const after = readPlace(NextToken)
    const limit = MaxResults || mostResults
    const isBehind =
      after &&
      or(
        lt(passkeys.createdAt, after.createdAt),
        and(eq(passkeys.createdAt, after.createdAt), lt(passkeys.credentialId, after.id)),
      )
    const rows = await door.work((transaction) =>
      transaction
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.poolId, door.pool.id), eq(passkeys.sub, user.sub), isBehind))
        .orderBy(desc(passkeys.createdAt), desc(passkeys.credentialId))
        .limit(limit + 1),
    )
    const { page, next } = cutPage(rows, limit, ({ credentialId }) => credentialId)
    return {
      Credentials: page.map((row) => ({
        CredentialId: row.credentialId,
        FriendlyCredentialName: row.name,
        RelyingPartyId: row.relyingPartyId,
        ...(row.attachment === null ? {} : { AuthenticatorAttachment: row.attachment }),
        AuthenticatorTransports: row.transports,
        CreatedAt: row.createdAt.getTime() / 1000,
      })),
      ...(next === undefined ? {} : { NextToken: next }),
    }
  },
})

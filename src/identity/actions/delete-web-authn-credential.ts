// DeleteWebAuthnCredential: a passkey of the person opens nothing any more.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { tellOf } from '#identity/messages/tell-of.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { passkeys } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const deleteWebAuthnCredential = action({
  name: 'DeleteWebAuthnCredential',
  input: z.object({
    AccessToken: accessToken,
    CredentialId: z
      .string()
      .max(2048)
      .regex(/^[\w-]+$/, 'Member must be base64url'),
  }),
  replays: true,
  run: async ({ AccessToken, CredentialId }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    const own = and(
      eq(passkeys.poolId, door.pool.id),
      eq(passkeys.credentialId, CredentialId),
      eq(passkeys.sub, user.sub),
    )
    await door.work(async (transaction) => {
      const deleted = await transaction.delete(passkeys).where(own).returning({ id: passkeys.credentialId })
      if (deleted.length === 0) throw new PoolError('ResourceNotFoundException', 'Credential does not exist.')
      await tellOf(door, transaction, user, 'passkey-removed')
    })
    return {}
  },
})

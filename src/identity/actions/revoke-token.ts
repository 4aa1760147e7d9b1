// RevokeToken: ends the session of a refresh token, with every token that came of it.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { clientId, refreshToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterClient } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { refreshTokens, sessions } from '#identity/tables.ts'
import { digestRefreshToken } from '#identity/tokens/issue-tokens.ts'
import { revokeSession } from '#identity/tokens/revoke.ts'

/** Access and id tokens have three parts, refresh tokens one. */
const signed = /^[^.]+\.[^.]+\.[^.]*$/

export const revokeToken = action({
  name: 'RevokeToken',
  input: z.object({ Token: refreshToken, ClientId: clientId }),
  replays: false,
  run: async ({ Token, ClientId }, ask) => {
    const door = await enterClient(ask, ClientId)
    if (signed.test(Token)) throw new PoolError('UnsupportedTokenTypeException', 'Unsupported token type')
    await door.work(async (transaction) => {
      const [found] = await transaction
        .select({ originJti: sessions.originJti, clientId: sessions.clientId })
        .from(refreshTokens)
        .innerJoin(
          sessions,
          and(eq(sessions.poolId, refreshTokens.poolId), eq(sessions.originJti, refreshTokens.originJti)),
        )
        .where(and(eq(refreshTokens.poolId, door.pool.id), eq(refreshTokens.digest, digestRefreshToken(door, Token))))
      // One that is not known needs no revoking (RFC 7009, 2.2).
      if (!found) return
      if (found.clientId !== door.client.id)
        throw new PoolError('UnauthorizedException', 'The token was issued to another client')
      await revokeSession(door, transaction, found.originJti)
    })
    return {}
  },
})

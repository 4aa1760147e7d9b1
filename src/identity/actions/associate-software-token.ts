// AssociateSoftwareToken: the secret for an app that makes codes. It counts once a code of the app was shown.
import { z } from 'zod'
import { accessToken, session } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import type { Ask, Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { mfaOf } from '#identity/sign-in/mfa-of.ts'
import { enterSetup, renewSetup } from '#identity/sign-in/mfa-setup.ts'
import { newSecret, sealSecret } from '#identity/sign-in/totp.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const associateSoftwareToken = action({
  name: 'AssociateSoftwareToken',
  replays: true,
  isForStrangers: true,
  input: z
    .object({ AccessToken: accessToken.optional(), Session: session.optional() })
    .refine((given) => given.AccessToken || given.Session, 'Either an access token or a session is required'),
  run: async ({ AccessToken, Session }, ask) => {
    const secret = newSecret()
    if (AccessToken) {
      await keepPending(ask, AccessToken, secret)
      return { SecretCode: secret }
    }
    const step = await enterSetup(ask, Session ?? '')
    requireApp(step.door, step.user)
    const next = await step.door.work((transaction) =>
      renewSetup(step, transaction, Session ?? '', { proved: step.setup.proved, secret }),
    )
    return { SecretCode: secret, Session: next }
  },
})

/** The app that somebody uses already goes on working until the new one has shown a code. */
async function keepPending(ask: Ask, token: string, secret: string): Promise<void> {
  const { door, user } = await enterToken(ask, token)
  requireApp(door, user)
  const totpPending = sealSecret(door, user.sub, secret)
  await door.work((transaction) => updateUser(door, transaction, user, { totpPending }))
}

function requireApp(door: Door, user: PoolUser): void {
  if (!mfaOf(door, user).methods.includes('SOFTWARE_TOKEN_MFA'))
    throw new PoolError(
      'SoftwareTokenMFANotFoundException',
      'Software token TOTP multi-factor authentication is not enabled for the user pool.',
    )
}

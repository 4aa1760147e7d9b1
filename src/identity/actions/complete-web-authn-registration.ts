// CompleteWebAuthnRegistration: keeps the public half of a passkey that the browser has just made.
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import type { Door } from '#identity/ask.ts'
import { tellOf } from '#identity/messages/tell-of.ts'
import { newCredential } from '#identity/passkeys/credential-shapes.ts'
import { checkEnabled } from '#identity/passkeys/find-passkeys.ts'
import { namePasskey } from '#identity/passkeys/name-passkey.ts'
import {
  passkeyAlgorithms,
  type RelyingParty,
  readClientData,
  relyingPartyShape,
} from '#identity/passkeys/relying-party.ts'
import { PoolError, type PoolErrorType } from '#identity/pool/pool-error.ts'
import { readChallenge, takeChallenge } from '#identity/sign-in/challenges.ts'
import { passkeys } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { holdUser } from '#identity/users/find-user.ts'

type NewCredential = z.output<typeof newCredential>

/** As many as a person of the hosted pool may have. */
const mostPasskeys = 20

export const completeWebAuthnRegistration = action({
  name: 'CompleteWebAuthnRegistration',
  input: z.object({ AccessToken: accessToken, Credential: newCredential }),
  replays: true,
  run: async ({ AccessToken, Credential }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    checkEnabled(door)
    const challenge = readClientData(Credential.response.clientDataJSON)?.challenge ?? ''
    const relyingParty = await findQuestion(door, user.sub, challenge)
    const made = await verify(Credential, challenge, relyingParty)
    await door.work(async (transaction) => {
      // One registration after the other: the count below is of all that there are.
      await holdUser(door, transaction, user.sub)
      await takeChallenge(door, transaction, challenge).catch(() => {
        throw noChallenge()
      })
      const ofUser = and(eq(passkeys.poolId, door.pool.id), eq(passkeys.sub, user.sub))
      const [there] = await transaction.select({ count: count() }).from(passkeys).where(ofUser)
      if ((there?.count ?? 0) >= mostPasskeys)
        throw new PoolError('LimitExceededException', `A user can have ${mostPasskeys} passkeys.`)
      const written = await transaction
        .insert(passkeys)
        .values({
          poolId: door.pool.id,
          sub: user.sub,
          credentialId: made.credential.id,
          publicKey: Buffer.from(made.credential.publicKey),
          counter: made.credential.counter,
          relyingPartyId: relyingParty.id,
          name: namePasskey(made.aaguid),
          attachment: Credential.authenticatorAttachment ?? null,
          transports: Credential.response.transports,
          createdAt: door.clock(),
        })
        .onConflictDoNothing()
        .returning({ id: passkeys.credentialId })
      if (written.length === 0) throw notSupported('The credential is registered already.')
      await tellOf(door, transaction, user, 'passkey-added')
    })
    return {}
  },
})

/** @throws PoolError WebAuthnChallengeNotFoundException unless this person was asked so, a moment ago and not answered yet */
async function findQuestion(door: Door, sub: string, challenge: string): Promise<RelyingParty> {
  const found = await readChallenge(door, challenge, ['WEB_AUTHN_REGISTRATION']).catch((error: unknown) => {
    throw error instanceof PoolError ? noChallenge() : error
  })
  if (found.sub !== sub) throw noChallenge()
  return relyingPartyShape.parse(found.state.relyingParty)
}

async function verify(credential: NewCredential, challenge: string, { id, origin }: RelyingParty) {
  if (readClientData(credential.response.clientDataJSON)?.origin !== origin)
    throw new PoolError('WebAuthnOriginNotAllowedException', 'The credential was made at another origin.')
  const { id: credentialId, rawId, type: kind, response, clientExtensionResults } = credential
  const checked = await verifyRegistrationResponse({
    response: { id: credentialId, rawId, type: kind, response, clientExtensionResults },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => {
    const isOtherParty = error instanceof Error && error.name === 'UnexpectedRPIDHash'
    const type: PoolErrorType = 'WebAuthnRelyingPartyMismatchException'
    throw isOtherParty ? new PoolError(type, 'The credential was made for another relying party.') : notSupported()
  })
  if (!checked.verified) throw notSupported()
  return checked.registrationInfo
}

const noChallenge = () =>
  new PoolError('WebAuthnChallengeNotFoundException', 'There is no passkey registration under way.')
const notSupported = (message = 'The credential is not one that can be used here.') =>
  new PoolError('WebAuthnCredentialNotSupportedException', message)

// Takes the proof of a passkey: made for this site and this question, by a key of the person who is signing in.
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { type ChallengeAnswer, needResponse, needSession, type TakeAnswer } from '#identity/sign-in/challenge-answer.ts'
import { readChallenge, takeChallenge } from '#identity/sign-in/challenges.ts'
import { takeNextStep } from '#identity/sign-in/next-step.ts'
import { readSigner } from '#identity/sign-in/signer.ts'
import { passkeys } from '#identity/tables.ts'
import { shownCredential } from './credential-shapes.ts'
import { findPasskeys, type Passkey } from './find-passkeys.ts'
import { relyingPartyShape } from './relying-party.ts'

const stateShape = z.object({
  relyingParty: relyingPartyShape,
  challenge: z.string(),
  deviceKey: z.string().optional(),
})
type State = z.output<typeof stateShape>
type Shown = z.output<typeof shownCredential>

/** @throws PoolError InvalidParameterException, NotAuthorizedException */
export const answerPasskeyChallenge: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['WEB_AUTHN'])
  const state = stateShape.parse(challenge.state)
  const { user } = await readSigner(door, challenge, needResponse(answer, 'USERNAME'))
  const shown = readCredential(answer)
  const passkey = user && (await findShown(door, user.sub, shown))
  const counter = passkey && (await verify(passkey, state, shown))
  if (!user || !passkey || counter === undefined) throw notAuthorized()
  await door.work(async (transaction) => {
    await takeChallenge(door, transaction, session)
    // Authenticators that count never give a number twice; those that do not always say zero.
    const isLater = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const counted = await transaction
      .update(passkeys)
      .set({ counter })
      .where(and(eq(passkeys.poolId, door.pool.id), eq(passkeys.credentialId, passkey.credentialId), isLater))
      .returning({ counter: passkeys.counter })
    if (counted.length === 0) throw notAuthorized()
  })
  return takeNextStep(door, user, { first: 'WEB_AUTHN', deviceKey: state.deviceKey })
}

function readCredential(answer: ChallengeAnswer): Shown {
  try {
    return shownCredential.parse(JSON.parse(needResponse(answer, 'CREDENTIAL')))
  } catch {
    throw new PoolError('InvalidParameterException', 'CREDENTIAL is not a readable credential.')
  }
}

async function findShown(door: Door, sub: string, { id, response }: Shown): Promise<Passkey | undefined> {
  const isOwn = !response.userHandle || Buffer.from(response.userHandle, 'base64url').toString() === sub
  const found = isOwn ? await door.work((transaction) => findPasskeys(door, transaction, sub)) : []
  return found.find(({ credentialId }) => credentialId === id)
}

/** @returns how often the passkey says it was used, undefined when the proof is not right */
async function verify(passkey: Passkey, { relyingParty, challenge }: State, shown: Shown): Promise<number | undefined> {
  const { userHandle, ...response } = shown.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, response: { ...response, ...(userHandle ? { userHandle } : {}) } },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // Whatever is wrong with a proof, the answer is the same.
    return undefined
  }
}

const notAuthorized = () => new PoolError('NotAuthorizedException', 'Incorrect username or password.')

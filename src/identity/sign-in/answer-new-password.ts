// NEW_PASSWORD_REQUIRED: the password that somebody chose in place of the one they were invited with, and what was missing of them.
import { z } from 'zod'
import { password as passwordField } from '#contract/identity.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { type Attributes, addresses, readChanges } from '#identity/users/attributes.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { checkNotGuessed, checkPolicy, namesOf, sealPassword } from '#identity/users/password.ts'
import { proofStamp } from '#identity/users/proof-stamp.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { type ChallengeAnswer, needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { takeNextStep } from './next-step.ts'
import { missingAttributes } from './open-new-password.ts'
import { provedSchema } from './proved.ts'
import { readSignedUser } from './signer.ts'

const stateSchema = z.object({ proved: provedSchema })
const prefix = 'userAttributes.'

/** A password that does not do leaves the Session as it is. */
export const answerNewPassword: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['NEW_PASSWORD_REQUIRED'])
  const { proved } = stateSchema.parse(challenge.state)
  const user = await readSignedUser(door, challenge, needResponse(answer, 'USERNAME'))
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
  const password = needResponse(answer, 'NEW_PASSWORD')
  if (!passwordField.safeParse(password).success)
    throw new PoolError('InvalidPasswordException', 'Password did not conform with policy: Password not allowed')
  checkPolicy(door.pool.settings.passwordPolicy, password)
  checkNotGuessed(password, namesOf(user))
  const said = readSaid(door, user, answer)
  const verifier = await sealPassword(door, user.sub, password)
  const changed = await door.work(async (transaction) => {
    const now = await holdUser(door, transaction, user.sub)
    // Invited anew, shut out or already at another password since the one that was proved.
    if (!now || proofStamp(door, now) !== proved.stamp)
      throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
    await takeChallenge(door, transaction, session)
    const attributes = { ...now.attributes, ...said }
    refuseMissing(missingAttributes(door, { ...now, attributes }))
    return updateUser(door, transaction, now, { verifier, attributes, status: 'CONFIRMED' })
  })
  // The library does not let a device prove itself after this step.
  return takeNextStep(door, changed, { first: proved.first })
}

/** What is not known yet can be said also where it cannot be changed later. Where a known address moves to is proved elsewhere. */
function readSaid({ pool }: Door, user: PoolUser, { responses }: ChallengeAnswer): Attributes {
  const list = Object.entries(responses)
    .filter(([name, value]) => name.startsWith(prefix) && value !== '')
    .map(([name, value]) => ({ Name: name.slice(prefix.length), Value: value }))
    .filter(({ Name }) => !(addresses.some((one) => one === Name) && user.attributes[Name]))
  const rules = pool.settings.attributes.map((rule) => (user.attributes[rule.name] ? rule : { ...rule, mutable: true }))
  const said = readChanges({ ...pool.settings, attributes: rules }, list)
  const fresh = addresses.filter((one) => said[one]).map((one) => [`${one}_verified`, 'false'])
  return { ...said, ...Object.fromEntries(fresh) }
}

function refuseMissing([name]: string[]): void {
  if (!name) return
  throw new PoolError(
    'InvalidParameterException',
    `Attributes did not conform to the schema: ${name}: The attribute ${name} is required`,
  )
}

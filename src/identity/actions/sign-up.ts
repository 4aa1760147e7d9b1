// SignUp: somebody makes an account, which waits for a code from their address.
import { z } from 'zod'
import { attributes, clientId, password, username } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { type Door, enterClient } from '#identity/ask.ts'
import { sendSignUpCode } from '#identity/codes/send-sign-up-code.ts'
import { senderLimits } from '#identity/limits/limits.ts'
import { takeMailboxQuota } from '#identity/limits/mailbox-quota.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { answerTakenAddress } from '#identity/sign-in/answer-taken-address.ts'
import { type AttributeList, type Attributes, isEmail, readNewAttributes } from '#identity/users/attributes.ts'
import { nameKey } from '#identity/users/find-user.ts'
import { readNewName } from '#identity/users/names.ts'
import { checkNotGuessed, checkPolicy, sealPassword } from '#identity/users/password.ts'
import { insertUser } from '#identity/users/write-user.ts'
import { newId } from '#kernel/id.ts'

export const signUp = action({
  name: 'SignUp',
  replays: true,
  input: z.object({
    ClientId: clientId,
    Username: username,
    Password: password.optional(),
    UserAttributes: attributes.default([]),
  }),
  run: async (input, ask) => {
    const door = await enterClient(ask, input.ClientId)
    const { settings } = door.pool
    if (!settings.selfSignUp)
      throw new PoolError('NotAuthorizedException', 'SignUp is not permitted for this user pool')
    const { address } = readNewName(settings, input.Username)
    const given = withAddress(address, input.Username, input.UserAttributes)
    checkNewPassword(door, input.Password, [input.Username, given.find(({ Name }) => Name === 'email')?.Value])
    const read = readNewAttributes(settings, given)
    await takeQuota(door, 'sign-up', `sender ${door.asker.sender}`, senderLimits.signUp)
    if (read.email) await takeMailboxQuota(door, read.email)

    const sub = newId()
    const verifier = input.Password === undefined ? null : await sealPassword(door, sub, input.Password)
    const made = door.work(async (transaction) => {
      const user = await insertUser(door, transaction, {
        sub,
        username: address ? sub : input.Username.trim(),
        attributes: unverified(read),
        status: 'UNCONFIRMED',
        verifier,
        address,
      })
      return sendSignUpCode(door, transaction, user)
    })
    const delivery = await made.catch((error: unknown) => {
      if (!isTaken(door, input.Username, error)) throw error
      const hasPassword = input.Password !== undefined
      return answerTakenAddress(door, { name: input.Username, hasPassword, attributes: unverified(read) })
    })
    return { UserConfirmed: false, UserSub: sub, ...(delivery ? { CodeDeliveryDetails: delivery } : {}) }
  },
})

/**
 * An address that has an account is answered as one that has none. Who chooses a user name has to know that it is taken; so has
 * whoever signs up with a telephone number, where no mail would reach them.
 */
function isTaken(door: Door, name: string, error: unknown): boolean {
  const isUsed = error instanceof PoolError && error.type === 'UsernameExistsException'
  return isUsed && door.pool.settings.hidesUsers && isEmail(nameKey(name))
}

/** Without a password one can do where another first factor leads in. */
function checkNewPassword(door: Door, given: string | undefined, names: readonly (string | undefined)[]): void {
  const { passwordPolicy, firstFactors } = door.pool.settings
  const needsNone =
    door.client.settings.flows.includes('ALLOW_USER_AUTH') &&
    firstFactors.some((factor) => factor !== 'PASSWORD' && factor !== 'PASSWORD_SRP')
  if (given === undefined && needsNone) return
  checkPolicy(passwordPolicy, given ?? '')
  checkNotGuessed(given ?? '', names)
}

/** The name is the address: it is an attribute too, and cannot be another one. */
function withAddress(address: string | undefined, name: string, list: AttributeList): AttributeList {
  if (!address) return list
  const said = list.find(({ Name }) => Name === address)?.Value
  if (said && nameKey(said) !== nameKey(name))
    throw new PoolError('InvalidParameterException', `The username and the attribute ${address} have to be the same.`)
  return [...list.filter(({ Name }) => Name !== address), { Name: address, Value: name }]
}

function unverified(read: Attributes): Attributes {
  return {
    ...read,
    ...(read.email ? { email_verified: 'false' } : {}),
    ...(read.phone_number ? { phone_number_verified: 'false' } : {}),
  }
}

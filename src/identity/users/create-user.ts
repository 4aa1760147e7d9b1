// An operator makes an account for somebody, who is sent a password to begin with and then chooses their own.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { sendCode } from '#identity/messages/send-code.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { newId } from '#kernel/id.ts'
import { type AttributeList, type Attributes, addresses, readNewAttributes } from './attributes.ts'
import { readNewName } from './names.ts'
import { newPassword } from './new-password.ts'
import { checkNotGuessed, checkPolicy, sealPassword } from './password.ts'
import type { PoolUser } from './user.ts'
import { insertUser, updateUser } from './write-user.ts'

export type Invitation = {
  /** What they sign in with: the e-mail address, telephone number or user name. */
  name: string
  attributes?: AttributeList
  /** Made when there is none. */
  password?: string
  language?: string
  /** False keeps the password to the operator. */
  sends?: boolean
  /** That they are in from the beginning. */
  groups?: string[]
  /** Where they sign in; the mail leads there. */
  link?: string
}

/**
 * @returns the user and the password to begin with
 * @throws PoolError UsernameExistsException, InvalidParameterException, InvalidPasswordException, CodeDeliveryFailureException
 */
export async function createUser(door: Door, invitation: Invitation): Promise<{ user: PoolUser; password: string }> {
  const { settings } = door.pool
  const { name, language = door.asker.language, sends = true, groups = [] } = invitation
  const { address } = readNewName(settings, name)
  const given = (invitation.attributes ?? []).filter(({ Name }) => Name !== address)
  const attributes = vouchedFor(
    readNewAttributes(settings, address ? [...given, { Name: address, Value: name }] : given, true),
  )
  const password = invitation.password ?? newPassword(settings.passwordPolicy.minimumLength)
  checkPolicy(settings.passwordPolicy, password)
  checkNotGuessed(password, [name, attributes.email])
  const sub = newId()
  const verifier = await sealPassword(door, sub, password)
  const user = await door.work(async (transaction) => {
    const written = await insertUser(door, transaction, {
      sub,
      username: address ? sub : name.trim(),
      attributes,
      status: 'FORCE_CHANGE_PASSWORD',
      verifier,
      address,
      language,
      groups,
    })
    if (sends) await sendInvitation(door, transaction, written, { code: password, link: invitation.link })
    return written
  })
  return { user, password }
}

/**
 * Another password to begin with, for somebody who lost the first one or came too late. The one before works no more.
 * @param link where they sign in
 * @throws PoolError InvalidParameterException for somebody who has chosen their own, CodeDeliveryFailureException
 */
export async function inviteAgain(door: Door, user: PoolUser, link?: string): Promise<string> {
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new PoolError('InvalidParameterException', 'User has a password of their own already.')
  const password = newPassword(door.pool.settings.passwordPolicy.minimumLength)
  const verifier = await sealPassword(door, user.sub, password)
  await door.work(async (transaction) => {
    const changed = await updateUser(door, transaction, user, { verifier, invitedAt: door.clock() })
    await sendInvitation(door, transaction, changed, { code: password, link })
  })
  return password
}

type Sent = { code: string; link: string | undefined }

async function sendInvitation(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
  { code, link }: Sent,
): Promise<void> {
  const medium = user.attributes.email ? 'EMAIL' : 'SMS'
  await sendCode(door, transaction, user, { kind: 'invitation', medium, code, ...(link ? { link } : {}) })
}

/** Whoever signs in with what was sent to an address has it: it counts as verified, unless the operator says otherwise. */
function vouchedFor(attributes: Attributes): Attributes {
  const said = addresses.filter((one) => attributes[one]).map((one) => [`${one}_verified`, 'true'])
  return { ...Object.fromEntries(said), ...attributes }
}

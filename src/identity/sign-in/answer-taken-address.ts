// Answers a sign-up for an address that has an account as for one that has none: the truth goes to the address alone, by mail.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { pretendCode, pretendToSend } from '#identity/codes/pretend-code.ts'
import { sendSignUpCode } from '#identity/codes/send-sign-up-code.ts'
import type { CodeDelivery } from '#identity/messages/send-code.ts'
import { tellAccountExists } from '#identity/messages/tell-account-exists.ts'
import type { Attributes } from '#identity/users/attributes.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { firstFactorsOf } from './first-factors.ts'
import { findSigner, isActive, type Signer } from './signer.ts'

export type TakenAddress = {
  /** As it was typed. */
  name: string
  /** Somebody who means to go on by codes from their mailbox. */
  hasPassword: boolean
  /** As they were typed now, none of them verified. */
  attributes: Attributes
}

/** @returns where a code went, or would have gone */
export async function answerTakenAddress(door: Door, taken: TakenAddress): Promise<CodeDelivery | undefined> {
  const signer = await findSigner(door, taken.name)
  const isToldByCode = !taken.hasPassword && (await getsSignInCodes(door, signer))
  return door.work(async (transaction) => {
    const user = signer.user && (await holdUser(door, transaction, signer.sub))
    if (!taken.hasPassword && user?.status === 'UNCONFIRMED' && user.enabled)
      return signUpAnew(door, transaction, user, taken.attributes)
    // Whoever is sent a code to sign in with, as such a sign-up asks for beside it, needs no second mail.
    if (user && !isToldByCode) await tellAccountExists(door, transaction, user)
    // A code that waits for somebody who is still to be confirmed goes on working.
    return user?.status === 'UNCONFIRMED'
      ? pretendToSend(door, transaction, taken.name, 'sign-up')
      : pretendCode(door, transaction, { name: taken.name, sub: signer.sub, purpose: 'sign-up', kind: 'sign-up' })
  })
}

async function getsSignInCodes(door: Door, signer: Signer): Promise<boolean> {
  return isActive(signer.user) && (await firstFactorsOf(door, signer)).includes('EMAIL_OTP')
}

/**
 * The account that nobody has confirmed may be a stranger's: their password goes, so that the code confirms none. Without one the
 * account is opened from its mailbox alone.
 */
async function signUpAnew(
  door: Door,
  transaction: Transaction,
  user: NonNullable<Signer['user']>,
  attributes: Attributes,
): Promise<CodeDelivery | undefined> {
  const changed = await updateUser(door, transaction, user, { verifier: null, attributes })
  return sendSignUpCode(door, transaction, changed)
}

// The code, or the link, by which somebody new shows that their address is theirs.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { type CodeDelivery, sendCode } from '#identity/messages/send-code.ts'
import { addresses } from '#identity/users/attributes.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { keepCode } from './codes.ts'
import { newCode } from './new-code.ts'

/** @returns nothing for somebody who gave no address: there is nowhere to send one */
export async function sendSignUpCode(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
): Promise<CodeDelivery | undefined> {
  const address = addresses.find((one) => user.attributes[one])
  if (!address) return undefined
  const code = newCode()
  await keepCode(door, transaction, {
    sub: user.sub,
    purpose: 'sign-up',
    code,
    value: user.attributes[address] ?? null,
  })
  const medium = address === 'email' ? 'EMAIL' : 'SMS'
  const link = medium === 'EMAIL' && door.pool.settings.confirmBy === 'LINK' ? linkOf(door, user.sub, code) : undefined
  return sendCode(door, transaction, user, { kind: 'sign-up', medium, code, ...(link ? { link } : {}) })
}

/** It holds the sub: an address in clear would stand in the history of browsers. */
function linkOf(door: Door, sub: string, code: string): string | undefined {
  const { origin, siteOwner } = door.asker
  // Anywhere else whoever asked could read the code from the address as soon as the link is opened.
  return siteOwner === door.pool.owner
    ? `${origin}/auth/confirm-email?${new URLSearchParams({ username: sub, code })}`
    : undefined
}

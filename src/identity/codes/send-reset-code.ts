// The code to choose a new password with.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { type CodeDelivery, sendCode } from '#identity/messages/send-code.ts'
import type { Address } from '#identity/users/attributes.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { keepCode } from './codes.ts'
import { newCode } from './new-code.ts'

export async function sendResetCode(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
  address: Address,
): Promise<CodeDelivery> {
  const code = newCode()
  const to = user.attributes[address] ?? ''
  await keepCode(door, transaction, { sub: user.sub, purpose: 'reset', code, value: to })
  return sendCode(door, transaction, user, { kind: 'reset', medium: address === 'email' ? 'EMAIL' : 'SMS', code, to })
}

// The code by which somebody shows that a new e-mail address or telephone number is theirs.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { type CodeDelivery, sendCode } from '#identity/messages/send-code.ts'
import type { Address } from '#identity/users/attributes.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { keepCode } from './codes.ts'
import { newCode } from './new-code.ts'

/** @param to the address that is proved by typing the code, kept beside it until then */
export async function sendAttributeCode(
  door: Door,
  transaction: Transaction,
  user: PoolUser,
  { address, to }: { address: Address; to: string },
): Promise<CodeDelivery> {
  const code = newCode()
  await keepCode(door, transaction, { sub: user.sub, purpose: `attribute:${address}`, code, value: to })
  const medium = address === 'email' ? 'EMAIL' : 'SMS'
  return sendCode(door, transaction, user, { kind: 'attribute', medium, code, to })
}

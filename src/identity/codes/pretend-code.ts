// Does for a name that nobody has all that is done for a person, so that neither the answer nor its time tells them apart.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { Message } from '#identity/messages/message.ts'
import { type CodeDelivery, sendCode } from '#identity/messages/send-code.ts'
import { deliveryToNobody } from '#identity/users/nobody.ts'
import { newId } from '#kernel/id.ts'
import { keepCode, type Purpose } from './codes.ts'
import { newCode } from './new-code.ts'

/** A mail that is written and taken back within the transaction. */
const nowhere = 'nobody@nowhere.invalid'

/**
 * Keeps a code that nobody was told, so that typing one is answered as it is for a person.
 * @param sub of nobody, or of somebody who is not sent anything
 */
export async function pretendCode(
  door: Door,
  transaction: Transaction,
  { name, sub, purpose, kind }: { name: string; sub: string; purpose: Purpose; kind: 'reset' | 'sign-up' },
): Promise<CodeDelivery> {
  await keepCode(door, transaction, { sub, purpose, code: `${newCode()} that nobody was told` })
  return pretendToSend(door, transaction, name, kind)
}

/**
 * @param medium that was asked for; without one it is as for a code that is sent to whatever address there is
 * @returns what is said of where a code went, when none did
 */
export async function pretendToSend(
  door: Door,
  transaction: Transaction,
  name: string,
  kind: Message['kind'],
  medium?: Message['medium'],
): Promise<CodeDelivery> {
  const about = { sub: newId(), attributes: {}, language: door.asker.language }
  const undone = new Error('taken back')
  await transaction
    .transaction(async (inner) => {
      await sendCode(door, inner, about, { kind, medium: 'EMAIL', code: newCode(), to: nowhere })
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return deliveryToNobody(door, name, medium)
}

// Sends a code to someone of the pool, and says where it went without saying the whole address.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { Message } from './message.ts'

/** As the protocol says it; the destination is masked: `j***@m***`, `+*******4567`. */
export type CodeDelivery = { AttributeName: string; DeliveryMedium: 'EMAIL' | 'SMS'; Destination: string }

/** @throws PoolError CodeDeliveryFailureException */
export function sendCode(
  _door: Door,
  _transaction: Transaction,
  _user: Pick<PoolUser, 'attributes' | 'language'>,
  _message: Pick<Message, 'kind' | 'medium' | 'code' | 'link'> & { to?: string },
): Promise<CodeDelivery> {
  throw new Error('not built yet')
}

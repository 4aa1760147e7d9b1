// Sends a code to someone of the pool, and says where it went without saying the whole address.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { Message } from './message.ts'

/** As the protocol says it; the destination is masked: `j***@m***`, `+*******4567`. */
export type CodeDelivery = { AttributeName: string; DeliveryMedium: 'EMAIL' | 'SMS'; Destination: string }

/** @throws PoolError CodeDeliveryFailureException */
export async function sendCode(
  door: Door,
  transaction: Transaction,
  user: Pick<PoolUser, 'sub' | 'attributes' | 'language'>,
  { kind, medium, code, link, to = user.attributes[attributeOf(medium)] }: CodeToSend,
): Promise<CodeDelivery> {
  if (!to) throw new PoolError('CodeDeliveryFailureException', 'There is no address to send a code to.')
  const person = { poolId: door.pool.id, sub: user.sub }
  const about = { person, language: user.language, place: door.asker.place, owner: door.pool.owner }
  await door.send(transaction, { kind, medium, to, code, ...about, ...(link ? { link } : {}) })
  return deliveryOf(medium, to)
}

export type CodeToSend = Pick<Message, 'kind' | 'medium' | 'code' | 'link'> & { to?: string }

export function deliveryOf(medium: Message['medium'], to: string): CodeDelivery {
  return { AttributeName: attributeOf(medium), DeliveryMedium: medium, Destination: mask(medium, to) }
}

const attributeOf = (medium: Message['medium']) => (medium === 'EMAIL' ? 'email' : 'phone_number')

/** As much as someone needs to know their own address by. */
function mask(medium: Message['medium'], to: string): string {
  if (medium === 'SMS') return `+*******${to.slice(-4)}`
  // As somebody wrote it at their sign-up, or as whoever asks wrote it just now: that must not be told apart.
  const [name = '', domain = ''] = to.toLowerCase().split('@')
  const first = (text: string) => /^./u.exec(text)?.[0] ?? ''
  return `${first(name)}***@${first(domain)}***`
}

// The page of checkout in words: the order that the client is at, or the one that they just paid for.
import { readCheckout } from '#contract/checkout.ts'
import { getClient } from '#contract/clients.ts'
import { type Order, readOrder } from '#contract/orders.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { readExtras } from './present-extras.server.ts'
import { presentOrder } from './present-order.server.ts'

/**
 * `order` is null where there is none, and undefined where it cannot be had.
 * @param reference of the order that was paid for last: shown until another one is begun
 */
export async function presentCheckout(page: PageContext, session: SignedIn, reference: string | null, now: Date) {
  const found = await readShown(page, reference).catch(() => undefined)
  const person = found?.can.agree ? await presentPerson(page, session, found) : undefined
  const extras = found?.can.change ? await readExtras(page, found) : []
  return {
    title: page.t('meta.checkout.title', { clinic: page.provider.name }),
    texts: areaTexts(page.visitor.language, 'checkout', 'bookings'),
    order: found && presentOrder(page, found, now),
    person,
    extras,
  }
}

/** One that is open comes before one that is over: whoever adds something wants to see it. */
async function readShown({ call, visitor }: PageContext, reference: string | null): Promise<Order | null> {
  const asked = { language: contentLanguageOf(visitor), currency: visitor.currency }
  const { order } = await call(readCheckout, asked)
  if (!reference || order?.reference === reference || (order && isAlive(order))) return order
  return call(readOrder, { order: reference, ...asked }).catch(() => order)
}

const isAlive = ({ state }: Order): boolean =>
  state === 'open' || state === 'paying' || state === 'booking' || state === 'undoing'

/** What the form begins with: what was said before, or whoever is signed in. */
async function presentPerson(
  { call }: PageContext,
  { email, givenName, familyName }: SignedIn,
  { travellers, items }: Order,
) {
  const patient = travellers.find(({ isPatient }) => isPatient) ?? travellers[0]
  const client = !patient && email ? await call(getClient, { email }).catch(() => undefined) : undefined
  const others = travellers.filter((one) => one !== patient)
  return {
    owner: email,
    firstName: patient?.firstName ?? (client?.firstName || givenName),
    lastName: patient?.lastName ?? (client?.lastName || familyName),
    email: patient?.email || email,
    phone: patient?.phone ?? client?.phoneNumber ?? '',
    others: others.map(({ position, firstName, lastName }) => ({
      firstName,
      lastName,
      /** That they travel on. */
      items: items.filter((item) => item.travellers.includes(position)).map(({ id }) => id),
    })),
  }
}
export type PersonView = Awaited<ReturnType<typeof presentPerson>>

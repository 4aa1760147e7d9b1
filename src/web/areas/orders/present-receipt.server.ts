// The receipt of an order in words: who paid whom, for what, when and how; what was given back stands on it too.
import { getClient } from '#contract/clients.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import { findOrder } from './present-order.server.ts'
import { isSome, sayCharged, sayDay, saySpan } from './say-amounts.server.ts'

/** Undefined where it cannot be had. @throws a 404 response where the client has no such order */
export async function presentReceipt(page: PageContext, session: SignedIn, reference: string, now: Date) {
  const order = await findOrder(page, reference)
  if (!order) return undefined
  const { t, provider } = page
  const taken = order.payments.filter(({ state }) => state === 'captured')
  return {
    reference,
    isTest: order.gateway?.isTest ?? false,
    made: t('meta.orders.receipt.at', { date: sayDay(page, now.toISOString()) }),
    clinic: provider.name,
    place: provider.location.city,
    reach: [provider.contact.email, provider.contact.phone],
    person: await sayPerson(page, session, order.travellers),
    items: order.items
      .filter(({ state, paid }) => state === 'booked' || isSome(paid))
      .map((item) => ({
        id: item.id,
        title: item.title,
        about: [saySpan(page, item.from, item.until), item.booking].join(' · '),
        amount: sayCharged(page, item.total),
      })),
    /** Oldest first, with refunds where they belong; `-` before what went back. */
    moves: [
      ...taken.map(({ id, method, amount, at }) => ({
        id,
        at,
        label: t(`meta.orders.payment.${method}`),
        day: sayDay(page, at),
        amount: sayCharged(page, amount),
      })),
      ...order.refunds
        .filter(({ state }) => state === 'done')
        .map(({ id, why, amount, at }) => ({
          id,
          at,
          label: t(`meta.orders.refund.why.${why}`),
          day: sayDay(page, at),
          amount: `\u2212${sayCharged(page, amount)}`,
        })),
    ].sort((one, other) => one.at.localeCompare(other.at)),
    sums: [
      { label: t('meta.orders.receipt.kept'), text: sayCharged(page, order.paid) },
      ...(isSome(order.owed) ? [{ label: t('meta.orders.sum.owed'), text: sayCharged(page, order.owed) }] : []),
    ],
  }
}
export type ShownReceipt = NonNullable<Awaited<ReturnType<typeof presentReceipt>>>

type Person = { isPatient: boolean; firstName: string; lastName: string }

/** As in the passport, where that was said; else as their account says. */
async function sayPerson({ call }: PageContext, { email, name }: SignedIn, travellers: readonly Person[]) {
  const patient = travellers.find(({ isPatient }) => isPatient) ?? travellers[0]
  const known = patient ?? (email ? await call(getClient, { email }).catch(() => undefined) : undefined)
  return [known?.firstName, known?.lastName].filter(Boolean).join(' ') || name || email
}

// Makes a link by which somebody else pays for an order, and takes one back: by its client, or by a colleague at the desk for them.
import { and, eq, gte, isNull } from 'drizzle-orm'
import { once } from '#db/once.ts'
import { type Limit, rateLimit } from '#db/rate-limit.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { voidPayment } from '#domain/payments/void-payment.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { addDays } from '#kernel/plain-date.ts'
import { advanceOrder } from './advance-order.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import type { PayerCovers } from './order.ts'
import { payableStates } from './order-states.ts'
import { unpaidOf } from './pay-instalments.ts'
import {
  hashPayerToken,
  linksAnHour,
  liveLinksAtOnce,
  longestDays,
  newPayerToken,
  type PayerLinkRow,
} from './payer-link.ts'
import { payerLinks } from './tables.ts'

/** `colleague`: who makes it at the desk for the client; left out: the client. */
export type PayerLinkMaker = BookingCaller & { colleague?: { name: string } | undefined }

export type MakePayerLink = {
  order: string
  covers: PayerCovers
  /** Ids, where it covers chosen ones. */
  instalments: string[]
  payerName: string
  payerEmail: string
  note: string
  /** The payer sees whom they pay for: first name and initial. */
  showsName: boolean
  /** Plain date at the clinic, the last on which it works. */
  lastsUntil: string
  idempotencyKey: string
}

/**
 * The same key again gives the same link another secret: the one before was lost on its way, and nobody has it.
 * @returns the secret, which is told this once
 * @throws Fault not-found; no-longer-possible (`already-paid` where nothing is owed, what the order is otherwise, `changed` for other
 * instalments); invalid-input (`lastsUntil`); too-many-requests
 */
export async function makePayerLink(
  parts: CheckoutParts,
  maker: PayerLinkMaker,
  wanted: MakePayerLink,
): Promise<{ token: string; link: PayerLinkRow }> {
  const { account, provider } = maker
  const now = parts.clock()
  const token = newPayerToken()
  return parts.database.forClient(account, provider.id, async (scope) => {
    const whole = await readWholeOrder(scope, await findOrder(scope, account, wanted.order, { forUpdate: true }))
    refuseUnowed(whole, wanted)
    const { id: orderId, reference } = whole.order
    const { order: _, showsName, idempotencyKey, instalments, ...said } = wanted
    const isSame = (row: PayerLinkRow) => row.covers === said.covers && row.note === said.note
    const key = { key: { orderId, idempotencyKey }, same: isSame, usedFor: 'another link' }
    const { row, isNew } = await once(scope, payerLinks, key, async () => {
      const today = plainDate(now, provider.location.timeZone)
      refuseDays(whole, said.lastsUntil, today)
      await refuseTooMany(scope, whole.order, now, today)
      const shownName = showsName ? shownNameOf(whole) : ''
      const more = { instalmentIds: instalments, shownName, madeBy: maker.colleague?.name ?? '' }
      return {
        ...said,
        ...more,
        id: newId(),
        orderId,
        idempotencyKey,
        tokenHash: hashPayerToken(token),
        createdAt: now,
      }
    })
    await writeAudit(scope, account, entryOf(maker, reference), now)
    // An order that waits for this payer is looked at when the link ends.
    await parts.jobs.put(scope.transaction, orderQueue, { providerId: provider.id, orderId })
    if (isNew) return { token, link: row }
    const [link = row] = await scope.update(payerLinks, { tokenHash: hashPayerToken(token) }, eq(payerLinks.id, row.id))
    return { token, link }
  })
}

/**
 * Idempotent. What somebody has begun to pay by it is given up; money that is promised stays.
 * @throws Fault not-found; unavailable where nobody knows what became of the payment
 */
export async function revokePayerLink(
  parts: CheckoutParts,
  maker: PayerLinkMaker,
  { order: reference, link: id }: { order: string; link: string },
): Promise<void> {
  const { account, provider } = maker
  const now = parts.clock()
  const { order, payments } = await parts.database.forClient(account, provider.id, async (scope) => {
    const whole = await readWholeOrder(scope, await findOrder(scope, account, reference, { forUpdate: true }))
    const link = whole.links.find((one) => one.id === id)
    if (!link) throw new Fault('not-found', 'There is no such link.')
    if (link.revokedAt) return whole
    await scope.update(
      payerLinks,
      { revokedAt: now },
      and(eq(payerLinks.id, id), eq(payerLinks.orderId, whole.order.id)),
    )
    await writeAudit(scope, account, entryOf(maker, whole.order.reference), now)
    return whole
  })
  const providerId = provider.id
  for (const { id: paymentId } of payments.filter(({ payer, state }) => payer?.linkId === id && state === 'begun')) {
    const outcome = await voidPayment(parts, providerId, paymentId)
    if (outcome.is === 'unknown')
      throw new Fault('unavailable', 'The gateway does not answer just now.', { retryAfterS: 5 })
  }
  await advanceOrder(parts, { providerId, orderId: order.id })
}

const entryOf = ({ colleague }: PayerLinkMaker, reference: string) =>
  colleague
    ? ({
        actor: 'clinic',
        actorName: colleague.name,
        deed: 'change',
        subject: 'order',
        why: 'care',
        subjectId: reference,
      } as const)
    : byClient('change', 'order', reference)

/** A link is for something: what is due when booking while it is not booked, what is owed after that. */
function refuseUnowed(whole: WholeOrder, { covers, instalments }: MakePayerLink): void {
  const { order } = whole
  const isAtCheckout = order.state === 'open' || order.state === 'paying'
  if (isAtCheckout) {
    if (covers !== 'first') throw noLonger(order.state, 'covers')
    return
  }
  if (!payableStates.includes(order.state)) throw noLonger(order.state, 'order')
  const unpaid = unpaidOf(whole)
  if (unpaid.length === 0) throw noLonger('already-paid', 'instalments')
  const isUnowed = covers === 'chosen' && !instalments.every((id) => unpaid.some((one) => one.id === id))
  if (isUnowed || (covers === 'chosen') !== instalments.length > 0) throw noLonger('changed', 'instalments')
}

function refuseDays({ order }: WholeOrder, lastsUntil: string, today: string): void {
  const most = payableStates.includes(order.state) ? longestDays.placed : longestDays.open
  if (lastsUntil >= today && lastsUntil <= addDays(today, most)) return
  throw new Fault('invalid-input', 'A link does not work so long.', {
    fields: [{ path: 'lastsUntil', reason: 'invalid' }],
  })
}

async function refuseTooMany(scope: Scope, order: OrderRow, now: Date, today: string): Promise<void> {
  const isOf = eq(payerLinks.orderId, order.id)
  const limits: Limit[] = [
    { of: isOf, most: linksAnHour, per: 'hour' },
    { of: and(isOf, isNull(payerLinks.revokedAt), gte(payerLinks.lastsUntil, today)), most: liveLinksAtOnce },
  ]
  const counted = { lock: `payer links ${order.id}`, table: payerLinks, at: payerLinks.createdAt, now, limits }
  await rateLimit(
    scope,
    counted,
    `At most ${liveLinksAtOnce} links work at once, and ${linksAnHour} are made an hour.`,
    [{ path: 'link', reason: 'too-many' }],
  )
}

/** First name and initial of the patient, or of the first who travels. */
function shownNameOf({ travellers }: WholeOrder): string {
  const named = travellers.find(({ isPatient }) => isPatient) ?? travellers[0]
  const [initial] = named?.lastName.trim() ?? ''
  return [named?.firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ').slice(0, 100)
}

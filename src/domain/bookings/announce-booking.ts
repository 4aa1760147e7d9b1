// Announces what became of a booking: to its client and the clinic by mail, and to the provider's own people in their inbox.
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Scope } from '#db/scope.ts'
import { putInInbox, settledInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Bookable } from './bookable.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import { mailBooked, mailCancelled, mailNotCancelled, mailRefused } from './booking-mails.ts'
import type { BookingCaller } from './booking-parts.ts'
import { fullName } from './contact.ts'
import { orderQueue } from './order-queue.ts'
import { bookings } from './tables.ts'

/**
 * What is to be announced once it is recorded; a checkout takes the money between the two. `replaced`: as it was before a change. `stillBooked`: the reference of what a
 * refused change was to replace. `differenceMinor`: what the supplier takes beyond what the client agreed to.
 */
export type Announcement = { booking: Booking } & (
  | { what: 'booked'; replaced?: BookingRow }
  | { what: 'standing' }
  | { what: 'refused'; stillBooked: string | null }
  | { what: 'cancelled'; differenceMinor: number }
)

/**
 * In the transaction that it is written in, all of it or nothing. Undefined: nothing changed, and nothing is said. What an order pays
 * for is announced by the order, once its money is there: a job wakes it.
 */
export async function announceBooking(
  { jobs, bookables }: { jobs: Pick<Jobs, 'put'>; bookables: readonly Bookable[] },
  scope: Scope,
  caller: BookingCaller,
  announcement: Announcement | undefined,
  now: Date,
): Promise<void> {
  if (!announcement) return
  const { what, booking } = announcement
  if (booking.orderId !== null) {
    await jobs.put(scope.transaction, orderQueue, { providerId: booking.providerId, orderId: booking.orderId })
    if (what === 'booked' || what === 'refused') {
      // Whatever was announced of it before, this was not.
      await scope.update(bookings, { announcedAt: null }, eq(bookings.id, booking.id))
      return
    }
    // Nobody ever heard of it: the order takes back what it had booked.
    if (booking.announcedAt === null) return
  }
  await announce({ jobs, bookables }, scope, caller, announcement, now)
}

/**
 * What became of a booking that an order paid for, told by the order: booked or refused, as it stands by now. Idempotent; nothing is
 * announced of one whose outcome is not known.
 * @param scope entered as the client whose booking it is
 */
export async function announceForOrder(
  parts: { jobs: Pick<Jobs, 'put'>; bookables: readonly Bookable[]; clock: Clock },
  scope: Scope,
  caller: BookingCaller,
  { id }: Pick<Booking, 'id'>,
): Promise<void> {
  const now = parts.clock()
  const isKnown = inArray(bookings.state, ['booked', 'completed', 'no-show', 'refused'])
  const isNews = and(eq(bookings.id, id), isKnown, isNotNull(bookings.orderId), isNull(bookings.announcedAt))
  const [row] = await scope.update(bookings, { announcedAt: now }, isNews)
  const booking = row && toBooking(row)
  if (!booking) return
  const { replaces } = booking
  const [other] = replaces === null ? [] : await scope.rows(bookings, eq(bookings.reference, replaces))
  const announcement: Announcement =
    booking.state === 'refused'
      ? { what: 'refused', booking, stillBooked: other?.state === 'booked' ? other.reference : null }
      : { what: 'booked', booking, ...(other?.state === 'replaced' ? { replaced: other } : {}) }
  await announce(parts, scope, caller, announcement, now)
}

async function announce(
  { jobs, bookables }: { jobs: Pick<Jobs, 'put'>; bookables: readonly Bookable[] },
  scope: Scope,
  caller: BookingCaller,
  announcement: Announcement,
  now: Date,
): Promise<void> {
  await putBookingInInbox(scope, announcement.booking, now)
  // A change that a colleague was asked to find out about stood there under the reference that it had until now.
  if (announcement.what === 'booked' && announcement.replaced && announcement.booking.replaces)
    await settledInInbox(scope, { kind: 'booking', reference: announcement.booking.replaces })
  const post = { scope, caller, bookables, now }
  const mails = await mailsOf(post, announcement)
  for (const mail of mails) await writeMail(jobs, scope, mail, now)
}

function mailsOf(post: Parameters<typeof mailBooked>[0], announcement: Announcement) {
  const { booking } = announcement
  if (announcement.what === 'cancelled') return mailCancelled(post, booking, announcement.differenceMinor)
  if (announcement.what === 'booked') return mailBooked(post, booking, announcement.replaced)
  if (announcement.what === 'standing') return mailNotCancelled(post, booking)
  return mailRefused(post, booking, announcement.stillBooked)
}

/** @param dueAt by when somebody is to take it up; null where it is only to be known */
export function putBookingInInbox(
  scope: Scope,
  { reference, contact, clientPoolId: poolId, clientSub: sub }: Booking,
  at: Date,
  dueAt: Date | null = null,
): Promise<void> {
  return putInInbox(scope, { kind: 'booking', reference, from: fullName(contact), client: { poolId, sub }, at, dueAt })
}

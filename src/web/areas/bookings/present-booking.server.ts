// One booking in words: where it stands, what was agreed, and what can be done with it now. What is told of it its kind says.
import type { Price } from '#contract/money.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { formatColumn, formatMoney } from '#texts/format.ts'
import { foundOr404 } from '#web/page/not-found.server.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import type { Booking, BookingKind } from '#web/site/booking-kind.ts'
import { presentPolicy } from '#web/site/present-policy.server.ts'
import { presentCancel } from './present-cancel.server.ts'
import { sayNext } from './say-next.server.ts'

/**
 * `booking` is undefined where it cannot be had.
 * @param isCancelling whether the page asks what cancelling costs
 * @throws a 404 response where the client has no such booking
 */
export async function presentBooking<One extends Booking, Form>(
  page: PageContext,
  session: SignedIn,
  kind: BookingKind<One, Form>,
  { reference, isCancelling, now }: { reference: string; isCancelling: boolean; now: Date },
) {
  const booking = await foundOr404(kind.read(page, reference)).catch(unlessMissing)
  const before = booking?.state === 'held' ? await readBefore(page, kind, booking) : undefined
  return {
    texts: areaTexts(page.visitor.language, 'bookings', kind.name),
    heading: page.t(`${kind.name}.bookings.title`),
    booking: booking && presentOne(page, kind, booking, before, now),
    form: booking?.can.confirm ? await kind.form(page, session, booking, before) : undefined,
    cancel:
      booking?.can.cancel && isCancelling
        ? await presentCancel(page, kind, reference, kind.details(page, booking).span)
        : undefined,
  }
}
export type BookingView = ReturnType<typeof presentOne>

function unlessMissing(error: unknown): undefined {
  if (error instanceof Response) throw error
  return undefined
}

/** The booking that this one would take the place of. */
async function readBefore<One extends Booking>(
  page: PageContext,
  kind: BookingKind<One, unknown>,
  { replaces }: One,
): Promise<One | undefined> {
  return replaces ? kind.read(page, replaces.reference).catch(() => undefined) : undefined
}

const amountOf = (price: Price) => price.charged.from

function presentOne<One extends Booking>(
  page: PageContext,
  kind: BookingKind<One, unknown>,
  booking: One,
  before: One | undefined,
  now: Date,
) {
  const { t, visitor } = page
  const { reference, state, price, policy } = booking
  const { span, mainLine, ...details } = kind.details(page, booking)
  const [sum = '', ...amounts] = formatColumn(
    [price.total, ...price.lines.map(({ amount }) => amount)].map(amountOf),
    visitor.language,
  )
  return {
    ...details,
    kind: kind.name,
    reference,
    state,
    stateText: t(`meta.${kind.name}.bookings.state.${state}`),
    next: sayNext(page, kind.name, booking, details.name),
    total: presentPrice(price.total, visitor.language),
    sum,
    lines: price.lines.map(({ name, isPaidAtHotel }, at) => ({
      label: name || mainLine,
      amount: amounts[at] ?? '',
      isPaidThere: isPaidAtHotel,
    })),
    /** Null where nothing is left to cancel. */
    policy: isLive(state) ? presentPolicy(page, policy, span, now) : null,
    warnings: state === 'held' ? listWarnings(page, kind, booking, before) : [],
    /** Milliseconds by the server's clock: a device's own may be wrong. */
    heldForMs: state === 'held' && booking.expiresAt ? Date.parse(booking.expiresAt) - now.getTime() : null,
    can: booking.can,
    isInOrder: booking.isInOrder,
    /** What an order is charged in. */
    payIn: visitor.currency,
    totalText: formatMoney(amountOf(price.total), visitor.language),
    /** As it is agreed to. */
    agreed: {
      total: amountOf(price.total),
      policy: policy.map(({ until, fee }) => ({ until, feeMinor: amountOf(fee).amountMinor })),
    },
    replacedBy: booking.replacedBy,
  }
}

const isLive = (state: Booking['state']): boolean =>
  state === 'held' || state === 'asked' || state === 'booking' || state === 'booked' || state === 'cancelling'

/** While it is held: what moved between choosing and holding, and what leaving another booking costs. */
function listWarnings<One extends Booking>(
  { t, visitor }: PageContext,
  { name }: BookingKind<One, unknown>,
  { price, seenTotal, replaces }: One,
  before: One | undefined,
): string[] {
  const charged = (amount: Price) => formatMoney(amountOf(amount), visitor.language)
  const now = charged(price.total)
  return [
    seenTotal && t(`meta.${name}.bookings.moved`, { now, before: charged(seenTotal) }),
    replaces &&
      t(amountOf(replaces.changeFee).amountMinor > 0 ? 'meta.bookings.changeFee' : 'meta.bookings.changeFree', {
        reference: replaces.reference,
        fee: charged(replaces.changeFee),
      }),
    before && t(`meta.${name}.bookings.before`, { before: charged(before.price.total), now }),
  ].filter((text) => typeof text === 'string')
}

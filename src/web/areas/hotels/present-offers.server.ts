// The rooms of a hotel with their rate plans in words: what each costs, on which terms, and what one has over another.
import type { z } from 'zod'
import type { RoomOffer, roomFacts } from '#contract/hotels.ts'
import { exponentOf, type Money } from '#kernel/money.ts'
import { formatColumn, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { presentPolicy } from '#web/site/present-policy.server.ts'
import { policySpan } from './policy-span.server.ts'
import { sayTerms } from './say-terms.server.ts'

export type RoomFacts = z.output<typeof roomFacts>
type Spoken = Pick<PageContext, 't' | 'visitor'>
type There = {
  timeZone: string
  checkIn: string
  /** Rooms and nights in words. */
  said: string
  now: Date
  /** Address of the signed-in page with this stay. */
  stayHref: string
}

/** What a room is called by in the address, together with the plan: ids of offers are long, and change from search to search. */
export const offerName = ({ room, plan }: Pick<RoomOffer, 'room' | 'plan'>): string => `${room.slug}/${plan.slug}`

/**
 * @param offers in the order in which the rooms then go as well
 * @param lead id of the one that the page leads with
 */
export function presentOffers(page: Spoken, offers: readonly RoomOffer[], lead: string | null, there: There) {
  const rooms = Map.groupBy(offers, ({ room }) => room.slug)
  const least = offers[0]
  return [...rooms.values()].flatMap((ofRoom) => {
    const [first] = ofRoom
    if (!first) return []
    const plans = ofRoom.map((offer) => ({
      ...presentPlan(page, offer, there),
      isLead: offer.offerId === lead,
      isLeast: offer === least && offers.length > 1,
      difference: sayDifference(page, offer, first),
    }))
    return [{ ...presentRoom(page, first.room), plans }]
  })
}
export type RoomView = ReturnType<typeof presentOffers>[number]
export type PlanView = RoomView['plans'][number]

export function presentRoom({ t }: Spoken, { slug, name, beds, sizeM2, maxGuests, features }: RoomFacts) {
  return {
    slug,
    name,
    facts: [
      beds,
      sizeM2 === null ? '' : t('meta.hotels.offer.size', { size: sizeM2 }),
      maxGuests === null ? '' : t('meta.hotels.offer.sleeps', { count: maxGuests }),
    ].filter((fact) => fact !== ''),
    features: features.map((feature) => t(`hotels.feature.${feature}`)),
  }
}
export type BareRoom = ReturnType<typeof presentRoom>

function presentPlan(page: Spoken, offer: RoomOffer, there: There) {
  const { t, visitor } = page
  const { plan, price, policy, roomsLeft } = offer
  const { language } = visitor
  const total = price.total.charged.from
  const [sum = '', ...amounts] = formatColumn(
    [total, ...price.lines.map(({ amount }) => amount.charged.from)],
    language,
  )
  return {
    id: offerName(offer),
    chooseHref: `${there.stayHref}&offer=${encodeURIComponent(offerName(offer))}&at=rooms`,
    offerId: offer.offerId,
    seen: total,
    name: plan.name,
    board: t(`hotels.board.${plan.board}`),
    payment: sayPayment(page, plan),
    /** What is refundable until when, in one line; the policy has all of it. */
    terms: sayTerms(offer, there, language),
    price: presentPrice(price.total, language),
    perNight: t('hotels.list.perNight', { price: presentPrice(price.perNight, language).shown }),
    atHotel: price.atHotel && t('hotels.list.atHotel', { amount: formatMoney(price.atHotel.charged.from, language) }),
    lines: price.lines.map(({ name, isPaidAtHotel }, at) => ({
      label: name || there.said,
      amount: amounts[at] ?? '',
      isPaidAtHotel,
    })),
    /** As it stands below the lines, in what is charged. */
    sum,
    policy: presentPolicy(page, policy, policySpan(page, there), there.now),
    roomsLeft: roomsLeft === null ? null : t('hotels.list.left', { count: roomsLeft }),
    canBook: offer.canBook,
    /** Then it goes on to checkout once it is held. */
    isPaidAhead: plan.payment !== 'at-hotel',
  }
}

function sayPayment({ t }: Spoken, { payment, depositPercent }: RoomOffer['plan']): string {
  if (payment === 'before-arrival' && depositPercent > 0)
    return t('meta.hotels.offer.deposit', { percent: depositPercent })
  return t(`hotels.list.payment.${payment}`)
}

/** What a plan costs over the least costly one of the same room, as the two amounts that are seen differ; null where that is nothing. */
function sayDifference({ t, visitor }: Spoken, { price }: RoomOffer, least: RoomOffer): string | null {
  const { currency } = price.total.shown.from
  const isExact = currency === price.total.charged.from.currency
  const amountMinor = seenMinor(price.total.shown.from, isExact) - seenMinor(least.price.total.shown.from, isExact)
  if (amountMinor <= 0) return null
  const amount = formatMoney({ amountMinor, currency }, visitor.language, isExact ? 'exact' : 'estimate')
  return t('meta.hotels.offer.more', { amount })
}

/** Estimates are shown in whole units. */
function seenMinor({ amountMinor, currency }: Money, isExact: boolean): number {
  const unit = 10 ** exponentOf(currency)
  return isExact ? amountMinor : Math.round(amountMinor / unit) * unit
}

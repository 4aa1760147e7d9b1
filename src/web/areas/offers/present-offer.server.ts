// One version of an offer in words: amounts, dates, how long it holds, and what it says otherwise than the one before.
import type { Offer } from '#contract/offers.ts'
import { plainDate } from '#kernel/clock.ts'
import { currencyName, formatColumn, formatDate, formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayDates, sayDocument, sayInstalment } from '#web/signed-in/say-facts.server.ts'
import type { PriceText } from '#web/ui/price.tsx'
import { compareOffers } from './compare-offers.ts'
import { daysUntil } from './days-until.ts'
import { sayChange } from './say-change.server.ts'

type Money = Offer['total']

function howAccepted(canPay: boolean, deposit: Money | null): 'here' | 'deposit' | 'plain' {
  if (canPay) return 'here'
  return deposit && deposit.amountMinor > 0 ? 'deposit' : 'plain'
}

/**
 * @param before the version that it took the place of
 * @param canPay whether accepting leads to paying on this site
 */
export function presentOffer(page: PageContext, offer: Offer, before: Offer | undefined, now: Date, canPay = false) {
  const { t, visitor, provider } = page
  const { language } = visitor
  const money = (amount: Money) => formatMoney(amount, language)
  const { version, state, practitioner, deposit } = offer
  const [sum = '', ...amounts] = formatColumn([offer.total, ...offer.lines.map(({ amount }) => amount)], language)
  return {
    version,
    state,
    stateText: t(`meta.offers.offerState.${state}`),
    title: t('meta.offers.version', { version }),
    sent: t('meta.offers.offeredOn', { date: dayOf(page, offer.sentAt), clinic: provider.name }),
    total: presentTotal(page, offer),
    rateHint: offer.approximate
      ? t('meta.offers.rateHint', { currency: currencyName(offer.total.currency, language) })
      : null,
    validity: sayValidity(page, offer, now),
    lines: offer.lines.map(({ label, mayChangeIf }, at) => ({ label, amount: amounts[at] ?? '', mayChangeIf })),
    /** The total as it stands below the lines. */
    sum,
    includes: offer.includes,
    excludes: offer.excludes,
    deposit: deposit && deposit.amountMinor > 0 ? money(deposit) : null,
    instalments: offer.instalments.map((one) => sayInstalment(page, one)),
    rest: offer.rest && money(offer.rest),
    cancellation: offer.cancellation.map((step) => sayStep(page, step)),
    dates: sayDates(page, offer),
    practitioner: practitioner?.name ?? null,
    documents: offer.documents.map((kind) => sayDocument(page, kind)),
    note: offer.note,
    changes: before ? compareOffers(before, offer).map((change) => sayChange(page, change)) : null,
    /** What accepting means: amounts that the question repeats. */
    accepting: t(`meta.offers.accepting.${howAccepted(canPay, deposit)}`, {
      clinic: provider.name,
      total: money(offer.total),
      deposit: deposit ? money(deposit) : '',
    }),
  }
}
/** Of what is paid here: what cancelling costs until when. */
function sayStep({ t, visitor }: PageContext, { daysBefore, time, on, fee }: Offer['cancellation'][number]): string {
  const amount = formatMoney(fee, visitor.language)
  if (daysBefore === null || time === null) return t('meta.offers.cancel.after', { amount })
  const until = on
    ? t('meta.offers.cancel.on', { time, date: formatDate(on, visitor.language) })
    : t('meta.offers.cancel.days', { time, count: daysBefore })
  return fee.amountMinor === 0
    ? t('meta.offers.cancel.free', { until })
    : t('meta.offers.cancel.fee', { until, amount })
}
export type OfferView = ReturnType<typeof presentOffer>

/** A moment as the calendar of the clinic has it. */
export const dayOf = ({ provider, visitor }: PageContext, moment: string): string =>
  formatDate(plainDate(new Date(moment), provider.location.timeZone), visitor.language)

/** The clinic's currency is what is charged; the visitor's beside it is a guide. */
function presentTotal({ t, visitor }: PageContext, { total, approximate }: Offer): PriceText {
  const said = formatMoney(total, visitor.language)
  const guide =
    approximate && t('meta.offers.about', { amount: formatMoney(approximate, visitor.language, 'estimate') })
  return { shown: said, from: said, aed: null, charged: guide, unit: null, isRange: false }
}

/** By the calendar of the clinic, where the offer ends with its last day. */
function sayValidity(
  { t, visitor, provider }: PageContext,
  { state, validUntil, decidedAt }: Offer,
  now: Date,
): string {
  const zone = provider.location.timeZone
  const last = formatDate(validUntil, visitor.language)
  const decided = decidedAt ? formatDate(plainDate(new Date(decidedAt), zone), visitor.language) : last
  if (state === 'superseded') return t('meta.offers.validity.superseded')
  if (state === 'expired') return t('meta.offers.validity.expired', { date: last })
  if (state !== 'open') return t(`meta.offers.validity.${state}`, { date: decided, clinic: provider.name })
  const count = daysUntil(validUntil, plainDate(now, zone))
  return t(count === 0 ? 'meta.offers.validity.lastDay' : 'meta.offers.validity.open', { date: last, count })
}

// Makes of a version of an offer what is held of it: dates instead of days before, a policy with moments, the clinic as it is now.
import { type CancellationPolicy, policyOf } from '#domain/bookings/cancellation-policy.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { plainDate } from '#kernel/clock.ts'
import type { Localized } from '#kernel/localized.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { addDays } from '#kernel/plain-date.ts'
import { stepsOf } from './offered-cancellation.ts'
import { paidHere, type TreatmentItem } from './treatment.ts'

export type OfferedTreatment = {
  quote: string
  version: number
  content: OfferContent
  procedure: { slug: string; name: Localized } | null
  practitioner: Localized | null
}

/**
 * `no-dates`: it says no first day, from which a policy counts; `over`: that day has come; `no-policy`: neither the offer nor the clinic
 * says what cancelling costs; `no-plan`: more is to be paid before the treatment than it costs.
 */
export type CannotBePaid = 'no-dates' | 'over' | 'no-policy' | 'no-plan'

export function freezeOffer(
  { quote, version, content, procedure, practitioner }: OfferedTreatment,
  provider: Provider,
  now: Date,
): Outcome<TreatmentItem, CannotBePaid> {
  const { currency, lines, includes, excludes, depositMinor, from, until } = content
  const { timeZone } = provider.location
  if (from === null) return refused('no-dates')
  if (from <= plainDate(now, timeZone)) return refused('over')
  const plan = { depositMinor, instalments: instalmentsOf(content, from) }
  const totalMinor = offerTotal(content).amountMinor
  if (paidHere(plan) > totalMinor) return refused('no-plan')
  const policy = policyFor(content, provider, { from, wholeMinor: paidHere(plan) }, now)
  if (!policy) return refused('no-policy')
  return done({
    quote,
    version,
    title: procedure?.name ?? provider.location.name,
    procedureSlug: procedure?.slug ?? null,
    currency,
    lines,
    totalMinor,
    ...plan,
    includes,
    excludes,
    from,
    until: until ?? from,
    practitioner,
    policy,
    clinic: clinicFacts(provider),
  })
}

/** On plain dates, the earliest first. */
function instalmentsOf({ instalments = [] }: OfferContent, from: string): TreatmentItem['instalments'] {
  const dated = instalments.map(({ amountMinor, daysBefore, on }) => {
    return { amountMinor, on: on ?? addDays(from, -(daysBefore ?? 0)) }
  })
  return dated.sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
}

function policyFor(
  content: OfferContent,
  provider: Provider,
  { from, wholeMinor }: { from: string; wholeMinor: number },
  now: Date,
): CancellationPolicy | undefined {
  const steps = stepsOf(content, provider)
  return steps && policyOf(steps, { wholeMinor }, { start: from, timeZone: provider.location.timeZone }, now)
}

function clinicFacts({ location, contact }: Provider): TreatmentItem['clinic'] {
  const { name, address, timeZone, latitude = null, longitude = null } = location
  return { name, address, phone: contact.phone, timeZone, latitude, longitude }
}

// Makes of an extra and what is asked of it what is held: its price for these people and days, a policy with moments, the clinic as it is.
import { policyOf } from '#domain/bookings/cancellation-policy.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { type Extra, type ExtraItem, type ExtraRequest, wayOf } from './extra.ts'
import { countOf, priceExtra } from './price-extra.ts'

/**
 * `not-sold-here`: the client buys it from the insurer; `no-such-way`: it does not go that way; `over`: its first day has begun.
 */
export type CannotBeHeld = 'not-sold-here' | 'no-such-way' | 'over'

export function freezeExtra(
  extra: Extra,
  request: ExtraRequest,
  provider: Pick<Provider, 'location' | 'contact'>,
  now: Date,
): Outcome<ExtraItem, CannotBeHeld> {
  const { way, from, until, people, place } = request
  const { timeZone } = provider.location
  if (extra.insurance?.soldAs === 'introduced') return refused('not-sold-here')
  if (!goes(extra, way)) return refused('no-such-way')
  if (from <= plainDate(now, timeZone)) return refused('over')
  const totalMinor = priceExtra(extra, request)
  const { slug, type, title, description, priceMinor, currency, unit, party, transfer, insurance } = extra
  return done({
    slug,
    type,
    title,
    description,
    priceMinor,
    currency,
    unit,
    party,
    transfer,
    insurance,
    way,
    from,
    until,
    people,
    place,
    count: countOf(extra, request),
    totalMinor,
    policy: policyOf(extra.cancellation, { wholeMinor: totalMinor }, { start: from, timeZone }, now),
    clinic: clinicFacts(provider),
  })
}

/** A transfer goes one way or the other; insurance goes nowhere. */
function goes({ transfer }: Pick<Extra, 'transfer'>, way: ExtraRequest['way']): boolean {
  if (!transfer) return way === null
  return way !== null && (transfer.bothWays || wayOf(transfer) === way)
}

function clinicFacts({ location, contact }: Pick<Provider, 'location' | 'contact'>): ExtraItem['clinic'] {
  const { name, address, timeZone, latitude = null, longitude = null } = location
  return { name, address, phone: contact.phone, timeZone, latitude, longitude }
}

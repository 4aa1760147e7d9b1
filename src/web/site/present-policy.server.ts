// A cancellation policy in words, with where each step stands in the drawing of it.
import type { z } from 'zod'
import type { policyStep } from '#contract/hotels.ts'
import { plainDate } from '#kernel/clock.ts'
import { formatShortDay } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { placePolicy } from './place-policy.ts'
import { type Somewhere, sayDeadline } from './say-deadline.server.ts'

export type PolicyStep = z.output<typeof policyStep>
type Spoken = Pick<PageContext, 't' | 'visitor'>

/** When and where is what the policy is of. */
export type PolicySpan = Somewhere & {
  /** The end of the drawing. */
  startsAt: Date
  /** What stands there: `Arrival Wed 12 May`. */
  starts: string
  /** By which clock the times are. */
  zone: string
}

/** @param steps as the contract has them: at least one, the last one without an end */
export function presentPolicy(page: Spoken, steps: readonly PolicyStep[], span: PolicySpan, now: Date) {
  const { language } = page.visitor
  const { startsAt, starts, zone, timeZone } = span
  const places = placePolicy(
    steps.map(({ until, fee }) => ({ until: until ? Date.parse(until) : null, feeMinor: feeOf(fee) })),
    now.getTime(),
    startsAt.getTime(),
  )
  return {
    steps: steps.map(({ until, fee }, at) => ({
      when: sayWhen(page, steps, at, span),
      cost: feeOf(fee) === 0 ? null : presentPrice(fee, language),
      isAll: until === null && feeOf(fee) > 0,
      place: places[at] ?? { start: 0, width: 1, height: 0 },
      /** The day on which the step ends, for the foot of the drawing. */
      day: until ? formatShortDay(plainDate(new Date(until), timeZone), language) : '',
    })),
    starts,
    zone,
  }
}
export type PolicyView = ReturnType<typeof presentPolicy>

function sayWhen({ t, visitor }: Spoken, steps: readonly PolicyStep[], at: number, there: Somewhere): string {
  const until = steps[at]?.until
  const before = steps[at - 1]?.until
  const say = (moment: string) => sayDeadline(moment, there, visitor.language)
  if (until) return t(before ? 'meta.bookings.policy.then' : 'meta.bookings.policy.first', { moment: say(until) })
  return before ? t('meta.bookings.policy.last', { moment: say(before) }) : t('meta.bookings.policy.always')
}

const feeOf = (fee: PolicyStep['fee']): number => fee.charged.from.amountMinor

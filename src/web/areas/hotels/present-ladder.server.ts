// The cancellation ladder of a stay in words, with where each step stands in the drawing of it.
import type { z } from 'zod'
import type { ladderStep } from '#contract/hotels.ts'
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { formatShortDay, zoneName } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'
import { presentPrice } from '#web/price-text.server.ts'
import { placeLadder } from './place-ladder.ts'
import { type PlaceOfStay, sayDeadline } from './say-terms.server.ts'

export type LadderStep = z.output<typeof ladderStep>
type Spoken = Pick<PageContext, 't' | 'visitor'>
type There = { timeZone: string; checkIn: string; now: Date }

/** Rooms are ready at about that time, where the hotel does not say; the drawing needs an end. */
const usualArrival = '15:00'

/** @param ladder as the contract has it: at least one step, the last one without an end */
export function presentLadder(page: Spoken, ladder: readonly LadderStep[], { timeZone, checkIn, now }: There) {
  const { t, visitor } = page
  const { language } = visitor
  const places = placeLadder(
    ladder.map(({ until, fee }) => ({ until: until ? Date.parse(until) : null, feeMinor: feeOf(fee) })),
    now.getTime(),
    momentAt(checkIn, usualArrival, timeZone).getTime(),
  )
  return {
    steps: ladder.map(({ until, fee }, at) => ({
      when: sayWhen(page, ladder, at, { timeZone, checkIn }),
      cost: feeOf(fee) === 0 ? null : presentPrice(fee, language),
      isAll: until === null && feeOf(fee) > 0,
      place: places[at] ?? { start: 0, width: 1, height: 0 },
      /** The day on which the step ends, for the foot of the drawing. */
      day: until ? formatShortDay(plainDate(new Date(until), timeZone), language) : '',
    })),
    arrival: t('meta.hotels.ladder.arrival', { day: formatShortDay(checkIn, language) }),
    zone: t('meta.hotels.ladder.zone', { zone: zoneName(timeZone, language) }),
  }
}
export type LadderView = ReturnType<typeof presentLadder>

function sayWhen({ t, visitor }: Spoken, ladder: readonly LadderStep[], at: number, place: PlaceOfStay): string {
  const until = ladder[at]?.until
  const before = ladder[at - 1]?.until
  const say = (moment: string) => sayDeadline(moment, place, visitor.language)
  if (until) return t(before ? 'meta.hotels.ladder.then' : 'meta.hotels.ladder.first', { moment: say(until) })
  return before ? t('meta.hotels.ladder.last', { moment: say(before) }) : t('meta.hotels.ladder.always')
}

const feeOf = (fee: LadderStep['fee']): number => fee.charged.from.amountMinor

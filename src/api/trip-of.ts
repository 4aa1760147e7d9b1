// The trip that an order is for: its first and last day, how many travel, and where they stay.
import { kindOf } from '#domain/bookings/bookable.ts'
import type { OrderView } from '#domain/checkout/order-view.ts'
import { extraRequest, mostPeople } from '#domain/extras/extra.ts'
import { type Added, type Trip } from '#domain/extras/fit-extras.ts'
import { plainDate } from '#kernel/clock.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { OrderApiParts } from './order-calls.ts'

type Parts = Pick<OrderApiParts, 'bookables'>

const isKept = ({ state }: OrderView['items'][number]) => state === 'pending' || state === 'booked'
const isExtra = ({ kind }: OrderView['items'][number]) => kind === 'extra'

/** Null where nothing of it has dates. @param language that whoever arranges it reads */
export function tripOf({ bookables }: Parts, order: OrderView, language: string): Trip | null {
  const items = order.items.filter((item) => isKept(item) && !isExtra(item))
  if (items.length === 0) return null
  const days = (pick: 'from' | 'until') => items.map((item) => plainDate(item[pick], item.timeZone)).sort()
  const people = items.map((item) => {
    const kind = kindOf(bookables, item)
    return kind.people?.(kind.request.parse(item.whole.request)) ?? 1
  })
  const stay = items.find((item) => kindOf(bookables, item).isStay)
  return {
    from: days('from')[0] ?? '',
    until: days('until').at(-1) ?? '',
    people: Math.min(mostPeople, Math.max(...people)),
    place: stay ? inLanguage(stay.title, language).slice(0, 200) : '',
  }
}

export const addedTo = (order: OrderView): Added[] =>
  order.items.filter((item) => isKept(item) && isExtra(item)).map((item) => extraRequest.parse(item.whole.request))

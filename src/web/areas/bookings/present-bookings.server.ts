// The list of a client's bookings of one kind in words: what is held, what is coming, and what is over.
import { plainDate } from '#kernel/clock.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import type { Booking, BookingKind, BookingSummary } from '#web/site/booking-kind.ts'

/** In this order on the page: what waits for the client first. */
const groups = ['held', 'coming', 'over'] as const
type Group = (typeof groups)[number]

type AnyKind<One extends Booking> = BookingKind<One, unknown>

/** `groups` is undefined where the list cannot be had. */
export async function presentBookings<One extends Booking>(page: PageContext, kind: AnyKind<One>, now: Date) {
  const found = await kind.list(page).catch(() => undefined)
  return {
    texts: areaTexts(page.visitor.language, 'bookings', kind.name),
    kind: kind.name,
    heading: page.t(`${kind.name}.bookings.title`),
    groups: found && presentGroups(page, kind, found, now),
  }
}
export type BookingGroups = ReturnType<typeof presentGroups>

/** What is held and what is coming, the next one first; undefined where it cannot be had. */
export async function presentComing<One extends Booking>(
  page: PageContext,
  kind: AnyKind<One>,
  now: Date,
): Promise<BookingItem[] | undefined> {
  const found = await kind.list(page).catch(() => undefined)
  return found?.map((booking) => presentItem(page, kind, booking, now)).filter(({ group }) => group !== 'over')
}

function presentGroups<One extends Booking>(page: PageContext, kind: AnyKind<One>, found: One[], now: Date) {
  const items = found.map((booking) => presentItem(page, kind, booking, now))
  return groups
    .map((name) => ({
      name,
      title: page.t(`meta.${kind.name}.bookings.group.${name}`),
      items: items.filter(({ group }) => group === name),
    }))
    .filter((group) => group.items.length > 0)
}

function groupOf(state: Booking['state'], { endsOn, timeZone }: BookingSummary, now: Date): Group {
  if (state === 'held' || state === 'asked') return 'held'
  const isLive = state === 'booked' || state === 'booking' || state === 'cancelling'
  return isLive && plainDate(now, timeZone) <= endsOn ? 'coming' : 'over'
}

function presentItem<One extends Booking>(page: PageContext, kind: AnyKind<One>, booking: One, now: Date) {
  const { reference, state, price } = booking
  const summary = kind.summary(page, booking)
  const { name, dates, what } = summary
  return {
    reference,
    href: `/profile/${kind.name}/bookings/${reference}`,
    group: groupOf(state, summary, now),
    state,
    stateText: page.t(`meta.${kind.name}.bookings.state.${state}`),
    name,
    dates,
    what,
    total: presentPrice(price.total, page.visitor.language),
  }
}
export type BookingItem = ReturnType<typeof presentItem>

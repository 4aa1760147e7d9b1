// The room that somebody chose before they had an account, read from the page that they are on their way to.
import type { PageContext } from '#web/page/page-context.ts'
import { presentHotel } from './present-hotel.server.ts'

const place = /^\/profile(\/hotels\/(?!bookings(?:[/?]|$))([\w.-]+))$/

/**
 * @param next path of the signed-in page of a hotel with its stay and `offer`
 * @returns null for every other page, and where nobody has such a hotel
 */
export async function presentPicked(page: PageContext, next: string | undefined, now: Date) {
  const url = next === undefined ? null : URL.parse(next, page.origin)
  const [, path, id] = place.exec(url?.pathname ?? '') ?? []
  if (url?.origin !== page.origin || !path || !id || !url.searchParams.get('offer')) return null
  const asked = { id, query: url.searchParams, base: '/profile/hotels', now } as const
  const found = await presentHotel(page, { ...asked, isPatient: true }).catch(() => undefined)
  if (!found) return null
  const { view } = found
  const rooms = view.rooms.kind === 'offers' ? view.rooms.rooms : []
  const room = rooms.find(({ plans }) => plans.some((plan) => plan.id === view.offer))
  const plan = room?.plans.find((one) => one.id === view.offer)
  return {
    hotel: view.facts?.name ?? '',
    /** The same for everyone, to choose another one. */
    hotelHref: path + url.search,
    dates: view.stay.said,
    guests: view.stay.guestsSaid,
    choice: room && plan ? { room: room.name, plan } : null,
    held: { id: view.id, stay: view.stay, replaces: view.replaces, payIn: view.payIn },
  }
}
export type PickedView = NonNullable<Awaited<ReturnType<typeof presentPicked>>>

// Endpoints of transfers and insurance at checkout: what suits the trip, and adding it to the order.
import { addExtraToOrder, listTripExtras, type TripExtra } from '#contract/extras.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { addToOrder } from '#domain/checkout/add-to-order.ts'
import { convertAt } from '#domain/checkout/locked-rates.ts'
import type { OrderView } from '#domain/checkout/order-view.ts'
import { ratesFor } from '#domain/checkout/price-order.ts'
import { readCheckout, readOrder } from '#domain/checkout/read-order.ts'
import type { Extra, Way } from '#domain/extras/extra.ts'
import { type FittingExtra, fitExtras, requestFor, type Trip } from '#domain/extras/fit-extras.ts'
import { priceExtra, vehiclesFor } from '#domain/extras/price-extra.ts'
import { readExtras } from '#domain/extras/read-extras.ts'
import { plainDate } from '#kernel/clock.ts'
import type { Presenter } from './catalogue.ts'
import { holdOnce } from './hold-once.ts'
import { type OrderApiParts, type OrderCalls, openOrders } from './order-calls.ts'
import { type ApiApp, serve } from './serve.ts'
import { addedTo, tripOf } from './trip-of.ts'

export function serveExtras(app: ApiApp, parts: OrderApiParts): void {
  serve(app, listTripExtras, async ({ order, ...visitor }, call) => {
    const { caller, presenter } = await openOrders(parts, call, visitor)
    const view = await readOrder(parts, caller, order)
    const trip = view.can.change ? tripFor(parts, caller, view) : null
    return { extras: trip ? await suggest(parts, caller, presenter, view, trip) : [] }
  })
  serve(app, addExtraToOrder, async ({ order, extra: slug, ways, people, day, ...visitor }, call) => {
    const { caller, presenter, read } = await openOrders(parts, call, visitor)
    const view = await readOrder(parts, caller, order)
    if (!view.can.change) throw noLonger(view.state, 'order')
    const trip = tripFor(parts, caller, view)
    const extra = (await readExtras(parts.database, caller.provider.id)).find((one) => one.slug === slug)
    if (!trip || !extra) throw noLonger('gone', 'extra')
    const asked = { ...trip, people: people ?? trip.people, ...(day !== undefined && { from: day, until: day }) }
    const key = call.header('idempotency-key')
    await add(parts, caller, { extra, ways, trip: asked, language: presenter.language, key })
    return read(order)
  })
}

const tripFor = (parts: OrderApiParts, { provider }: OrderCalls['caller'], view: OrderView) =>
  tripOf(parts, view, provider.languages[0] ?? 'en')

async function suggest(
  parts: OrderApiParts,
  { provider }: OrderCalls['caller'],
  presenter: Presenter,
  view: OrderView,
  trip: Trip,
): Promise<TripExtra[]> {
  const today = plainDate(parts.clock(), provider.location.timeZone)
  const fitting = fitExtras(await readExtras(parts.database, provider.id), trip, addedTo(view), today)
  const priced = fitting.map(({ extra }) => ({ price: extra }))
  const rates = await ratesFor(parts, priced, view.currency)
  return fitting.map((one) =>
    present(one, trip, presenter, (amountMinor) =>
      convertAt(rates, { amountMinor, currency: one.extra.currency }, view.currency),
    ),
  )
}

function present(
  { extra, choices }: FittingExtra,
  { from, until, people }: Trip,
  { say }: Presenter,
  inOrder: (amountMinor: number) => TripExtra['unitPrice'],
): TripExtra {
  const { party, transfer, insurance, priceMinor: amountMinor, currency } = extra
  return {
    slug: extra.slug,
    type: extra.type,
    title: say(extra.title),
    description: say(extra.description),
    unit: extra.unit,
    unitPrice: { amountMinor, currency },
    people,
    from,
    until,
    party: party && {
      name: say(party.name),
      registration: party.registration && say(party.registration),
      policyUrl: party.policyUrl,
    },
    transfer: transfer && {
      seats: transfer.seats,
      vehicles: vehiclesFor(transfer.seats, people),
      luggage: say(transfer.luggage),
      wheelchair: transfer.wheelchair,
    },
    insurance: insurance && {
      isSoldHere: insurance.soldAs === 'agent',
      covers: insurance.covers.map(say),
      excludes: insurance.excludes.map(say),
    },
    choices: choices.map(({ ways, totalMinor }) => ({ ways, total: inOrder(totalMinor) })),
  }
}

type Adding = { extra: Extra; ways: Way[]; trip: Trip; language: string; key: string | undefined }

/** Both rides or none: what was held for one is given back where the other cannot be had. */
async function add(
  parts: OrderApiParts,
  caller: OrderCalls['caller'],
  { extra, ways, trip, language, key }: Adding,
): Promise<void> {
  const held: string[] = []
  const { items } = (await readCheckout(parts, caller)) ?? { items: [] }
  const isNew = (reference: string) => !items.some(({ booking }) => booking === reference)
  try {
    for (const way of ways.length > 0 ? new Set(ways) : [null]) {
      const request = requestFor(extra.slug, way, trip)
      const seen = { amountMinor: priceExtra(extra, request), currency: extra.currency }
      const own = key === undefined ? undefined : `${key} ${way ?? ''}`
      held.push(
        await holdOnce(parts, caller, { kind: 'extra', request, seen, procedureSlug: null, language, key: own }),
      )
    }
  } catch (error) {
    for (const booking of held.filter(isNew)) await releaseHold(parts, caller, booking)
    throw error
  }
  for (const booking of held) await addToOrder(parts, caller, { booking, language })
}

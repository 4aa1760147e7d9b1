// Holds a room for the client, once however often it is pressed, and goes on to the booking that came of it.
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { addBookingToOrder } from '#web/browser/endpoints/checkout.ts'
import { holdRoom } from '#web/browser/endpoints/hotel-bookings.ts'
import { newKey } from '#web/browser/new-key.ts'
import { type Guard, hasShape, isObjectOf, isText, orNull } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Sentences } from '#web/signed-in/pool-fault.ts'
import type { News } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'
import type { HotelView } from './present-hotel.server.ts'
import type { PlanView } from './present-offers.server.ts'

/** Reasons of a refusal (domain/hotels/hotel-supplier.ts), and faults that mean something of their own here. */
const sentences: Sentences = {
  'sold-out': 'hotels.offer.fault.soldOut',
  closed: 'hotels.offer.fault.closed',
  'minimum-stay': 'hotels.offer.fault.minimumStay',
  'does-not-fit': 'hotels.offer.fault.doesNotFit',
  gone: 'hotels.offer.fault.gone',
  'hold-expired': 'hotels.offer.fault.gone',
  'no-longer-possible': 'hotels.offer.fault.gone',
  'already-booked': 'hotels.offer.fault.booked',
  'not-found': 'hotels.offer.fault.gone',
  'invalid-input': 'hotels.offer.fault.invalid',
  unavailable: 'hotels.offer.fault.away',
  'too-many-requests': 'hotels.offer.fault.tooMany',
}

const isPrice: Guard<object> = isObjectOf
const isHeld = hasShape({ reference: isText, seenTotal: orNull(isPrice) })

export type HoldRoom = {
  /** The plan that is being held. */
  held: string | undefined
  news: News | undefined
  hold: (plan: PlanView) => Promise<void>
}

type HoldView = Pick<HotelView, 'id' | 'stay' | 'replaces' | 'payIn'>

/** @param options `replace`: Back is not to lead to the page that held it */
export function useHoldRoom({ id, stay, replaces, payIn }: HoldView, options: { replace?: boolean } = {}): HoldRoom {
  const { language } = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy, news } = useApiAction(sentences)
  const [held, setHeld] = useState<string>()
  const key = useRef<{ of: string; text: string }>(undefined)
  const hold = async ({ offerId, seen, isPaidAhead }: PlanView) => {
    if (isBusy) return
    setHeld(offerId)
    const { checkIn, checkOut, procedure } = stay.search
    const body = {
      language,
      hotel: id,
      offerId,
      checkIn,
      checkOut,
      room: stay.rooms,
      seen,
      ...(replaces && { replaces }),
      ...(procedure && { procedure }),
    }
    const of = JSON.stringify(body)
    // Until somebody said what became of it, another press asks for the same hold and never for a second one.
    if (key.current?.of !== of) key.current = { of, text: newKey() }
    const headers = { 'idempotency-key': key.current.text }
    await run(async (call) => {
      try {
        const { reference, seenTotal } = await call(toEndpoint(holdRoom, body, isHeld, { headers }))
        // Another price than the one that was seen is said on the page of the booking, before anything is paid.
        const isInOrder =
          isPaidAhead && !seenTotal && (await isAdded(call, { booking: reference, language, currency: payIn }))
        const booking = `/profile/hotels/bookings/${encodeURIComponent(reference)}`
        await navigate(isInOrder ? '/profile/checkout' : booking, options)
      } catch (error) {
        throw await afterRefusal(error, () => {
          key.current = undefined
          return revalidate()
        })
      }
    })
    setHeld(undefined)
  }
  return { held, news, hold }
}

/** What cannot be put into the order just now is held all the same: its own page leads to paying it. */
async function isAdded(call: OwnCall, booking: InputOf<typeof addBookingToOrder>): Promise<boolean> {
  try {
    await call(toEndpoint(addBookingToOrder, booking))
    return true
  } catch {
    return false
  }
}

/** A plain no shows what is left, and is told by its reason; after anything else the same may be asked for again. */
async function afterRefusal(error: unknown, refresh: () => Promise<void>): Promise<unknown> {
  if (!(error instanceof TabFailure)) return error
  const { code, fields } = error.fault
  if (!['no-longer-possible', 'not-found', 'invalid-input'].includes(code)) return error
  await refresh()
  const reason = fields?.find(({ path }) => path === 'offer')?.reason
  return reason && Object.hasOwn(sentences, reason) ? new TabFailure({ ...error.fault, code: reason }) : error
}

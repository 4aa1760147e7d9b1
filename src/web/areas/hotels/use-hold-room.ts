// Holds a room for the client, once however often it is pressed, and goes on to the booking that came of it.
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { holdRoom } from '#web/browser/endpoints/hotel-bookings.ts'
import { newKey } from '#web/browser/new-key.ts'
import { hasShape, isText } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { Sentences } from '#web/signed-in/pool-fault.ts'
import type { News } from '#web/signed-in/use-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
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

const isHeld = hasShape({ reference: isText })

export type HoldRoom = {
  /** The plan that is being held. */
  held: string | undefined
  news: News | undefined
  hold: (plan: PlanView) => Promise<void>
}

export function useHoldRoom({ id, stay, replaces }: Pick<HotelView, 'id' | 'stay' | 'replaces'>): HoldRoom {
  const { language } = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy, news } = useApiAction(sentences)
  const [held, setHeld] = useState<string>()
  const key = useRef<{ of: string; text: string }>(undefined)
  const hold = async ({ offerId, seen }: PlanView) => {
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
        const { reference } = await call(toEndpoint(holdRoom, body, isHeld, { headers }))
        await navigate(`/profile/hotels/bookings/${encodeURIComponent(reference)}`)
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

/** A plain no shows what is left, and is told by its reason; after anything else the same may be asked for again. */
async function afterRefusal(error: unknown, refresh: () => Promise<void>): Promise<unknown> {
  if (!(error instanceof TabFailure)) return error
  const { code, fields } = error.fault
  if (!['no-longer-possible', 'not-found', 'invalid-input'].includes(code)) return error
  await refresh()
  const reason = fields?.find(({ path }) => path === 'offer')?.reason
  return reason && Object.hasOwn(sentences, reason) ? new TabFailure({ ...error.fault, code: reason }) : error
}

// Does something with a booking, and shows the booking as it is after it; also when it was no longer possible.
import { useNavigate, useRevalidator } from 'react-router'
import { TabFailure } from '#web/browser/tab-fault.ts'
import type { BookingAction } from '#web/signed-in/booking-action.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'

/** @param shown reference of the booking that the page shows: a change has another one until it is booked */
export function useBookingAction(shown: string): BookingAction {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { run, ...action } = useApiAction({
    'no-longer-possible': 'bookings.fault.changed',
    'not-found': 'bookings.fault.missing',
    'invalid-input': 'bookings.fault.fields',
    unavailable: 'bookings.fault.unavailable',
  })
  const send: BookingAction['send'] = (request, onFields) =>
    run(async (call) => {
      let reply: { reference: string }
      try {
        // The page is asked for anew after it, in its own words.
        reply = await call(request)
      } catch (error) {
        const fault = error instanceof TabFailure ? error.fault : undefined
        if (fault?.code === 'invalid-input') onFields?.(fault.fields ?? [])
        else if (fault && fault.status !== 0) await revalidate()
        throw error
      }
      if (reply.reference === shown) await revalidate()
      else await navigate(`../${reply.reference}`, { relative: 'path', replace: true })
    })
  return { ...action, send }
}

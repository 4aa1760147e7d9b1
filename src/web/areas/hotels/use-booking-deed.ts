// Does something with a hotel booking, and shows the booking as it is after it; also when it was no longer possible.
import { useRevalidator } from 'react-router'
import { useApiDeed } from '#web/areas/profile/use-api-deed.ts'
import type { Deed } from '#web/areas/profile/use-deed.ts'
import type { OwnCall } from '#web/areas/profile/use-own-call.ts'
import { hasShape, isText, readAs } from '#web/browser/read-reply.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

const paths = {
  confirmHotelBooking: '/api/client/hotel-booking/confirm',
  dropHotelBooking: '/api/client/hotel-booking/drop',
  cancelHotelBooking: '/api/client/hotel-booking/cancel',
} as const

type BookingCall = { name: keyof typeof paths; body: object }

export type FieldFault = { path: string; reason: string }

/** `onFields` is told what is wrong with single fields. */
export type BookingDeed = Omit<Deed<OwnCall>, 'run'> & {
  send: (call: BookingCall, onFields?: (fields: FieldFault[]) => void) => Promise<boolean>
}

/** The page is asked for anew after it, in its own words: of the reply only that it is one is looked at. */
const readReply = readAs(hasShape<{ reference: string }>({ reference: isText }))

export function useBookingDeed(): BookingDeed {
  const { language } = useTexts()
  const { revalidate } = useRevalidator()
  const { run, ...deed } = useApiDeed({
    'no-longer-possible': 'hotels.booking.fault.changed',
    'not-found': 'hotels.booking.fault.missing',
    'invalid-input': 'hotels.booking.fault.fields',
    unavailable: 'hotels.booking.fault.unavailable',
  })
  const send: BookingDeed['send'] = ({ name, body }, onFields) =>
    run(async (call) => {
      try {
        await call({ name, method: 'POST', path: paths[name], body: { ...body, language }, parse: readReply })
      } catch (error) {
        const fault = error instanceof TabFailure ? error.fault : undefined
        if (fault?.code === 'invalid-input') onFields?.(fault.fields ?? [])
        else if (fault && fault.status !== 0) await revalidate()
        throw error
      }
      await revalidate()
    })
  return { ...deed, send }
}

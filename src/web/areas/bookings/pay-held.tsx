// Leads from a held booking that is paid before the stay to checkout, with the booking in the order.
import { useNavigate, useRevalidator } from 'react-router'
import { addBookingToOrder } from '#web/browser/endpoints/checkout.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { Sentences } from '#web/signed-in/pool-fault.ts'
import { useApiAction } from '#web/signed-in/use-api-action.ts'
import type { BookingView } from './present-booking.server.ts'

/** Reasons of a refusal (domain/checkout/add-to-order.ts), and faults that mean something of their own here. */
const sentences: Sentences = {
  paying: 'bookings.fault.paying',
  full: 'bookings.fault.full',
  'no-longer-possible': 'bookings.fault.changed',
  'not-found': 'bookings.fault.missing',
  unavailable: 'bookings.fault.unavailable',
}

export function PayHeld({ booking: { reference, payIn } }: { booking: Pick<BookingView, 'reference' | 'payIn'> }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy, news } = useApiAction(sentences)
  const pay = () =>
    run(async (call) => {
      try {
        await call(toEndpoint(addBookingToOrder, { booking: reference, language, currency: payIn }))
      } catch (error) {
        await revalidate()
        throw withReason(error)
      }
      await navigate('/profile/checkout')
    })
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden print:hidden">
      <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void pay()}>
        {t(isBusy ? 'bookings.paying' : 'bookings.pay')}
      </button>
      <ActionStatus news={news} />
    </div>
  )
}

/** A refusal is said by its reason, where that has a sentence. */
function withReason(error: unknown): unknown {
  if (!(error instanceof TabFailure)) return error
  const reason = error.fault.fields?.find((field) => Object.hasOwn(sentences, field.reason))?.reason
  return reason ? new TabFailure({ ...error.fault, code: reason }) : error
}

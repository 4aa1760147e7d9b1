// Cancelling a booking: what it costs and gives back is told first, to the minor unit, and then asked once more.
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { BookingAction, BookingCalls } from '#web/signed-in/booking-action.ts'
import type { KindName } from '#web/site/booking-kind.ts'
import type { CancelView } from './present-cancel.server.ts'

type CancelBookingProps = {
  kind: KindName
  reference: string
  calls: BookingCalls
  /** Where the page asks: what it costs, or undefined where nobody could say. */
  cancel: CancelView | undefined
  isAsked: boolean
  action: BookingAction
}

export function CancelBooking({ kind, reference, calls, cancel, isAsked, action }: CancelBookingProps) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const part = useRef<HTMLElement>(null)
  const page = `/profile/${kind}/bookings/${reference}`
  useEffect(() => {
    if (isAsked) part.current?.focus()
  }, [isAsked])
  const send = async () => {
    if (!cancel || action.isBusy) return
    const { agreedFee, revision } = cancel
    if (await action.send(calls.cancel({ reference, agreedFee, revision, language })))
      await navigate(page, { replace: true, preventScrollReset: true })
  }
  if (!isAsked) {
    return (
      <p className="noscript:hidden print:hidden">
        <Link className="button button-quiet" to={`${page}?cancel=ask`} preventScrollReset>
          {t('bookings.cancel')}
        </Link>
      </p>
    )
  }
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby="cancel"
      className="grid gap-4 rounded-xl bg-tint p-5 outline-none print:hidden"
    >
      <h2 id="cancel" className="text-xl">
        {t('bookings.cancelTitle')}
      </h2>
      {cancel ? (
        <div className="grid gap-1">
          <p className="font-semibold">{cancel.text}</p>
          {cancel.more.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <p>{t(`${kind}.booking.cancelUnknown`)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {cancel && (
          <button
            type="button"
            className="button button-quiet border-bad text-bad"
            aria-disabled={action.isBusy || undefined}
            onClick={() => void send()}
          >
            {t(action.isBusy ? 'bookings.cancelBusy' : 'bookings.cancelYes')}
          </button>
        )}
        <Link className="button button-quiet" to={page} preventScrollReset>
          {t('bookings.cancelNo')}
        </Link>
      </div>
      <ActionStatus news={action.news} />
    </section>
  )
}

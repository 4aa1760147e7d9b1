// Cancelling a booking: what it costs and gives back is told first, to the minor unit, and then asked once more.
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { DeedNews } from '#web/areas/profile/deed-news.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { CancelView } from './present-cancel.server.ts'
import type { BookingDeed } from './use-booking-deed.ts'

type CancelBookingProps = {
  reference: string
  /** Where the page asks: what it costs, or undefined where nobody could say. */
  cancel: CancelView | undefined
  isAsked: boolean
  deed: BookingDeed
}

export function CancelBooking({ reference, cancel, isAsked, deed }: CancelBookingProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const part = useRef<HTMLElement>(null)
  const page = `/profile/hotels/bookings/${reference}`
  useEffect(() => {
    if (isAsked) part.current?.focus()
  }, [isAsked])
  const send = async () => {
    if (!cancel || deed.isBusy) return
    const body = { reference, agreedFee: cancel.agreedFee }
    if (await deed.send({ name: 'cancelHotelBooking', body }))
      await navigate(page, { replace: true, preventScrollReset: true })
  }
  if (!isAsked) {
    return (
      <p className="noscript:hidden print:hidden">
        <Link className="button button-quiet" to={`${page}?cancel=ask`} preventScrollReset>
          {t('hotels.booking.cancel')}
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
        {t('hotels.booking.cancelTitle')}
      </h2>
      {cancel ? (
        <div className="grid gap-1">
          <p className="font-semibold">{cancel.text}</p>
          {cancel.more.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <p>{t('hotels.booking.cancelUnknown')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {cancel && (
          <button
            type="button"
            className="button button-quiet border-bad text-bad"
            aria-disabled={deed.isBusy || undefined}
            onClick={() => void send()}
          >
            {t(deed.isBusy ? 'hotels.booking.cancelBusy' : 'hotels.booking.cancelYes')}
          </button>
        )}
        <Link className="button button-quiet" to={page} preventScrollReset>
          {t('hotels.booking.cancelNo')}
        </Link>
      </div>
      <DeedNews news={deed.news} />
    </section>
  )
}

// One hotel booking: held and to be confirmed, waiting for the hotel, booked with its voucher, or over.
import { useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { DeedNews } from '#web/areas/profile/deed-news.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Price } from '#web/ui/price.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { CancellationLadder } from './cancellation-ladder.tsx'
import { GuestForm } from './guest-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import type { BookingView, GuestView } from './present-booking.server.ts'
import type { CancelView } from './present-cancel.server.ts'
import { useBookingDeed } from './use-booking-deed.ts'

type BookingPageProps = {
  booking: BookingView
  person: GuestView | undefined
  cancel: CancelView | undefined
  isCancelling: boolean
}

/** How often a page that waits for a hotel asks again. */
const askAgainMs = 4_000

export function BookingPage({ booking, person, cancel, isCancelling }: BookingPageProps) {
  const { t } = useTexts()
  const [confirming, cancelling] = [useBookingDeed(), useBookingDeed()]
  const { reference, state, hotel, can } = booking
  const said = useNewsFocus(state)
  useAskAgain(state === 'booking' || state === 'cancelling' || state === 'asked')
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="print:hidden">
          <Link className="link py-1" to="/profile/hotels/bookings">
            {t('hotels.bookings.toList')}
          </Link>
        </p>
        <h1 className="break-words">
          <bdi>{hotel.name}</bdi>
        </h1>
        {hotel.isSample && <p className="hint">{t('hotels.booking.sample')}</p>}
        <div className="grid justify-items-start gap-2">
          <span className="tag font-semibold">{booking.stateText}</span>
          <p ref={said} role="status" tabIndex={-1} className="scroll-mt-32 text-lg outline-none">
            {booking.next}
          </p>
        </div>
      </header>
      {booking.heldForMs !== null && <HoldClock leftMs={booking.heldForMs} />}
      {booking.warnings.map((text) => (
        <p key={text} role="alert" className="rounded-xl border-s-4 border-bad bg-tint p-4 font-semibold">
          {text}
        </p>
      ))}
      <Facts facts={booking.facts} />
      <Terms booking={booking} />
      {can.confirm && person && <GuestForm {...{ booking, person }} deed={confirming} />}
      {/* What was not possible, once its form is gone. */}
      {!can.confirm && confirming.news?.fault && <DeedNews news={confirming.news} />}
      <WhatNext
        booking={booking}
        drop={() => void confirming.send({ name: 'dropHotelBooking', body: { reference } })}
      />
      {can.cancel && <CancelBooking {...{ reference, cancel }} isAsked={isCancelling} deed={cancelling} />}
    </div>
  )
}

/** Where it stands is gone to when that has changed: whoever pressed something is far below, and what they pressed is gone. */
function useNewsFocus(state: BookingView['state']) {
  const said = useRef<HTMLParagraphElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    said.current?.focus()
  }, [state])
  return said
}

function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || void revalidate(), askAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

function Facts({ facts }: Pick<BookingView, 'facts'>) {
  return (
    <dl className="card grid gap-x-10 gap-y-5 p-5 sm:grid-cols-2 md:p-6">
      {facts.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="hint">{label}</dt>
          <dd className="break-words whitespace-pre-line">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Terms({ booking }: { booking: BookingView }) {
  const { t } = useTexts()
  const { lines, sum, total, ladder } = booking
  return (
    <section aria-labelledby="price" className="card grid gap-6 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="price" className="text-xl">
          {t('hotels.booking.price')}
        </h2>
        <Price price={total} size="large" />
      </div>
      <ul>
        {lines.map(({ label, amount, isPaidAtHotel }, at) => (
          <li key={`${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
            <span className="min-w-0 flex-1 basis-40 break-words">
              <bdi>{label}</bdi>
              {isPaidAtHotel && <span className="hint block">{t('hotels.booking.atHotel')}</span>}
            </span>
            <bdi className="figure ms-auto">{amount}</bdi>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 font-semibold">
          <span>{t('hotels.booking.total')}</span>
          <bdi className="figure">{sum}</bdi>
        </li>
      </ul>
      {ladder && (
        <div className="grid gap-3">
          <h3>{t('hotels.booking.ladder')}</h3>
          <CancellationLadder ladder={ladder} />
        </div>
      )}
    </section>
  )
}

/** Where it goes on from here, by what can be done now. */
function WhatNext({ booking, drop }: { booking: BookingView; drop: () => void }) {
  const { t } = useTexts()
  const { reference, state, can, replacedBy, stayHref, changeHref } = booking
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {can.drop && (
        <button type="button" className="button button-quiet noscript:hidden" onClick={drop}>
          {t('hotels.booking.drop')}
        </button>
      )}
      {state === 'booked' && (
        <>
          <button type="button" className="button button-quiet noscript:hidden" onClick={() => window.print()}>
            {t('hotels.booking.print')}
          </button>
          <a className="button button-quiet" href={`/api/client/hotel-booking/${reference}/calendar`} download>
            {t('hotels.booking.calendar')}
          </a>
        </>
      )}
      {can.change && (
        <Link className="button button-quiet" to={changeHref}>
          {t('hotels.booking.change')}
        </Link>
      )}
      {(state === 'expired' || state === 'refused') && (
        <Link className="button" to={stayHref}>
          {t('hotels.booking.again')}
        </Link>
      )}
      {replacedBy && (
        <Link className="button" to={`/profile/hotels/bookings/${replacedBy}`}>
          {t('hotels.booking.toReplacement')}
        </Link>
      )}
    </div>
  )
}

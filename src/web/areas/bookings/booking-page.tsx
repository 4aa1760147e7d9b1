// One booking: held and to be confirmed, waiting for an answer, booked with its voucher, or over.
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from '#web/signed-in/action-status.tsx'
import type { BookingAction, BookingCalls } from '#web/signed-in/booking-action.ts'
import { CancellationPolicy } from '#web/site/cancellation-policy.tsx'
import { Price } from '#web/ui/price.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { PayHeld } from './pay-held.tsx'
import type { BookingView } from './present-booking.server.ts'
import type { CancelView } from './present-cancel.server.ts'
import { useBookingAction } from './use-booking-action.ts'

type BookingPageProps = {
  booking: BookingView
  calls: BookingCalls
  /** The form that confirms it, as its kind has it. */
  confirm: (action: BookingAction) => ReactNode
  cancel: CancelView | undefined
  isCancelling: boolean
}

/** How often a page that waits for an answer asks again. */
const askAgainMs = 4_000

export function BookingPage({ booking, calls, confirm, cancel, isCancelling }: BookingPageProps) {
  const { t, language } = useTexts()
  const { kind, reference, state, can } = booking
  const [confirming, cancelling] = [useBookingAction(reference), useBookingAction(reference)]
  const said = useNewsFocus(state)
  useAskAgain(state === 'booking' || state === 'cancelling' || state === 'asked')
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="print:hidden">
          <Link className="link py-1" to={`/profile/${kind}/bookings`}>
            {t(`${kind}.bookings.toList`)}
          </Link>
        </p>
        <h1 className="break-words">
          <bdi>{booking.name}</bdi>
        </h1>
        {booking.isSample && <p className="hint">{t(`${kind}.booking.sample`)}</p>}
        <div className="grid justify-items-start gap-2">
          <span className="tag font-semibold">{booking.stateText}</span>
          <p ref={said} role="status" tabIndex={-1} className="scroll-mt-32 text-lg outline-none">
            {booking.next}
          </p>
        </div>
      </header>
      {booking.heldForMs !== null && <HoldCountdown kind={kind} leftMs={booking.heldForMs} />}
      {booking.warnings.map((text) => (
        <p key={text} role="alert" className="rounded-xl border-s-4 border-bad bg-tint p-4 font-semibold">
          {text}
        </p>
      ))}
      <Facts facts={booking.facts} />
      <Terms booking={booking} />
      {can.confirm && confirm(confirming)}
      {can.pay && <PayHeld booking={booking} />}
      {/* What was not possible, once its form is gone. */}
      {!can.confirm && confirming.news?.fault && <ActionStatus news={confirming.news} />}
      <WhatNext
        booking={booking}
        calendar={calls.calendar(reference)}
        release={() => void confirming.send(calls.release({ reference, language }))}
      />
      {can.cancel && (
        <CancelBooking {...{ kind, reference, cancel, calls }} isAsked={isCancelling} action={cancelling} />
      )}
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
  const { kind, lines, sum, total, policy } = booking
  return (
    <section aria-labelledby="price" className="card grid gap-6 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="price" className="text-xl">
          {t('bookings.price')}
        </h2>
        <Price price={total} size="large" />
      </div>
      <ul>
        {lines.map(({ label, amount, isPaidThere }, at) => (
          <li key={`${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3">
            <span className="min-w-0 flex-1 basis-40 break-words">
              <bdi>{label}</bdi>
              {isPaidThere && <span className="hint block">{t(`${kind}.booking.paidThere`)}</span>}
            </span>
            <bdi className="figure ms-auto">{amount}</bdi>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 font-semibold">
          <span>{t('bookings.total')}</span>
          <bdi className="figure">{sum}</bdi>
        </li>
      </ul>
      {policy && (
        <div className="grid gap-3">
          <h3>{t('bookings.policy')}</h3>
          <CancellationPolicy policy={policy} />
        </div>
      )}
    </section>
  )
}

type WhatNextProps = { booking: BookingView; calendar: string; release: () => void }

/** Where it goes on from here, by what can be done now. */
function WhatNext({ booking, calendar, release }: WhatNextProps) {
  const { t } = useTexts()
  const { kind, reference, state, can, isInOrder, replacedBy, againHref, changeHref } = booking
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {can.release && (
        <button type="button" className="button button-quiet noscript:hidden" onClick={release}>
          {t(`${kind}.booking.release`)}
        </button>
      )}
      {state === 'booked' && (
        <>
          <button type="button" className="button button-quiet noscript:hidden" onClick={() => window.print()}>
            {t('bookings.print')}
          </button>
          <a className="button button-quiet" href={calendar} download>
            {t('bookings.calendar')}
          </a>
        </>
      )}
      {isInOrder && (
        <Link className="button button-quiet" to={`/profile/manage-bookings/${reference}`}>
          {t('bookings.toOrder')}
        </Link>
      )}
      {can.change && (
        <Link className="button button-quiet" to={changeHref}>
          {t('bookings.change')}
        </Link>
      )}
      {(state === 'expired' || state === 'refused') && (
        <Link className="button" to={againHref}>
          {t(`${kind}.booking.again`)}
        </Link>
      )}
      {replacedBy && (
        <Link className="button" to={`/profile/${kind}/bookings/${replacedBy}`}>
          {t('bookings.toReplacement')}
        </Link>
      )}
    </div>
  )
}

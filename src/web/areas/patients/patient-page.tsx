// One patient for the provider's own people: what they asked for, booked and share, what was given to them, and from when they may fly.
import { Link } from 'react-router'
import { useMay } from '#web/desk/desk-frame.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AddDocument } from './add-document.tsx'
import { FlightPart } from './flight-part.tsx'
import { PatientDocuments } from './patient-documents.tsx'
import { PatientPart } from './patient-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { ShownPatient } from './present-patient.server.ts'
import type { ShownPayments } from './present-payments.server.ts'

type PatientPageProps = {
  patient: ShownPatient
  /** Null for whoever may not see them; undefined where they cannot be had. */
  payments: ShownPayments | null | undefined
}

export function PatientPage({ patient, payments }: PatientPageProps) {
  const { t } = useTexts()
  const { name, reach } = patient
  return (
    <div className="mx-auto grid max-w-6xl gap-8">
      <header className="grid gap-3">
        <Link to="/desk/patients" className="link inline-flex min-h-11 items-center gap-1 justify-self-start">
          <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
          {t('desk.patients.back')}
        </Link>
        <h1 className="wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {reach.map(({ label, text, href }) => (
            <div key={label} className="flex gap-2">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                {href ? (
                  <a className="link" href={href}>
                    <bdi dir="ltr">{text}</bdi>
                  </a>
                ) : (
                  (text ?? t('desk.patients.unknown'))
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="hint flex items-start gap-2">
          <Icon name="info" className="mt-0.5 size-4" />
          {t('desk.patients.logged')}
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Requests requests={patient.requests} />
          <FlightPart patient={patient} />
          <Bookings bookings={patient.bookings} />
          {payments !== null && <PaymentPart payments={payments} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <Shares shares={patient.shares} />
          <Added patient={patient} />
        </div>
      </div>
    </div>
  )
}

function Requests({ requests }: Pick<ShownPatient, 'requests'>) {
  const { t } = useTexts()
  const mayOffer = useMay('offers.write')
  return (
    <PatientPart title={t('desk.patients.requests')} none={requests.length === 0 && t('desk.patients.noRequests')}>
      {requests.map(({ reference, about, state, isOpen, dates, offer, inboxItem }) => (
        <li key={reference} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{about}</span>
            <span className="tag">{state}</span>
            {isOpen && <span className="tag bg-button font-semibold text-on-button">{t('desk.patients.ourTurn')}</span>}
          </p>
          <p className="hint">
            <bdi dir="ltr">{reference}</bdi> · {dates}
          </p>
          {offer.length > 0 && <p>{offer.join(' · ')}</p>}
          <p className="flex flex-wrap gap-x-5">
            {inboxItem && (
              <Link className="link inline-flex min-h-11 items-center" to={`/desk/inbox/${inboxItem}`}>
                {t('desk.patients.toThread')}
              </Link>
            )}
            {mayOffer && (
              <Link className="link inline-flex min-h-11 items-center" to={`/desk/offers/${reference}`}>
                {t('desk.patients.toOffer')}
              </Link>
            )}
          </p>
        </li>
      ))}
    </PatientPart>
  )
}

function Bookings({ bookings }: Pick<ShownPatient, 'bookings'>) {
  const { t } = useTexts()
  return (
    <PatientPart title={t('desk.patients.bookings')} none={bookings.length === 0 && t('desk.patients.noBookings')}>
      {bookings.map(({ reference, text, state }) => (
        <li key={reference} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{text}</span>
            <span className="tag">{state}</span>
          </p>
          <p className="hint">
            <bdi dir="ltr">{reference}</bdi>
          </p>
        </li>
      ))}
    </PatientPart>
  )
}

function Shares({ shares }: Pick<ShownPatient, 'shares'>) {
  const { t } = useTexts()
  return (
    <PatientPart title={t('desk.patients.shares')} none={shares.length === 0 && t('desk.patients.noShares')}>
      {shares.map(({ id, text, purpose, isOpen, documents }) => (
        <li key={id} className="grid gap-3">
          <p className={isOpen ? '' : 'text-muted'}>{text}</p>
          {purpose && (
            <p className="wrap-anywhere">
              {t('desk.patients.purpose')} <bdi>{purpose}</bdi>
            </p>
          )}
          <PatientDocuments documents={documents} />
        </li>
      ))}
    </PatientPart>
  )
}

function Added({ patient: { id, added, takesDocuments } }: { patient: ShownPatient }) {
  const { t } = useTexts()
  const mayAdd = useMay('documents.open')
  return (
    <PatientPart title={t('desk.patients.added')} none={added.length === 0 && t('desk.patients.noAdded')}>
      {added.length > 0 && (
        <li>
          <PatientDocuments documents={added} />
        </li>
      )}
      {mayAdd && <li>{takesDocuments ? <AddDocument patient={id} /> : <p>{t('desk.patients.noConsent')}</p>}</li>}
    </PatientPart>
  )
}

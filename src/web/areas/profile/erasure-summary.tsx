// What deleting the account removes, and what the law has to be kept, until when and by which law.
import { useCallback } from 'react'
import { Link } from 'react-router'
import { getErasure } from '#web/browser/endpoints/privacy.ts'
import { hasShape, isListOf, isNumber, isText, type Shown } from '#web/browser/read-reply.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { PartState, Waiting } from '#web/signed-in/part-state.tsx'
import { useProfileFrame } from '#web/signed-in/profile-frame.ts'
import { sayPlainDate } from '#web/signed-in/say-plain-date.ts'
import { useApiPart } from '#web/signed-in/use-api-part.ts'
import type { OwnCall } from '#web/signed-in/use-own-call.ts'

const kinds = [
  'profile',
  'picture',
  'locations',
  'consents',
  'documents',
  'files',
  'shares',
  'quotes',
  'offers',
  'messages',
  'conversations',
  'bookings',
  'orders',
  'releases',
  'mails',
  'access-log',
] as const
type Kind = (typeof kinds)[number]
const isKind = (value: string): value is Kind => kinds.some((one) => one === value)

const isErasure = hasShape({
  removed: isListOf(hasShape({ what: isText, count: isNumber })),
  kept: isListOf(hasShape({ what: isText, reference: isText, until: isText, law: isText })),
  bookings: isListOf(hasShape({ reference: isText, from: isText, until: isText, href: isText })),
})
type Erasure = Shown<typeof isErasure>
export type KeptByLaw = Erasure['kept'][number]
type Booking = Erasure['bookings'][number]

export function ErasureSummary() {
  const { t, language } = useTexts()
  const load = useCallback((call: OwnCall) => call(toEndpoint(getErasure, { language }, isErasure)), [language])
  const part = useApiPart(load)
  return (
    <PartState part={part} waiting={<Waiting rows={3} />}>
      {({ removed, kept: byLaw, bookings }) => (
        <>
          <BookingsFirst bookings={bookings} />
          <div>
            <p className="font-semibold">{t('profile.delete.removed')}</p>
            <ul className="mt-1 grid list-disc gap-1 ps-5">
              <li>{t('profile.delete.goes')}</li>
              {removed.map(
                ({ what, count }) => isKind(what) && <li key={what}>{t(`profile.delete.what.${what}`, { count })}</li>,
              )}
            </ul>
          </div>
          <Kept byLaw={byLaw} />
        </>
      )}
    </PartState>
  )
}

/** What is booked and to come: with it nothing is deleted. */
function BookingsFirst({ bookings }: { bookings: Booking[] }) {
  const { t, language } = useTexts()
  if (bookings.length === 0) return null
  return (
    <div className="rounded-xl bg-tint p-4">
      <p className="font-semibold">{t('profile.delete.stayFirst')}</p>
      <ul className="mt-1 grid gap-1">
        {bookings.map(({ reference, from, until, href }) => (
          <li key={reference}>
            <Link to={href} className="link inline-flex min-h-11 items-center">
              {t('profile.delete.stay', {
                from: sayPlainDate(from, language),
                until: sayPlainDate(until, language),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Kept({ byLaw }: { byLaw: KeptByLaw[] }) {
  const { t, language } = useTexts()
  const { clinic } = useProfileFrame()
  if (byLaw.length === 0) return <p>{t('profile.delete.nothingKept')}</p>
  return (
    <div>
      <p className="font-semibold">{t('profile.delete.kept', { clinic })}</p>
      <ul className="mt-1 grid list-disc gap-2 ps-5">
        {byLaw.map(({ what, reference, until, law }) => (
          <li key={reference}>
            {what}
            <span className="hint block">
              {t('profile.delete.keptUntil', { date: sayPlainDate(until, language), law: `\u2068${law}\u2069` })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

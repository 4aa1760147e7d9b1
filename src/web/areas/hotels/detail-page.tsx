// One hotel: what it is, what it has for a body in recovery, and its rooms for the stay that is asked for.
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { loadChunk } from '#web/browser/reload-once.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DetailHead } from './detail-head.tsx'
import { HotelFactList } from './hotel-fact-list.tsx'
import { HotelWaiting, RoomsWaiting } from './hotel-waiting.tsx'
import type { HotelView } from './present-hotel.server.ts'
import { RecoveryList } from './recovery-list.tsx'

const RoomsSection = lazy(() =>
  loadChunk(() => import('./rooms-section.tsx')).then(({ RoomsSection: default_ }) => ({ default: default_ })),
)

/** @param rooms the rooms of the stay with what can be done with each; the plain list where it is left out */
export function DetailPage({ view, rooms }: { view: HotelView; rooms?: ReactNode }) {
  const { t } = useTexts()
  const { facts, searchHref, chosen, id } = view
  return (
    <article className="grid gap-8 md:gap-10">
      <p>
        <Link className="link inline-flex items-center gap-1 py-1" to={searchHref}>
          <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
          {t('hotels.detail.back')}
        </Link>
      </p>
      {facts ? (
        <DetailHead facts={facts} id={id} revision={view.revision} price={headPrice(view)} />
      ) : (
        <h1>{t('hotels.title')}</h1>
      )}
      {!facts && view.rooms.kind === 'waiting' && <HotelWaiting />}
      {facts && <RecoveryList facts={facts} />}
      {chosen && (
        <p className="flex items-start gap-3 text-lg">
          <Icon name="people" className="mt-1 size-5 text-brand" />
          {chosen}
        </p>
      )}
      {facts && <HotelFactList facts={facts} />}
      <section id="rooms" aria-labelledby="rooms-title" className="grid gap-6 border-t border-line pt-8">
        <h2 id="rooms-title">{t('hotels.detail.rooms')}</h2>
        <Suspense fallback={<RoomsWaiting />}>
          <RoomsSection view={view} rooms={rooms} />
        </Suspense>
      </section>
    </article>
  )
}

/** Of the rate that the address names, else of the one that the hotel leads with; null while nobody can say. */
function headPrice({ rooms, offer, stay }: HotelView) {
  const plans = rooms.kind === 'offers' ? rooms.rooms.flatMap((room) => room.plans) : []
  const chosen = plans.find(({ id }) => id === offer)
  const plan = chosen ?? plans.find(({ isLead }) => isLead)
  return plan ? { price: plan.price, forStay: stay.forStay, isChosen: chosen !== undefined } : null
}

// Leads from the public page of a hotel to checkout, with the room and the rate that were chosen: who has no account makes one on the way.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { entryPlace } from '#web/page/session-place.ts'
import { AskClinic } from './ask-clinic.tsx'
import type { PlanView } from './present-offers.server.ts'

export function ChooseLink({ plan, room }: { plan: PlanView; room: string }) {
  const { t } = useTexts()
  if (!plan.canBook) return <AskClinic />
  return (
    <Link
      className="button w-full md:w-auto"
      to={entryPlace(plan.chooseHref)}
      aria-label={t('hotels.offer.chooseThis', { room, rate: plan.name })}
    >
      {t('hotels.offer.choose')}
    </Link>
  )
}

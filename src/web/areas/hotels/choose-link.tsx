// Leads from the public page of a hotel to the signed-in one, with the room and the rate that were chosen.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AskClinic } from './ask-clinic.tsx'
import type { PlanView } from './present-offers.server.ts'

export function ChooseLink({ plan, room }: { plan: PlanView; room: string }) {
  const { t } = useTexts()
  if (!plan.canBook) return <AskClinic />
  return (
    <Link
      className="button w-full md:w-auto"
      to={plan.chooseHref}
      aria-label={t('hotels.offer.chooseThis', { room, rate: plan.name })}
    >
      {t('hotels.offer.choose')}
    </Link>
  )
}

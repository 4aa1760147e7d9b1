// An order that nobody could finish: for each step what became of it, and what only the payment service can say.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { OutcomePart } from './outcome-part.tsx'
import type { KnownItem } from './present-item.server.ts'

export function StuckPart({ id, stuck }: { id: string; stuck: NonNullable<KnownItem['stuck']> }) {
  const { t } = useTexts()
  return (
    <>
      {stuck.steps.map((step) => (
        <OutcomePart key={step.step} id={id} outcome={step} />
      ))}
      {stuck.waitsForGateway && <p className="rounded-xl bg-tint px-4 py-3">{t('desk.inbox.gatewayKnows')}</p>}
    </>
  )
}

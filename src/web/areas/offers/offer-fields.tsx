// Every field of an offer in the order in which it is read: what it costs, what is in it, what is paid when, and the journey.
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CancellationFields } from './cancellation-fields.tsx'
import { JourneyFields, TermFields } from './fact-fields.tsx'
import { LineFields, TextListFields } from './line-fields.tsx'
import { OfferShelf } from './offer-shelf.tsx'
import { PlanFields } from './plan-fields.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { useOfferEditor } from './use-offer-editor.ts'
import { useShelfItems } from './use-shelf-items.ts'

export function OfferFields({ desk }: { desk: Omit<OfferDeskView, 'offersTexts'> }) {
  const { t } = useTexts()
  const part = useShelfItems(desk.reference, useOfferEditor().fields.currency, desk.patientLanguage)
  const items = ('value' in part.data && part.data.value?.items) || []
  return (
    <div data-offer-fields className="grid gap-6">
      <Part title={t('desk.offers.part.price')}>
        <TermFields desk={desk} />
        <OfferShelf part={part} asked={desk.asked} />
        <LineFields items={items} />
      </Part>
      <Part title={t('desk.offers.part.scope')}>
        <TextListFields list="includes" />
        <TextListFields list="excludes" />
      </Part>
      <Part title={t('desk.offers.part.plan')}>
        <PlanFields />
      </Part>
      <Part title={t('desk.offers.part.cancellation')}>
        <CancellationFields />
      </Part>
      <Part title={t('desk.offers.part.journey')}>
        <JourneyFields desk={desk} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid min-w-0 gap-6 p-4 md:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

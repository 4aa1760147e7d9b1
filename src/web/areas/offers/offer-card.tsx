// The offer that counts: the total first, until when it holds, then everything that it is made of.
import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { OfferChanges } from './offer-changes.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferLines } from './offer-lines.tsx'
import type { OfferView } from './present-offer.server.ts'

/** @param children what can be done with it */
export function OfferCard({ offer, children }: { offer: OfferView; children: ReactNode }) {
  const { t } = useTexts()
  const id = useId()
  const { title, sent, total, rateHint, validity, state, stateText, note } = offer
  return (
    <section aria-labelledby={id} className="card grid gap-6 p-5 shadow-card md:p-8">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-xl">
            {t('offers.offer')}
          </h2>
          <span className="flex flex-wrap gap-2">
            <span className="tag">{title}</span>
            {state !== 'open' && <span className="tag">{stateText}</span>}
          </span>
        </div>
        <p className="hint">{sent}</p>
        <div>
          <p className="hint">{t('offers.total')}</p>
          <Price price={total} size="large" />
          {rateHint && <p className="hint mt-1">{rateHint}</p>}
        </div>
        <p className={`flex items-start gap-2 font-semibold ${state === 'accepted' ? 'text-good' : ''}`}>
          <Icon name={state === 'accepted' ? 'check' : 'clock'} className="mt-1 size-4" />
          {validity}
        </p>
      </header>
      {note && (
        <blockquote dir="auto" className="border-s-4 border-line ps-4 break-words whitespace-pre-line">
          {note}
        </blockquote>
      )}
      <OfferChanges offer={offer} />
      <OfferLines offer={offer} />
      <OfferFacts offer={offer} />
      {children}
    </section>
  )
}

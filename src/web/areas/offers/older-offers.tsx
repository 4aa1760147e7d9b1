// Earlier versions of an offer, folded, each with what it changed itself.
import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { OfferChanges } from './offer-changes.tsx'
import { OfferLines } from './offer-lines.tsx'
import type { OfferView } from './present-offer.server.ts'

/** @param older newest first */
export function OlderOffers({ older }: { older: OfferView[] }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {t('offers.older')}
      </h2>
      {older.map((offer) => (
        <Fold
          key={offer.version}
          className="card"
          line="px-5 py-3"
          summary={
            <>
              <span className="font-semibold">{offer.title}</span>
              <bdi className="figure">{offer.total.shown}</bdi>
              <span className="tag">{offer.stateText}</span>
            </>
          }
        >
          <div className="grid gap-6 border-t border-line p-5">
            <p className="hint">{offer.sent}</p>
            <OfferChanges offer={offer} />
            <OfferLines offer={offer} />
          </div>
        </Fold>
      ))}
    </section>
  )
}

// The versions of an offer that were sent, each with who sent it, what became of it and what it changed; the open one can be withdrawn.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ConfirmButton } from '#web/signed-in/confirm-button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { OfferChanges } from './offer-changes.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferLines } from './offer-lines.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import type { OfferDeed } from './use-offer-deed.ts'

type SentVersionsProps = { versions: OfferDeskView['versions']; deed: OfferDeed }

export function SentVersions({ versions, deed }: SentVersionsProps) {
  const { t } = useTexts()
  if (versions.length === 0) return null
  const withdraw = async (version: number) => {
    if (await deed.withdraw({ version })) deed.say('desk.offers.withdrawn')
  }
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-xl">
        {t('desk.offers.versions')}
      </h2>
      {versions.map(({ by, sentAt, outcome, offer }) => (
        <Fold
          key={offer.version}
          className="card"
          line="px-4 py-2"
          summary={
            <>
              <span className="font-semibold">{offer.title}</span>
              <bdi className="figure">{offer.sum}</bdi>
              <span className="tag">{outcome}</span>
            </>
          }
        >
          <div className="grid gap-5 border-t border-line p-4">
            <p className="hint">
              {by ? t('desk.offers.sentBy', { name: `\u2068${by}\u2069`, moment: sentAt }) : sentAt}
            </p>
            <OfferChanges offer={offer} />
            <OfferLines offer={offer} />
            <OfferFacts offer={offer} />
            {offer.state === 'open' && (
              <ConfirmButton
                label={t('desk.offers.withdraw')}
                question={t('desk.offers.withdraw.question')}
                isBusy={deed.isBusy}
                onYes={() => void withdraw(offer.version)}
              />
            )}
          </div>
        </Fold>
      ))}
    </section>
  )
}

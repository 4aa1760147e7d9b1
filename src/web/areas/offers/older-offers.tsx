// Earlier versions of an offer, folded, each with what the one after it changed.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { OfferLines } from './offer-lines.tsx'
import type { OfferView } from './present-offer.server.ts'

/** @param older newest first, as `newest` comes before them */
export function OlderOffers({ newest, older }: { newest: OfferView; older: OfferView[] }) {
  const { t } = useTexts()
  const after = [newest, ...older]
  return (
    <section aria-labelledby="older" className="grid gap-4">
      <h2 id="older" className="text-xl">
        {t('offers.older')}
      </h2>
      <Changes version={newest.version} changes={newest.changes ?? []} />
      {older.map((offer, at) => (
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
            {/* What the newest changed stands above, where it is seen without unfolding. */}
            {at > 0 && <Changes version={after[at]?.version ?? 0} changes={after[at]?.changes ?? []} />}
            <OfferLines offer={offer} />
          </div>
        </Fold>
      ))}
    </section>
  )
}

function Changes({ version, changes }: { version: number; changes: string[] }) {
  const { t } = useTexts()
  return (
    <div className="rounded-xl bg-tint p-4">
      <p className="font-semibold">{t('offers.changed', { version })}</p>
      {changes.length === 0 ? (
        <p>{t('offers.changedNothing')}</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 ps-5">
          {changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

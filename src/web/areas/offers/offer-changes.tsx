// What a version of an offer changed, next to its lines.
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { OfferView } from './present-offer.server.ts'

/** Nothing for a first version. */
export function OfferChanges({ offer: { version, changes } }: { offer: Pick<OfferView, 'version' | 'changes'> }) {
  const { t } = useTexts()
  if (!changes) return null
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

// The lines of an offer with their amounts, each fixed or saying what may change it; and what is in the price and what is not.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ExcludedList } from '#web/site/excluded-list.tsx'
import { Firmness } from '#web/site/firmness.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { OfferView } from './present-offer.server.ts'

export function OfferLines({ offer }: { offer: Pick<OfferView, 'lines' | 'sum' | 'includes' | 'excludes'> }) {
  const { t } = useTexts()
  const { lines, sum, includes, excludes } = offer
  return (
    <>
      <div>
        <h3 className="mb-1">{t('offers.lines')}</h3>
        <ul>
          {lines.map(({ label, amount, mayChangeIf }, at) => (
            <li
              key={`${at}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
            >
              <div className="min-w-0 flex-1 basis-40 break-words">
                <bdi>{label}</bdi>
                <Firmness mayChangeIf={mayChangeIf} />
              </div>
              <bdi className="figure ms-auto">{amount}</bdi>
            </li>
          ))}
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 font-semibold">
            <span>{t('offers.total')}</span>
            <bdi className="figure">{sum}</bdi>
          </li>
        </ul>
      </div>
      {includes.length + excludes.length > 0 && (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {includes.length > 0 && (
            <div>
              <h3 className="mb-1">{t('offers.includes')}</h3>
              <ul>
                {includes.map((text) => (
                  <li key={text} className="flex gap-3 border-b border-line py-3">
                    <Icon name="check" className="mt-0.5 size-5 text-good" />
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {excludes.length > 0 && (
            <div>
              <h3 className="mb-1">{t('offers.excludes')}</h3>
              <ExcludedList lines={excludes} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

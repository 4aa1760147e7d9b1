// The price line by line: what is in it and whether it can move, and beside it what is not in it.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ExcludedList } from '#web/site/excluded-list.tsx'
import { Firmness } from '#web/site/firmness.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import type { ProcedureText } from './present-procedure.server.ts'

export function PriceLines({ procedure }: { procedure: ProcedureText }) {
  const { t } = useTexts()
  return (
    <>
      <Price price={procedure.price} size="large" />
      {procedure.rate && <p className="hint mt-2">{procedure.rate}</p>}
      {procedure.price.isRange && <p className="mt-2">{t('procedure.priceRange')}</p>}
      <div className="mt-8 grid gap-10 md:grid-cols-[3fr_2fr]">
        <div>
          <h3 className="mb-2">{t('procedure.included')}</h3>
          <ul>
            {procedure.included.map(({ text, mayChangeIf }) => (
              <li key={text} className="flex gap-3 border-b border-line py-3">
                <Icon name="check" className="mt-0.5 size-5 text-good" />
                <div className={`grow ${mayChangeIf ? '' : 'flex items-baseline justify-between gap-4'}`}>
                  {text} <Firmness mayChangeIf={mayChangeIf} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-2">{t('procedure.notIncluded')}</h3>
          <ExcludedList lines={procedure.notIncluded} />
        </div>
      </div>
    </>
  )
}

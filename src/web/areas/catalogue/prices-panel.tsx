// Prices that change by more than 30 %: shown once more, with what they were, before they are saved.
import { useEffect, useRef } from 'react'
import { toCurrency } from '#kernel/money.ts'
import { readAmount, showAmount } from '#kernel/read-amount.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { sayPlace } from './place-names.ts'
import { useDocument } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import type { Save, SaveState } from './use-save-document.ts'
import { textOf } from './value-at.ts'

type PricesPanelProps = { saving: Save; asked: SaveState & { state: 'prices' } }

export function PricesPanel({ saving, asked: { prices, more } }: PricesPanelProps) {
  const { t } = useTexts()
  const { languages, currency } = useEditor()
  const { document } = useDocument()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [prices])
  const code = toCurrency(textOf(document['currency'])) ?? currency
  const say = (path: string, text: string) => {
    const read = path === 'currency' ? undefined : readAmount(text, code)
    return read?.is === 'amount' ? `${code} ${showAmount(read.money)}` : text
  }
  const confirmedPrices = prices.map(({ path, after }) => ({ path, after }))
  return (
    <section aria-labelledby="prices" className="card grid gap-4 border-brand p-5 md:p-6">
      <h2 id="prices" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('catalogue.prices.title', { count: prices.length })}
      </h2>
      <ul className="grid gap-2">
        {prices.map(({ path, before, after }) => (
          <li key={path}>
            {sayPlace(t, path, languages)}:{' '}
            {t('catalogue.prices.change', {
              before: `\u2068${say(path, before)}\u2069`,
              after: `\u2068${say(path, after)}\u2069`,
            })}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => void saving.save({ ...more, confirmedPrices })}>
          {t('catalogue.prices.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={saving.clear}>
          {t('catalogue.prices.back')}
        </button>
      </p>
    </section>
  )
}

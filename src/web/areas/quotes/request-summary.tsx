// What is about to be sent, to be read over, with a way to change each part. Fetched on the way to the last step.

import { sayField } from '#web/browser/say-field.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldLink } from './field-link.tsx'
import { type FieldName, stepOf } from './fields.ts'
import type { QuoteFormPage } from './present-quote.server.ts'

export type RequestSummaryProps = {
  form: HTMLFormElement
  quote: QuoteFormPage
  onShow: (field: FieldName) => void
}

export function RequestSummary({ form, quote, onShow }: RequestSummaryProps) {
  const { t, language } = useTexts()
  const fields = quote.steps.flatMap((step) => step.fields).filter(({ name }) => stepOf(name) !== 'contact')
  const said = (name: FieldName) => sayField(form, name, language)
  // An amount and its currency are one thing, and a currency alone is nothing.
  const rows = fields.filter(({ name }) => name !== 'currency' && (name !== 'count' || new FormData(form).get('count')))
  return (
    <section aria-labelledby="summary">
      <h3 id="summary">{quote.summary}</h3>
      <dl className="mt-3">
        {rows.map(({ name, label }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3 sm:grid-cols-[10rem_1fr_auto]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="col-span-2 row-start-2 min-w-0 break-words whitespace-pre-line sm:col-span-1 sm:col-start-2 sm:row-start-1">
              <bdi>
                {said(name) ? `${said(name)} ${name === 'budget' ? said('currency') : ''}` : t('quote.notGiven')}
              </bdi>
            </dd>
            <dd className="col-start-2 row-start-1 sm:col-start-3">
              <FieldLink field={name} className="link inline-block min-h-6" onShow={onShow}>
                {t('quote.change')} <span className="sr-only">{label}</span>
              </FieldLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

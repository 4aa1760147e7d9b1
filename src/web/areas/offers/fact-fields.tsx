// What else an offer says: its currency, until when it holds, the days, who treats, which documents, and the clinic's own words.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { FieldBox } from './field-box.tsx'
import type { OfferDeskView } from './present-offer-desk.server.ts'
import { useOfferEditor } from './use-offer-editor.ts'
import { WordsFields } from './words-fields.tsx'

type FactsProps = { desk: Pick<OfferDeskView, 'currencies' | 'practitioners' | 'documents' | 'today'> }

export function TermFields({ desk: { currencies, today } }: FactsProps) {
  const { t } = useTexts()
  const { fields, change } = useOfferEditor()
  const isListed = currencies.some(({ code }) => code === fields.currency)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldBox path="currency" label={t('desk.offers.currency')}>
        {(control) => (
          <SelectBox>
            <select
              {...control}
              className={selectClass}
              value={fields.currency}
              onChange={({ currentTarget: { value: currency } }) => change((now) => ({ ...now, currency }))}
            >
              {!isListed && <option value={fields.currency}>{fields.currency}</option>}
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} · {name}
                </option>
              ))}
            </select>
          </SelectBox>
        )}
      </FieldBox>
      <DayField path="validUntil" label={t('desk.offers.validUntil')} least={today} />
    </div>
  )
}

export function JourneyFields({ desk: { practitioners, documents, today } }: FactsProps) {
  const { t } = useTexts()
  const { fields, change } = useOfferEditor()
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField path="from" label={t('desk.offers.from')} least={today} />
        <DayField path="until" label={t('desk.offers.until')} least={fields.from || today} />
      </div>
      <FieldBox path="practitioner" label={t('desk.offers.practitioner')}>
        {(control) => (
          <SelectBox>
            <select
              {...control}
              className={selectClass}
              value={fields.practitioner}
              onChange={({ currentTarget: { value: practitioner } }) => change((now) => ({ ...now, practitioner }))}
            >
              <option value="">{t('desk.offers.nobody')}</option>
              {practitioners.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </SelectBox>
        )}
      </FieldBox>
      <fieldset>
        <legend className="label">{t('desk.offers.documents')}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
          {documents.map(({ kind, name }) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-(--button)"
                checked={fields.documents.includes(kind)}
                onChange={({ currentTarget: { checked } }) =>
                  change((now) => ({
                    ...now,
                    documents: checked ? [...now.documents, kind] : now.documents.filter((one) => one !== kind),
                  }))
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <WordsFields
        path="note"
        label={t('desk.offers.note')}
        rows={4}
        value={fields.note}
        onChange={(note) => change((now) => ({ ...now, note }))}
      />
    </div>
  )
}

type DayFieldProps = { path: 'validUntil' | 'from' | 'until'; label: string; least: string }

function DayField({ path, label, least }: DayFieldProps) {
  const { fields, change } = useOfferEditor()
  return (
    <FieldBox path={path} label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="field"
          min={least}
          value={fields[path]}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, [path]: value }))}
        />
      )}
    </FieldBox>
  )
}

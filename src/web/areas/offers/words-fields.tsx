// A text of an offer in the provider's first language and in that of the patient, side by side where there is room.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FieldBox } from './field-box.tsx'
import type { Texts } from './offer-draft-fields.ts'
import { useOfferEditor } from './use-offer-editor.ts'

type WordsFieldsProps = {
  path: string
  label: string
  value: Texts
  rows?: number
  isHeard?: boolean
  onChange: (value: Texts) => void
}

export function WordsFields({ path, label, value, rows = 1, isHeard = false, onChange }: WordsFieldsProps) {
  const { t } = useTexts()
  const { languages, faultAt } = useOfferEditor()
  const whole = faultAt(path)
  return (
    <div className="min-w-0 outline-none" {...(whole && { 'data-fault': true, tabIndex: -1 })}>
      {whole && <p className="mb-1 text-sm font-semibold text-bad">{t(whole)}</p>}
      <div className="grid gap-x-4 gap-y-2 md:auto-cols-fr md:grid-flow-col">
        {languages.map(({ code, name, dir }) => (
          <FieldBox
            key={code}
            path={`${path}.${code}`}
            look={isHeard ? 'heard' : 'small'}
            label={languages.length > 1 ? t('desk.offers.inLanguage', { label, language: name }) : label}
          >
            {(control) => {
              const shared = { ...control, className: 'field', lang: code, dir, value: value[code] ?? '' }
              const change = (text: string) => onChange({ ...value, [code]: text })
              return rows === 1 ? (
                <input
                  {...shared}
                  maxLength={400}
                  autoComplete="off"
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                />
              ) : (
                <textarea
                  {...shared}
                  rows={rows}
                  maxLength={4000}
                  onChange={({ currentTarget }) => change(currentTarget.value)}
                />
              )
            }}
          </FieldBox>
        ))}
      </div>
    </div>
  )
}

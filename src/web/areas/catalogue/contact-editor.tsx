// How patients reach the clinic, and how soon they are answered.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { FieldRow } from './field-row.tsx'
import { LineField, NumberField } from './place-fields.tsx'
import { WeekField } from './week-field.tsx'
import { WordsField } from './words-field.tsx'

const phone = { type: 'tel', dir: 'ltr' } as const

export function ContactEditor() {
  const { t } = useTexts()
  return (
    <>
      <EditorPart title={t('catalogue.contact.ways')}>
        <FieldRow>
          <LineField
            path="email"
            label={t('catalogue.contact.email')}
            hint={t('catalogue.contact.emailHint')}
            input={{ type: 'email', dir: 'ltr' }}
          />
          <LineField path="phone" label={t('catalogue.contact.phone')} input={phone} />
          <LineField path="whatsapp" label={t('catalogue.contact.whatsapp')} input={phone} isOptional />
        </FieldRow>
        <LineField
          path="emergencyPhone"
          label={t('catalogue.contact.emergency')}
          hint={t('catalogue.contact.emergencyHint')}
          input={phone}
          className="max-w-96"
        />
      </EditorPart>
      <EditorPart title={t('catalogue.contact.times')}>
        <WordsField path="hours" label={t('catalogue.contact.hours')} />
        <WeekField path="openingHours" hint={t('catalogue.contact.openingHoursHint')} isOptional />
        <NumberField
          path="replyHours"
          label={t('catalogue.contact.replyHours')}
          hint={t('catalogue.contact.replyHoursHint')}
          unit={t('catalogue.contact.hoursUnit')}
        />
      </EditorPart>
      <EditorPart title={t('catalogue.contact.way')}>
        <WordsField path="directions" label={t('catalogue.contact.directions')} rows={4} isOptional />
      </EditorPart>
    </>
  )
}

// Somebody who treats, as a form: who they are, where their licence is checked, what they perform, and when.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { CodesField } from './codes-field.tsx'
import { ComingDays } from './coming-days.tsx'
import { EditorPart } from './editor-part.tsx'
import { ExceptionsField } from './exceptions-field.tsx'
import { LineField, NumberField } from './place-fields.tsx'
import { TicksField } from './ticks-field.tsx'
import { useEditor } from './use-editor.ts'
import { WeekField } from './week-field.tsx'
import { WordsField } from './words-field.tsx'

export function PractitionerEditor() {
  const { t } = useTexts()
  const { procedures } = useEditor()
  return (
    <>
      <EditorPart place="hours" title={t('catalogue.part.hours')} text={t('catalogue.part.hoursText')}>
        <LineField path="timeZone" label={t('catalogue.place.timeZone')} input={{ dir: 'ltr' }} className="max-w-sm" />
        <WeekField path="weeklyAvailability" />
        <ExceptionsField />
        <ComingDays />
      </EditorPart>
      <EditorPart title={t('catalogue.part.person')}>
        <WordsField path="name" label={t('catalogue.place.name')} />
        <WordsField path="title" label={t('catalogue.place.title')} />
        <WordsField path="specialty" label={t('catalogue.place.specialty')} />
        <WordsField path="biography" label={t('catalogue.place.biography')} rows={4} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NumberField
            path="practisingSince"
            label={t('catalogue.place.practisingSince')}
            hint={t('catalogue.hint.practisingSince')}
          />
          <CodesField path="languages" label={t('catalogue.place.languages')} hint={t('catalogue.hint.languages')} />
        </div>
      </EditorPart>
      <EditorPart title={t('catalogue.part.licence')} text={t('catalogue.part.licenceText')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <LineField path="licenceNumber" label={t('catalogue.place.licenceNumber')} input={{ dir: 'ltr' }} />
          <LineField
            path="licenceUrl"
            label={t('catalogue.place.licenceUrl')}
            hint={t('catalogue.hint.licenceUrl')}
            input={{ dir: 'ltr', inputMode: 'url' }}
          />
        </div>
        <WordsField path="licenceRegister" label={t('catalogue.place.licenceRegister')} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.performs')}>
        <TicksField path="procedures" label={t('catalogue.place.procedures')} options={procedures} />
      </EditorPart>
    </>
  )
}

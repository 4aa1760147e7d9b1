// A procedure as a form: its words, its prices, its medical figures with their source, and the ten sections of its page.
import { priceUnits } from '#kernel/price-unit.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { ChoiceField, LineField, MoneyField, NumberField } from './place-fields.tsx'
import { placeKey } from './place-names.ts'
import { PreviewPart } from './preview-part.tsx'
import { sectionForms, sectionKeys } from './procedure-sections.ts'
import { SignedLine } from './signed-line.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { textOf } from './value-at.ts'
import { WordsField } from './words-field.tsx'

/** Those that the site has words of its own for, in each language. */
const anaesthesias = ['none', 'drops', 'local', 'sedation', 'spinal', 'general']

export function ProcedureEditor() {
  const { t } = useTexts()
  return (
    <>
      <PreviewPart />
      <EditorPart title={t('catalogue.part.names')}>
        <WordsField path="name" label={t('catalogue.place.name')} />
        <WordsField path="category" label={t('catalogue.place.category')} hint={t('catalogue.hint.category')} />
        <WordsField path="summary" label={t('catalogue.place.summary')} hint={t('catalogue.hint.summary')} rows={2} />
      </EditorPart>
      <Prices />
      <Figures />
      <EditorPart title={t('catalogue.part.page')} text={t('catalogue.part.pageText')}>
        {sectionKeys.map((key) => (
          <WordsField
            key={key}
            path={`text.{language}.${key}`}
            label={t(placeKey(key))}
            hint={t(sectionForms[key])}
            rows={6}
          />
        ))}
      </EditorPart>
    </>
  )
}

function Prices() {
  const { t } = useTexts()
  const currency = textOf(useValue('currency'))
  return (
    <EditorPart title={t('catalogue.part.prices')} text={t('catalogue.part.pricesText')}>
      <div className="grid items-end gap-5 sm:grid-cols-2 2xl:grid-cols-4">
        <MoneyField path="priceFrom" label={t('catalogue.place.priceFrom')} currency={currency} />
        <MoneyField path="priceTo" label={t('catalogue.place.priceTo')} currency={currency} />
        <LineField path="currency" label={t('catalogue.place.currency')} input={{ dir: 'ltr', maxLength: 3 }} />
        <ChoiceField
          path="unit"
          label={t('catalogue.place.unit')}
          hint={t('catalogue.hint.unit')}
          options={priceUnits.map((value) => ({ value, name: t(`unit.per.${value}`) }))}
        />
      </div>
    </EditorPart>
  )
}

function Figures() {
  const { t } = useTexts()
  const { slug } = useEditor()
  const days = t('catalogue.unit.days')
  return (
    <EditorPart title={t('catalogue.part.figures')} text={t('catalogue.part.figuresText')}>
      <div className="grid items-end gap-5 sm:grid-cols-2 2xl:grid-cols-4">
        <NumberField path="durationMin" label={t('catalogue.place.durationMin')} unit={t('catalogue.unit.minutes')} />
        <NumberField
          path="hospitalNights"
          label={t('catalogue.place.hospitalNights')}
          unit={t('catalogue.unit.nights')}
        />
        <NumberField path="stayDays" label={t('catalogue.place.stayDays')} unit={days} />
        <LineField
          path="anaesthesia"
          label={t('catalogue.place.anaesthesia')}
          input={{ list: `anaesthesia-${slug}`, dir: 'ltr' }}
        />
        <datalist id={`anaesthesia-${slug}`}>
          {anaesthesias.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      </div>
      <DaysToFly />
      <SignedLine />
    </EditorPart>
  )
}

function DaysToFly() {
  const { t } = useTexts()
  const days = (['flyFromDay', 'releaseFromDay'] as const).map((path) => (
    <NumberField
      key={path}
      path={path}
      label={t(`catalogue.place.${path}`)}
      hint={t(`catalogue.hint.${path}`)}
      unit={t('catalogue.unit.dayNumber')}
      empty={null}
    />
  ))
  const source = (['flySource', 'flySourceUrl'] as const).map((path) => (
    <LineField
      key={path}
      path={path}
      label={t(`catalogue.place.${path}`)}
      hint={t(`catalogue.hint.${path}`)}
      input={{ dir: path === 'flySource' ? 'auto' : 'ltr' }}
      isOptional
    />
  ))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {days}
      {source}
    </div>
  )
}

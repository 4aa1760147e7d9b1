// A package as a form: what it is, what is in it with the worth of each part, its price, and how long it is on sale.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { EditorPart } from './editor-part.tsx'
import { ListField } from './list-field.tsx'
import { ChoiceField, DateField, LineField, MoneyField, NumberField } from './place-fields.tsx'
import { PreviewPart } from './preview-part.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { textOf } from './value-at.ts'
import { WordsField } from './words-field.tsx'

const kinds = ['procedure', 'hospital', 'hotel', 'transfer', 'visit', 'medicine', 'test', 'companion', 'other'] as const

export function PackageEditor() {
  const { t } = useTexts()
  const { procedures } = useEditor()
  const currency = textOf(useValue('currency'))
  return (
    <>
      <PreviewPart />
      <EditorPart title={t('catalogue.part.names')}>
        <WordsField path="name" label={t('catalogue.place.name')} />
        <WordsField path="summary" label={t('catalogue.place.summary')} rows={2} />
        <ChoiceField path="procedure" label={t('catalogue.place.procedure')} options={procedures} />
      </EditorPart>
      <EditorPart title={t('catalogue.part.stay')}>
        <div className="grid items-end gap-5 sm:grid-cols-2 2xl:grid-cols-4">
          <NumberField path="nights" label={t('catalogue.place.nights')} />
          <NumberField path="hotelClass" label={t('catalogue.place.hotelClass')} unit={t('catalogue.unit.stars')} />
          <NumberField path="transfers" label={t('catalogue.place.transfers')} />
          <NumberField path="companions" label={t('catalogue.place.companions')} />
        </div>
      </EditorPart>
      <EditorPart title={t('catalogue.part.price')} text={t('catalogue.part.priceText')}>
        <div className="grid items-end gap-5 sm:grid-cols-2 2xl:grid-cols-4">
          <MoneyField path="price" label={t('catalogue.place.price')} currency={currency} />
          <LineField path="currency" label={t('catalogue.place.currency')} input={{ dir: 'ltr', maxLength: 3 }} />
          <DateField path="validFrom" label={t('catalogue.place.validFrom')} />
          <DateField path="validTo" label={t('catalogue.place.validTo')} />
        </div>
      </EditorPart>
      <Parts currency={currency} />
      <EditorPart title={t('catalogue.part.excluded')}>
        <ListField
          path="excluded"
          label={t('catalogue.place.excluded')}
          blank={{}}
          itemName={(at) => t('catalogue.item.line', { number: at + 1 })}
          add={t('catalogue.item.addLine')}
          none={t('catalogue.item.noLines')}
        >
          {(path) => <WordsField path={path} label={t('catalogue.place.text')} />}
        </ListField>
      </EditorPart>
    </>
  )
}

function Parts({ currency }: { currency: string }) {
  const { t } = useTexts()
  return (
    <EditorPart title={t('catalogue.part.inside')} text={t('catalogue.part.insideText')}>
      <ListField
        path="inside"
        label={t('catalogue.place.inside')}
        blank={{ text: {}, kind: 'other', worth: '' }}
        itemName={(at) => t('catalogue.item.part', { number: at + 1 })}
        add={t('catalogue.item.addPart')}
        none={t('catalogue.item.noParts')}
      >
        {(path) => (
          <>
            <WordsField path={`${path}.text`} label={t('catalogue.place.text')} rows={2} />
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <ChoiceField
                path={`${path}.kind`}
                label={t('catalogue.place.kind')}
                options={kinds.map((value) => ({ value, name: t(`catalogue.partKind.${value}`) }))}
              />
              <MoneyField path={`${path}.worth`} label={t('catalogue.place.worth')} currency={currency} />
            </div>
            <WordsField
              path={`${path}.mayChangeIf`}
              label={t('catalogue.place.mayChangeIf')}
              hint={t('catalogue.hint.mayChangeIf')}
              isOptional
            />
          </>
        )}
      </ListField>
    </EditorPart>
  )
}

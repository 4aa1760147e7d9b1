// What guests read of a hotel, and what its rooms cost: facts, features, taxes, rooms and the terms that they are sold under.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { DecimalField } from './decimal-field.tsx'
import { EditorPart } from './editor-part.tsx'
import { FieldRow } from './field-row.tsx'
import { ListField } from './list-field.tsx'
import { PictureLink } from './picture-link.tsx'
import { ChoiceField, LineField, MoneyField, NumberField, TickField } from './place-fields.tsx'
import { RoomFields } from './room-fields.tsx'
import { blankRoom } from './room-shapes.ts'
import { TicksField } from './ticks-field.tsx'
import { useValue } from './use-document.ts'
import { useEditor } from './use-editor.ts'
import { WordsField } from './words-field.tsx'

export function HotelEditor() {
  const { t } = useTexts()
  const { slug, beside } = useEditor()
  return (
    <>
      <EditorPart title={t('catalogue.part.names')}>
        <WordsField path="name" label={t('catalogue.place.name')} />
        <WordsField path="summary" label={t('catalogue.place.summary')} rows={3} />
        <PictureLink slug={slug} />
      </EditorPart>
      <HotelPlace />
      <EditorPart title={t('catalogue.hotel.features')} text={t('catalogue.hotel.featuresHint')}>
        <TicksField path="features" label={t('catalogue.hotel.features')} options={beside.features ?? []} />
      </EditorPart>
      <HotelTaxes />
      <EditorPart title={t('catalogue.hotel.rooms')}>
        <ListField
          path="rooms"
          label={t('catalogue.hotel.rooms')}
          blank={blankRoom}
          itemName={(at) => t('catalogue.hotel.room', { number: at + 1 })}
          add={t('catalogue.hotel.addRoom')}
        >
          {(path) => <RoomFields path={path} />}
        </ListField>
      </EditorPart>
    </>
  )
}

function HotelPlace() {
  const { t } = useTexts()
  return (
    <EditorPart title={t('catalogue.hotel.facts')}>
      <WordsField path="address" label={t('catalogue.hotel.address')} />
      <FieldRow>
        <DecimalField path="latitude" label={t('catalogue.hotel.latitude')} />
        <DecimalField path="longitude" label={t('catalogue.hotel.longitude')} />
        <NumberField path="stars" label={t('catalogue.hotel.stars')} />
        <LineField path="phone" label={t('catalogue.hotel.phone')} input={{ type: 'tel', dir: 'ltr' }} />
      </FieldRow>
      <FieldRow>
        <NumberField
          path="minutesToClinic.car"
          label={t('catalogue.hotel.minutesCar')}
          unit={t('catalogue.hotel.minutes')}
        />
        <NumberField
          path="minutesToClinic.walk"
          label={t('catalogue.hotel.minutesWalk')}
          unit={t('catalogue.hotel.minutes')}
        />
        <LineField path="checkInFrom" label={t('catalogue.hotel.checkInFrom')} input={{ type: 'time', dir: 'ltr' }} />
        <LineField
          path="checkOutUntil"
          label={t('catalogue.hotel.checkOutUntil')}
          input={{ type: 'time', dir: 'ltr' }}
        />
      </FieldRow>
      <LineField
        path="timeZone"
        label={t('catalogue.hotel.timeZone')}
        hint={t('catalogue.hotel.timeZoneHint')}
        input={{ dir: 'ltr' }}
        className="max-w-80"
        isOptional
      />
    </EditorPart>
  )
}

const bases = ['percent', 'room-night', 'person-night', 'room'] as const

function HotelTaxes() {
  const { t } = useTexts()
  return (
    <EditorPart title={t('catalogue.hotel.taxes')} text={t('catalogue.hotel.taxesHint')}>
      <NumberField
        path="childrenFreeUnder"
        label={t('catalogue.hotel.childrenFreeUnder')}
        hint={t('catalogue.hotel.childrenFreeUnderHint')}
        unit={t('catalogue.hotel.years')}
      />
      <ListField
        path="taxes"
        label={t('catalogue.hotel.taxes')}
        blank={{ name: {}, basis: 'percent', percent: 0, paidAtHotel: false }}
        itemName={(at) => t('catalogue.hotel.tax', { number: at + 1 })}
        add={t('catalogue.hotel.addTax')}
        none={t('catalogue.hotel.noTaxes')}
        isUnordered
      >
        {(path) => <TaxFields path={path} />}
      </ListField>
    </EditorPart>
  )
}

function TaxFields({ path }: { path: string }) {
  const { t } = useTexts()
  const { currency } = useEditor()
  const basis = useValue(`${path}.basis`)
  return (
    <>
      <WordsField path={`${path}.name`} label={t('catalogue.hotel.taxName')} />
      <FieldRow>
        <ChoiceField
          path={`${path}.basis`}
          label={t('catalogue.hotel.taxBasis')}
          options={bases.map((value) => ({ value, name: t(`catalogue.hotel.basis.${value}`) }))}
        />
        {basis === 'percent' ? (
          <DecimalField path={`${path}.percent`} label={t('catalogue.hotel.taxPercent')} unit="%" />
        ) : (
          <MoneyField path={`${path}.amount`} label={t('catalogue.hotel.taxAmount')} currency={currency} isOptional />
        )}
        {basis === 'person-night' && (
          <NumberField
            path={`${path}.fromAge`}
            label={t('catalogue.hotel.taxFromAge')}
            unit={t('catalogue.hotel.years')}
          />
        )}
      </FieldRow>
      <TickField path={`${path}.paidAtHotel`} label={t('catalogue.hotel.taxAtHotel')} whenOff={false} />
    </>
  )
}

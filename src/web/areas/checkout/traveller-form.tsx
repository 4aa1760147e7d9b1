// The fields of who travels: the patient, and whoever comes along, with their names as in the passport.
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AskedFields } from './asked-fields.tsx'
import { CompanionFields } from './companion-fields.tsx'
import { type LineInput, NameLine } from './name-line.tsx'
import type { PersonView } from './present-checkout.server.ts'
import type { OrderItemView } from './present-order-item.server.ts'
import { type mostLetters, remarksName } from './traveller-fields.ts'
import type { Companions } from './use-companions.ts'

type Faults = Record<string, string>
type TravellerFieldsProps = { items: OrderItemView[]; person: PersonView; companions: Companions; faults: Faults }

export function TravellerFields({ items, person, companions, faults }: TravellerFieldsProps) {
  const { t } = useTexts()
  const { rows, add, remove } = companions
  const line = (field: keyof typeof mostLetters, input: LineInput = {}) => (
    <NameLine {...{ name: field, field, input }} saved={person[field]} reason={faults[field]} />
  )
  return (
    <section aria-labelledby="travellers" className="card grid gap-6 p-5 md:p-6">
      <div className="grid gap-1">
        <h2 id="travellers" className="text-xl">
          {t('checkout.travellers')}
        </h2>
        <p className="text-muted">{t('checkout.travellersText')}</p>
      </div>
      <fieldset className="grid gap-5 md:grid-cols-2">
        <legend className="mb-3 font-semibold">{t('checkout.traveller.you')}</legend>
        {line('firstName', { autoComplete: 'given-name' })}
        {line('lastName', { autoComplete: 'family-name' })}
        {line('email', { type: 'email', autoComplete: 'email' })}
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
      </fieldset>
      {rows.map((row, at) => (
        <CompanionFields
          key={row}
          {...{ row, items, faults }}
          number={at + 2}
          saved={person.others[row - 1]}
          onRemove={remove && (() => remove(row))}
        />
      ))}
      {add && (
        <p>
          <button type="button" className="button button-quiet" onClick={add}>
            {t('checkout.traveller.add')}
          </button>
        </p>
      )}
      <AskedFields {...{ items, faults }} />
      {items.map(
        ({ id, title, remarks }) =>
          remarks && (
            <FieldBox
              key={id}
              name={remarksName(id)}
              label={t('checkout.remarks', { title: `\u2068${title}\u2069` })}
              hint={t('checkout.remarksHint')}
              fault={faults[remarksName(id)] && t('checkout.fault.long')}
            >
              {(attributes) => (
                <textarea
                  {...attributes}
                  className="field"
                  rows={2}
                  dir="auto"
                  maxLength={remarks.maxLength}
                  defaultValue={remarks.value ?? ''}
                />
              )}
            </FieldBox>
          ),
      )}
    </section>
  )
}

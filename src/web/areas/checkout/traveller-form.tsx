// The fields of who travels: the patient, and whoever comes along, with their names as in the passport.
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AskedFields } from './asked-fields.tsx'
import type { PersonView } from './present-checkout.server.ts'
import type { OrderItemView } from './present-order-item.server.ts'
import { mostLetters, remarksName } from './traveller-fields.ts'

type Faults = Record<string, string>
type TravellerFieldsProps = { items: OrderItemView[]; person: PersonView; count: number; faults: Faults }

export function TravellerFields({ items, person, count, faults }: TravellerFieldsProps) {
  const { t } = useTexts()
  const line = (name: string, field: keyof typeof mostLetters, saved: string, input: LineInput = {}) => (
    <Line {...{ name, field, saved, input }} label={t(`checkout.${field}`)} reason={faults[name]} />
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
        {line('firstName', 'firstName', person.firstName, { autoComplete: 'given-name' })}
        {line('lastName', 'lastName', person.lastName, { autoComplete: 'family-name' })}
        {line('email', 'email', person.email, { type: 'email', autoComplete: 'email' })}
        {line('phone', 'phone', person.phone, { type: 'tel', autoComplete: 'tel' })}
      </fieldset>
      {Array.from({ length: count - 1 }, (_, at) => at + 1).map((at) => (
        <fieldset key={at} className="grid gap-5 md:grid-cols-2">
          <legend className="mb-3 font-semibold">{t('checkout.traveller.other', { number: at + 1 })}</legend>
          {line(`others.${at}.firstName`, 'firstName', person.others[at - 1]?.firstName ?? '')}
          {line(`others.${at}.lastName`, 'lastName', person.others[at - 1]?.lastName ?? '')}
        </fieldset>
      ))}
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

type LineInput = { type?: 'email' | 'tel'; autoComplete?: string }
type LineProps = {
  name: string
  field: keyof typeof mostLetters
  label: string
  saved: string
  reason: string | undefined
  input: LineInput
}

function Line({ name, field, label, saved, reason, input }: LineProps) {
  const { t } = useTexts()
  const kind = field === 'email' || field === 'phone' ? field : 'name'
  const fault = reason && t(reason === 'required' ? 'checkout.fault.required' : `checkout.fault.${kind}`)
  const isAddress = kind !== 'name'
  return (
    <FieldBox name={name} label={label} fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          className={`field ${isAddress ? 'rtl:text-end' : ''}`}
          type="text"
          dir={isAddress ? 'ltr' : 'auto'}
          required
          maxLength={mostLetters[field]}
          defaultValue={saved}
          {...input}
        />
      )}
    </FieldBox>
  )
}

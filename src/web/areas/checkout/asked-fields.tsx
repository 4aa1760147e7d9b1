// What else items of an order have to know, each in the words of its kind: a flight, a time, a date of birth.
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { OrderItemView } from './present-order-item.server.ts'
import { askedName } from './traveller-fields.ts'

type AskedFieldsProps = { items: OrderItemView[]; faults: Record<string, string> }

export function AskedFields({ items, faults }: AskedFieldsProps) {
  return items
    .filter(({ asked }) => asked.length > 0)
    .map((item) => (
      <fieldset key={item.id} className="grid gap-5 md:grid-cols-2">
        <legend className="mb-3 font-semibold">
          <bdi>{item.title}</bdi>
        </legend>
        {item.asked.map((need) => (
          <Asked key={need.path} need={need} name={askedName(item.id, need.path)} faults={faults} />
        ))}
      </fieldset>
    ))
}

type Need = OrderItemView['asked'][number]

function Asked({ need, name, faults }: { need: Need; name: string; faults: Record<string, string> }) {
  const { t } = useTexts()
  const { label, format, isRequired, maxLength, value } = need
  const reason = faults[name]
  return (
    <FieldBox name={name} label={label} fault={reason && t(faultOf(reason, format))}>
      {(attributes) => (
        <input
          {...attributes}
          className="field"
          type={format === 'birth-date' ? 'date' : (format ?? 'text')}
          dir={format ? undefined : 'auto'}
          required={isRequired}
          maxLength={format ? undefined : maxLength}
          min={format === 'birth-date' ? '1900-01-01' : undefined}
          defaultValue={value}
        />
      )}
    </FieldBox>
  )
}

function faultOf(reason: string, format: Need['format']) {
  if (reason === 'required') return 'checkout.fault.required'
  if (format === 'birth-date') return 'checkout.fault.date'
  return format === 'time' ? 'checkout.fault.time' : 'checkout.fault.long'
}

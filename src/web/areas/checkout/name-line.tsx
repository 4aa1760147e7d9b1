// A line of who travels: a name, an e-mail address or a phone number, with what is wrong with it.
import { FieldBox } from '#web/forms/field-box.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { mostLetters } from './traveller-fields.ts'

export type LineInput = { type?: 'email' | 'tel'; autoComplete?: string }
type LineProps = {
  name: string
  field: keyof typeof mostLetters
  saved: string
  reason: string | undefined
  input?: LineInput
}

export function NameLine({ name, field, saved, reason, input = {} }: LineProps) {
  const { t } = useTexts()
  const kind = field === 'email' || field === 'phone' ? field : 'name'
  const fault = reason && t(reason === 'required' ? 'checkout.fault.required' : `checkout.fault.${kind}`)
  const isAddress = kind !== 'name'
  return (
    <FieldBox name={name} label={t(`checkout.${field}`)} fault={fault}>
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

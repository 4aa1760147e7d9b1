// A line to type in: an e-mail address, a name.
import { type InputHTMLAttributes, useRef } from 'react'
import { FieldBox } from './field-box.tsx'
import { useFocusOnFault } from './use-focus-on-fault.ts'

type TextFieldProps = {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'defaultValue' | 'inputMode' | 'onBlur' | 'readOnly' | 'type'
  >
}

export function TextField({ name, label, hint, fault, input }: TextFieldProps) {
  const control = useRef<HTMLInputElement>(null)
  useFocusOnFault(control, fault)
  const isAddress = input.type === 'email'
  return (
    <FieldBox name={name} label={label} hint={hint} fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          ref={control}
          className={`field ${isAddress ? 'rtl:text-end' : ''}`}
          dir={isAddress ? 'ltr' : 'auto'}
          type="text"
          required
          maxLength={128}
          {...(isAddress && { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, inputMode: 'email' })}
          {...input}
        />
      )}
    </FieldBox>
  )
}

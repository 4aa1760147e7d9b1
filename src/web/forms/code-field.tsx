// The field for a code that came by mail, by message or from an app: offered by the phone, pasted, or typed in any digits.
import { type InputEvent, useRef } from 'react'
import { FieldBox } from './field-box.tsx'
import { useFocusOnFault } from './use-focus-on-fault.ts'

type CodeFieldProps = {
  name: string
  label: string
  /** How many digits the code has: 6 unless said. */
  digits?: number | undefined
  hint?: string | undefined
  fault?: string | undefined
}

export function CodeField({ name, label, digits = 6, hint, fault }: CodeFieldProps) {
  const control = useRef<HTMLInputElement>(null)
  useFocusOnFault(control, fault)
  return (
    <FieldBox name={name} label={label} hint={hint} fault={fault}>
      {(attributes) => (
        <input
          {...attributes}
          ref={control}
          className="field figure max-w-56 text-xl tracking-[0.2em] rtl:text-end"
          dir="ltr"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          required
          pattern={`\\d{${digits}}`}
          onInput={(event) => tidy(event, digits)}
        />
      )}
    </FieldBox>
  )
}

/** "123 456" out of a mail and ١٢٣٤٥٦ off an Arabic keyboard are the same code. */
function tidy({ currentTarget: control }: InputEvent<HTMLInputElement>, digits: number): void {
  const tidied = plainDigits(control.value).slice(0, digits)
  // Writing the same value back would move the caret to the end.
  if (tidied !== control.value) control.value = tidied
}

const others = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Only the digits, in their Western forms. */
export function plainDigits(text: string): string {
  return text.replace(others, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/[^0-9]/g, '')
}

// An amount of the offer, as it is typed.
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { FieldBox } from './field-box.tsx'
import { useOfferEditor } from './use-offer-editor.ts'

type AmountFieldProps = {
  path: string
  label: string
  hint?: string
  isLarge?: boolean
  value: string
  onChange: (value: string) => void
}

export function AmountField({ path, label, hint, isLarge = false, value, onChange }: AmountFieldProps) {
  const { currency } = useOfferEditor().fields
  return (
    <FieldBox
      path={path}
      label={label}
      look={isLarge ? 'plain' : 'small'}
      {...(hint !== undefined && { hint })}
      className="max-w-56"
    >
      {(control) => (
        <>
          <input
            {...control}
            className="field figure"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <AmountEcho text={value} currency={currency} />
        </>
      )}
    </FieldBox>
  )
}

// Fields for one place of a document: a line, an amount with its currency, a number, a day, a choice and a box to tick.
import type { InputHTMLAttributes, ReactNode } from 'react'
import { AmountEcho } from '#web/desk/amount-echo.tsx'
import { SelectBox, selectClass } from '#web/ui/select-box.tsx'
import { FaultWords, PlaceBox } from './place-box.tsx'
import { usePlace } from './use-place.ts'
import { textOf } from './value-at.ts'

export type FieldProps = {
  path: string
  label: string
  hint?: string | undefined
  className?: string
}

/** What is read and not written looks so, and can still be reached and copied. */
export const lockedClass = 'read-only:border-transparent read-only:bg-tint'

type LineProps = FieldProps & {
  input?: InputHTMLAttributes<HTMLInputElement>
  /** What stands behind the control: a unit, a currency. */
  unit?: ReactNode
  /** Where it may be left out: an empty one is taken away. */
  isOptional?: boolean
  below?: ReactNode
}

/** A text that is the same in every language. */
export function LineField({ path, label, hint, className, input, unit, isOptional = false, below }: LineProps) {
  const place = usePlace(path)
  return (
    <PlaceBox {...{ place, label, hint }} {...(className && { className })}>
      {(attributes) => (
        <>
          <span className="flex items-center gap-2">
            <input
              {...attributes}
              autoComplete="off"
              {...input}
              className={`field ${lockedClass}`}
              value={textOf(place.value)}
              readOnly={place.lock !== undefined}
              onChange={({ currentTarget: { value } }) => place.set(value === '' && isOptional ? undefined : value)}
            />
            {unit && <span className="shrink-0 text-muted">{unit}</span>}
          </span>
          {below}
        </>
      )}
    </PlaceBox>
  )
}

/** An amount as people write it; once it is saved it stands as the data pack has it: `1250.50`. */
export function MoneyField({ currency, ...props }: Omit<LineProps, 'input' | 'unit'> & { currency: string }) {
  const { value } = usePlace(props.path)
  return (
    <LineField
      {...props}
      unit={<bdi>{currency}</bdi>}
      input={{ inputMode: 'decimal', dir: 'ltr', className: 'field figure' }}
      below={<AmountEcho text={textOf(value)} currency={currency} />}
    />
  )
}

/** A whole number. What is no number yet stays as it is typed, and the server says what is wrong with it. */
export function NumberField({ path, label, hint, className, unit, empty }: LineProps & { empty?: null }) {
  const place = usePlace(path)
  return (
    <PlaceBox {...{ place, label, hint }} {...(className && { className })}>
      {(attributes) => (
        <span className="flex items-center gap-2">
          <input
            {...attributes}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            className={`field figure max-w-32 ${lockedClass}`}
            value={textOf(place.value)}
            readOnly={place.lock !== undefined}
            onChange={({ currentTarget: { value } }) => place.set(numberOf(value.trim(), empty))}
          />
          {unit && <span className="text-muted">{unit}</span>}
        </span>
      )}
    </PlaceBox>
  )
}

const numberOf = (typed: string, empty: null | undefined): number | string | null | undefined => {
  if (typed === '') return empty
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed
}

/** A day of the calendar. */
export function DateField(props: Omit<LineProps, 'input' | 'unit'>) {
  return <LineField {...props} input={{ type: 'date', dir: 'ltr' }} />
}

type ChoiceProps = FieldProps & { options: readonly { value: string; name: string }[] }

export function ChoiceField({ path, label, hint, className, options }: ChoiceProps) {
  const place = usePlace(path)
  const value = textOf(place.value)
  const isKnown = options.some((option) => option.value === value)
  return (
    <PlaceBox {...{ place, label, hint }} {...(className && { className })}>
      {(attributes) => (
        <SelectBox>
          <select
            {...attributes}
            className={selectClass}
            value={value}
            disabled={place.lock !== undefined}
            onChange={({ currentTarget }) => place.set(currentTarget.value)}
          >
            {!isKnown && <option value={value}>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </SelectBox>
      )}
    </PlaceBox>
  )
}

/** `whenOff` is what stands there where it is not ticked: false, or nothing. */
export function TickField({ path, label, hint, whenOff }: FieldProps & { whenOff?: false }) {
  const place = usePlace(path)
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        id={place.id}
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        checked={place.value === true}
        disabled={place.lock !== undefined}
        onChange={({ currentTarget }) => place.set(currentTarget.checked || whenOff)}
      />
      <span>
        {label}
        {hint && <span className="hint block">{hint}</span>}
        {place.fault && (
          <span className="block font-semibold text-bad">
            <FaultWords fault={place.fault} />
          </span>
        )}
      </span>
    </label>
  )
}

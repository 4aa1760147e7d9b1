// A number with decimals in one place of a document: a latitude, a percentage.
import { PlaceBox } from './place-box.tsx'
import { type FieldProps, lockedClass } from './place-fields.tsx'
import { usePlace } from './use-place.ts'
import { textOf } from './value-at.ts'

export function DecimalField({ path, label, hint, className, unit }: FieldProps & { unit?: string }) {
  const place = usePlace(path)
  const text = textOf(place.value)
  return (
    <PlaceBox {...{ place, label, hint }} {...(className && { className })}>
      {(attributes) => (
        <span className="flex items-center gap-2">
          <input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            className={`field figure max-w-40 ${lockedClass}`}
            value={text}
            readOnly={place.lock !== undefined}
            onChange={({ currentTarget: { value } }) => place.set(value === '' ? undefined : whileTyped(value))}
            onBlur={() => isNumber(text) && place.set(Number(text))}
          />
          {unit && <span className="text-muted">{unit}</span>}
        </span>
      )}
    </PlaceBox>
  )
}

const isNumber = (text: string): boolean => /^-?\d{1,9}(\.\d{1,9})?$/.test(text)

/** `25.10` is on its way to `25.105`: it stays as it is typed until the field is left. */
const whileTyped = (typed: string): number | string =>
  isNumber(typed) && String(Number(typed)) === typed ? Number(typed) : typed

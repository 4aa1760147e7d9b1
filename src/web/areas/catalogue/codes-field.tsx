// A short list of codes in one line, with commas between them: `en, ar, fr`.
import { useState } from 'react'
import { PlaceBox } from './place-box.tsx'
import { type FieldProps, lockedClass } from './place-fields.tsx'
import { usePlace } from './use-place.ts'
import type { Json } from './value-at.ts'

const inLine = (value: Json | undefined): string => (Array.isArray(value) ? value.map(String).join(', ') : '')
const codesOf = (line: string): string[] => line.split(/[\s,،]+/).filter(Boolean)

export function CodesField({ path, label, hint }: FieldProps) {
  const place = usePlace(path)
  // A comma that was only just typed stays: the list alone would lose it.
  const [typed, setTyped] = useState<string>()
  const listed = inLine(place.value)
  const shown = typed !== undefined && codesOf(typed).join(', ') === listed ? typed : listed
  return (
    <PlaceBox {...{ place, label, hint }}>
      {(attributes) => (
        <input
          {...attributes}
          dir="ltr"
          autoComplete="off"
          className={`field ${lockedClass}`}
          value={shown}
          readOnly={place.lock !== undefined}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            place.set(codesOf(value))
          }}
        />
      )}
    </PlaceBox>
  )
}

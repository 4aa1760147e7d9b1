// Which of a list belong to it: a box to tick for each.
import { Says } from './place-box.tsx'
import type { FieldProps } from './place-fields.tsx'
import { usePlace } from './use-place.ts'

type TicksProps = FieldProps & { options: readonly { value: string; name: string }[] }

export function TicksField({ path, label, hint, options }: TicksProps) {
  const place = usePlace(path)
  const ticked = Array.isArray(place.value) ? place.value.map(String) : []
  const known = new Set(options.map(({ value }) => value))
  // What is on no list any longer stays until it is taken away.
  const all = [...options, ...ticked.filter((value) => !known.has(value)).map((value) => ({ value, name: value }))]
  const change = (value: string, isOn: boolean) =>
    place.set(isOn ? [...ticked, value] : ticked.filter((one) => one !== value))
  return (
    <fieldset id={place.id} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="label">{label}</legend>
      {hint && <p className="hint mb-2">{hint}</p>}
      <Says place={place} />
      <div className="grid gap-x-6 sm:grid-cols-2 2xl:grid-cols-3">
        {all.map(({ value, name }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={ticked.includes(value)}
              disabled={place.lock !== undefined}
              onChange={({ currentTarget }) => change(value, currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

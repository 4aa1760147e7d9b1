// What stands around every field of signing in: its label above, its hint, and what is wrong with it.
import { type ReactNode, useId } from 'react'

/** What the control itself has to carry, so that label, hint and fault belong to it. */
export type FieldAttributes = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldBoxProps = {
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
  /** Ids of more that describes the control. */
  describedBy?: string | undefined
  children: (attributes: FieldAttributes) => ReactNode
}

export function FieldBox({ name, label, hint, fault, describedBy, children }: FieldBoxProps) {
  const id = useId()
  const about = [hint && `${id}-hint`, fault && `${id}-fault`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${fault ? 'border-s-4 border-bad ps-4' : ''}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint mb-2 wrap-anywhere">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mb-2 font-semibold text-bad">
          {fault}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': about || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
    </div>
  )
}

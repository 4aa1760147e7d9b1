// A box for words: label above, hint, what is wrong with it.
import type { RefObject } from 'react'

type WritingFieldProps = {
  id: string
  control: RefObject<HTMLTextAreaElement | null>
  label: string
  hint: string
  fault: string | undefined
  rows: number
  text: string
  onText: (text: string) => void
}

/** As the contract has it. */
const maxLetters = 4000

export function WritingField({ id, control, label, hint, fault, rows, text, onText }: WritingFieldProps) {
  return (
    <div className={fault ? 'border-s-4 border-bad ps-4' : ''}>
      <label className="label wrap-anywhere" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className="hint mb-2">
        {hint}
      </p>
      {fault && (
        <p id={`${id}-fault`} className="mb-2 font-semibold text-bad">
          {fault}
        </p>
      )}
      <textarea
        ref={control}
        id={id}
        className="field"
        rows={rows}
        dir="auto"
        maxLength={maxLetters}
        value={text}
        aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  )
}

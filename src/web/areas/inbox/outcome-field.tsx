// One line that a colleague types about a booking: label, hint, and what is wrong with it.

type OutcomeFieldProps = {
  id: string
  label: string
  hint: string
  fault: string | undefined
  maxLength: number
  /** Runs from left to right in every language. */
  isLatin?: boolean
  text: string
  onText: (text: string) => void
}

export function OutcomeField({ id, label, hint, fault, maxLength, isLatin, text, onText }: OutcomeFieldProps) {
  return (
    <div className={fault ? 'border-s-4 border-bad ps-4' : ''}>
      <label className="label" htmlFor={id}>
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
      <input
        id={id}
        className="field"
        dir={isLatin ? 'ltr' : 'auto'}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  )
}

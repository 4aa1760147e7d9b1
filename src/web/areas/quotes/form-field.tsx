// One field: label above, hint, what is wrong with it, and the control.

import { FieldControl } from './field-control.tsx'
import type { FieldView } from './field-view.ts'
import { fieldId } from './fields.ts'

type FormFieldProps = { view: FieldView; typed: string | undefined; error: string | undefined; hidden: boolean }

export function FormField({ view, typed, error, hidden }: FormFieldProps) {
  const { kind, name, label, optional, hint, className = '' } = view
  const id = fieldId(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const isGroup = kind === 'choice'
  const Box = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'
  return (
    <Box
      hidden={hidden}
      className={`min-w-0 ${className || 'sm:col-span-2'} ${kind === 'tick' ? 'rounded-card bg-tint p-5' : ''} ${error ? 'border-s-4 border-bad ps-4' : ''}`}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {kind !== 'tick' && (
        <Label className="label" {...(!isGroup && { htmlFor: id })}>
          {label} {optional && <span className="font-normal text-muted">{optional}</span>}
        </Label>
      )}
      {hint && kind !== 'tick' && (
        <p id={`${id}-hint`} className="hint mb-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-2 font-semibold text-bad">
          {error}
        </p>
      )}
      <FieldControl
        view={view}
        typed={typed}
        shared={{
          id,
          name,
          className: 'field',
          ...(!isGroup && { 'aria-describedby': describedBy }),
          ...(error && { 'aria-invalid': true }),
        }}
      />
    </Box>
  )
}

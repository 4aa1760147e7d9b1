// What sending a quote request led to when it was not taken.
import type { FieldError, FieldName } from './fields.ts'

export type TypedFields = Partial<Record<FieldName, string>>

export type QuoteOutcome = {
  errors: FieldError[]
  /** Why nothing was sent although every field may be right, as a sentence; `''` when it is the fields, undefined when the line broke. */
  failure?: string
  /** What was typed, to be shown again by a page that is drawn anew. */
  typed: TypedFields
}

// How one field of the quote form is described to the page: ready words, and the attributes of its control.
import type { InputHTMLAttributes } from 'react'
import type { Photo } from '#web/ui/picture.tsx'
import type { FieldName, StepName } from './fields.ts'

/** `art` and what follows are there for what a quote can be asked for. */
export type Option = {
  value: string
  name: string
  price?: string
  /** What one, two and so on of it cost, ready to be chosen from; left out where nothing is counted. */
  counts?: OptionGroup[]
  art?: string
  photo?: Photo | null
}
export type OptionGroup = { category: string; options: Option[] }

type InputFacts = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'pattern'
  | 'max'
  | 'required'
  | 'dir'
  | 'autoComplete'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'className'
>

export type FieldView = {
  name: FieldName
  label: string
  /** Says that it may stay empty. */
  optional?: string
  hint?: string
  className?: string
} & (
  | { kind: 'line'; input: InputFacts }
  | { kind: 'text'; rows: number }
  | { kind: 'list'; groups: OptionGroup[]; preset: string }
  | { kind: 'choice'; options: Option[]; preset: string }
  | { kind: 'tick'; link: { to: string; text: string } }
)

export type StepView = {
  name: StepName
  title: string
  /** Where it stands: `Step 2 of 4`. */
  progress: string
  introduction?: string
  fields: FieldView[]
}

// Checks the form step by step.
import { checkFields } from '#web/browser/check-fields.ts'
import { type FieldError, type StepName, steps } from './fields.ts'

export type WrongStep = { name: StepName; errors: FieldError[] }

/** The first step, up to and with the given one, that something is wrong on. */
export function firstWrongStep(
  form: HTMLFormElement,
  until: StepName,
  maxLetters: Record<string, number>,
): WrongStep | undefined {
  const end = steps.findIndex(({ name }) => name === until) + 1
  const checked = steps
    .slice(0, end)
    .map(({ name, fields }) => ({ name, errors: checkFields<FieldError['field']>(form, fields, maxLetters) }))
  return checked.find(({ errors }) => errors.length > 0)
}

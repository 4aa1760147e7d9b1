// The steps of the quote form and the fields on each, in the order they are asked.

export const steps = [
  { name: 'need', fields: ['item', 'count', 'need'] },
  { name: 'dates', fields: ['earliest', 'latest', 'flexibility', 'companions'] },
  { name: 'budget', fields: ['budget', 'currency', 'medicalNotes'] },
  { name: 'contact', fields: ['name', 'email', 'channel', 'phone', 'consent'] },
] as const

export type StepName = (typeof steps)[number]['name']
export type FieldName = (typeof steps)[number]['fields'][number]

export const fieldNames: readonly FieldName[] = steps.flatMap(({ fields }): readonly FieldName[] => fields)

/** What is wrong with one field, as a code that there is a sentence for. */
export type FieldError = { field: FieldName; reason: string }

export const fieldId = (name: FieldName) => `field-${name}`
export const stepId = (name: StepName) => `step-${name}`

/** The step that a field is on. */
export function stepOf(field: FieldName): StepName {
  const found = steps.find(({ fields }) => (fields as readonly FieldName[]).includes(field))
  return found?.name ?? 'need'
}

/** The step that a part of the address names, itself (`#step-dates`) or by a field on it (`#field-email`). */
export function stepOfHash(hash: string): StepName | undefined {
  return steps.find(
    ({ name, fields }) => hash === `#${stepId(name)}` || fields.some((field) => hash === `#${fieldId(field)}`),
  )?.name
}

/** The step after this one (or before it, with -1); undefined at the ends. */
export function stepBeside(name: StepName, by: 1 | -1): StepName | undefined {
  return steps[steps.findIndex((step) => step.name === name) + by]?.name
}

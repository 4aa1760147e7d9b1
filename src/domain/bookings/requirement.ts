// What a supplier needs to know before it books: said with the quote, and enforced before anything is charged.
import type { FieldFault } from '#kernel/fault.ts'

/**
 * `path`: where in what the client gives (`contact.email`, `details.remarks`); `maxLength`: letters that the supplier has room for.
 * `names`: a list of exactly `count` people, each with a first and a last name.
 */
export type Requirement =
  | { path: string; type: 'text'; isRequired: boolean; maxLength: number }
  | { path: string; type: 'names'; count: number; maxLength: number }

/** @returns what is missing, too long or no text, by the path without its first part, as forms name their fields */
export function unmetRequirements(requirements: readonly Requirement[], given: unknown): FieldFault[] {
  return requirements.flatMap((requirement) => {
    const value = valueAt(given, requirement.path.split('.'))
    const field = requirement.path.split('.').slice(1).join('.')
    return requirement.type === 'names' ? namesFaults(requirement, field, value) : textFaults(requirement, field, value)
  })
}

function textFaults(
  { isRequired, maxLength }: Extract<Requirement, { type: 'text' }>,
  path: string,
  value: unknown,
): FieldFault[] {
  const text = value ?? ''
  if (typeof text !== 'string') return [{ path, reason: 'invalid' }]
  // As it is sent, spaces included.
  if (text.length > maxLength) return [{ path, reason: 'too-long' }]
  return isRequired && text.trim() === '' ? [{ path, reason: 'required' }] : []
}

function namesFaults(
  { count, maxLength }: Extract<Requirement, { type: 'names' }>,
  path: string,
  value: unknown,
): FieldFault[] {
  const names: unknown[] = Array.isArray(value) ? value : []
  if (names.length > count) return [{ path, reason: 'too-many' }]
  if (names.length < count) return [{ path: `${path}.${names.length}`, reason: 'required' }]
  return [...names].flatMap((name, at) =>
    ['firstName', 'lastName'].flatMap((part) =>
      textFaults({ path, type: 'text', isRequired: true, maxLength }, `${path}.${at}.${part}`, valueAt(name, [part])),
    ),
  )
}

function valueAt(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value
  const isGiven = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
  return isGiven ? valueAt(Reflect.get(value, part), rest) : undefined
}

// What a supplier needs to know before it books: said with the quote, and enforced before anything is charged.
import { z } from 'zod'
import type { FieldFault } from '#kernel/fault.ts'
import type { Localized } from '#kernel/localized.ts'

/** What a text has to be: a plain date in the past, the birth of somebody say, or a time of day (`HH:MM`). */
export type TextFormat = 'birth-date' | 'time'

/**
 * `path`: where in what the client gives (`contact.email`, `details.remarks`); `maxLength`: letters that the supplier has room for.
 * `label`: how it is asked for, where its path is not one that every form knows. `names`: a list of exactly `count` people, each with a
 * first and a last name.
 */
export type Requirement =
  | {
      path: string
      type: 'text'
      isRequired: boolean
      maxLength: number
      format?: TextFormat | undefined
      label?: Localized | undefined
    }
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
  { isRequired, maxLength, format }: Extract<Requirement, { type: 'text' }>,
  path: string,
  value: unknown,
): FieldFault[] {
  const text = value ?? ''
  if (typeof text !== 'string') return [{ path, reason: 'invalid' }]
  // As it is sent, spaces included.
  if (text.length > maxLength) return [{ path, reason: 'too-long' }]
  if (text.trim() === '') return isRequired ? [{ path, reason: 'required' }] : []
  return format && !formats[format].safeParse(text).success ? [{ path, reason: 'invalid' }] : []
}

const formats: Record<TextFormat, z.ZodType> = {
  'birth-date': z.iso.date().refine((day) => day >= '1900-01-01'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
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

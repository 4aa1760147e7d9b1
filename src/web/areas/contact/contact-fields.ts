// The fields of the contact form, in the order they are asked, and what a page is told of each.
import type { InputHTMLAttributes } from 'react'

export const contactFields = ['name', 'email', 'phone', 'text', 'consent'] as const
export type ContactField = (typeof contactFields)[number]

/** What is wrong with one field, as a code that there is a sentence for. */
export type ContactError = { field: ContactField; reason: string }

export type ContactFieldView = {
  name: ContactField
  label: string
  /** Says that it may stay empty. */
  optional?: string
  hint?: string
  /** Of a line; a text and a tick have none. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'pattern'
    | 'required'
    | 'dir'
    | 'autoComplete'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'className'
  >
}

export const contactFieldId = (name: ContactField) => `contact-${name}`

/** What sending a message led to. */
export type ContactOutcome =
  | { reference: string }
  | {
      errors: ContactError[]
      /** Why nothing was sent although every field may be right; `''` when it is the fields, undefined when the line broke. */
      failure?: string
      /** What was typed, to be shown again by a page that is drawn anew. */
      typed: Partial<Record<ContactField, string>>
    }

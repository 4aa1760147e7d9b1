// The attributes of an account that a person may be asked for, each as a field.
import type { InputHTMLAttributes } from 'react'
import type { TextKey } from '#texts/translate.ts'

type AttributeField = {
  /** As the user pool calls it. */
  attribute: string
  name: string
  /** Without one the attribute's own name is shown. */
  label?: TextKey
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type'>
}

export const attributeFields: Record<string, AttributeField> = {
  given_name: {
    attribute: 'given_name',
    name: 'givenName',
    label: 'auth.field.givenName',
    input: { autoComplete: 'given-name' },
  },
  family_name: {
    attribute: 'family_name',
    name: 'familyName',
    label: 'auth.field.familyName',
    input: { autoComplete: 'family-name' },
  },
  name: { attribute: 'name', name: 'name', label: 'auth.field.name', input: { autoComplete: 'name' } },
  phone_number: {
    attribute: 'phone_number',
    name: 'phone_number',
    label: 'auth.field.phone',
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  birthdate: { attribute: 'birthdate', name: 'birthdate', label: 'auth.field.birthdate', input: { type: 'date' } },
}

/** For an attribute of the provider's own, which we have no words for. */
export const plainAttribute = (attribute: string): AttributeField => ({
  attribute,
  name: attribute,
  input: { autoComplete: 'off' },
})

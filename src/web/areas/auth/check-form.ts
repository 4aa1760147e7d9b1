// What is missing or cannot be right in a form of signing in, before anything is sent.
import { valueOf } from '#web/browser/form-fields.ts'
import { checkPassword, type PasswordPolicy } from '#web/forms/password-policy.ts'
import type { AuthField, Failure, FailureText } from '#web/forms/say-failure.ts'

/** In the order of the fields. */
export function checkForm(form: HTMLFormElement, fields: readonly AuthField[], policy: PasswordPolicy): Failure[] {
  return fields.flatMap((field) => {
    const text = checks[field](form, valueOf(form, field), policy)
    return text ? [{ text, field }] : []
  })
}

type Check = (form: HTMLFormElement, value: string, policy: PasswordPolicy) => FailureText | undefined

const checks: Record<AuthField, Check> = {
  email: (form, value) => {
    if (value.trim() === '') return 'auth.fail.emailMissing'
    const control = form.elements.namedItem('email')
    return control instanceof HTMLInputElement && control.validity.typeMismatch ? 'auth.fail.email' : undefined
  },
  givenName: (_, value) => (value.trim() === '' ? 'auth.fail.givenNameMissing' : undefined),
  familyName: (_, value) => (value.trim() === '' ? 'auth.fail.familyNameMissing' : undefined),
  password: (_, value) => (value === '' ? 'auth.fail.passwordMissing' : undefined),
  newPassword: (_, value, policy) => {
    if (value === '') return 'auth.fail.newPasswordMissing'
    return checkPassword(policy, value).every(({ isKept }) => isKept) ? undefined : 'auth.fail.passwordRules'
  },
  code: (_, value) => (value.trim() === '' ? 'auth.fail.codeMissing' : undefined),
}

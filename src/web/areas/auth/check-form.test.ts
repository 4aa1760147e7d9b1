// @vitest-environment happy-dom
// What is missing or cannot be right is found before anything is sent.
import { expect, test } from 'vitest'
import { plainPolicy } from '#web/forms/password-policy.ts'
import type { AuthField } from '#web/forms/say-failure.ts'
import { checkForm } from './check-form.ts'

const all: AuthField[] = ['givenName', 'familyName', 'email', 'password', 'newPassword', 'code']

function formOf(values: Partial<Record<AuthField, string>>): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of all) {
    const control = document.createElement('input')
    Object.assign(control, { name, type: name === 'email' ? 'email' : 'text', value: values[name] ?? '' })
    form.append(control)
  }
  return form
}
const found = (values: Partial<Record<AuthField, string>>, fields = all) =>
  checkForm(formOf(values), fields, plainPolicy).map(({ text }) => text.replace('auth.fail.', ''))

const right = {
  givenName: 'Noor',
  familyName: 'Saleh',
  email: 'noor@mail.example',
  password: 'x',
  newPassword: 'harbour',
  code: '123456',
}

test('spec 5: "Confirmation code required to confirm sign-up. newPassword and confirmationCode required to confirm a reset."', () => {
  expect(found({}, ['email', 'code'])).toEqual(['emailMissing', 'codeMissing'])
  expect(found({}, ['email', 'code', 'newPassword'])).toEqual(['emailMissing', 'codeMissing', 'newPasswordMissing'])
})

test('whatever is missing is named, in the order of the fields', () => {
  expect(found({})).toEqual([
    'givenNameMissing',
    'familyNameMissing',
    'emailMissing',
    'passwordMissing',
    'newPasswordMissing',
    'codeMissing',
  ])
  expect(found({ ...right, givenName: '  ', email: ' ' })).toEqual(['givenNameMissing', 'emailMissing'])
})

test('nothing is wrong with what is right; a password to sign in with has no rules', () => {
  expect(found(right)).toEqual([])
})

test('an address that cannot be one, and a password that keeps not every rule', () => {
  expect(found({ ...right, email: 'noor' }, ['email'])).toEqual(['email'])
  expect(found({ ...right, newPassword: 'short' }, ['newPassword'])).toEqual(['passwordRules'])
  expect(found({ ...right, newPassword: 'quiet harbour ' }, ['newPassword'])).toEqual(['passwordRules'])
})

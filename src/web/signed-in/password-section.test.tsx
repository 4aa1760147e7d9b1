// @vitest-environment happy-dom
// Guards changing the password: spec 5 "oldPassword and newPassword required to change password", and each refusal at its field.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordSection } from './password-section.tsx'
import { counted, poolError, showProfile, t } from './show-profile.test-support.tsx'

afterEach(cleanup)

const policy = {
  minimumLength: 8,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: true,
  requireSymbols: false,
}
const open = (updatePassword: (...given: unknown[]) => Promise<unknown>) => {
  const shown = showProfile(<PasswordSection policy={policy} email="amal@patient.example" />, { updatePassword })
  fireEvent.click(screen.getByRole('button', { name: t('profile.password.change') }))
  return shown
}
const old = () => screen.getByLabelText<HTMLInputElement>(t('profile.password.old'))
const next = () => screen.getByLabelText<HTMLInputElement>(t('profile.password.new'))
const change = () => {
  fireEvent.input(old(), { target: { value: 'before 1' } })
  fireEvent.input(next(), { target: { value: 'after 22' } })
  fireEvent.submit(old().form as HTMLFormElement)
}

test('both passwords are asked for, in fields that a password manager knows apart', () => {
  open(async () => {})
  expect(old()).toMatchObject({ autocomplete: 'current-password', required: true })
  expect(next()).toMatchObject({ autocomplete: 'new-password', required: true })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('it is changed once, said, and the form with both passwords is gone', async () => {
  const { action, given } = counted(() => undefined)
  open(action)
  change()
  fireEvent.submit(old().form as HTMLFormElement)
  expect((await screen.findByText(t('profile.password.changed'))).getAttribute('role')).toBe('status')
  expect(given).toEqual([[{ oldPassword: 'before 1', newPassword: 'after 22' }]])
  expect(document.querySelector('input')).toBeNull()
})

test('a wrong present password stands at its field, with what was typed', async () => {
  const shown = open(async () => {
    throw poolError('NotAuthorizedException', 'Incorrect username or password.')
  })
  change()
  expect(await screen.findByText(t('profile.password.wrong'))).toBeTruthy()
  expect(document.activeElement).toBe(old())
  expect(next().value).toBe('after 22')
  expect(shown.asked.refresh).toBe(0)
})

test('a new password that the pool refuses stands at the other field', async () => {
  open(async () => {
    throw poolError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
  })
  change()
  expect(await screen.findByText(t('auth.fail.passwordRules'))).toBeTruthy()
  expect(document.activeElement).toBe(next())
})

test('too many tries are told of below the form', async () => {
  open(async () => {
    throw poolError('LimitExceededException')
  })
  change()
  const said = await screen.findByText(t('auth.fail.tooMany'))
  expect(said.getAttribute('role')).toBe('status')
})

test('a session that has ended meanwhile is told to the whole tab', async () => {
  const shown = open(async () => {
    throw poolError('NotAuthorizedException', 'Access Token has been revoked')
  })
  change()
  expect(await screen.findByText(t('profile.fault.signedOut'))).toBeTruthy()
  expect(shown.asked.refresh).toBe(1)
})

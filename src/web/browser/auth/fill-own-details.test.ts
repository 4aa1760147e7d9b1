// @vitest-environment happy-dom
// Guards what is filled in for whoever is signed in, and that nothing typed is lost by it.
import { afterEach, expect, test } from 'vitest'
import { signedOut } from './auth-store.ts'
import { fillOwnDetails } from './fill-own-details.ts'
import { authStore } from './tab-state.ts'

const amal = {
  ...signedOut,
  displayName: 'Amal Haddad',
  userName: 'u-1',
  email: 'amal@patient.example',
  accessToken: 't',
}

afterEach(() => authStore().setState(signedOut))

/** @returns the name and the address as they stand after it */
function fill(user: typeof signedOut, typed: { name?: string; email?: string } = {}): string[] {
  authStore().setState(user)
  document.body.innerHTML = '<form><input name="name"><input name="email"></form>'
  const [form] = document.forms
  if (!form) throw new Error('no form')
  const fields = [...form.querySelectorAll('input')]
  for (const field of fields) field.value = typed[field.name as 'name' | 'email'] ?? ''
  fillOwnDetails(form)
  return fields.map(({ value }) => value)
}

test('empty fields get the own name and address', () => {
  expect(fill(amal)).toEqual(['Amal Haddad', 'amal@patient.example'])
})

test('what is typed stays', () => {
  expect(fill(amal, { name: 'Badr' })).toEqual(['Badr', 'amal@patient.example'])
  expect(fill(amal, { email: 'other@patient.example' })).toEqual(['Amal Haddad', 'other@patient.example'])
})

test('an address or a user name is no name of a person', () => {
  expect(fill({ ...amal, displayName: amal.email })).toEqual(['', 'amal@patient.example'])
  expect(fill({ ...amal, displayName: 'u-1' })).toEqual(['', 'amal@patient.example'])
})

test('for a visitor nothing is filled in', () => {
  expect(fill(signedOut)).toEqual(['', ''])
})

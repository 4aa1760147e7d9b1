// @vitest-environment happy-dom
// Guards the fields for passwords and codes: what they let a person do, and what they say to one who does not see them.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { CodeField, plainDigits } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const t = translatorOf('en')
const policy = {
  minimumLength: 8,
  requireLowercase: false,
  requireUppercase: true,
  requireNumbers: false,
  requireSymbols: false,
}

function show(field: React.ReactNode) {
  const within = (child: React.ReactNode) => (
    <TextsProvider value={{ t, language: 'en' }}>
      <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
        {child}
      </form>
    </TextsProvider>
  )
  const { rerender } = render(within(field))
  return (next: React.ReactNode) => rerender(within(next))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

const newPassword = <PasswordField name="new" label="New password" autoComplete="new-password" policy={policy} />

test('a password can be shown and hidden, and is hidden when it is sent', () => {
  show(newPassword)
  expect(field('New password')).toMatchObject({ type: 'password', autocomplete: 'new-password', required: true })
  fireEvent.click(screen.getByRole('button', { name: 'Show New password' }))
  expect(field('New password').type).toBe('text')
  fireEvent.submit(screen.getByRole('form'))
  expect(field('New password').type).toBe('password')
})

test('each rule says in words whether it is kept, as part of the field', () => {
  show(newPassword)
  type('New password', 'Abc')
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['At least 8 characters – not yet', 'A capital letter (A to Z) – done'])
  expect(describedBy(field('New password'))).toEqual([items.join('')])
  expect(screen.queryByText(t('auth.passwordField.allKept'))).toBeNull()
  type('New password', 'Abcdefgh')
  expect(screen.getByText(t('auth.passwordField.allKept')).getAttribute('role')).toBe('status')
})

test('caps lock is told of while it is on, and no longer than the field has the focus', () => {
  show(<PasswordField name="old" label="Password" autoComplete="current-password" />)
  const press = (isOn: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true })
    Object.assign(event, { getModifierState: () => isOn })
    fireEvent(field('Password'), event)
  }
  press(true)
  expect(screen.getByRole('status').textContent).toBe(t('auth.passwordField.capsLock'))
  press(false)
  expect(screen.getByRole('status').textContent).toBe('')
  press(true)
  fireEvent.blur(field('Password'))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('nothing keeps anyone from pasting, and the form gets what was pasted', () => {
  show(newPassword)
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  expect(field('New password').dispatchEvent(pasted)).toBe(true)
  type('New password', 'from a manager')
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('new')).toBe('from a manager')
})

test('a fault stands at the field, belongs to it and brings the focus to it', () => {
  const again = show(<CodeField name="code" label="Code" />)
  expect(field('Code').hasAttribute('aria-invalid')).toBe(false)
  act(() => again(<CodeField name="code" label="Code" fault="This code is not right." />))
  expect(document.activeElement).toBe(field('Code'))
  expect(field('Code').getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field('Code'))).toEqual(['This code is not right.'])
})

test('a code is offered by the phone, typed on digits, and taken as it stands in a mail', () => {
  show(<CodeField name="code" label="Code" digits={8} />)
  expect(field('Code')).toMatchObject({ inputMode: 'numeric', autocomplete: 'one-time-code', pattern: '\\d{8}' })
  type('Code', '1234 5678 9')
  expect(field('Code').value).toBe('12345678')
  type('Code', '١٢٣٤')
  expect(field('Code').value).toBe('1234')
})

test('digits of Arabic and Persian keyboards are the same digits', () => {
  expect(plainDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(plainDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(plainDigits('Code: 042-137.')).toBe('042137')
})

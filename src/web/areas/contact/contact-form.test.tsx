// @vitest-environment happy-dom
// Guards that the contact form knows the name and address of somebody who is signed in.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { signedOut } from '#web/browser/auth/auth-store.ts'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactFormText } from './present-form.server.ts'

afterEach(() => {
  cleanup()
  authStore().setState(signedOut)
  // biome-ignore lint/suspicious/noDocumentCookie: as the sign-in sets it
  document.cookie = 'token=; max-age=0'
})

const form: ContactFormText = {
  heading: 'Write to us',
  introduction: '',
  fields: [
    { name: 'name', label: 'Name', input: { type: 'text' } },
    { name: 'email', label: 'E-mail', input: { type: 'email' } },
  ],
  policy: '',
  send: 'Send',
  sentences: {},
  unreachable: '',
  notSent: '',
  maxLetters: {},
  sent: { heading: '', text: '', label: '', again: '' },
  action: '/contact',
  providerId: 'p',
}

test('the name and the address of somebody who is signed in are filled in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the sign-in sets it
  document.cookie = 'token=t'
  const amal = { displayName: 'Amal Haddad', userName: 'u-1', email: 'amal@patient.example', accessToken: 't' }
  authStore().setState({ ...signedOut, ...amal })
  const Stub = createRoutesStub([{ path: '/', Component: () => <ContactForm form={form} outcome={undefined} /> }])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <Stub initialEntries={['/']} />
    </TextsProvider>,
  )
  const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  await waitFor(() => expect(valueOf('Name')).toBe('Amal Haddad'))
  expect(valueOf('E-mail')).toBe('amal@patient.example')
})

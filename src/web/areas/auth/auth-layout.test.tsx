// @vitest-environment happy-dom
// Guards that the legal texts at the foot of the sign-in take nobody away from what they are typing.
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { AuthLayout } from './auth-layout.tsx'
import type { AuthFrame } from './present-auth.server.ts'

vi.mock('#web/browser/auth/user-pool.ts', () => ({ openUserPool: async () => ({}) }))

afterEach(cleanup)

const frame = {
  clinic: 'Harbour Clinic',
  email: 'desk@harbour.example',
  phone: '+971 4 555 0100',
  languages: [{ code: 'en', name: 'English', label: 'English', isPresent: true }],
  texts: {},
} as unknown as AuthFrame

test.each(['Privacy policy', 'Terms of service'])('%s opens beside the step that one has come to', (name) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <AuthLayout frame={frame} /> }])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <Stub initialEntries={['/']} />
    </TextsProvider>,
  )
  expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
})

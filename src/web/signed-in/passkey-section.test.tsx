// @vitest-environment happy-dom
// Guards passkeys in the profile: all of them listed, one added, one removed, and plain words where the browser has none.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasskeySection } from './passkey-section.tsx'
import { counted, poolError, showProfile, t } from './show-profile.test-support.tsx'

const passkey = (id: string) => ({
  credentialId: id,
  friendlyCredentialName: `Key ${id}`,
  createdAt: new Date('2026-05-12T10:00:00Z'),
})

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = (...ids: string[]) => ({
  listWebAuthnCredentials: async () => ({ credentials: ids.map(passkey), nextToken: undefined }),
})

test('all of them are listed, however many pages the pool makes of them', async () => {
  const asked = counted(
    ():
      | Awaited<ReturnType<ReturnType<typeof list>['listWebAuthnCredentials']>>
      | { credentials: object[]; nextToken: string } =>
      asked.given.length === 1
        ? { credentials: [passkey('1')], nextToken: 'more' }
        : { credentials: [passkey('2')], nextToken: undefined },
  )
  showProfile(<PasskeySection />, { listWebAuthnCredentials: asked.action })
  expect(await screen.findByText('Key 1')).toBeTruthy()
  expect(screen.getByText('Key 2')).toBeTruthy()
  expect(screen.getAllByText('Since 12 May 2026 at 14:00')).toHaveLength(2)
  expect(asked.given[1]).toEqual([{ pageSize: 20, nextToken: 'more' }])
})

test('one is added, and is in the list', async () => {
  const shown = showProfile(<PasskeySection />, {
    ...list(),
    associateWebAuthnCredential: async () => void Object.assign(shown.answers, list('1')),
  })
  expect(await screen.findByText(t('profile.passkeys.none'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t('profile.passkeys.add') }))
  expect(await screen.findByText(t('profile.passkeys.added'))).toBeTruthy()
  expect(screen.getByText('Key 1')).toBeTruthy()
})

test('whoever closes the browser’s own question is told calmly that nothing was made', async () => {
  showProfile(<PasskeySection />, {
    ...list(),
    associateWebAuthnCredential: async () => {
      throw poolError('PasskeyRegistrationCanceled')
    },
  })
  fireEvent.click(screen.getByRole('button', { name: t('profile.passkeys.add') }))
  expect(await screen.findByText(t('profile.fault.passkeyCancelled'))).toBeTruthy()
})

test('one is removed after a question, and the others stay', async () => {
  const removed = counted(() => void Object.assign(shown.answers, list('2')))
  const shown = showProfile(<PasskeySection />, { ...list('1', '2'), deleteWebAuthnCredential: removed.action })
  fireEvent.click(await screen.findByRole('button', { name: /^Remove \u2068?Key 1/ }))
  expect(screen.getByRole('group', { name: t('profile.passkeys.removeQuestion') })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(t('profile.passkeys.removed'))).toBeTruthy()
  expect(removed.given).toEqual([[{ credentialId: '1' }]])
  expect(screen.queryByText('Key 1')).toBeNull()
  expect(screen.getByText('Key 2')).toBeTruthy()
})

test('a browser without passkeys is told so, and still shows those that there are', async () => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  showProfile(<PasskeySection />, list('1'))
  expect(await screen.findByText('Key 1')).toBeTruthy()
  expect(screen.getByText(t('profile.passkeys.unsupported'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('profile.passkeys.add') })).toBeNull()
})

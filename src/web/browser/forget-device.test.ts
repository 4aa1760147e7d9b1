// @vitest-environment happy-dom
// What the site kept on the device is gone, whichever storage it lay in; the visitor's choices stay.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '#tests/support/fake-caches.ts'
import { newDraftId, readDraft, writeDraft } from './draft.ts'
import { forgetDevice } from './forget-device.ts'

let caches: FakeCaches

beforeEach(() => {
  window.location.href = 'https://clinic.test/preferences'
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => void vi.unstubAllGlobals())

test('pages, drafts and state are gone, language and currency and the cookie choice stay', async () => {
  await caches.open('pages-1')
  writeDraft('p', { id: newDraftId(), savedAt: Date.now(), asked: '', fields: { need: 'Left hip' } })
  sessionStorage.setItem('state.forms', '{}')
  for (const cookie of ['state.currency={}', 'lang=ar', 'currency=KWD', 'consent=none']) {
    document.cookie = `${cookie}; Path=/; Secure`
  }
  await forgetDevice()
  expect(await caches.keys()).toEqual([])
  expect([readDraft('p'), localStorage.length, sessionStorage.length]).toEqual([undefined, 0, 0])
  // A browser removes what is empty and expired; happy-dom empties it only.
  const filled = document.cookie.split('; ').filter((pair) => !pair.endsWith('='))
  expect(filled.sort()).toEqual(['consent=none', 'currency=KWD', 'lang=ar'])
})

test('whoever is signed in stays so, wherever the installation keeps that', async () => {
  const names = ['state.auth', 'CognitoIdentityServiceProvider.client.sub.refreshToken']
  for (const name of names) {
    localStorage.setItem(name, 'kept')
    sessionStorage.setItem(name, 'kept')
    document.cookie = `${name}=kept; Path=/; Secure`
  }
  document.cookie = 'token=kept; Path=/'
  await forgetDevice()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([names, names])
  for (const name of [...names, 'token']) expect(document.cookie).toContain(`${name}=kept`)
  localStorage.clear()
  sessionStorage.clear()
})

test('a browser that forbids it is told apart from success', async () => {
  localStorage.setItem('quote:p', '{}')
  const denied = {
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', Object.assign(Object.create(denied), { 'quote:p': '{}' }))
  await expect(forgetDevice()).rejects.toThrow('denied')
})

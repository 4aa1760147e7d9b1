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

test('a browser that forbids it is told apart from success', async () => {
  vi.stubGlobal('localStorage', {
    clear: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  await expect(forgetDevice()).rejects.toThrow('denied')
})

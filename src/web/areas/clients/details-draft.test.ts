// @vitest-environment happy-dom
// Guards that what was typed and not sent waits for its own person, in this tab alone, and goes when they sign out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '#web/browser/auth/forget-drafts.ts'
import { keepDraft, readDrafts } from './details-draft.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('each part is kept by itself, and nowhere but in the tab', () => {
  keepDraft('amal', 'phone', { phone: '1' })
  keepDraft('amal', 'address', { city: 'Dubai' })
  keepDraft('amal', 'phone', undefined)
  expect(readDrafts('amal')).toEqual({ address: { city: 'Dubai' } })
  expect(localStorage.length).toBe(0)
  keepDraft('amal', 'address', undefined)
  expect(sessionStorage.length).toBe(0)
})

test('somebody else finds nothing, and what was there is gone', () => {
  keepDraft('amal', 'phone', { phone: '1' })
  expect(readDrafts('omar')).toEqual({})
  expect(sessionStorage.length).toBe(0)
})

test('signing out forgets it', () => {
  keepDraft('amal', 'phone', { phone: '1' })
  forgetDrafts()
  expect(readDrafts('amal')).toEqual({})
})

test.each(['nonsense', '{"owner":"amal"}', '{"owner":"amal","parts":{"phone":{"phone":1}}}', 'null'])(
  'what is not a draft of this page is not taken for one: %s',
  (kept) => {
    sessionStorage.setItem('details', kept)
    expect(readDrafts('amal')).toEqual({})
  },
)

test('a browser that keeps nothing is no failure', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('amal', 'phone', { phone: '1' })
  expect(readDrafts('amal')).toEqual({})
  forgetDrafts()
})

// @vitest-environment happy-dom
// Guards what is typed to the clinic: kept per request, under a key that the same words keep, and gone with whoever signs out.
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '#web/browser/auth/forget-drafts.ts'
import { keepAskDraft, noDraft, readAskDraft } from './ask-draft.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('the same words keep their key, other words get another', () => {
  const { key } = keepAskDraft('Q-1', 'One night?')
  expect(readAskDraft('Q-1')).toEqual({ text: 'One night?', key })
  expect(keepAskDraft('Q-1', 'Two nights?').key).not.toBe(key)
  expect(readAskDraft('Q-2')).toEqual(noDraft)
})

test('nothing typed is nothing kept', () => {
  keepAskDraft('Q-1', 'One night?')
  expect(keepAskDraft('Q-1', '  ')).toEqual({ text: '  ', key: '' })
  expect(sessionStorage.length).toBe(0)
})

test('signing out forgets every draft, and leaves alone what is none', () => {
  keepAskDraft('Q-1', 'One night?')
  sessionStorage.setItem('other', '1')
  forgetDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['other'])
})

test.each(['{', 'null', '{"text":1,"key":"a"}'])('%s in its place is no draft', (kept) => {
  sessionStorage.setItem('ask.Q-1', kept)
  expect(readAskDraft('Q-1')).toEqual(noDraft)
})

test('where nothing may be kept, it stays on the screen', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(keepAskDraft('Q-1', 'One night?').text).toBe('One night?')
})

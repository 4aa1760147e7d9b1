// @vitest-environment happy-dom
// Guards what is written at the desk: kept past the tab, for its own writer alone, for a week, and gone with whoever signs out.
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '#web/browser/auth/forget-drafts.ts'
import { hasShape, isText } from '#web/browser/read-reply.ts'
import { deskDraftMs, deskDraftPlace, keepDeskDraft, readDeskDraft } from './desk-draft.ts'

const isWords = hasShape<{ text: string }>({ text: isText })
const place = deskDraftPlace('rana', 'answer.1')

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is written is there in another tab, for its own writer and its own item alone', () => {
  expect(keepDeskDraft(place, { text: 'On Monday.' })).toBe(true)
  sessionStorage.clear()
  expect(readDeskDraft(place, isWords)).toEqual({ text: 'On Monday.' })
  expect(readDeskDraft(deskDraftPlace('omar', 'answer.1'), isWords)).toBeUndefined()
  expect(readDeskDraft(deskDraftPlace('rana', 'answer.2'), isWords)).toBeUndefined()
  keepDeskDraft(place, undefined)
  expect(localStorage.length).toBe(0)
})

test('after a week it is forgotten, whoever looks and at whatever', () => {
  keepDeskDraft(place, { text: 'On Monday.' }, 0)
  expect(readDeskDraft(place, isWords, deskDraftMs - 1)).toBeDefined()
  expect(readDeskDraft(deskDraftPlace('omar', 'note.9'), isWords, deskDraftMs)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('signing out forgets it, and leaves alone what is not of a patient', () => {
  keepDeskDraft(place, { text: 'On Monday.' })
  localStorage.setItem('desk.rana.procedure.lasik', '{}')
  forgetDrafts()
  expect(Object.keys(localStorage)).toEqual(['desk.rana.procedure.lasik'])
})

test.each(['{', 'null', '{"at":1}', '{"at":"x","draft":{"text":"a"}}'])('%s in its place is no draft', (kept) => {
  localStorage.setItem(place, kept)
  expect(readDeskDraft(place, isWords, 2)).toBeUndefined()
})

test('where nothing may be kept, that is said', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse, getItem: refuse })
  expect(keepDeskDraft(place, { text: 'On Monday.' })).toBe(false)
  expect(readDeskDraft(place, isWords)).toBeUndefined()
})

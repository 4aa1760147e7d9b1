// @vitest-environment happy-dom
// Guards how long a draft is kept, and that a browser without storage is no failure.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  canKeep,
  type Draft,
  forgetDraft,
  forgetSent,
  hasDraft,
  keptMs,
  markSent,
  newDraftId,
  readDraft,
  writeDraft,
} from './draft.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const draft: Draft = { id: 'draft-1', savedAt: now, asked: '', fields: { name: 'Jane' } }

beforeEach(() => {
  vi.useFakeTimers({ now })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each provider has a draft of its own', () => {
  writeDraft('a', draft)
  writeDraft('b', { ...draft, id: 'draft-2' })
  expect([readDraft('a')?.id, readDraft('b')?.id, readDraft('c')]).toEqual(['draft-1', 'draft-2', undefined])
})

test('a draft is there for seven days, then it is forgotten and gone from the device', () => {
  writeDraft('a', draft)
  expect(readDraft('a', now + keptMs - 1)).toEqual(draft)
  expect(readDraft('a', now + keptMs)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('what something else wrote is no draft', () => {
  for (const text of ['not JSON', '[]', '"x"', '{"id":1}', JSON.stringify({ ...draft, fields: { name: 1 } })]) {
    localStorage.setItem('quote:a', text)
    expect(readDraft('a')).toBeUndefined()
  }
})

test('the confirmation forgets the draft that was sent, and no other', () => {
  writeDraft('a', draft)
  markSent('a', 'another draft', 'Q-1111-1111')
  forgetSent('a', 'Q-1111-1111')
  expect(readDraft('a')).toEqual(draft)
  markSent('a', 'draft-1', 'Q-1111-1111')
  forgetSent('a', 'Q-2222-2222')
  expect(readDraft('a')?.sent).toBe('Q-1111-1111')
  forgetSent('a', 'Q-1111-1111')
  expect(localStorage.length).toBe(0)
})

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect([canKeep(), writeDraft('a', draft), readDraft('a')]).toEqual([false, false, undefined])
  forgetDraft('a')
  markSent('a', 'draft-1', 'Q-1111-1111')
  forgetSent('a', 'Q-1111-1111')
})

test('a probe leaves nothing behind', () => {
  expect(canKeep()).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('a browser that makes no random names names no draft', () => {
  expect(newDraftId()).toMatch(/^[\da-f-]{36}$/)
  vi.stubGlobal('crypto', {})
  expect(newDraftId()).toBe('')
})

test('whether anything is kept, for whichever provider, and only while it is not too old', () => {
  localStorage.clear()
  expect(hasDraft()).toBe(false)
  localStorage.setItem('state.currency', '{}')
  localStorage.setItem('quote:b', 'not one of ours')
  expect(hasDraft()).toBe(false)
  const savedAt = Date.now()
  writeDraft('a', { id: 'one', savedAt, asked: '', fields: {} })
  expect(hasDraft()).toBe(true)
  expect(hasDraft(savedAt + keptMs)).toBe(false)
})

// @vitest-environment happy-dom
// Guards that the stay being filled in is found again by whoever typed it, and that nothing else passes for one.
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '#web/browser/auth/forget-drafts.ts'
import { stayDraftKey } from '#web/browser/auth/kept-drafts.ts'
import { keepStayDraft, readStayDraft, type StayDraft } from './stay-draft.ts'

beforeEach(() => sessionStorage.clear())

const draft: StayDraft = {
  owner: '',
  asked: '2027-05-12|2027-05-19||2|',
  fields: { checkIn: '2027-05-12', checkOut: '', rooms: [{ adults: 2, children: [4, null] }], text: 'near the sea' },
}

test('what was typed comes back, an age that was not chosen yet among it', () => {
  keepStayDraft(draft)
  expect(readStayDraft('')).toEqual(draft)
})

test('what was typed before signing in goes along; what somebody typed who is signed in is for nobody else', () => {
  keepStayDraft(draft)
  expect(readStayDraft('amal')).toEqual(draft)
  keepStayDraft({ ...draft, owner: 'amal' })
  expect(readStayDraft('amal')).toBeDefined()
  expect([readStayDraft(''), readStayDraft('robin')]).toEqual([undefined, undefined])
})

test('whoever signs out leaves none', () => {
  keepStayDraft({ ...draft, owner: 'amal' })
  forgetDrafts()
  expect(sessionStorage.length).toBe(0)
})

test.each([
  'no json',
  'null',
  '{}',
  JSON.stringify({ ...draft, owner: 7 }),
  JSON.stringify({ ...draft, fields: { ...draft.fields, rooms: [] } }),
  JSON.stringify({ ...draft, fields: { ...draft.fields, rooms: [{ adults: '2', children: [] }] } }),
  JSON.stringify({ ...draft, fields: { ...draft.fields, rooms: [{ adults: 2, children: ['4'] }] } }),
  JSON.stringify({ ...draft, fields: { ...draft.fields, text: null } }),
])('what was written by something else is none: %s', (text) => {
  sessionStorage.setItem(stayDraftKey, text)
  expect(readStayDraft('')).toBeUndefined()
})

test('where storage is forbidden the page goes on without', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => keepStayDraft(draft)).not.toThrow()
  expect(readStayDraft('')).toBeUndefined()
  vi.unstubAllGlobals()
})

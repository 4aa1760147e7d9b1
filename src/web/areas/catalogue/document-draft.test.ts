// @vitest-environment happy-dom
// Guards what is typed at the desk: kept for one colleague and one document, and nothing else taken for it.
import { afterEach, expect, test, vi } from 'vitest'
import { draftPlace, keepDocumentDraft, readDocumentDraft } from './document-draft.ts'

const place = draftPlace('person', 'procedure', 'hip')
const draft = { document: { name: 'x' }, began: null, base: 'b', at: 1 }

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('it comes back as it was, to the same colleague and document alone', () => {
  expect(keepDocumentDraft(place, draft)).toBe(true)
  expect(readDocumentDraft(place)).toEqual(draft)
  expect(readDocumentDraft(draftPlace('other', 'procedure', 'hip'))).toBeUndefined()
  expect(readDocumentDraft(draftPlace('person', 'package', 'hip'))).toBeUndefined()
})

test('what is saved leaves nothing', () => {
  keepDocumentDraft(place, draft)
  keepDocumentDraft(place, undefined)
  expect(localStorage.length).toBe(0)
})

test.each([
  '{',
  'null',
  '[]',
  '{"document":[],"began":null,"base":"b","at":1}',
  '{"document":{},"began":1,"base":"b","at":1}',
])('%s in its place is no draft', (kept) => {
  localStorage.setItem(place, kept)
  expect(readDocumentDraft(place)).toBeUndefined()
})

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(keepDocumentDraft(place, draft)).toBe(false)
})

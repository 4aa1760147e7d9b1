// Guards that the address of the inbox says what is shown, and that nothing made up gets further.
import { expect, test } from 'vitest'
import { listInbox } from '#contract/inbox.ts'
import { inboxSearch, inboxTabs, isNarrowed, kindsOfInbox, readInboxAddress } from './inbox-address.ts'

const read = (query: string) => readInboxAddress(new URLSearchParams(query))

test('an address without a query is the first page of what is open', () => {
  expect(read('')).toEqual({ state: 'open', pages: 1 })
  expect(inboxSearch(read(''))).toBe('')
  expect(isNarrowed(read(''), '')).toBe(false)
  expect(isNarrowed(read(''), 'Amal')).toBe(true)
})

test('what an address says comes back as the same address', () => {
  const query = '?state=waiting&kind=contact-message&assignee=me&pages=3'
  expect(inboxSearch(read(query))).toBe(query)
  expect(isNarrowed(read(query), '')).toBe(true)
  expect(inboxSearch(read('?assignee=3f959f43-c52e-4fc3-8304-7dfc232c6c77'))).toBe(
    '?assignee=3f959f43-c52e-4fc3-8304-7dfc232c6c77',
  )
})

test('what cannot be is left out', () => {
  expect(read('state=gone&kind=bill&assignee=anyone&pages=-4')).toEqual({ state: 'open', pages: 1 })
  expect(read('pages=1000').pages).toBe(20)
})

test('a name stands in no address, even where somebody wrote one into it', () => {
  expect(inboxSearch(read('state=done&text=Amal'))).toBe('?state=done')
})

test('every kind and state that an address knows, the endpoint takes', () => {
  for (const state of inboxTabs) expect(listInbox.input.safeParse({ state }).success).toBe(true)
  for (const kind of kindsOfInbox) expect(listInbox.input.safeParse({ kind }).success).toBe(true)
  expect(kindsOfInbox).toHaveLength(listInbox.input.shape.kind.unwrap().options.length)
})

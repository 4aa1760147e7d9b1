// @vitest-environment happy-dom
// Guards that what is searched for in the inbox travels in a body and in no address, and is asked for once.
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { isOtherSearch, searchFor } from './inbox-search.ts'
import { loadInbox } from './load-inbox.ts'

const page = () => new Request('http://clinic.test/desk?state=waiting&pages=2')
const everything = { address: { state: 'waiting' as const, pages: 2 }, text: '', known: undefined }
const unasked = () => Promise.reject(new Error('asked for everything'))

afterEach(() => {
  searchFor('')
  vi.unstubAllGlobals()
})

const path = 'POST /desk/inbox/_found.json'

test('without a search the address says what is loaded', async () => {
  searchFor('  ')
  expect(await loadInbox(page(), async () => everything)).toBe(everything)
})

test('a name is sent in the body, beside the rest of the address', async () => {
  const found = { ...everything, text: 'Amal H' }
  const asked = answerApi({ [path]: found })
  searchFor(' Amal H ')
  expect(isOtherSearch()).toBe(true)
  expect(await loadInbox(page(), unasked)).toEqual(found)
  expect(isOtherSearch()).toBe(false)
  expect(asked.calls).toEqual([`${path}?state=waiting&pages=2`])
  expect(asked.bodies).toEqual([{ text: 'Amal H' }])
})

test('a list that cannot be had is said as such, and the search stays', async () => {
  expectConsole('api call failed name=searchInbox')
  answerApi({ [path]: refusal(422, 'invalid-input') })
  searchFor('Amal')
  expect(await loadInbox(page(), unasked)).toEqual({ ...everything, text: 'Amal' })
})

test('whoever may not see the inbox sees none', async () => {
  expectConsole('api call failed name=searchInbox')
  answerApi({ [path]: refusal(403, 'not-allowed') })
  searchFor('Amal')
  expect(await loadInbox(page(), unasked)).toBeNull()
})

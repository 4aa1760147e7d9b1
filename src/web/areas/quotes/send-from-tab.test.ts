// @vitest-environment happy-dom
// Guards that a broken, silent or slow line is an answer, and that an arrived draft is marked.
import { redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '#web/browser/draft.ts'
import { sendFromTab } from './send-from-tab.ts'

const form = new FormData()
form.set('provider', 'a')
form.set('draft', 'one')

beforeEach(() => {
  localStorage.clear()
  writeDraft('a', { id: 'one', savedAt: Date.now(), asked: '', fields: { name: 'Jane' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the server’s word is passed on', async () => {
  const outcome = { errors: [{ field: 'name' as const, reason: 'required' }], failure: '', typed: {} }
  expect(await sendFromTab(form, async () => outcome)).toBe(outcome)
})

test('a line that breaks is a failure that keeps the page and the draft', async () => {
  const answer = await sendFromTab(form, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(answer).toMatchObject({ data: { errors: [] }, init: { status: 503 } })
  expect(readDraft('a')).toMatchObject({ fields: { name: 'Jane' } })
})

test('a line that hangs is one after half a minute', async () => {
  vi.useFakeTimers()
  const answer = sendFromTab(form, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await answer).toMatchObject({ init: { status: 503 } })
})

const away = () => redirect('/quote?sent=Q-7K3M-92PX&lang=ar')

test('the way to the confirmation is followed, and the draft marked with its reference', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const answer = away()
  await expect(sendFromTab(form, () => Promise.reject(answer))).rejects.toBe(answer)
  expect(readDraft('a')?.sent).toBe('Q-7K3M-92PX')
})

test('when the confirmation cannot be reached the form stays, to be sent again', async () => {
  for (const fetchIt of [() => Promise.reject(new TypeError('x')), async () => new Response('', { status: 503 })]) {
    vi.stubGlobal('fetch', fetchIt)
    expect(await sendFromTab(form, () => Promise.reject(away()))).toMatchObject({ init: { status: 503 } })
  }
  expect(readDraft('a')?.fields).toEqual({ name: 'Jane' })
})

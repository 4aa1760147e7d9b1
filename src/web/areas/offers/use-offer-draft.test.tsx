// @vitest-environment happy-dom
// Guards an offer that is being written: what did not reach the server is there again in another tab, and saved from there.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { type DeskFrame, DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { useOfferDraft } from './use-offer-draft.ts'

const content = {
  currency: 'AED',
  validUntil: '2026-12-06',
  lines: [],
  includes: [],
  excludes: [],
  deposit: '',
  instalments: [],
  cancellation: [],
  documents: [],
  from: '',
  until: '',
  practitioner: '',
  note: {},
}
const check = { total: null, isWhole: true, faults: [], lacks: [], prices: [], differences: [], cannotBePaid: null }
const draft = { content, version: 1, by: 'Rana Aziz', at: '2026-11-20T07:00:00.000Z' }
const begun = { reference: 'Q-1', draft, check, total: null }
const path = 'POST /api/desk/offers/Q-1/draft'
const preview = { 'GET /desk/offers/Q-1/_preview.json': { language: 'en', dir: 'ltr', total: null } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(staffId: string) {
  const frame: DeskFrame = {
    me: { id: staffId, name: 'Rana Aziz', email: 'rana@clinic.example' },
    may: ['offers.write'],
    clinic: 'Thymele',
    timeZone: 'Asia/Dubai',
    elsewhere: [],
  }
  const wrapper = ({ children }: { children: ReactNode }) => {
    const Stub = createRoutesStub([{ path: '*', Component: () => children }])
    return (
      <DeskFrameProvider value={frame}>
        <Stub />
      </DeskFrameProvider>
    )
  }
  return renderHook(
    () => {
      const [loaded, load] = useState(begun)
      return { ...useOfferDraft(loaded), load }
    },
    { wrapper },
  )
}

test('what was written without a connection comes back in another tab, for its own writer, and is saved', async () => {
  expectConsole('api call failed name=saveOfferDraft')
  const asked = answerApi({ [path]: refusal(422, 'unprocessable'), ...preview })
  const first = open('rana')
  act(() => first.result.current.change((now) => ({ ...now, deposit: '500' })))
  await act(() => first.result.current.flush())
  expect(first.result.current).toMatchObject({ state: 'failed', isKept: true })
  first.unmount()
  sessionStorage.clear()
  expect(open('omar').result.current.fields.deposit).toBe('')
  asked.answers[path] = ({ content: sent }) => ({
    outcome: 'saved',
    draft: { ...draft, content: sent, version: 2 },
    check,
  })
  const second = open('rana')
  expect(second.result.current.fields.deposit).toBe('500')
  await waitFor(() => expect(second.result.current.state).toBe('saved'), { timeout: 3000 })
  expect(asked.bodies.at(-1)).toMatchObject({ version: 1, content: { deposit: '500' } })
  expect(localStorage.length).toBe(0)
})

const theirs = { content: { ...content, deposit: '700' }, version: 2, by: 'Omar Said', at: '2026-11-20T07:05:00.000Z' }

test('a page that is loaded anew shows what a colleague kept meanwhile, and goes on from there', async () => {
  const asked = answerApi({ [path]: refusal(422, 'unprocessable'), ...preview })
  const { result } = open('rana')
  act(() => result.current.load({ ...begun, draft: theirs }))
  await waitFor(() => expect(result.current.fields.deposit).toBe('700'))
  expect(result.current).toMatchObject({ state: 'saved', saved: theirs })
  expect(await act(() => result.current.flush())).toMatchObject({ version: 2 })
  expect(asked.bodies).toEqual([])
})

test('what was typed stays beside it: both are brought together', async () => {
  const asked = answerApi({
    [path]: ({ content: sent, version }: Record<string, unknown>) =>
      version === 1
        ? { outcome: 'conflict', draft: theirs, check }
        : { outcome: 'saved', draft: { ...theirs, content: sent, version: 3 }, check },
    ...preview,
  })
  const { result } = open('rana')
  act(() => result.current.change((now) => ({ ...now, practitioner: 'nadia' })))
  act(() => result.current.load({ ...begun, draft: theirs }))
  await waitFor(() => expect(result.current.state).toBe('saved'))
  expect(result.current.fields).toMatchObject({ deposit: '700', practitioner: 'nadia' })
  expect(asked.bodies.at(-1)).toMatchObject({ version: 2, content: { deposit: '700', practitioner: 'nadia' } })
})

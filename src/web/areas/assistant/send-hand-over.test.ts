// Guards what sending led to: every failure is one of four sentences, and what belongs to a field comes back to it.
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleHandOver } from '#tests/support/sample-hand-over.ts'
import type { ApiAnswer, ApiCall } from '#web/browser/call-api.ts'
import type { TabFault } from '#web/browser/tab-fault.ts'
import { sendHandOver } from './send-hand-over.ts'

const { callApi, noteSilence } = vi.hoisted(() => ({
  callApi: vi.fn<(call: ApiCall<unknown>) => Promise<ApiAnswer<unknown>>>(),
  noteSilence: vi.fn(),
}))
vi.mock('#web/browser/call-api.ts', () => ({ callApi }))
vi.mock('#web/browser/line.ts', () => ({ line: { noteSilence } }))

beforeEach(() => vi.clearAllMocks())

const refused = (fault: Partial<TabFault>) =>
  callApi.mockResolvedValue({
    state: 'error',
    fault: { status: 500, code: 'internal', detail: '', reference: '', ...fault },
  })
const send = () => sendHandOver(sampleHandOver(), 'one')

test('it is posted once, under its key, and the reply is read as far as it is shown', async () => {
  callApi.mockImplementation(async ({ parse }) => {
    const reply = { reference: 'M-1', replyHours: 4, email: 'jane@mail.example' }
    expect(parse({ reference: 'M-1' }, new Headers())).toBeUndefined()
    return { state: 'success', value: parse(reply, new Headers()) }
  })
  expect(await send()).toEqual({ reference: 'M-1', replyHours: 4, email: 'jane@mail.example' })
  const [call] = callApi.mock.calls[0] ?? []
  expect(call).toMatchObject({ path: '/api/ai-agent/hand-over', headers: { 'idempotency-key': 'one' } })
  expect(callApi).toHaveBeenCalledOnce()
})

test.each([
  [{ status: 0, code: 'unreachable' }, 'unreachable', 1],
  [{ status: 0, code: 'given-up' }, 'unreachable', 1],
  [{ status: 503, code: 'unavailable' }, 'unreachable', 0],
  [{ status: 429, code: 'too-many-requests' }, 'tooMany', 0],
  [{ status: 413, code: 'too-large' }, 'tooLarge', 0],
  [{ status: 409, code: 'idempotency-key-reused' }, 'other', 0],
  [{ status: 422, code: 'invalid-input', fields: [{ path: 'messages.3.content', reason: 'too-long' }] }, 'other', 0],
])('%o is said as %s', async (fault, failure, silences) => {
  refused(fault)
  expect(await send()).toEqual({ failure })
  expect(noteSilence).toHaveBeenCalledTimes(silences)
})

test('what is wrong with a field comes back to it', async () => {
  const fields = [
    { path: 'email', reason: 'invalid' },
    { path: 'conversationId', reason: 'invalid' },
  ]
  refused({ status: 422, code: 'invalid-input', fields })
  expect(await send()).toEqual({ errors: [{ field: 'email', reason: 'invalid' }] })
})

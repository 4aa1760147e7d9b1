// Asks a question from the tab: the answer as it is put together where it can stream, else whole; one key, so that it is answered once.

import { callApi } from '#web/browser/call-api.ts'
import { askAssistant } from '#web/browser/endpoints/assistant.ts'
import { fetchPatiently, retryStatuses } from '#web/browser/fetch-patiently.ts'
import { readFault } from '#web/browser/tab-fault.ts'
import { errorInTab } from '#web/browser/tab-log.ts'
import { type InputOf, toEndpoint } from '#web/browser/to-endpoint.ts'
import { type AnswerFacts, isAnswerFacts } from './chat-state.ts'
import { readEvents } from './read-events.ts'

export type Question = InputOf<typeof askAssistant>
export type Answered = { response: string; facts: AnswerFacts }

type Asking = { key: string; onPiece: (text: string) => void; signal: AbortSignal }

const { name, path } = askAssistant

/** Undefined where no answer is to be had, after the retries of the specification (section 7). Never throws. */
export async function askFromTab(question: Question, asking: Asking): Promise<Answered | undefined> {
  const streamed = await askStream(question, asking).catch(() => 'broken' as const)
  if (streamed !== 'broken') return streamed
  return asking.signal.aborted ? undefined : askWhole(question, asking)
}

/** @returns `broken` where the answer came only in part: asked again under its key, it comes whole */
async function askStream(
  question: Question,
  { key, onPiece, signal }: Asking,
): Promise<Answered | undefined | 'broken'> {
  const headers = {
    accept: 'text/event-stream, application/json;q=0.9',
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  const url = new URL(path, location.origin)
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(question), signal })
  const response = await fetchPatiently(request).catch(() => undefined)
  if (!response) return signal.aborted ? undefined : tellFailure({ code: 'unreachable', status: 0, reference: '' })
  if (!response.ok) return tellFailure(await readFault(response))
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return readAnswer(await response.json())
  for await (const { event, data } of readEvents(response.body)) {
    const told: unknown = JSON.parse(data)
    if (event === 'piece') onPiece(readText(told, 'text'))
    if (event === 'reply') return readAnswer(told)
    if (event === 'failure') return isPassing(told) ? 'broken' : undefined
  }
  return 'broken'
}

async function askWhole(question: Question, { key, signal }: Asking): Promise<Answered | undefined> {
  const headers = { 'idempotency-key': key }
  const whole = toEndpoint(askAssistant, question, undefined, { headers, signal })
  const answer = await callApi({ ...whole, parse: readAnswer })
  return answer.state === 'success' ? answer.value : undefined
}

function tellFailure({ code, status, reference }: { code: string; status: number; reference: string }): undefined {
  errorInTab('api call failed', { name, code, status, reference })
}

/** A problem that another try may better. */
const isPassing = (problem: unknown): boolean => {
  const { status } = (problem ?? {}) as { status?: unknown }
  return typeof status === 'number' && retryStatuses.includes(status)
}

/** The field `response` is what it takes (specification, section 7); what else is missing is taken as nothing. */
function readAnswer(body: unknown): Answered | undefined {
  const response = readText(body, 'response')
  if (response.trim() === '') return undefined
  const plain: AnswerFacts = { kind: 'answer', sources: [], choices: [], offersPerson: false, by: 'pages' }
  if (!isAnswerFacts(body)) return { response, facts: plain }
  const { kind, sources, choices, offersPerson, by, language } = body
  return { response, facts: { kind, sources, choices, offersPerson, by, language } }
}

function readText(body: unknown, field: string): string {
  const value = (body as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' ? value : ''
}

// A question to the assistant of `other.test` as the browser sends it, and its answer when it comes as a stream.
import type { z } from 'zod'
import type { askAssistant } from '#contract/assistant.ts'
import { otherOrigin } from './sample-session.ts'

export const askAddress = `${otherOrigin}/api/ai-agent/ask`
export const wantsEvents = { accept: 'text/event-stream' }

/** @param content of the last message */
export const sampleAsking = (
  content = 'What does a hip replacement cost?',
  changes: object = {},
): z.input<typeof askAssistant.input> => ({
  providerId: 'other-clinic',
  conversationId: 'chat-1763712000000-k3m9x2',
  messages: [{ role: 'user', content }],
  language: 'en',
  ...changes,
})

export type AnswerEvent = { event: string; data: Record<string, unknown> }

/** All of it, to its end; what only keeps the line alive is left out. */
export async function readEvents(response: Response): Promise<AnswerEvent[]> {
  return (await response.text()).split('\n\n').flatMap(toEvent)
}

function toEvent(text: string): AnswerEvent[] {
  const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
  return event === '' ? [] : [{ event, data: JSON.parse(data) }]
}

// A chat model behind any service that speaks the OpenAI protocol of chat completions.
import type { ChatModel } from '#domain/assistant/chat-model.ts'

export type ChatModelLimits = {
  /** Until the first word of each turn of the service. */
  firstWordMs: number
  /** Between two of them. */
  nextWordMs: number
  /** Until the last, with all that it looks up. */
  wholeMs: number
}

/** Somebody waits before a window: after this the provider's own pages answer. */
export const chatModelLimits: ChatModelLimits = { firstWordMs: 10_000, nextWordMs: 8_000, wholeMs: 25_000 }

export type ChatModelSettings = {
  baseUrl: string
  /** Services on one's own machines often ask for none. */
  apiKey?: string | undefined
  model: string
  limits?: ChatModelLimits
}

export function createChatModel(settings: ChatModelSettings): ChatModel {
  return async function* (request) {
    // Loaded on the first question: 27 MB of memory and a fifth of a second that a server without a service does not pay.
    const { askService } = await import('./ask-service.ts')
    yield* askService(settings, request)
  }
}

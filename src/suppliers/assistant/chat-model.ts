// A chat model behind any service that speaks the OpenAI protocol of chat completions.
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import type { ChatModelSettings } from './chat-model-settings.ts'

export function createChatModel(settings: ChatModelSettings): ChatModel {
  return async function* (request) {
    // Loaded on the first question: 27 MB of memory and a fifth of a second that a server without a service does not pay.
    const { askService } = await import('./ask-service.ts')
    yield* askService(settings, request)
  }
}

// A chat model behind any service that speaks the OpenAI protocol of chat completions.
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { Fault } from '#kernel/fault.ts'

export type ChatModelSettings = { baseUrl: string; apiKey: string; model: string }

export function createChatModel(_settings: ChatModelSettings): ChatModel {
  return async function* () {
    throw new Fault('unavailable', 'The service is not asked yet.')
  }
}

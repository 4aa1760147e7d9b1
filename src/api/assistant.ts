// Endpoints of the assistant: asking and forgetting.
import { askAssistant, forgetConversation as forgetEndpoint, getAssistant } from '#contract/assistant.ts'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { forgetConversation } from '#domain/assistant/forget-conversation.ts'
import { retentionOf } from '#domain/provider/retention.ts'
import { type AnswerAskingParts, beginAnswer } from './answer-asking.ts'
import { type ReadAskingParts, readAsking } from './read-asking.ts'
import { rescueDanger } from './rescue-danger.ts'
import { type ApiApp, serve } from './serve.ts'
import { type StreamedParts, serveStreamed } from './serve-streamed.ts'
import { findSignedIn } from './signed-in-as.ts'

export type AssistantApiParts = ReadAskingParts &
  AnswerAskingParts &
  StreamedParts & {
    /** Undefined where no service is set up. */
    chatModel: ChatModel | undefined
  }

export function serveAssistant(app: ApiApp, parts: AssistantApiParts): void {
  serve(app, getAssistant, async (_, call) => {
    const { company } = await call.findOwnProvider()
    const by = parts.chatModel ? ('model' as const) : ('pages' as const)
    return { by, keptDays: retentionOf(company).chatDays }
  })

  serveStreamed(
    app,
    parts,
    askAssistant,
    async (input, call) =>
      beginAnswer(app, parts, { ...(await readAsking(parts, input, call)), currency: input.currency }, call),
    (given, call) => rescueDanger(parts, given, call),
  )

  serve(app, forgetEndpoint, async ({ conversationId }, call) => {
    const [provider, client] = [await call.findOwnProvider(), await findSignedIn(parts, call)]
    await forgetConversation(parts, provider.id, conversationId, client)
    return {}
  })
}

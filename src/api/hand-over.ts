// The endpoint that hands a conversation with the assistant over to the clinic: a message like those of the contact page.
import { handOverConsentVersion, handOverConversation } from '#contract/assistant.ts'
import { type ApiApp, serve } from './serve.ts'
import { type TakeMessageParts, takeMessage } from './take-message.ts'

export function serveHandOver(app: ApiApp, parts: TakeMessageParts): void {
  serve(app, handOverConversation, (input, call) => {
    const { name, email, phone, text, language, messages: transcript } = input
    const kind = 'assistant-question'
    const consentVersion = handOverConsentVersion
    return takeMessage(parts, call, input, { kind, name, email, phone, text, language, transcript, consentVersion })
  })
}

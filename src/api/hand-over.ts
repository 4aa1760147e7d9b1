// The endpoint that hands a conversation with the assistant over to the clinic: a message like those of the contact page.
import { handOverConsentVersion, handOverConversation } from '#contract/assistant.ts'
import { findProcedure, readProcedures } from '#domain/procedures/read-procedures.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { type TakeMessageParts, takeMessage } from './take-message.ts'

export function serveHandOver(app: ApiApp, parts: TakeMessageParts): void {
  serve(app, handOverConversation, async (input, call) => {
    const { name, email, phone, text, language, procedure, messages: transcript } = input
    const known = procedure === '' ? undefined : await findNamed(procedure, parts, call)
    return takeMessage(parts, call, input, {
      kind: 'assistant-question',
      name,
      email,
      phone,
      text,
      language,
      transcript,
      procedureSlug: known?.slug ?? null,
      consentVersion: handOverConsentVersion,
    })
  })
}

const findNamed = async (slugOrName: string, { database }: TakeMessageParts, call: Call) =>
  findProcedure(await readProcedures(database, await call.findOwnProvider()), slugOrName)

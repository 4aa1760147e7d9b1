// Endpoints of the assistant: asking, forgetting, and handing over to a person.
import { askAssistant, forgetConversation, getAssistant, handOverConversation } from '#contract/assistant.ts'
import { answerQuestion } from '#domain/assistant/answer-question.ts'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import type { ReadKnowledge } from '#domain/assistant/knowledge.ts'
import type { FindCountry } from '#domain/currency/guess-currency.ts'
import { retentionOf } from '#domain/provider/retention.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import type { Log } from '#kernel/log.ts'
import { openTools } from './assistant-tools.ts'
import type { CatalogueParts } from './catalogue.ts'
import { senderHeader } from './gate.ts'
import { type ApiApp, serve } from './serve.ts'

export type AssistantApiParts = CatalogueParts & {
  readKnowledge: ReadKnowledge
  /** Undefined where no service is set up. */
  chatModel: ChatModel | undefined
  findCountry: FindCountry
  log: Log
}

export function serveAssistant(app: ApiApp, parts: AssistantApiParts): void {
  const { readKnowledge, chatModel: model, log, clock } = parts
  serve(app, getAssistant, async (_, call) => {
    const { company } = await call.findOwnProvider()
    return { by: model ? ('model' as const) : ('pages' as const), keptDays: retentionOf(company).chatDays }
  })

  serve(app, askAssistant, async (input, call) => {
    const provider = await call.findOwnProvider()
    const { company, location } = provider
    if (![provider.id, company.id, company.slug].includes(input.providerId)) {
      throw new Fault('invalid-input', 'This is another provider’s.', {
        fields: [{ path: 'providerId', reason: 'invalid' }],
      })
    }
    const before = input.messages.slice(0, -1)
    const language = languageOf(input.language ?? provider.languages[0])
    const asking = {
      question: input.messages.at(-1)?.content ?? '',
      before,
      language,
      procedure: input.procedure,
      today: plainDate(clock(), location.timeZone),
      country: parts.findCountry(call.header(senderHeader) ?? ''),
    }
    const knowledge = await readKnowledge(provider)
    const tools = openTools({ app, exchange: parts.exchange }, call, { language, currency: input.currency })
    const answering = answerQuestion(asking, { knowledge, tools, model, log, signal: AbortSignal.timeout(30_000) })
    for (let step = await answering.next(); ; step = await answering.next()) {
      if (!step.done) continue
      const { text, ...answer } = step.value
      return { response: text, ...answer }
    }
  })

  serve(app, forgetConversation, async () => ({}))

  serve(app, handOverConversation, async () => {
    throw new Fault('unavailable', 'Not yet.')
  })
}

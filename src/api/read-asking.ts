// Who asks the assistant what, and whose it is: all that is known before anything is looked up.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { askAssistant } from '#contract/assistant.ts'
import type { Database } from '#db/open.ts'
import type { Asking } from '#domain/assistant/answer.ts'
import { answerLanguage } from '#domain/assistant/answer-language.ts'
import { collapseSpace } from '#domain/assistant/collapse-space.ts'
import type { AskedQuestion } from '#domain/assistant/keep-question.ts'
import type { FindCountry } from '#domain/currency/guess-currency.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { type Clock, plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import { senderHeader } from './gate.ts'
import { readKey } from './read-key.ts'
import type { Call } from './serve.ts'
import { findSignedIn } from './signed-in-as.ts'

export type AskInput = z.output<typeof askAssistant.input>

export type ReadAskingParts = {
  database: Pick<Database, 'forPool'>
  clock: Clock
  digestSender: (address: string, reach?: 'household' | 'site') => string
  findCountry: FindCountry
}

export type ReadAsking = { provider: Provider; asking: Asking; asked: Omit<AskedQuestion, 'hasModel'> }

/** @throws Fault invalid-input where the question is for another provider */
export async function readAsking(parts: ReadAskingParts, input: AskInput, call: Call): Promise<ReadAsking> {
  const provider = await call.findOwnProvider()
  refuseOthers(provider, input.providerId)
  const sender = call.header(senderHeader)
  const client = await findSignedIn(parts, call)
  // Before anything is read of it: what looks at white space looks at each piece of it more than once.
  const messages = input.messages.map((message) => ({ ...message, content: collapseSpace(message.content) }))
  const question = messages.at(-1)?.content ?? ''
  const language = answerLanguage(question, input.language, provider.languages.map(languageOf))
  const today = plainDate(parts.clock(), provider.location.timeZone)
  const { idempotencyKey: key, inputDigest } = readKey(call, input, today)
  // An owner's is no key to anybody else: answers may be of their own trip.
  const owner = client ? `${client.poolId} ${client.sub}` : ''
  return {
    provider,
    asking: {
      question,
      before: messages.slice(0, -1),
      language,
      procedure: input.procedure,
      today,
      country: parts.findCountry(sender ?? ''),
    },
    asked: {
      providerId: provider.id,
      conversationId: input.conversationId,
      question,
      language,
      client: client && { poolId: client.poolId, sub: client.sub },
      idempotencyKey: createHash('sha256')
        .update(JSON.stringify([owner, key]))
        .digest('base64url'),
      inputDigest,
      senderDigest: parts.digestSender(sender ?? 'unknown'),
      siteDigest: parts.digestSender(sender ?? 'unknown', 'site'),
    },
  }
}

/** Where an id came along it has to be one that the host has: the provider's, its company's, its location's. */
function refuseOthers({ id, slug, company }: Provider, providerId: string): void {
  if ([id, slug, company.id, company.slug].includes(providerId)) return
  throw new Fault('invalid-input', 'This is another provider’s.', {
    fields: [{ path: 'providerId', reason: 'invalid' }],
  })
}

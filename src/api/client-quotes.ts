// Endpoints of a client's quote threads: the list, one thread, an answer to an offer, and words to the provider.
import { acceptOffer, askProvider, declineOffer, listClientQuotes, readClientQuotes } from '#contract/offers.ts'
import { answerOffer, type ThreadAsker } from '#domain/quotes/answer-offer.ts'
import { askProvider as ask } from '#domain/quotes/ask-provider.ts'
import {
  type ClientThread,
  listClientQuotes as listQuotes,
  readClientQuotes as readQuotes,
} from '#domain/quotes/read-client-quotes.ts'
import type { QuoteParts } from '#domain/quotes/send-quote.ts'
import { openCanPayOffer } from '#domain/treatments/can-pay-offer.ts'
import { plainDate } from '#kernel/clock.ts'
import { toCurrency } from '#kernel/money.ts'
import type { CatalogueParts } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import { presentSummary, presentThread, type ThreadReader } from './present-thread.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { type GatewayParts, methodsOf } from './takes-payments.ts'

export type ThreadApiParts = QuoteParts & CatalogueParts & GatewayParts

type ClientCall = Call<'client'>
type VisitorInput = { language: string; currency?: string | undefined }

export function serveClientQuotes(app: ApiApp, parts: ThreadApiParts): void {
  serve(app, listClientQuotes, async (input, call) => {
    const asker = await askerOf(parts, call)
    const threads = await listQuotes(parts.database, asker, parts.clock())
    const reader = await openReader(parts, call, asker, input, false)
    return threads.map((thread) => presentSummary(thread, reader))
  })

  serve(app, readClientQuotes, async (input, call) => {
    const asker = await askerOf(parts, call)
    const threads = await readQuotes(parts.database, asker, input.slug, parts.clock())
    const isInDirhams = threads.some(({ offers }) => offers.some(({ content }) => content.currency === 'AED'))
    const reader = await openReader(parts, call, asker, input, isInDirhams)
    return threads.map((thread) => presentThread(thread, reader))
  })

  serve(app, acceptOffer, async ({ reference, version, ...visitor }, call) => {
    const { asker, reply } = await openDeed(parts, call, visitor)
    return answerOffer(parts, asker, { deed: 'accept', reference, version, reason: '' }, reply)
  })

  serve(app, declineOffer, async ({ reference, version, reason, ...visitor }, call) => {
    const { asker, reply } = await openDeed(parts, call, visitor)
    return answerOffer(parts, asker, { deed: 'decline', reference, version, reason }, reply)
  })

  serve(app, askProvider, async ({ reference, text, ...visitor }, call) => {
    const { asker, reply } = await openDeed(parts, call, visitor)
    const today = plainDate(parts.clock(), asker.provider.location.timeZone)
    // Without a key the words are the key, for a day.
    const idempotencyKey = call.header('idempotency-key') || `${today} ${text}`
    return ask(parts, asker, { reference, text, idempotencyKey }, reply)
  })
}

/** Everything that the reply needs is there before the deed is done. */
async function openDeed(parts: ThreadApiParts, call: ClientCall, visitor: VisitorInput) {
  const asker = await askerOf(parts, call)
  const reader = await openReader(parts, call, asker, visitor, true)
  return { asker, reply: (thread: ClientThread) => presentThread(thread, reader) }
}

async function askerOf({ database }: ThreadApiParts, call: ClientCall): Promise<ThreadAsker> {
  return { ...(await clientOf(database, call)), origin: call.origin }
}

/** With the rates of this moment, by live quotes where something may be offered in dirhams. */
async function openReader(
  parts: ThreadApiParts,
  call: Pick<ClientCall, 'header'>,
  asker: ThreadAsker,
  { language, currency }: VisitorInput,
  isInDirhams: boolean,
): Promise<ThreadReader> {
  const { provider } = asker
  const wanted = isInDirhams ? (toCurrency(currency) ?? []) : []
  const [catalogue, converter, canPay] = await Promise.all([
    parts.readCatalogue(provider),
    parts.exchange.converterFor([wanted].flat(), call.header('x-request-id')),
    methodsOf(parts, provider).length > 0 ? openCanPayOffer(parts, asker) : () => false,
  ])
  return { catalogue, converter, language, currency, canPay }
}

// Endpoints of a client's quote threads: the list, one thread, an answer to an offer, and words to the provider.
import { createHash } from 'node:crypto'
import { acceptOffer, askProvider, declineOffer, listClientQuotes, readClientQuotes } from '#contract/offers.ts'
import { answerOffer, type ThreadAsker } from '#domain/quotes/answer-offer.ts'
import { askProvider as ask } from '#domain/quotes/ask-provider.ts'
import {
  type ClientThread,
  listClientQuotes as listQuotes,
  readClientQuotes as readQuotes,
} from '#domain/quotes/read-client-quotes.ts'
import type { QuoteParts } from '#domain/quotes/send-quote.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { toCurrency } from '#kernel/money.ts'
import type { CatalogueParts } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import { presentSummary, presentThread, type ThreadReader } from './present-thread.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type ThreadApiParts = QuoteParts & CatalogueParts

type ClientCall = Call<'client'>
type VisitorInput = { language: string; currency?: string | undefined }

export function serveClientQuotes(app: ApiApp, parts: ThreadApiParts): void {
  serve(app, listClientQuotes, async (input, call) => {
    const asker = await askerOf(parts, call)
    const threads = await listQuotes(parts.database, asker, parts.clock())
    const reader = await openReader(parts, call, asker, input, [])
    return threads.map((thread) => presentSummary(thread, reader))
  })

  serve(app, readClientQuotes, async (input, call) => {
    const asker = await askerOf(parts, call)
    const threads = await readQuotes(parts.database, asker, input.slug, parts.clock())
    const reader = await openReader(parts, call, asker, input, threads)
    return threads.map((thread) => presentThread(thread, reader))
  })

  serve(app, acceptOffer, async ({ reference, version, ...visitor }, call) => {
    const asker = await askerOf(parts, call)
    await answerOffer(parts, asker, { deed: 'accept', reference, version, reason: '' })
    return showThread(parts, call, asker, reference, visitor)
  })

  serve(app, declineOffer, async ({ reference, version, reason, ...visitor }, call) => {
    const asker = await askerOf(parts, call)
    await answerOffer(parts, asker, { deed: 'decline', reference, version, reason })
    return showThread(parts, call, asker, reference, visitor)
  })

  serve(app, askProvider, async ({ reference, text, ...visitor }, call) => {
    const asker = await askerOf(parts, call)
    const today = plainDate(parts.clock(), asker.provider.location.timeZone)
    const digest = createHash('sha256').update(text).digest('base64url')
    // Without a key the words are the key, for a day.
    const idempotencyKey = call.header('idempotency-key')?.slice(0, 200) || `${today} ${digest}`
    await ask(parts, asker, { reference, text, idempotencyKey })
    return showThread(parts, call, asker, reference, visitor)
  })
}

async function askerOf({ database }: ThreadApiParts, call: ClientCall): Promise<ThreadAsker> {
  return { ...(await clientOf(database, call)), origin: call.origin }
}

/** How it stands once the deed is done. */
async function showThread(
  parts: ThreadApiParts,
  call: ClientCall,
  asker: ThreadAsker,
  reference: string,
  visitor: VisitorInput,
) {
  const [thread] = await readQuotes(parts.database, asker, reference, parts.clock())
  if (!thread) throw new Fault('not-found', 'There is no request of this reference.')
  return presentThread(thread, await openReader(parts, call, asker, visitor, [thread]))
}

/** With the rates of this moment, by live quotes where something is offered in dirhams. */
async function openReader(
  parts: ThreadApiParts,
  call: Pick<ClientCall, 'header'>,
  { provider }: ThreadAsker,
  { language, currency }: VisitorInput,
  threads: readonly ClientThread[],
): Promise<ThreadReader> {
  const isInDirhams = threads.some(({ offers }) => offers.some(({ content }) => content.currency === 'AED'))
  const wanted = isInDirhams ? (toCurrency(currency) ?? []) : []
  const [catalogue, converter] = await Promise.all([
    parts.readCatalogue(provider),
    parts.exchange.converterFor([wanted].flat(), call.header('x-request-id')),
  ])
  return { catalogue, converter, language, currency }
}

// A client's quote requests with what the provider offers: reading the thread, asking, accepting, declining.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { money } from './money.ts'
import { quantity } from './procedures.ts'
import { visitorInput } from './visitor.ts'
import { writtenText } from './written-text.ts'

export const offerState = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired'])

/** In the language of the asker; amounts as the provider offered them, and in the visitor's currency as a guide. */
export const offer = z.object({
  version: z.number(),
  state: offerState,
  sentAt: z.string(),
  validUntil: z.string(),
  decidedAt: z.string().nullable(),
  lines: z.array(z.object({ label: z.string(), amount: money, mayChangeIf: z.string().nullable() })),
  total: money,
  /** In the visitor's currency at today's rate; null when that is the offer's own, or there is no rate. */
  approximate: money.nullable(),
  deposit: money.nullable(),
  /** Later parts of the total, due on a day or so many days before the first one of the journey; exactly one of the two is not null. */
  instalments: z.array(z.object({ amount: money, daysBefore: z.number().nullable(), on: z.string().nullable() })),
  /**
   * What cancelling costs of what is paid on this site: until `time` on the day `on`, so many days before the first one. The last step has
   * neither, and holds from then on. `on` is null while there is no first day. Empty where nobody has said it, or nothing is paid here.
   */
  cancellation: z.array(
    z.object({
      daysBefore: z.int().nullable(),
      time: z.string().nullable(),
      on: z.iso.date().nullable(),
      fee: money,
    }),
  ),
  /** What is left of the total after deposit and instalments; null where there is no such plan, or nothing is left. */
  rest: money.nullable(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  documents: z.array(z.string()),
  from: z.string().nullable(),
  until: z.string().nullable(),
  practitioner: z.object({ slug: z.string(), name: z.string() }).nullable(),
  note: z.string().nullable(),
})
export type Offer = z.output<typeof offer>

export const quoteMessage = z.object({
  id: z.string(),
  from: z.enum(['client', 'provider']),
  text: z.string(),
  at: z.string(),
})

/** `asked`: no offer yet; `offered`: an open offer waits for an answer; `lapsed`: the last one expired or was withdrawn. */
export const quoteState = z.enum(['asked', 'offered', 'accepted', 'declined', 'lapsed'])

export const quoteSummary = z.object({
  reference: z.string(),
  /** The page of it: `/profile/procedures/{slug}`. The procedure's slug, or the reference where no procedure was named. */
  slug: z.string(),
  title: z.string(),
  state: quoteState,
  sentAt: z.string(),
  /** Of the last offer. */
  total: money.nullable(),
  validUntil: z.string().nullable(),
  /** When the last request, message, offer or decision came. */
  lastAt: z.string(),
  /** Whether the provider's word is awaited: the last one was the client's, and asks for an answer. */
  isProvidersTurn: z.boolean(),
  /** Not: it came from their address, and anyone may have typed that. */
  isSentSignedIn: z.boolean(),
})
export type QuoteSummary = z.output<typeof quoteSummary>

export const quoteThread = quoteSummary.extend({
  quantity: quantity.nullable(),
  need: z.string(),
  earliest: z.string().nullable(),
  latest: z.string().nullable(),
  flexibility: z.string(),
  companions: z.number(),
  medicalNotes: z.string(),
  replyBy: z.string(),
  /** Whether its offer, open or accepted, can be paid on this site, and is not yet. */
  canPay: z.boolean(),
  /** Newest first. */
  offers: z.array(offer),
  /** Oldest first. */
  messages: z.array(quoteMessage),
})
export type QuoteThread = z.output<typeof quoteThread>

export const listClientQuotes = endpoint({
  name: 'listClientQuotes',
  method: 'GET',
  path: '/api/client/quote/list',
  input: z.object(visitorInput),
  reply: z.array(quoteSummary),
  who: 'client',
  summary: 'What the client asked this provider for, and where each request stands; newest first.',
})

export const readClientQuotes = endpoint({
  name: 'readClientQuotes',
  method: 'GET',
  path: '/api/client/quote/thread/{slug}',
  input: z.object({ slug: z.string().max(120), ...visitorInput }),
  /** Every request of the client for this procedure, newest first. */
  reply: z.array(quoteThread).min(1),
  who: 'client',
  summary: 'The threads of one procedure, or of one reference: offers in all versions, and the words between.',
})

const answer = z.object({ reference: z.string().max(20), version: z.int32().min(1), ...visitorInput })

export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: '/api/client/quote/accept',
  input: answer,
  reply: quoteThread,
  who: 'client',
  summary: 'Accepts the last version of an offer while it holds. Again is no fault.',
})

export const declineOffer = endpoint({
  name: 'declineOffer',
  method: 'POST',
  path: '/api/client/quote/decline',
  input: answer.extend({ reason: writtenText(2000).default('') }),
  reply: quoteThread,
  who: 'client',
  summary: 'Declines the last version of an offer, with or without a word.',
})

export const askProvider = endpoint({
  name: 'askProvider',
  method: 'POST',
  path: '/api/client/quote/ask',
  input: z.object({ reference: z.string().max(20), text: writtenText(4000).min(1), ...visitorInput }),
  reply: quoteThread,
  who: 'client',
  summary: 'Says something in the thread of a request. The same Idempotency-Key says it once.',
})

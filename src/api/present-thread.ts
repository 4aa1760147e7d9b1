// Turns a quote thread into the reply that its client reads: one language, amounts as offered, and a guide in their currency.
import type { z } from 'zod'
import type { offer, QuoteSummary, QuoteThread } from '#contract/offers.ts'
import type { Converter } from '#domain/currency/converter.ts'
import { replyByOf } from '#domain/provider/reply-by.ts'
import { offerTotal, plannedTotal } from '#domain/quotes/offer-total.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import type { OfferVersion } from '#domain/quotes/read-threads.ts'
import { offeredCancellation } from '#domain/treatments/offered-cancellation.ts'
import type { Localized } from '#kernel/localized.ts'
import { type Money, toCurrency } from '#kernel/money.ts'
import type { Catalogue } from './catalogue.ts'

export type ThreadReader = {
  catalogue: Catalogue
  converter: Pick<Converter, 'convert' | 'knows'>
  language: string
  /** ISO 4217, as the visitor reads prices; undefined where nobody said. */
  currency: string | undefined
  /** Whether an offer can be paid on this site; left out where nobody asks. */
  canPay?: (thread: ClientThread) => boolean
}

const longestTitle = 60

type ShownVersion = Pick<OfferVersion, 'version' | 'state' | 'content' | 'sentAt' | 'validUntil' | 'decidedAt'>

export function presentSummary(
  thread: ClientThread,
  { catalogue, language }: Pick<ThreadReader, 'catalogue' | 'language'>,
): QuoteSummary {
  const { request, offers, state } = thread
  const [last] = offers
  const carePackage = catalogue.packages.find(({ slug }) => slug === request.packageSlug)
  const name = thread.procedureName ?? carePackage?.name
  return {
    reference: request.reference,
    slug: slugOf(thread),
    title: name ? sayIn(name, language, catalogue) : shorten(request.need, request.reference),
    state,
    sentAt: request.createdAt.toISOString(),
    total: last ? offerTotal(last.content) : null,
    validUntil: last?.validUntil ?? null,
    lastAt: thread.lastAt.toISOString(),
    isProvidersTurn: thread.isProvidersTurn,
    isSentSignedIn: request.isSentSignedIn,
  }
}

export function presentThread(thread: ClientThread, reader: ThreadReader): QuoteThread {
  const { request, offers, messages } = thread
  return {
    ...presentSummary(thread, reader),
    quantity: request.quantity,
    need: request.need,
    earliest: request.earliest,
    latest: request.latest,
    flexibility: request.flexibility,
    companions: request.companions,
    medicalNotes: request.medicalNotes,
    canPay: reader.canPay?.(thread) ?? false,
    replyBy: replyByOf(reader.catalogue.provider, request.createdAt),
    offers: offers.map((one) => presentOffer(one, reader)),
    messages: messages.map(({ id, from, text, at }) => ({ id, from, text, at: at.toISOString() })),
  }
}

/** The page of a request, `/profile/procedures/{slug}`. */
function slugOf({ request }: Pick<ClientThread, 'request'>): string {
  return request.procedureSlug ?? request.reference
}

/** Of a version, or of what is to become one. */
export function presentOffer({ content, ...row }: ShownVersion, reader: ThreadReader): z.output<typeof offer> {
  const { catalogue, language } = reader
  const { currency } = content
  const say = (text: Localized) => sayIn(text, language, catalogue)
  const total = offerTotal(content)
  const practitioner = catalogue.practitioners.find(({ slug }) => slug === content.practitionerSlug)
  return {
    version: row.version,
    state: row.state,
    sentAt: row.sentAt.toISOString(),
    validUntil: row.validUntil,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    lines: content.lines.map(({ label, amountMinor, mayChangeIf }) => ({
      label: say(label),
      amount: { amountMinor, currency },
      mayChangeIf: mayChangeIf && say(mayChangeIf),
    })),
    total,
    approximate: approximateOf(total, reader),
    deposit: content.depositMinor > 0 ? { amountMinor: content.depositMinor, currency } : null,
    instalments: (content.instalments ?? []).map(({ amountMinor, daysBefore, on }) => ({
      amount: { amountMinor, currency },
      daysBefore,
      on,
    })),
    cancellation: offeredCancellation(content, catalogue.provider).map(({ feeMinor, ...step }) => ({
      ...step,
      fee: { amountMinor: feeMinor, currency },
    })),
    rest: restOf(content),
    includes: content.includes.map(say),
    excludes: content.excludes.map(say),
    documents: content.documents,
    from: content.from,
    until: content.until,
    practitioner: practitioner ? { slug: practitioner.slug, name: say(practitioner.name) } : null,
    note: content.note && say(content.note),
  }
}

/** Said where there is a plan: who pays nothing before the treatment needs no word of it. */
function restOf(content: OfferVersion['content']): Money | null {
  const planned = plannedTotal(content).amountMinor
  const left = offerTotal(content).amountMinor - planned
  return planned > 0 && left > 0 ? { amountMinor: left, currency: content.currency } : null
}

function approximateOf(total: Money, { converter, currency: wanted }: ThreadReader): Money | null {
  const currency = toCurrency(wanted)
  if (!currency || currency === total.currency) return null
  if (!converter.knows(currency) || !converter.knows(total.currency)) return null
  return converter.convert(total, currency)
}

/** Columns of an offer do not keep the order of languages: where one is missing the provider's own stands in. */
function sayIn(text: Localized, language: string, { provider }: Catalogue): string {
  const [own = ''] = provider.languages
  return text[language] ?? text[own] ?? Object.values(text)[0] ?? ''
}

/** Their own words where they named no procedure, cut between words. */
function shorten(need: string, otherwise: string): string {
  const line = need.replace(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line || otherwise
  const cut = line.slice(0, longestTitle)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestTitle / 2)).trimEnd()}…`
}

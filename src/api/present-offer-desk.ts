// Turns a request, the offer that is being written for it and the versions that were sent into the reply that the desk reads.
import type { z } from 'zod'
import type { readOfferDesk } from '#contract/offer-drafts.ts'
import { beginDraft } from '#domain/catalogue/begin-draft.ts'
import { namedHotels, namedPeople } from '#domain/catalogue/find-names.ts'
import { shelfIn } from '#domain/catalogue/shelf-in.ts'
import { type UnusualLine, unusualLines } from '#domain/catalogue/unusual-lines.ts'
import { wordDifferences } from '#domain/catalogue/word-differences.ts'
import { documentKinds } from '#domain/documents/document.ts'
import { type CheckedDraft, checkDraft } from '#domain/pack/check-draft.ts'
import type { OfferRules } from '#domain/pack/offer-rules.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { OfferContent } from '#domain/quotes/offer.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { FinalBill, KeptDraft, OfferDesk } from '#domain/quotes/open-offer-desk.ts'
import { freezeOffer } from '#domain/treatments/freeze-offer.ts'
import { plainDate } from '#kernel/clock.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'
import { currencies, type Money } from '#kernel/money.ts'
import { presentOffer, presentSummary, type ThreadReader } from './present-thread.ts'

export type OfferReader = ThreadReader & {
  /** That there is a rate for. */
  currencies: readonly string[]
  /** Of the provider's own inventory. */
  hotels: readonly { slug: string; name: Localized }[]
  /** Of the caller: patients of another one have no page here. */
  poolId: string
  now: Date
}

type Reply = z.input<typeof readOfferDesk.reply>

export function presentDesk(opened: OfferDesk, reader: OfferReader): Reply {
  const { thread, bill, reach } = opened
  const { catalogue, language, now } = reader
  const { provider, practitioners } = catalogue
  const today = plainDate(now, provider.location.timeZone)
  const [last] = thread.offers
  const rules = rulesOf(reader)
  const draft = opened.draft ? presentKept(opened.draft) : beginning(opened, reader)
  return {
    request: presentRequest(opened, reader),
    patient: thread.request.clientPoolId === reader.poolId ? thread.request.clientSub : null,
    reach,
    draft,
    check: presentCheck(checkDraft(draft.content, rules, opened.language), reader),
    versions: thread.offers.map((version) => ({ ...presentOffer(version, reader), by: version.byName })),
    bill: bill && last ? presentBill(bill, offerTotal(last.content)) : null,
    languages: writtenIn(provider, opened.language),
    currencies: currenciesOf(provider, reader),
    practitioners: practitioners.map(({ slug, name }) => ({ slug, name: inLanguage(name, language) })),
    documents: [...documentKinds],
    today,
  }
}

function presentRequest({ thread, language: theirs }: OfferDesk, reader: OfferReader): Reply['request'] {
  const { request, messages, state } = thread
  const carePackage = reader.catalogue.packages.find(({ slug }) => slug === request.packageSlug)
  const { name, quantity, need, earliest, latest, flexibility, companions, medicalNotes, budgetMinor, currency } =
    request
  return {
    reference: request.reference,
    asked: askedSlugs(request, reader),
    title: presentSummary(thread, reader).title,
    procedure: thread.procedureName ? inLanguage(thread.procedureName, reader.language) : request.procedureSlug,
    package: carePackage ? inLanguage(carePackage.name, reader.language) : request.packageSlug,
    state,
    name,
    language: theirs,
    quantity,
    need,
    earliest,
    latest,
    flexibility,
    companions,
    budget: budgetMinor === null ? null : { amountMinor: budgetMinor, currency },
    medicalNotes,
    sentAt: request.createdAt.toISOString(),
    messages: messages.map(({ id, from, text, at }) => ({ id, from, text, at: at.toISOString() })),
  }
}

function askedSlugs(
  { procedureSlug, packageSlug }: OfferDesk['thread']['request'],
  { catalogue }: OfferReader,
): string[] {
  const around = catalogue.packages.filter((row) => row.procedureSlug === procedureSlug).map(({ slug }) => slug)
  return [...new Set([packageSlug, procedureSlug, ...around].filter((slug) => slug !== null))]
}

function beginning({ thread, language }: OfferDesk, { catalogue, now }: OfferReader): Reply['draft'] {
  const { provider, procedures, packages, practitioners } = catalogue
  const { currency, timeZone } = provider.location
  const content = beginDraft({
    request: thread.request,
    last: thread.offers[0],
    procedures,
    packages,
    practitioners,
    languages: writtenIn(provider, language),
    currency,
    today: plainDate(now, timeZone),
  })
  return { content, version: 0, by: null, at: null }
}

export const presentKept = ({ content, version, byName, at }: KeptDraft): Reply['draft'] => ({
  content,
  version,
  by: byName,
  at: at.toISOString(),
})

export const presentCheck = (
  { total, isWhole, faults, lacks, offer }: CheckedDraft,
  reader: OfferReader,
): Reply['check'] => ({
  total,
  isWhole,
  faults,
  lacks,
  cannotBePaid: offer ? whyNotPaid(offer.content, reader) : null,
  prices: offer ? unusualIn(offer.content, reader) : [],
  differences: offer ? differencesIn(offer.content, reader) : [],
})

/** As it would be held, were it added to an order now. */
function whyNotPaid(content: OfferContent, { catalogue: { provider }, now }: OfferReader) {
  const offered = { quote: '', version: 0, content, procedure: null, practitioner: null }
  const frozen = freezeOffer(offered, provider, now)
  return frozen.is === 'refused' ? frozen.reason : null
}

/** Lines of an offer that have to be confirmed before it is sent. */
export const unusualIn = (content: OfferContent, { catalogue, converter }: OfferReader): UnusualLine[] =>
  unusualLines(content, shelfIn(content.currency, catalogue, converter))

function differencesIn(content: OfferContent, reader: OfferReader): Reply['check']['differences'] {
  const { catalogue, converter } = reader
  const known = {
    ...catalogue,
    shelf: shelfIn(content.currency, catalogue, converter),
    hotels: namedHotels(reader.hotels),
    practitioners: namedPeople(catalogue.practitioners),
  }
  return wordDifferences(content, known)
}

/** @param quoted what the accepted offer came to */
export function presentBill({ amountMinor, currency, why, byName, at }: FinalBill, quoted: Money) {
  const isAsQuoted = amountMinor === quoted.amountMinor && currency === quoted.currency
  return { amount: { amountMinor, currency }, isAsQuoted, why, by: byName, at: at.toISOString() }
}

export function rulesOf({ catalogue, now }: Pick<OfferReader, 'catalogue' | 'now'>): OfferRules {
  const { provider, practitioners } = catalogue
  const today = plainDate(now, provider.location.timeZone)
  return { languages: provider.languages, today, practitioners: practitioners.map(({ slug }) => slug) }
}

/** What an offer is written in: the provider's first language, and that of the patient where it is one of the provider's. */
export function writtenIn({ languages }: Provider, patients: string): string[] {
  const own = languages.slice(0, 1)
  return languages.includes(patients) && !own.includes(patients) ? [...own, patients] : own
}

function currenciesOf({ location, settlementCurrency }: Provider, reader: OfferReader): string[] {
  const known = reader.currencies.filter((code) => currencies.includes(code))
  return [...new Set([location.currency, settlementCurrency, ...known])]
}

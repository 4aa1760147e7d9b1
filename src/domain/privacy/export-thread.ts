// One quote request of an export: what was asked, every version of the offer, and the words between.
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import type { OfferVersion } from '#domain/quotes/read-threads.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

export function presentThread({ request, offers, messages, state, procedureName }: ClientThread, language: string) {
  return {
    reference: request.reference,
    state,
    procedure: request.procedureSlug && {
      slug: request.procedureSlug,
      name: procedureName ? inLanguage(procedureName, language) : request.procedureSlug,
    },
    package: request.packageSlug,
    need: request.need,
    earliest: request.earliest,
    latest: request.latest,
    flexibility: request.flexibility,
    companions: request.companions,
    budget: request.budgetMinor === null ? null : { amountMinor: request.budgetMinor, currency: request.currency },
    medicalNotes: request.medicalNotes,
    name: request.name,
    email: request.email,
    phone: request.phone,
    channel: request.channel,
    language: request.language,
    consentVersion: request.consentVersion,
    consentedAt: request.consentedAt,
    sentAt: request.createdAt,
    isSentSignedIn: request.isSentSignedIn,
    offers: offers.map((offer) => presentOffer(offer, language)),
    messages: messages.map(({ id, from, text, at }) => ({ id, from, text, at })),
  }
}

function presentOffer({ version, state, content, sentAt, validUntil, decidedAt }: OfferVersion, language: string) {
  const say = (text: Localized | null) => text && inLanguage(text, language)
  return {
    version,
    state,
    sentAt,
    validUntil,
    decidedAt,
    lines: content.lines.map(({ label, amountMinor, mayChangeIf }) => ({
      label: inLanguage(label, language),
      amountMinor,
      mayChangeIf: say(mayChangeIf),
    })),
    total: offerTotal(content),
    depositMinor: content.depositMinor,
    includes: content.includes.map(say),
    excludes: content.excludes.map(say),
    documents: content.documents,
    from: content.from,
    until: content.until,
    practitionerSlug: content.practitionerSlug,
    note: say(content.note),
  }
}

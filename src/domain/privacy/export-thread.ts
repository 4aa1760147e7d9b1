// One quote request of an export: what was asked, every version of the offer, and the words between.
import { inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import type { FinalBill, KeptDraft } from '#domain/quotes/open-offer-desk.ts'
import type { ClientThread } from '#domain/quotes/read-client-quotes.ts'
import type { OfferVersion } from '#domain/quotes/read-threads.ts'
import { finalBills, offerDrafts } from '#domain/quotes/tables.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

/** What the clinic's people wrote beside requests of one client. */
export type Written = { bills: FinalBill[]; drafts: KeptDraft[] }

/** In a transaction of the client. */
export async function readWritten(scope: Scope, references: string[]): Promise<Written> {
  if (references.length === 0) return { bills: [], drafts: [] }
  return {
    bills: await scope.rows(finalBills, inArray(finalBills.reference, references)),
    drafts: await scope.rows(offerDrafts, inArray(offerDrafts.reference, references)),
  }
}

export function presentThread(
  { request, offers, messages, state, procedureName }: ClientThread,
  { bills, drafts }: Written,
  language: string,
) {
  const ofThis = ({ reference }: { reference: string }) => reference === request.reference
  const bill = bills.find(ofThis)
  const draft = drafts.find(ofThis)
  return {
    reference: request.reference,
    state,
    procedure: request.procedureSlug && {
      slug: request.procedureSlug,
      name: procedureName ? inLanguage(procedureName, language) : request.procedureSlug,
    },
    package: request.packageSlug,
    quantity: request.quantity,
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
    finalBill: bill
      ? { amountMinor: bill.amountMinor, currency: bill.currency, why: bill.why, by: bill.byName, at: bill.at }
      : null,
    unsentOffer: draft ? { content: draft.content, by: draft.byName, at: draft.at } : null,
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
    instalments: content.instalments ?? [],
    includes: content.includes.map(say),
    excludes: content.excludes.map(say),
    documents: content.documents,
    from: content.from,
    until: content.until,
    practitionerSlug: content.practitionerSlug,
    note: say(content.note),
  }
}

// What the desk shows of a request and the offers for it, in the words of whoever is at the desk.
import type { z } from 'zod'
import { readOfferDesk } from '#contract/offer-drafts.ts'
import { directionOf, languageOf } from '#kernel/language.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { currencyName, formatClock, formatDate, formatMoney, languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayDocument } from '#web/signed-in/say-facts.server.ts'
import { dayOf, presentOffer } from './present-offer.server.ts'
import { presentWishes } from './present-wishes.server.ts'

type Reply = z.output<typeof readOfferDesk.reply>
type Version = Reply['versions'][number]

export async function presentOfferDesk(page: PageContext, reference: string, now: Date) {
  const { language } = page.visitor
  const reply = await page.call(readOfferDesk, { reference, language })
  const { request, draft, check, reach, today } = reply
  return {
    title: page.t('meta.desk.offer', { reference: request.reference, clinic: page.provider.name }),
    offersTexts: areaTexts(language, 'offers'),
    reference: request.reference,
    /** Id of their page; null where they have none. */
    patient: reply.patient,
    name: request.name,
    about: request.title,
    asked: request.asked,
    state: page.t(`desk.patients.state.${request.state}`),
    sent: page.t('meta.offers.sentOn', { date: dayOf(page, request.sentAt) }),
    wishes: presentWishes(page, request),
    messages: request.messages.map(({ id, from, text, at }) => ({
      id,
      text,
      who: from === 'client' ? request.name : page.provider.name,
      at: momentOf(page, at),
    })),
    reach,
    reads: languageName(request.language, language),
    draft,
    check,
    total: check.total && formatMoney(check.total, language),
    versions: presentVersions(page, reply, now),
    bill: presentBill(page, reply),
    /** Of the offer that was sent last. */
    billCurrency: reply.versions[0]?.total.currency ?? page.provider.location.currency,
    currencies: reply.currencies.map((code) => ({ code, name: currencyName(code, language) })),
    languages: reply.languages.map((code) => ({
      code,
      name: languageName(code, language),
      dir: directionOf(languageOf(code)),
    })),
    patientLanguage: request.language,
    practitioners: reply.practitioners,
    documents: reply.documents.map((kind) => ({ kind, name: sayDocument(page, kind) })),
    today,
  }
}
export type OfferDeskView = Awaited<ReturnType<typeof presentOfferDesk>>

const momentOf = (page: PageContext, at: string): string =>
  page.t('meta.offers.moment', {
    day: dayOf(page, at),
    time: formatClock(at, page.provider.location.timeZone, page.visitor.language),
  })

/** Newest first, each with what it changed. */
function presentVersions(page: PageContext, { versions }: Reply, now: Date) {
  return versions.map((version, at) => ({
    by: version.by,
    sentAt: momentOf(page, version.sentAt),
    outcome: sayOutcome(page, version),
    offer: presentOffer(page, version, versions[at + 1], now),
  }))
}

/** What became of a version, and when. */
function sayOutcome(page: PageContext, { state, decidedAt, validUntil }: Version): string {
  const { t, visitor } = page
  const date = decidedAt ? dayOf(page, decidedAt) : formatDate(validUntil, visitor.language)
  return t(`meta.desk.offers.outcome.${state}`, { date })
}

function presentBill(page: PageContext, { bill }: Reply) {
  if (!bill) return null
  const { amount, isAsQuoted, why, by, at } = bill
  return { amount: formatMoney(amount, page.visitor.language), isAsQuoted, why, by, at: momentOf(page, at) }
}

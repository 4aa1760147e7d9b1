// Offers while they are written, sent and withdrawn at the desk, and the final bill.
import {
  writeFinalBill as billEndpoint,
  previewOffer,
  readOfferDesk,
  readOfferShelf,
  saveOfferDraft as saveEndpoint,
  sendOfferDraft,
  withdrawOffer as withdrawEndpoint,
} from '#contract/offer-drafts.ts'
import { offerShelf } from '#domain/catalogue/offer-shelf.ts'
import { sayUnusual, type UnusualLine, withoutConfirmed } from '#domain/catalogue/unusual-lines.ts'
import { checkDraft } from '#domain/pack/check-draft.ts'
import { findAskedFor } from '#domain/quotes/find-asked-for.ts'
import { openOfferDesk } from '#domain/quotes/open-offer-desk.ts'
import { readDraft, saveOfferDraft } from '#domain/quotes/save-offer-draft.ts'
import { type Desk, sendOffer, withdrawOffer } from '#domain/quotes/send-offer.ts'
import type { QuoteParts } from '#domain/quotes/send-quote.ts'
import { writeFinalBill } from '#domain/quotes/write-final-bill.ts'
import { listNames } from '#domain/rooms/list-names.ts'
import { listStars } from '#domain/rooms/list-stars.ts'
import { Fault } from '#kernel/fault.ts'
import { type Money, toCurrency } from '#kernel/money.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { CatalogueParts } from './catalogue.ts'
import {
  type OfferReader,
  presentBill,
  presentCheck,
  presentDesk,
  presentKept,
  rulesOf,
  unusualIn,
  writtenIn,
} from './present-offer-desk.ts'
import { presentOffer } from './present-thread.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type OfferApiParts = QuoteParts & CatalogueParts

export function serveOfferDrafts(app: ApiApp, parts: OfferApiParts): void {
  serveReading(app, parts)
  serveDeeds(app, parts)
}

function serveReading(app: ApiApp, parts: OfferApiParts): void {
  serve(app, readOfferDesk, async ({ reference, language }, call) => {
    const desk = await deskOf(call)
    const opened = await openOfferDesk(parts, desk, reference)
    const { request } = opened.thread
    const reader = await openReader(parts, call, desk, language ?? desk.provider.languages[0] ?? 'en', request.currency)
    return presentDesk(opened, reader)
  })

  serve(app, readOfferShelf, async ({ currency: wanted, language, reference }, call) => {
    const { provider } = await deskOf(call)
    const currency = toCurrency(wanted) ?? provider.location.currency
    const [{ procedures, packages }, converter, { stars, asked }] = await Promise.all([
      parts.readCatalogue(provider),
      parts.exchange.converterFor([currency]),
      parts.database.forProvider(provider.id, async (scope) => ({
        stars: await listStars(scope),
        asked: reference === undefined ? undefined : await findAskedFor(scope, reference),
      })),
    ])
    const hasRate = (code: string) => converter.knows(code) && converter.knows(currency)
    const convert = (money: Money) =>
      money.currency === currency || hasRate(money.currency) ? converter.convert(money, currency) : undefined
    const reader = { languages: writtenIn(provider, language), convert }
    return { items: offerShelf({ procedures, packages, stars }, reader, asked) }
  })

  serve(app, previewOffer, async ({ reference }, call) => {
    const desk = await deskOf(call)
    const { draft, last, language, currency } = await readDraft(parts, desk, reference)
    const reader = await openReader(parts, call, desk, language, currency)
    const checked = checkDraft(draft.content, rulesOf(reader), language)
    const shown = { version: (last?.version ?? 0) + 1, state: 'open', sentAt: reader.now, decidedAt: null } as const
    return {
      language,
      currency,
      check: presentCheck(checked, reader),
      offer: checked.offer ? presentOffer({ ...shown, ...checked.offer }, reader) : null,
      before: last ? presentOffer(last, reader) : null,
    }
  })
}

function serveDeeds(app: ApiApp, parts: OfferApiParts): void {
  serve(app, saveEndpoint, async ({ reference, content, version }, call) => {
    const desk = await deskOf(call)
    const { outcome, draft, language } = await saveOfferDraft(parts, desk, {
      reference,
      content,
      version,
      writer: call.staff,
    })
    const reader = await openReader(parts, call, desk, language, undefined)
    const check = presentCheck(checkDraft(draft.content, rulesOf(reader), language), reader)
    return { outcome, draft: presentKept(draft), check }
  })

  serve(app, sendOfferDraft, async ({ reference, version, after, confirmedPrices }, call) => {
    const desk = await deskOf(call)
    const { draft, language } = await readDraft(parts, desk, reference, version)
    const reader = await openReader(parts, call, desk, language, undefined)
    const { offer, faults } = checkDraft(draft.content, rulesOf(reader), language)
    if (!offer) throw new Fault('invalid-input', 'Some fields of the offer are not right.', { fields: faults })
    const unusual = withoutConfirmed(unusualIn(offer.content, reader), confirmedPrices)
    if (unusual.length > 0) throw unconfirmed(unusual)
    return sendOffer(parts, desk, { reference, ...offer, after })
  })

  serve(app, withdrawEndpoint, async ({ reference, version }, call) =>
    withdrawOffer(parts, await deskOf(call), reference, version),
  )

  serve(app, billEndpoint, async ({ reference, amount, currency: named, why }, call) => {
    const desk = await deskOf(call)
    const currency = toCurrency(named ?? desk.provider.location.currency)
    if (!currency) throw invalid('currency')
    const read = amount === undefined ? undefined : readAmount(amount, currency)
    if (read && read.is !== 'amount') throw invalid('amount', read.is === 'both' ? 'ambiguous' : 'invalid')
    const money = read?.money ?? null
    const { bill, quoted } = await writeFinalBill(parts, desk, { reference, amount: money, why, writer: call.staff })
    return { bill: presentBill(bill, quoted) }
  })
}

const invalid = (path: string, reason = 'invalid') =>
  new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason }] })

function unconfirmed(lines: readonly UnusualLine[]): Fault {
  const fields = lines.map(({ path }) => ({ path, reason: 'unconfirmed' }))
  const said = lines.map(sayUnusual).join('; ')
  return new Fault('invalid-input', `Confirm these prices or change them: ${said}.`, { fields })
}

async function deskOf({ findOwnProvider, origin, staff }: Call<'staff'>): Promise<Desk> {
  return { provider: await findOwnProvider(), origin, by: staff.name }
}

/** @param currency that amounts are said in beside the offer's own */
async function openReader(
  { readCatalogue, exchange, database, clock }: OfferApiParts,
  call: Call<'staff'>,
  { provider }: Desk,
  language: string,
  currency: string | undefined,
): Promise<OfferReader> {
  const wanted = currency === undefined ? [] : [currency]
  const [catalogue, converter, hotels] = await Promise.all([
    readCatalogue(provider),
    exchange.converterFor(wanted, call.header('x-request-id')),
    database.forProvider(provider.id, listNames),
  ])
  const { poolId } = call.staff
  return { catalogue, converter, hotels, language, currency, currencies: exchange.currencies(), poolId, now: clock() }
}

// Quote endpoints: taking a request.
import { consentVersion, getQuoteReceipt, sendQuoteRequest } from '#contract/quotes.ts'
import { isOnSale } from '#domain/packages/care-package.ts'
import { priceOfSeveral, quantityOf } from '#domain/procedures/estimate.ts'
import { findProcedure } from '#domain/procedures/read-procedures.ts'
import { hasQuote } from '#domain/quotes/find-quote.ts'
import { type QuoteParts, type QuoteSubmission, sendQuote } from '#domain/quotes/send-quote.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { newReference } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { parseMajor, toCurrency } from '#kernel/money.ts'
import { type CatalogueParts, chargedFor } from './catalogue.ts'
import { senderHeader } from './gate.ts'
import { readKey } from './read-key.ts'
import { type ApiApp, serve } from './serve.ts'
import { signedInAs } from './signed-in-as.ts'

export type QuoteApiParts = QuoteParts &
  Pick<CatalogueParts, 'readCatalogue'> & { digestSender: (address: string) => string; log: Log }

/** Nobody plans a treatment further ahead; a date beyond is a slip of the keyboard. */
const yearsAhead = 10

export function serveQuotes(app: ApiApp, parts: QuoteApiParts): void {
  serve(app, getQuoteReceipt, async ({ reference }, call) => {
    const arrived = await hasQuote(parts.database, await call.findOwnProvider(), reference)
    if (!arrived) throw new Fault('not-found', 'No request of this reference has arrived.')
    return { reference }
  })
  serve(app, sendQuoteRequest, async (input, call) => {
    const provider = await call.findOwnProvider()
    const { replyHours } = provider.contact
    // A script filled in the field that people do not see: it hears what everyone hears, and nothing is kept.
    if (input.leaveEmpty !== '') {
      parts.log.warn('a script sent a quote request')
      return { reference: newReference('Q'), replyHours, email: input.email }
    }
    const today = plainDate(parts.clock(), provider.location.timeZone)
    for (const path of ['earliest', 'latest'] as const) {
      if (input[path] && input[path] < today) throw invalidField(path, 'past')
      if (input[path] > `${Number(today.slice(0, 4)) + yearsAhead}`) throw invalidField(path)
    }
    const currency = toCurrency(input.currency)
    if (!currency) throw invalidField('currency')
    const { procedures, packages } = await parts.readCatalogue(provider)
    const carePackage = packages.find((row) => row.slug === input.carePackage && isOnSale(row, today))
    const procedure = findProcedure(procedures, carePackage?.procedureSlug ?? input.procedure)
    // No longer on sale since the form was read, for example: the clinic would not learn what was asked for.
    if (input.carePackage && !(carePackage && procedure)) throw invalidField('carePackage')
    if (input.procedure && !procedure) throw invalidField('procedure')
    const quantity = carePackage ? null : quantityOf(procedure?.unit ?? 'procedure', input.count)
    if (quantity === undefined) throw invalidField('count')
    const submission: QuoteSubmission = {
      procedureSlug: procedure?.slug ?? null,
      procedureName: procedure?.name ?? null,
      packageSlug: carePackage?.slug ?? null,
      packageName: carePackage?.name ?? null,
      quantity,
      estimate: quantity && procedure ? priceOfSeveral(chargedFor(procedure), quantity.count) : null,
      need: input.need,
      earliest: input.earliest || null,
      latest: input.latest || null,
      flexibility: input.flexibility,
      companions: input.companions,
      budget: (input.budget && parseMajor(input.budget, currency)) || null,
      currency,
      medicalNotes: input.medicalNotes,
      name: input.name,
      email: input.email.toLowerCase(),
      phone: input.phone,
      channel: input.channel,
      language: input.language,
      consentVersion,
      ...readKey(call, input, today),
      senderDigest: parts.digestSender(call.header(senderHeader) ?? 'unknown'),
    }
    const client = await signedInAs(submission.email, parts, call)
    const reference = await sendQuote(parts, provider, submission, client)
    return { reference, replyHours, email: submission.email }
  })
}

function invalidField(path: string, reason = 'invalid'): Fault {
  return new Fault('invalid-input', 'Some fields are not right.', { fields: [{ path, reason }] })
}

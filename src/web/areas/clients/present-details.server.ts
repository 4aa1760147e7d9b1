// What the page of the details shows at its first paint: the record, with phone numbers as they are written, and what can be chosen.
import { type Client, getClient } from '#contract/clients.ts'
import { listCurrencies } from '#contract/currency.ts'
import { plainDate } from '#kernel/clock.ts'
import { presentCurrencies } from '#web/forms/present-currencies.server.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import type { PhoneParts } from './details.ts'
import { presentCountries, splitPhone } from './phone-parts.server.ts'

export async function presentDetails(page: PageContext, { sub, email, emailVerified }: SignedIn, now: Date) {
  const client = email ? await page.call(getClient, { email }).catch(() => undefined) : undefined
  return { owner: sub, isConfirmed: emailVerified, known: client && (await presentKnown(page, client, now)) }
}

async function presentKnown({ call, provider, visitor }: PageContext, record: Client, now: Date) {
  const { language, currency } = visitor
  const { currencies } = await call(listCurrencies, {}).catch(() => ({ currencies: [record.currency, currency] }))
  return {
    record,
    /** By the clinic's calendar. */
    today: plainDate(now, provider.location.timeZone),
    currency,
    phone: splitPhone(record.phoneNumber) satisfies PhoneParts,
    emergencyPhone: splitPhone(record.emergencyContact?.phone ?? ''),
    countries: presentCountries(language),
    currencies: presentCurrencies(currencies, [record.currency, currency, provider.location.currency], language),
  }
}

export type KnownDetails = Awaited<ReturnType<typeof presentKnown>>

// What header and footer show on every page, as ready text.

import { currencyName } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'

/** Currencies at hand in the header; the preferences page has them all. */
const commonCurrencies = [
  'AED',
  'USD',
  'EUR',
  'GBP',
  'SAR',
  'KWD',
  'QAR',
  'OMR',
  'BHD',
  'TRY',
  'INR',
  'PKR',
  'RUB',
  'CHF',
  'CAD',
  'AUD',
]

export async function presentShell({ provider, visitor }: PageContext) {
  const currency = visitor.currency ?? provider.location.currency
  const offered = commonCurrencies.includes(currency) ? commonCurrencies : [currency, ...commonCurrencies]
  return {
    sample: provider.sample,
    name: provider.name,
    city: provider.location.city,
    legalName: provider.company.legalName,
    address: provider.location.address,
    phone: provider.contact.phone,
    email: provider.contact.email,
    hours: provider.contact.hours,
    emergencyPhone: provider.contact.emergencyPhone,
    languages: provider.languages,
    currency,
    currencies: offered.map((code) => ({ code, name: currencyName(code, visitor.language) })),
  }
}

export type Shell = Awaited<ReturnType<typeof presentShell>>

// What header and footer show on every page, as ready text.
import { currencyName } from '#texts/format.ts'
import { currenciesAtHand } from '#web/page/common-currencies.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentLanguages } from './present-languages.server.ts'

export async function presentShell(page: PageContext) {
  const { provider, visitor } = page
  const { currency } = visitor
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
    languages: presentLanguages(page),
    currency,
    currencies: currenciesAtHand(currency).map((code) => ({ code, name: currencyName(code, visitor.language) })),
  }
}

export type Shell = Awaited<ReturnType<typeof presentShell>>

// A page of an invented clinic with one procedure, for the tests of the quote form in the tab.
import { translatorOf } from '#texts/catalogues.ts'
import type { PageContext } from '#web/page/page-context.ts'

export const t = translatorOf('en')
const money = { amountMinor: 420_000, currency: 'AED' }
const range = { from: money, to: money }
const implant = {
  slug: 'dental-implant',
  name: 'Dental implant',
  category: { slug: 'dental', name: 'Dental' },
  price: { charged: range, shown: range, aed: range },
  unit: 'tooth',
  photo: null,
}
/** Of one tooth and of two. */
const estimates = [1, 2].map((count) => {
  const several = { ...money, amountMinor: count * money.amountMinor }
  const both = { from: several, to: several }
  return { charged: both, shown: both, aed: both }
})
export const harbourPage = {
  visitor: { language: 'en', currency: 'EUR' },
  provider: {
    id: 'provider-1',
    name: 'Harbour Clinic',
    revision: 1,
    company: { legalName: 'Harbour Clinic LLC' },
    location: { city: 'Dubai', country: 'AE', currency: 'AED' },
    contact: { email: 'desk@harbour.example', phone: '+971 4 555 0100', hours: 'Monday to Friday', replyHours: 4 },
  },
  t,
  describe: () => {},
  call: async ({ name }: { name: string }) => {
    if (name === 'listEstimates') return { procedures: [{ slug: implant.slug, unit: 'tooth', prices: estimates }] }
    return name === 'searchProcedures' ? { procedures: [implant] } : { packages: [] }
  },
} as unknown as PageContext

// A page as the functions that describe it to search engines see it: Arabic, of a provider whose first language is English.
import type { Provider } from '#contract/provider.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { DescribedPage } from './describe-clinic.server.ts'

type Changes = { sample?: boolean; location?: object }

export function describedPage({ sample = false, location = {} }: Changes = {}): DescribedPage {
  const provider = {
    sample,
    name: 'Thymele Clinic',
    company: { slug: 'thymele', legalName: 'Thymele Clinic LLC' },
    location: {
      slug: 'dubai',
      country: 'AE',
      city: 'Dubai',
      address: 'Creek Road 1',
      latitude: 25.2,
      longitude: 55.3,
      ...location,
    },
    contact: { phone: '+971 4 555 0100', email: 'care@thymele.example', hours: 'Monday to Friday' },
    about: { introduction: 'A clinic by the water.' },
    settlementCurrency: 'AED',
    languages: ['en', 'ar'],
    revision: 7,
  } as unknown as Provider
  return {
    origin: 'https://thymele.example',
    provider,
    visitor: { language: 'ar', currency: 'EUR' },
    t: translatorOf('ar'),
  }
}

// Tells search engines who the clinic is: what header, footer and the contact page say, in the words of schema.org.
import type { MedicalClinic, MedicalSpecialty, WebSite, WithContext } from 'schema-dts'
import { pageAddress, siteOf } from '#web/page/page-address.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sharePath } from '#web/page/share-picture.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'

export type DescribedPage = Pick<PageContext, 'origin' | 'provider' | 'visitor' | 't'>

/** Names the clinic wherever another thing refers to it; the same in every language. */
export function clinicReference({ origin }: Pick<DescribedPage, 'origin'>) {
  return { '@id': `${origin}/#clinic` }
}

/** On everything of a sample: no machine may take it for a clinic that one can go to. */
export function sampleWords({ provider, t }: DescribedPage): { disambiguatingDescription?: string } {
  return provider.sample ? { disambiguatingDescription: t('shell.sample') } : {}
}

/**
 * Opening hours are left out: the clinic writes them in words.
 * @param specialties of the categories that the page shows
 */
export function describeClinic(page: DescribedPage, specialties: MedicalSpecialty[] = []): WithContext<MedicalClinic> {
  const { origin, provider, visitor, t } = page
  const { location, contact, company } = provider
  const { latitude, longitude } = location
  const site = siteOf(page)
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    ...clinicReference(page),
    name: provider.sample ? `${provider.name} (${t('shell.sampleLabel')})` : provider.name,
    ...sampleWords(page),
    legalName: company.legalName,
    description: provider.about.introduction,
    url: pageAddress(site, contentLanguageOf(visitor), { path: '/' }),
    logo: origin + sharePath('clinic.mark', provider.revision),
    image: origin + sharePath('page.home', provider.revision),
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      addressLocality: location.city,
      addressCountry: location.country,
    },
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(specialties.length > 0 && { medicalSpecialty: specialties }),
    currenciesAccepted: provider.settlementCurrency,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone,
      email: contact.email,
      availableLanguage: [...site.languages],
    },
  }
}

/** The name that search engines show over the address. */
export function describeSite(page: DescribedPage): WithContext<WebSite> {
  const { origin, provider, visitor } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: provider.name,
    ...sampleWords(page),
    url: pageAddress(siteOf(page), contentLanguageOf(visitor), { path: '/' }),
    inLanguage: contentLanguageOf(visitor),
    publisher: clinicReference(page),
  }
}

// Tells search engines who treats: a person with a licence that can be looked up, and nothing that the page does not say.
import type { Person, WithContext } from 'schema-dts'
import type { Practitioner } from '#contract/practitioners.ts'
import { clinicReference, type DescribedPage, sampleWords } from './describe-clinic.server.ts'
import { photoAddress } from './photo-address.server.ts'

/** A person and no `Physician`: that is a place of business, and not everyone who treats is a physician. */
export function describePractitioner(one: Practitioner, page: DescribedPage): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${page.origin}/contact#${one.slug}`,
    name: one.name,
    ...sampleWords(page),
    jobTitle: one.title,
    description: one.biography,
    ...(one.photo && { image: photoAddress(one.photo, page) }),
    knowsLanguage: one.languages,
    identifier: {
      '@type': 'PropertyValue',
      propertyID: one.licenceRegister,
      value: one.licenceNumber,
      // A page where it must be looked up is not the address of this licence.
      ...(one.isLicencePage && { url: one.licenceUrl }),
    },
    affiliation: clinicReference(page),
  }
}

// Guards what search engines are told of the clinic and of those who treat there.
import { expect, test } from 'vitest'
import type { Practitioner } from '#contract/practitioners.ts'
import { structuredFaults } from '#tests/support/check-structured-data.ts'
import { describeClinic, describeSite } from './describe-clinic.server.ts'
import { describePractitioner } from './describe-practitioner.server.ts'
import { describedPage } from './described-page.test-support.ts'

const page = describedPage()
const sample = describedPage({ sample: true })

const nadia: Practitioner = {
  slug: 'nadia',
  name: 'Dr Nadia Haddad',
  title: 'Consultant surgeon',
  specialty: 'Joints',
  licenceNumber: 'L-1',
  licenceRegister: 'Health Authority',
  licenceUrl: 'https://authority.example/L-1',
  isLicencePage: true,
  languages: ['en', 'ar'],
  biography: 'Trained in Athens.',
  practisingSince: 2009,
  photo: null,
}

test('the clinic as its pages say it', () => {
  expect(describeClinic(page, ['https://schema.org/Dentistry'])).toMatchObject({
    '@id': 'https://thymele.example/#clinic',
    name: 'Thymele Clinic',
    legalName: 'Thymele Clinic LLC',
    url: 'https://thymele.example/?lang=ar',
    telephone: '+971 4 555 0100',
    address: { streetAddress: 'Creek Road 1', addressLocality: 'Dubai', addressCountry: 'AE' },
    geo: { latitude: 25.2, longitude: 55.3 },
    medicalSpecialty: ['https://schema.org/Dentistry'],
    currenciesAccepted: 'AED',
    contactPoint: { availableLanguage: ['en', 'ar'] },
    logo: 'https://thymele.example/art/share/clinic.mark.png?v=7',
  })
})

test('hours in words are left out, and what the clinic does not name', () => {
  const bare = describeClinic(describedPage({ location: { latitude: undefined, longitude: undefined } }))
  for (const name of ['openingHours', 'geo', 'medicalSpecialty', 'disambiguatingDescription']) {
    expect(bare).not.toHaveProperty(name)
  }
})

test('a sample says so in its name, beside it, and beside everyone who treats there', () => {
  const { t } = sample
  expect(describeClinic(sample)).toMatchObject({
    name: `Thymele Clinic (${t('shell.sampleLabel')})`,
    disambiguatingDescription: t('shell.sample'),
  })
  expect(describeSite(sample)).toHaveProperty('disambiguatingDescription', t('shell.sample'))
  expect(describePractitioner(nadia, sample)).toHaveProperty('disambiguatingDescription', t('shell.sample'))
})

test('who treats is a person with a licence that can be looked up, and with no picture but a photograph', () => {
  const person = describePractitioner(nadia, page)
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Dr Nadia Haddad',
    jobTitle: 'Consultant surgeon',
    knowsLanguage: ['en', 'ar'],
    identifier: { propertyID: 'Health Authority', value: 'L-1', url: 'https://authority.example/L-1' },
    affiliation: { '@id': 'https://thymele.example/#clinic' },
  })
  expect(person).not.toHaveProperty('image')
  const photo = { slug: 'nadia', digest: 'd1', width: 900, height: 900 }
  expect(describePractitioner({ ...nadia, photo }, page)).toHaveProperty(
    'image',
    'https://thymele.example/api/pictures/nadia/1280?v=d1',
  )
})

test('the address of a page where a licence must be looked up is not told as that of the licence', () => {
  const described = describePractitioner({ ...nadia, isLicencePage: false }, page)
  expect(described).toHaveProperty('identifier.value', 'L-1')
  expect(described).not.toHaveProperty('identifier.url')
})

test('the validator finds nothing', async () => {
  for (const one of [page, sample]) {
    const things = [describeClinic(one), describeSite(one), describePractitioner(nadia, one)]
    expect(await structuredFaults(things)).toEqual([])
  }
})

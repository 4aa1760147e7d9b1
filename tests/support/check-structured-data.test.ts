// Plants faults in structured data and sees each of them found.
import { expect, test } from 'vitest'
import { structuredDataOf, structuredFaults } from './check-structured-data.ts'

const clinic = {
  '@context': 'https://schema.org',
  '@type': 'MedicalClinic',
  '@id': 'https://thymele.example/#clinic',
  name: 'Thymele Clinic',
  url: 'https://thymele.example/',
  telephone: '+971 4 000 0000',
  medicalSpecialty: ['https://schema.org/Dentistry'],
  address: { '@type': 'PostalAddress', streetAddress: 'Street 12', addressLocality: 'Dubai', addressCountry: 'AE' },
}
const offer = {
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: 'LASIK',
  url: 'https://thymele.example/procedures/lasik',
  priceCurrency: 'AED',
  priceSpecification: { '@type': 'PriceSpecification', minPrice: 5200, maxPrice: 6400, priceCurrency: 'AED' },
  availability: 'https://schema.org/InStock',
  validThrough: '2026-12-31',
  offeredBy: { '@id': 'https://thymele.example/#clinic' },
}
const trail = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: ['/', '/procedures'].map((path, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: path,
    item: { '@type': 'WebPage', '@id': `https://thymele.example${path}` },
  })),
}

test('nothing is wrong with sound things', async () => {
  expect(await structuredFaults([clinic, offer, trail])).toEqual([])
})

const step = { '@type': 'ListItem', position: 1, name: 'Home', item: 'not an address' }
const faults: [string, object[], RegExp][] = [
  ['a type that schema.org does not have', [{ ...clinic, '@type': 'MedicalClinik' }], /not a valid schema\.org type/],
  ['a property that the type does not have', [{ ...clinic, availableLanguage: 'en' }], /"availableLanguage".*not supp/],
  ['a value of another kind', [{ ...clinic, medicalSpecialty: 'Trepanation' }], /medicalSpecialty is no/],
  [
    'a thing of another kind',
    [{ ...clinic, address: { '@type': 'Person', name: 'A' } }],
    /address is no PostalAddress/,
  ],
  ['a price as text in a specification', [clinic, priced({ minPrice: 'from 5200' })], /minPrice/],
  ['a range with one end', [clinic, priced({ maxPrice: undefined })], /"price" is missing/],
  ['an address of another scheme', [{ ...clinic, url: 'javascript:alert(1)' }], /url is no URL/],
  ['a day that is no date', [clinic, { ...offer, validThrough: '31 December' }], /validThrough is no Date/],
  ['a missing property', [{ ...clinic, address: undefined }], /MedicalClinic without address/],
  ['an offer without a price', [clinic, { ...offer, priceSpecification: undefined }], /without a price/],
  ['a reference to nothing', [offer], /nothing on the page is/],
  ['a trail of one step', [{ ...trail, itemListElement: trail.itemListElement.slice(0, 1) }], /of one step/],
  ['a step to nowhere', [{ ...trail, itemListElement: [step, { ...step, position: 2 }] }], /Invalid URL in field/],
  ['a thing without its context', [{ ...clinic, '@context': undefined }], /without its context/],
]

function priced(changes: object) {
  return { ...offer, priceSpecification: { ...offer.priceSpecification, ...changes } }
}

test.each(faults)('%s is found', async (_, things, message) => {
  const plain = JSON.parse(JSON.stringify(things)) as object[]
  expect((await structuredFaults(plain)).join('\n')).toMatch(message)
})

test('reads what a document carries, and only that', () => {
  const html = '<script>1</script><script type="application/ld+json">{"name":"a \\u003c b"}</script>'
  expect(structuredDataOf(html)).toEqual([{ name: 'a < b' }])
})

// What the packages page gets to show.
import { expect, test } from 'vitest'
import type { CarePackage } from '#contract/packages.ts'
import type { Provider } from '#contract/provider.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPackage, presentPackages } from './present-packages.server.ts'

const amount = (major: number, currency = 'AED') => {
  const money = { amountMinor: major * 100, currency }
  return { from: money, to: money }
}
const price = (major: number) => ({ charged: amount(major), shown: amount(major / 4, 'EUR'), aed: amount(major) })

const eyes: CarePackage = {
  slug: 'lasik-3-nights',
  name: 'LASIK, 3 nights',
  summary: 'Both eyes.',
  procedure: { slug: 'lasik', name: 'LASIK', category: 'eyes' },
  nights: 3,
  hotelClass: 4,
  transfers: 4,
  companions: 1,
  flyFromDay: 1,
  releaseFromDay: null,
  inside: [{ text: 'Laser for both eyes', kind: 'procedure', worth: price(5200), mayChangeIf: 'the cornea is thin' }],
  excluded: ['Flights'],
  price: price(7000),
  partsPrice: price(8000),
  saving: price(1000),
  validFrom: '2026-09-01',
  validTo: '2027-08-31',
  photo: null,
}
const hair: CarePackage = { ...eyes, slug: 'fue', procedure: { slug: 'fue', name: 'FUE', category: 'hair' } }

const categories = [
  { slug: 'dental', name: 'Dental', count: 3 },
  { slug: 'eyes', name: 'Eyes', count: 3 },
  { slug: 'hair', name: 'Hair', count: 3 },
]

function pageOf(packages: CarePackage[]): PageContext {
  const rate = { date: '2026-09-29', source: 'test' }
  return pageWith(
    { language: 'en', currency: 'EUR' },
    {
      provider: { name: 'Thymele', revision: 7, location: { city: 'Dubai' } } as Provider,
      call: async ({ name }) => (name === 'listPackages' ? { packages, rate } : { categories }) as never,
    },
  )
}

const list = (packages: CarePackage[], query = '') =>
  presentPackages(pageOf(packages), new URL(`https://clinic.example/packages${query}`))

test('prices, their parts and the saving are shown in the currency of the visitor', () => {
  const shown = presentPackage(eyes, 'en')
  expect(shown.price).toMatchObject({ shown: '€1,750', aed: 'AED\u00a07,000' })
  expect([shown.partsPrice, shown.saving, shown.inside[0]?.worth]).toEqual(['€2,000', '€250', '€1,300'])
})

test('no saving is named where the parts cost no more', () => {
  expect(presentPackage({ ...eyes, saving: null }, 'en').saving).toBeNull()
})

test('a part says what may change its price', () => {
  expect(presentPackage(eyes, 'en').inside[0]?.mayChangeIf).toBe('the cornea is thin')
})

test('amounts count as rounded only when they were converted', () => {
  const own = { ...eyes, price: { charged: amount(7000), shown: amount(7000), aed: amount(7000) } }
  expect([presentPackage(eyes, 'en').rounded, presentPackage(own, 'en').rounded]).toEqual([true, false])
})

test('the dates of the offer are written out', () => {
  expect(presentPackage(eyes, 'en')).toMatchObject({ validFrom: '1 September 2026', validTo: '31 August 2027' })
})

test.each([
  [{ flyFromDay: 1, releaseFromDay: null }, 'You may fly from day 1'],
  [
    { flyFromDay: 90, releaseFromDay: 21 },
    'You may fly from day 21 if your surgeon clears you in writing, otherwise from day 90',
  ],
  [{ flyFromDay: null, releaseFromDay: null }, 'Only the surgeon can say when you may fly'],
])('a package of a procedure with %o tells when to fly as the procedure does', (days, fly) => {
  expect(presentPackage({ ...eyes, ...days }, 'en').fly).toBe(fly)
})

test('only categories with a package can be chosen', async () => {
  expect((await list([eyes, hair])).categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['eyes', 1],
    ['hair', 1],
  ])
})

test('there is nothing to choose where all packages are of one category', async () => {
  expect((await list([eyes])).categories).toEqual([])
})

test('a category narrows the list', async () => {
  const { category, packages, total } = await list([eyes, hair], '?category=hair')
  expect([category, packages.map(({ slug }) => slug), total]).toEqual(['hair', ['fue'], 2])
})

test('an unknown category shows everything', async () => {
  const { category, packages } = await list([eyes, hair], '?category=feet')
  expect([category, packages.length]).toEqual([undefined, 2])
})

test('the title names the clinic and its city', async () => {
  expect((await list([eyes])).title).toBe('Packages and prices | Thymele, Dubai')
})

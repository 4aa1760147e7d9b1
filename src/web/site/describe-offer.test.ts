// Guards what search engines are told of prices: the clinic's own, with their range and their end.
import { expect, test } from 'vitest'
import type { Price } from '#contract/money.ts'
import type { CarePackage } from '#contract/packages.ts'
import { describeOffer, describePackage } from './describe-offer.server.ts'
import { describedPage } from './described-page.test-support.ts'

const page = describedPage()
const amounts = (from: number, to: number, currency: string) => ({
  from: { amountMinor: from, currency },
  to: { amountMinor: to, currency },
})
const priceIn = (from: number, to: number, currency: string): Price => ({
  charged: amounts(from, to, currency),
  shown: amounts(1, 2, 'EUR'),
  aed: amounts(3, 4, 'AED'),
})
const offered = { name: 'LASIK', summary: 'Both eyes.', category: 'Eyes', url: 'https://x.example/a', image: '/i' }
const offerOf = (price: Price) => describeOffer({ ...offered, price }, page)

test('one price is a figure in the currency that is charged, whatever the visitor sees', () => {
  expect(offerOf(priceIn(520_000, 520_000, 'AED'))).toMatchObject({ price: 5200, priceCurrency: 'AED' })
  expect(offerOf(priceIn(350_505, 350_505, 'KWD'))).toMatchObject({ price: 350.505, priceCurrency: 'KWD' })
  expect(offerOf(priceIn(90_000, 90_000, 'JPY'))).toMatchObject({ price: 90_000, priceCurrency: 'JPY' })
})

test('a price of one tooth says so, and leaves no figure that could pass for the whole price', () => {
  const offer = describeOffer({ ...offered, unit: 'tooth', price: priceIn(190_000, 260_000, 'AED') }, page)
  expect(offer).not.toHaveProperty('price')
  expect(offer).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: 1900,
      maxPrice: 2600,
      priceCurrency: 'AED',
      unitText: 'tooth',
    },
  })
  const fixed = describeOffer({ ...offered, unit: 'eye', price: priceIn(780_000, 780_000, 'AED') }, page)
  expect(fixed).toMatchObject({ priceSpecification: { price: 7800, unitText: 'eye' } })
})

test('a range has both ends and no figure that could pass for the price', () => {
  const offer = offerOf(priceIn(520_000, 640_050, 'AED'))
  expect(offer).not.toHaveProperty('price')
  expect(offer).toMatchObject({
    priceCurrency: 'AED',
    priceSpecification: { minPrice: 5200, maxPrice: 6400.5, priceCurrency: 'AED' },
  })
})

test('what a sample offers cannot be had', () => {
  const price = priceIn(1, 1, 'AED')
  expect(offerOf(price)).toHaveProperty('availability', 'https://schema.org/InStock')
  const sample = describedPage({ sample: true })
  expect(describeOffer({ ...offered, price }, sample)).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    disambiguatingDescription: sample.t('shell.sample'),
  })
})

test('a package is looked up on the page of packages, and ends on its day', () => {
  const one = {
    slug: 'lasik-week',
    name: 'LASIK week',
    summary: 'All in.',
    procedure: { name: 'LASIK' },
    price: priceIn(700_000, 700_000, 'AED'),
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    photo: null,
  } as unknown as CarePackage
  expect(describePackage(one, page)).toMatchObject({
    '@id': 'https://thymele.example/packages?lang=ar#lasik-week',
    url: 'https://thymele.example/packages?lang=ar#lasik-week',
    image: 'https://thymele.example/art/share/package.lasik-week.png?v=7',
    validFrom: '2026-01-01',
    validThrough: '2026-12-31',
  })
})

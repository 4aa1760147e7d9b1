// Guards how prices of the catalogue stand beside an offer: formatted as on the site, in its own currency.
import { expect, test } from 'vitest'
import { sayPrice } from './offer-shelf.tsx'

test('a range and a single price are said as money, whole amounts without decimals', () => {
  const range = sayPrice({ price: { from: '58000.00', to: '74000.00' }, currency: 'AED', language: 'en' })
  expect(range.replace(/\s/g, ' ')).toBe('AED 58,000–74,000')
  expect(sayPrice({ price: { from: '99.50', to: '99.50' }, currency: 'EUR', language: 'en' })).toBe('€99.50')
})

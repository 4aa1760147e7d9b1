// Guards that a number that says its own code chooses its country, and no other is chosen in its place.
import { expect, test } from 'vitest'
import { countryOf } from './country-of-phone.ts'
import { presentCountries } from './phone-parts.server.ts'

const countries = presentCountries('en')

test.each([
  ['+49 30 1234', '', 'DE'],
  ['0049301234', 'AE', 'DE'],
  ['+971', '', 'AE'],
  ['+44 20 7946 0958', '', 'GB'],
  ['+1 212 555 0123', '', 'US'],
  ['+1 416 555 0123', 'CA', 'CA'],
  ['+7 701 000 0000', 'KZ', 'KZ'],
])('%s beside %o is a number of %s', (typed, present, country) => {
  expect(countryOf(typed, present, countries)).toBe(country)
})

test.each(['', '+', '00', '050 123', '+999 1', 'hello'])('%o says no country', (typed) => {
  expect(countryOf(typed, 'AE', countries)).toBeUndefined()
})

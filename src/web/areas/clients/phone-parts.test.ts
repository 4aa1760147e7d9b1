// Guards that numbers are shown as their own country writes them, and that every country can be chosen by name.
import { expect, test } from 'vitest'
import { dialled } from './details.ts'
import { presentCountries, splitPhone } from './phone-parts.server.ts'

test.each([
  ['+971501234567', { country: 'AE', number: '050 123 4567' }],
  ['+442079460958', { country: 'GB', number: '020 7946 0958' }],
  ['+12125550123', { country: 'US', number: '(212) 555-0123' }],
  ['+14165550123', { country: 'CA', number: '(416) 555-0123' }],
  ['', { country: '', number: '' }],
  ['+8881234', { country: '', number: '+8881234' }],
])('%s', (e164, parts) => {
  expect(splitPhone(e164)).toEqual(parts)
})

test('what is shown is dialled as it was', () => {
  const dialCodes = Object.fromEntries(presentCountries('en').map(({ code, dialCode }) => [code, dialCode]))
  const { country, number } = splitPhone('+971501234567')
  expect(dialled({ phoneCountry: country, phone: number }, dialCodes)).toBe('+971 050 123 4567')
  // A number that says its own country keeps it.
  expect(dialled({ phoneCountry: 'AE', phone: '+90 555' }, dialCodes)).toBe('+90 555')
  expect(dialled({ phoneCountry: '', phone: '050' }, dialCodes)).toBe('050')
})

test('the countries are named and sorted in the language of the page', () => {
  const english = presentCountries('en').map(({ name }) => name)
  expect(english).toEqual([...english].sort(new Intl.Collator('en').compare))
  expect(presentCountries('ar').find(({ code }) => code === 'AE')).toEqual({
    code: 'AE',
    name: 'الإمارات العربية المتحدة',
    dialCode: '971',
  })
})

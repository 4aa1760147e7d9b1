// Checks that figures are read alike however they are written, and that what differs stays apart.
import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const count = (value: number, unit: string) => ({ kind: 'count', value, unit, isKnown: true })
const amount = (value: number, ...currencies: string[]) => ({ kind: 'amount', value, currencies })

test.for<[string, unknown[]]>([
  ['6 weeks', [count(42, 'day')]],
  ['six weeks', [count(42, 'day')]],
  ['a week', [count(7, 'day')]],
  ['one night', [count(1, 'night')]],
  ['day 42', [count(42, 'day')]],
  ['Weeks 2 to 6', [count(14, 'day'), count(42, 'day')]],
  ['2–6 weeks', [count(14, 'day'), count(42, 'day')]],
  ['between two and three days', [count(2, 'day'), count(3, 'day')]],
  ['3 quiet nights', [count(3, 'night')]],
  ['a 12-week programme', [count(84, 'day')]],
  ['twenty-five minutes', [count(25, 'minute')]],
  ['2 hours 30 minutes', [count(120, 'minute'), count(30, 'minute')]],
  ['95 %', [count(95, 'percent')]],
  ['95 per cent', [count(95, 'percent')]],
  ['a 4-star hotel', [count(4, 'star')]],
  ['٦ أسابيع', [count(42, 'day')]],
  ['ستة أسابيع', [count(42, 'day')]],
  ['أسبوعين', [count(14, 'day')]],
  ['يومان', [count(2, 'day')]],
  ['خمسة وعشرون يوماً', [count(25, 'day')]],
  ['اثنا عشر أسبوعاً', [count(84, 'day')]],
  ['أحد عشر يوماً', [count(11, 'day')]],
  ['يوم واحد', [count(1, 'day')]],
  ['لمدة أسبوع', [count(7, 'day')]],
  ['٩٥٪', [count(95, 'percent')]],
])('the count of %s', ([text, figures]) => {
  expect(readFigures(text)).toEqual(figures)
})

test.for<[string, unknown[]]>([
  ['AED 18,500', [amount(18_500, 'AED')]],
  ['18500 AED', [amount(18_500, 'AED')]],
  ['AED\u00a018,500–22,000', [amount(18_500, 'AED'), amount(22_000, 'AED')]],
  ['from AED 18,500 to AED 22,000', [amount(18_500, 'AED'), amount(22_000, 'AED')]],
  ['18.500 AED', [amount(18.5, 'AED')]],
  ['£3,900.50', [amount(3900.5, 'GBP')]],
  ['US$5,000', [amount(5000, 'USD')]],
  ['€4\u202f200', [amount(4200, 'EUR')]],
  ['eighteen thousand five hundred dirhams', [amount(18_500, 'AED')]],
  ['٢٥٬٠٠٠ درهم', [amount(25_000, 'AED')]],
  ['\u200fAED\u00a025,000', [amount(25_000, 'AED')]],
  ['خمسة آلاف درهم', [amount(5000, 'AED')]],
])('the amount of %s', ([text, figures]) => {
  expect(readFigures(text)).toEqual(figures)
})

test.for<[string, unknown]>([
  ['12 January 2027', { kind: 'date', day: '1-12', year: '2027' }],
  ['January 12th, 2027', { kind: 'date', day: '1-12', year: '2027' }],
  ['2027-01-12', { kind: 'date', day: '1-12', year: '2027' }],
  ['١٢ يناير ٢٠٢٧', { kind: 'date', day: '1-12', year: '2027' }],
  ['12 Jan', { kind: 'date', day: '1-12', year: '' }],
  ['14:05', { kind: 'time', value: '14:05' }],
  ['2:05 pm', { kind: 'time', value: '14:05' }],
  ['8 am', { kind: 'time', value: '8:00' }],
  ['+971 4 000 1111', { kind: 'phone', value: '97140001111' }],
  ['00971 4 0001111', { kind: 'phone', value: '97140001111' }],
])('the moment or number of %s', ([text, figure]) => {
  expect(readFigures(text)).toEqual([figure])
})

test.for([
  'One of our surgeons talks to you.',
  'You may fly when the surgeon agrees.',
  'Ask a person at the clinic.',
  'من فضلك اسأل العيادة',
])('no figure is read out of “%s”', (text) => {
  expect(readFigures(text)).toEqual([])
})

test('what is counted goes with its number', () => {
  expect(readFigures('There are 3 surgeons and 2 packages.')).toEqual([
    { kind: 'count', value: 3, unit: 'surgeon', isKnown: false },
    { kind: 'count', value: 2, unit: 'packag', isKnown: false },
  ])
})

// Which of two dates is the operation's and which the flight's, or that it is not plain.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/plain-date.ts'
import { readFlightDates } from './read-flight-dates.ts'

const isOperation = (words: string) => /surgery|replacement|lasik|عمليه|ليزك/u.test(words)
const read = (text: string) => readFlightDates(text, '2026-11-21', isOperation)

test.for([
  ['hip replacement on 3 March 2027, may I fly on 20 May 2027?', '2027-03-03', '2027-05-20'],
  ['Can I fly on May 20th, 2027 after a hip replacement on March 3rd, 2027?', '2027-03-03', '2027-05-20'],
  ['LASIK 2027-03-03, flight 2027-03-10', '2027-03-03', '2027-03-10'],
  ['surgery on the 3rd of March and home on 20 May 2027', '2027-03-03', '2027-05-20'],
  ['Knee surgery 1 Jan, fly 15 March?', '2027-01-01', '2027-03-15'],
  ['العملية 3 مارس 2027 والسفر 5 أبريل 2027', '2027-03-03', '2027-04-05'],
  ['هل أسافر في ٢٠ مايو ٢٠٢٧ والعملية في ٣ مارس ٢٠٢٧', '2027-03-03', '2027-05-20'],
] as const)('%s: %s and %s', ([text, performedOn, flyOn]) => {
  expect(read(text)).toEqual({ performedOn, flyOn })
})

test.for([
  'Knee replacement on 20 March 2027, can I fly on 1 December 2026?',
  'LASIK on 5 December 2026 and fly home on 4 December 2026?',
  'LASIK on 2027-02-28, fly on 2027-02-30',
  'I fly in on 1 March 2027 and have the surgery on 3 March 2027, when can I leave?',
  'surgery on 3 March 2027, can I fly before 20 May 2027?',
  'surgery on 3 March 2027, can I fly by 20 May 2027?',
  'surgery on 3 March 2027, can I fly between 5 March 2027 and 20 May 2027?',
  'surgery on 3 or 10 March 2027, can I fly on 20 May 2027?',
  'surgery on 3-10 March 2027, can I fly on 20 May 2027?',
  'surgery on 3 March 2027, and on 20 May 2027?',
  'surgery on 03/12/2026, fly on 05/03/2027',
  'surgery on 1 December, fly on 1 February 2028',
  'surgery on 3 March 2027',
  'LASIK, I am 12 may I fly on 15 October 2027?',
  'العملية 3 مارس 2027 هل أسافر قبل 5 أبريل 2027',
  'may I fly in 3 weeks',
])('%s: not plain', (text) => {
  expect(read(text)).toBeUndefined()
})

test('two dates with plain roles are read as they are, whichever is said first; a flight before the operation is not', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2027-01-01', days))
  const written = fc.constantFrom(
    (date: string) => date,
    (date: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  )
  fc.assert(
    fc.property(day, day, written, (performedOn, flyOn, write) => {
      const right = performedOn <= flyOn ? { performedOn, flyOn } : undefined
      const [operated, flown] = [write(performedOn), write(flyOn)]
      expect(read(`surgery on ${operated}, can I fly on ${flown}?`)).toEqual(right)
      expect(read(`can I fly on ${flown} if my surgery is on ${operated}?`)).toEqual(right)
      expect(read(`العملية في ${operated} وأسافر في ${flown}`)).toEqual(right)
      for (const bound of ['before', 'until', 'by', 'from', 'earlier than', 'قبل', 'حتى'])
        expect(read(`surgery on ${operated}, can I fly ${bound} ${flown}?`)).toBeUndefined()
    }),
  )
})

// What is refundable until when, in both languages and by the clock of the hotel; and the words for nights and guests.
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { price, sampleOffer } from './sample-found.test-support.ts'
import { sayGuests, sayStayDates, sayTerms } from './say-terms.server.ts'

const dubai = { timeZone: 'Asia/Dubai', checkIn: '2036-05-12' }
/** Without the marks that only steer direction and spacing. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')
const until = '2036-05-11T14:00:00.000Z'

test('free cancellation is said with its last moment where the hotel is', () => {
  expect(sayTerms(sampleOffer(), dubai, 'en')).toEqual({
    kind: 'free',
    text: 'Free cancellation until Sun 11 May, 18:00 there',
  })
  expect(plain(sayTerms(sampleOffer(), dubai, 'ar').text)).toBe('الإلغاء مجاني حتى الأحد، 11 مايو، 18:00 بتوقيت الفندق')
})

test('a fee is said with when it ends and what comes then: another amount, or everything', () => {
  const steps = (rest: number) => ({
    policy: [
      { until, fee: price(35_000) },
      { until: null, fee: price(rest) },
    ],
    freeUntil: null,
  })
  expect(plain(sayTerms(sampleOffer(steps(87_000)), dubai, 'en').text)).toBe(
    'Cancelling costs AED 350 until Sun 11 May, 18:00 there, then AED 870',
  )
  expect(plain(sayTerms(sampleOffer(steps(90_000)), dubai, 'en').text)).toBe(
    'Cancelling costs AED 350 until Sun 11 May, 18:00 there, then the full price',
  )
  expect(sayTerms(sampleOffer(steps(90_000)), dubai, 'en').kind).toBe('fee')
})

test('what is lost from the start is not refundable, and what never costs anything is free without an end', () => {
  const only = (fee: number) => sampleOffer({ policy: [{ until: null, fee: price(fee) }], freeUntil: null })
  expect(sayTerms(only(87_000), dubai, 'en')).toEqual({ kind: 'none', text: 'Not refundable' })
  expect(sayTerms(only(87_000), dubai, 'ar')).toEqual({ kind: 'none', text: 'غير قابل للاسترداد' })
  expect(sayTerms(only(0), dubai, 'en')).toEqual({ kind: 'free', text: 'Free cancellation' })
})

test('the days of a stay say the year once, and both years where there are two', () => {
  expect(sayStayDates('2036-05-12', '2036-05-15', 'en')).toBe('Mon 12 May to Thu 15 May 2036')
  expect(sayStayDates('2035-12-30', '2036-01-02', 'en')).toBe('Sun 30 Dec 2035 to Wed 2 Jan 2036')
  expect(plain(sayStayDates('2036-05-12', '2036-05-15', 'ar'))).toBe('من الاثنين، 12 مايو إلى الخميس، 15 مايو 2036')
})

test('guests are counted in the plural that each language has for the number', () => {
  const [en, ar] = [translatorOf('en'), translatorOf('ar')]
  expect(sayGuests([{ adults: 1, children: [] }], en)).toBe('1 adult')
  expect(sayGuests([{ adults: 2, children: [4] }], en)).toBe('2 adults, 1 child')
  const two = [
    { adults: 2, children: [4, 11] },
    { adults: 1, children: [] },
  ]
  expect(sayGuests(two, en)).toBe('3 adults, 2 children, 2 rooms')
  expect(sayGuests(two, ar)).toBe('3 بالغين، طفلان، غرفتان')
  expect([1, 2, 3, 11, 100].map((count) => ar('hotels.list.nights', { count }))).toEqual([
    'ليلة واحدة',
    'ليلتان',
    '3 ليالٍ',
    '11 ليلة',
    '100 ليلة',
  ])
})

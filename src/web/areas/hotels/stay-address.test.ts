// Guards that the address says a search whole: what is written is read again, and what makes no sense changes nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boards, hotelFeatures, hotelSorts, searchHotels, stayLimits } from '#contract/hotels.ts'
import { plainRooms, searchParameters } from '#web/page/search-parameters.ts'
import {
  boardNames,
  countGuests,
  featureNames,
  formLimits,
  hasStay,
  hotelHref,
  isPlainForm,
  readSearch,
  searchHref,
  sortNames,
  unreadFaults,
  usualRoom,
  writeSearch,
} from './stay-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const none = read('')

test('an empty address is a search that nobody has narrowed, for one patient and one companion', () => {
  expect(none).toEqual({
    checkIn: '',
    checkOut: '',
    nights: undefined,
    rooms: [usualRoom],
    text: '',
    max: undefined,
    maxCurrency: '',
    stars: 0,
    features: [],
    boards: [],
    refundable: false,
    minutes: undefined,
    sort: 'recovery',
    show: 20,
    procedure: '',
    view: 'list',
    lang: '',
  })
  expect(searchHref('/hotels', none)).toBe('/hotels')
})

test('the names and limits that the tab has are those of the contract', () => {
  expect([featureNames, boardNames, sortNames]).toEqual([hotelFeatures, boards, hotelSorts])
  expect(formLimits).toMatchObject(stayLimits)
  expect(plainRooms).toHaveLength(stayLimits.rooms)
})

test('all that is asked for stands in the address, guests beside the dates, and is read again', () => {
  const query =
    'checkIn=2027-05-12&checkOut=2027-05-19&room=2-4-11&room=1&text=near+the+sea&max=900&maxCurrency=GBP&stars=4&feature=lift&feature=walk-in-shower' +
    '&board=breakfast&refundable=true&minutes=15&sort=price&show=40&procedure=hip-replacement&view=map&lang=ar'
  const state = read(query)
  expect(state.rooms).toEqual([
    { adults: 2, children: [4, 11] },
    { adults: 1, children: [] },
  ])
  expect(countGuests(state.rooms)).toBe(5)
  expect(new Set(writeSearch(state).toString().split('&'))).toEqual(new Set(query.split('&')))
  expect(searchHref('/profile/hotels', read('checkIn=2027-05-12&checkOut=2027-05-19'))).toBe(
    '/profile/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=2',
  )
})

test('what is asked of a stay is left as it was asked, for the API to say what is wrong with it', () => {
  const state = read('checkIn=1999-01-01&checkOut=2031-12-31&room=0&room=9-40')
  expect(hasStay(state)).toBe(true)
  expect(state.rooms).toEqual([
    { adults: 0, children: [] },
    { adults: 9, children: [40] },
  ])
  expect(read('checkIn=2027-05-12').checkIn).toBe('2027-05-12')
  expect(hasStay(read('checkIn=2027-05-12'))).toBe(false)
})

test.each([
  ['checkIn=2027-02-30&checkOut=soon'],
  ['room=two&room=1e3&room=-1&room=1-2-'],
  ['max=-5&stars=6&minutes=0&minutes=601&show=0&sort=best&view=globe&lang=EN&lang=english'],
  ['max=1.5&stars=4.0&show=999'],
  ['maxCurrency=GBP'],
  ['feature=pool&board=wine&refundable=yes'],
  ['procedure=%3Cscript%3E&nights=400'],
])('what cannot be read falls back and is not sent on: %s', (query) => {
  expect(read(query)).toEqual(none)
})

test('nights are known only as long as no dates are', () => {
  expect(read('nights=7').nights).toBe(7)
  expect(read('nights=7&checkIn=2027-05-12').nights).toBeUndefined()
  expect(searchHref('/hotels', read('nights=7&procedure=lasik'))).toBe('/hotels?nights=7&procedure=lasik')
})

test('the form without scripts says each room by itself; one that was left empty is none', () => {
  const query = new URLSearchParams('adults1=2&ages1=4,+11&adults2=1&ages2=&adults3=&adults4=0')
  expect(isPlainForm(query)).toBe(true)
  expect(readSearch(query).rooms).toEqual([
    { adults: 2, children: [4, 11] },
    { adults: 1, children: [] },
  ])
  expect(read('adults1=0').rooms).toEqual([{ adults: 0, children: [] }])
  expect(isPlainForm(new URLSearchParams('room=2'))).toBe(false)
})

test('a hotel is led to with the stay and none of the filters, whatever its id', () => {
  const state = read('checkIn=2027-05-12&checkOut=2027-05-19&room=2&stars=5&sort=price&procedure=lasik')
  const stay = 'checkIn=2027-05-12&checkOut=2027-05-19&room=2&procedure=lasik'
  expect(hotelHref('/hotels', 'marina-rest', state)).toBe(`/hotels/marina-rest?${stay}`)
  expect(hotelHref('/hotels', 'marina-rest', state, 'suite/flex')).toBe(
    `/hotels/marina-rest?${stay}&offer=suite%2Fflex`,
  )
  expect(hotelHref('/profile/hotels', 'liteapi~lp/19$&', none)).toBe('/profile/hotels/liteapi~lp%2F19%24%26')
})

test('the limit keeps the currency that it was typed in, whoever opens the address; what is no code is none', () => {
  expect(read('max=500&maxCurrency=GBP')).toMatchObject({ max: 500, maxCurrency: 'GBP' })
  expect(read('max=500&maxCurrency=pounds')).toMatchObject({ max: 500, maxCurrency: '' })
})

test.each([
  ['checkIn=abc&checkOut=2027-05-19', [['checkIn', 'invalid']]],
  [
    'checkIn=2027-02-30&checkOut=soon&room=two',
    [
      ['checkIn', 'invalid'],
      ['checkOut', 'invalid'],
      ['room', 'invalid'],
    ],
  ],
  ['room=99', [['room.0.adults', 'too-many']]],
  ['room=2&room=0', [['room.1.adults', 'required']]],
  ['room=1-2-3-4-5-6', [['room.0.children', 'too-many']]],
  ['room=2-40', [['room.0.children', 'no-child']]],
  ['adults1=99&ages1=', [['room.0.adults', 'too-many']]],
  // Read, and the API's to judge.
  ['checkIn=2027-05-12&checkOut=2027-05-19&room=99', []],
  ['checkIn=&checkOut=&room=2-4', []],
  ['', []],
])('what the form cannot show is told of its field: %s', (query, faults) => {
  expect(unreadFaults(new URLSearchParams(query)).map(({ path, reason }) => [path, reason])).toEqual(faults)
})

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const room = fc.record({
  adults: fc.integer({ min: 0, max: 20 }),
  children: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
})
const limit = fc.oneof(
  fc.constant({ max: undefined, maxCurrency: '' }),
  fc.record({ max: fc.integer({ min: 0, max: 1_000_000 }), maxCurrency: fc.constantFrom('', 'GBP', 'AED') }),
)
const anyRest = fc.record({
  checkIn: fc.oneof(fc.constant(''), day),
  checkOut: fc.oneof(fc.constant(''), day),
  nights: fc.constant(undefined),
  rooms: fc.array(room, { minLength: 1, maxLength: 6 }),
  text: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  stars: fc.integer({ min: 0, max: 5 }),
  features: fc.subarray([...hotelFeatures]),
  boards: fc.subarray([...boards]),
  refundable: fc.boolean(),
  minutes: fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
  sort: fc.constantFrom(...hotelSorts),
  show: fc.integer({ min: 1, max: 200 }),
  procedure: fc.constantFrom('', 'lasik', 'hip-replacement'),
  view: fc.constantFrom('list', 'map') as fc.Arbitrary<'list' | 'map'>,
  lang: fc.constantFrom('', 'ar'),
})
const anyState = fc.tuple(anyRest, limit).map(([rest, most]) => ({ ...rest, ...most }))

test('whatever the state, it is read from the address as it was written', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readSearch(new URLSearchParams(writeSearch(state).toString()))).toEqual(state)
    }),
  )
})

test('whatever the address, it is written again in one way, with nothing but what a search knows, and the API can read it', () => {
  const name = fc.oneof(fc.constantFrom(...searchParameters), fc.string())
  const value = fc.oneof(fc.string(), day, fc.constantFrom('2-4', '7', 'true', 'price', 'lift', '0'))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
      const written = writeSearch(readSearch(new URLSearchParams(pairs)))
      expect(writeSearch(readSearch(written)).toString()).toBe(written.toString())
      expect([...written.keys()].filter((key) => !searchParameters.includes(key))).toEqual([])
      const { checkIn, checkOut, max, minutes, stars, show } = readSearch(written)
      const input = {
        checkIn: checkIn || '2027-05-12',
        checkOut: checkOut || '2027-05-19',
        room: written.getAll('room'),
        max,
        minutes,
        stars,
        show,
      }
      expect(searchHotels.input.safeParse(input).error).toBeUndefined()
    }),
  )
})

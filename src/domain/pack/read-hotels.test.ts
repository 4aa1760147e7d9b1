// Hotels: what is taken, what becomes of it, and what is refused.
import { expect, test } from 'vitest'
import { featureBits } from '#domain/hotels/hotel.ts'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

const file = 'hotels.json'

async function readHotel(pack = new SamplePack()) {
  const read = await pack.read()
  expect(read.faults).toEqual([])
  const hotel = read.pack?.hotels[0]
  if (!hotel) throw new Error('no hotel')
  return hotel
}

test('a hotel becomes its row: minor units, the location’s zone and currency, bits of all its features', async () => {
  const { row } = await readHotel()
  expect(row).toMatchObject({
    slug: 'quiet-house',
    position: 0,
    name: { en: 'Quiet House', ar: 'بيت الهدوء' },
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    minutesCar: 6,
    minutesWalk: 25,
    features: ['lift', 'medicine-fridge'],
    featureBits: featureBits(['lift', 'medicine-fridge', 'step-free']),
    searchText: expect.stringContaining('quiet house\nبيت الهدوء'),
    taxes: [
      { basis: 'percent', rate: 725, fromAge: 0, isPaidAtHotel: false },
      { basis: 'person-night', rate: 350, fromAge: 12, isPaidAtHotel: true },
    ],
  })
  expect(row.recoveryRank).toBeGreaterThan(0)
  expect(Object.keys(row)).not.toContain('minutesToClinic')
})

test('a room has its plans with their terms, and no calendar', async () => {
  const { row } = await readHotel()
  const { plans, ...room } = row.rooms[0] ?? { plans: [] }
  expect(room).toEqual({
    slug: 'classic',
    name: { en: 'Classic', ar: 'كلاسيكية' },
    beds: { en: '1 double bed', ar: 'سرير مزدوج' },
    sizeM2: 24,
    maxGuests: 3,
    maxAdults: 2,
    guestsIncluded: 2,
    extraAdultMinor: 9_000,
    extraChildMinor: 4_550,
    features: ['step-free'],
  })
  expect(plans).toMatchObject([
    {
      slug: 'flexible',
      boardAdultMinor: 4_000,
      boardChildMinor: 2_000,
      cancellation: [
        { daysBefore: 7, time: '18:00', fee: { percent: 0 } },
        { daysBefore: 3, fee: { percent: 50 } },
        { daysBefore: 1, fee: { nights: 1 } },
      ],
      payment: 'at-hotel',
      depositPercent: 0,
    },
    { slug: 'saver', boardAdultMinor: 0, cancellation: [], payment: 'before-arrival', depositPercent: 30 },
  ])
})

test('a zone, an amount as a fee, and payment when booking', async () => {
  const { row } = await readHotel(
    new SamplePack()
      .change(file, '"stars": 4', '"stars": 4, "timeZone": "Asia/Muscat"')
      .change(file, '"nights": 1', '"amount": "120.50"')
      .change(file, '"before-arrival",\n            "deposit": 30', '"at-booking"'),
  )
  expect(row.timeZone).toBe('Asia/Muscat')
  expect(row.rooms[0]?.plans[0]?.cancellation[2]?.fee).toEqual({ amountMinor: 12_050 })
  expect(row.rooms[0]?.plans[1]).toMatchObject({ payment: 'at-booking', depositPercent: 100 })
})

test('amounts are as exact as the currency of the location: dinars have three decimals', async () => {
  const { row } = await readHotel(
    new SamplePack().change('provider.json', '"currency": "AED"', '"currency": "KWD"').change(file, '"45.50"', '4.555'),
  )
  expect(row).toMatchObject({ currency: 'KWD', rooms: [{ extraChildMinor: 4_555 }] })
})

test('what lacks a translation is noted', async () => {
  const { notes } = await new SamplePack()
    .change(file, '{\n          "en": "1 double bed",\n          "ar": "سرير مزدوج"\n        }', '"1 double bed"')
    .read()
  expect(notes).toEqual(['hotels.json: not in "ar": quiet-house.rooms[0].beds'])
})

/** What is wrong, what it replaces, what is planted (▶ where it must be told), and what the message must hold. */
const cases: [string, string, string, string][] = [
  ['an unknown key', '"stars": 4', '"stars": 4, ▶"stras": 4', 'unknown key "stras"; did you mean "stars"?'],
  ['an unknown key of a plan', '"priceChange": -10', '"priceChange": -10, ▶"boards": 1', 'unknown key "boards"'],
  ['a missing key', '    "stars": 4,\n', '', 'stars is missing; must be a whole number from 0 to 5'],
  ['a slug with a tilde', '"quiet-house"', '▶"quiet~house"', 'slug is "quiet~house"; must be small letters'],
  [
    'a slug that addresses take',
    '"quiet-house"',
    '▶"search"',
    'slug is "search"; must be another slug than search, prices',
  ],
  ['six stars', '"stars": 4', '"stars": ▶6', 'stars is 6'],
  ['a place off the globe', '"latitude": 25.21', '"latitude": ▶95', 'latitude is 95; must be a number from -90 to 90'],
  ['a zone by offset', '"stars": 4', '"stars": 4, "timeZone": ▶"+03:00"', 'timeZone is "+03:00"'],
  ['a time of day', '"checkInFrom": "15:00"', '"checkInFrom": ▶"3 pm"', 'checkInFrom is "3 pm"; must be a time from'],
  [
    'a feature there is none of',
    '"medicine-fridge"',
    '▶"minibar"',
    'features[1] is "minibar"; must be one of step-free',
  ],
  ['a feature twice', '"medicine-fridge"', '▶"lift"', '"lift" stands twice in this list'],
  ['no rooms', '"maxGuests": 3', '"maxGuests": ▶0', 'rooms[0].maxGuests is 0'],
  [
    'more adults than guests',
    '"maxAdults": 2',
    '"maxAdults": ▶4',
    'rooms[0].maxAdults is 4; must be at most maxGuests, which is 3',
  ],
  [
    'more guests in the price than fit',
    '"guestsIncluded": 2',
    '"guestsIncluded": ▶4',
    'guestsIncluded is 4; must be at most',
  ],
  [
    'an amount too exact',
    '"45.50"',
    '▶"45.505"',
    'rooms[0].extraChild is "45.505"; must be an amount of AED, which has 2',
  ],
  [
    'an amount too large',
    '"price": "400"',
    '"price": ▶"10000000.01"',
    'price is "10000000.01"; must be at most 10000000.00 AED',
  ],
  [
    'an amount below zero',
    '"price": "400"',
    '"price": ▶"-400"',
    'rooms[0].calendar[0].price is "-400"; must be an amount',
  ],
  ['a share with three decimals', '7.25', '▶7.255', 'taxes[0].percent is 7.255; must be a number from 0 to 100'],
  [
    'a share of a tax per night',
    '"amount": "3.50"',
    '"percent": ▶3, "amount": "3.50"',
    'taxes[1].percent is 3; must be left out where basis',
  ],
  [
    'a tax without its amount',
    '        "amount": "3.50",\n',
    '',
    'taxes[1].amount is missing; must be there where basis is "person-night"',
  ],
  [
    'an age for a share',
    '"percent": 7.25',
    '"percent": 7.25, "fromAge": ▶12',
    'taxes[0].fromAge is 12; must be left out',
  ],
  [
    'nights that end before they begin',
    '"to": "2026-12-26"',
    '"to": ▶"2026-12-20"',
    'calendar[2].to is "2026-12-20"; must be no day before from',
  ],
  [
    'nights beyond two years',
    '"to": "2026-12-26"',
    '"to": ▶"2028-11-01"',
    'must be at most two years after the first day of the calendar',
  ],
  [
    'a day no calendar has',
    '"from": "2026-12-24"',
    '"from": ▶"2026-12-32"',
    'rooms[0].calendar[2].from is "2026-12-32"; must be a date',
  ],
  ['a weekday there is none of', '"fri"', '▶"friday"', 'calendar[1].days[0] is "friday"; must be one of mon'],
  [
    'nights without a price',
    '"price": "400",\n            ',
    '',
    'rooms[0].calendar[0].price is missing; must be there unless closed is true',
  ],
  [
    'a board there is none of',
    '"board": "breakfast"',
    '"board": ▶"brunch"',
    'plans[0].board is "brunch"; must be one of room-only',
  ],
  [
    'meals without a board',
    '"board": "breakfast"',
    '"board": "room-only"',
    'boardAdult is "40"; must be left out where board is "room-only"',
  ],
  [
    'a price change in halves',
    '"priceChange": -10',
    '"priceChange": ▶-10.5',
    'plans[1].priceChange is -10.5; must be a whole number from -90',
  ],
  [
    'a payment there is none of',
    '"payment": "at-hotel"',
    '"payment": ▶"later"',
    'plans[0].payment is "later"; must be one of at-hotel',
  ],
  [
    'a deposit where guests pay there',
    '"payment": "at-hotel"',
    '"payment": "at-hotel", "deposit": ▶10',
    'deposit is 10; must be left out or 0',
  ],
  [
    'no deposit where there is one',
    ',\n            "deposit": 30',
    '',
    'rooms[0].plans[1].deposit is missing; must be there where payment',
  ],
  [
    'a step that comes too late',
    '"daysBefore": 3',
    '"daysBefore": ▶8',
    'cancellation[1].daysBefore is 8; must be fewer days than in the step before, which has 7',
  ],
  [
    'a fee that falls',
    '"percent": 0',
    '"percent": 60',
    'must not be less than in a step before, which has {"percent":60}',
  ],
  [
    'a fee that is nothing again',
    '"nights": 1',
    '"nights": 0',
    'must not be less than in a step before, which has {"percent":50}',
  ],
  ['a fee in two ways', '"percent": 50', '"percent": 50, "nights": 1', 'fee must be one of percent, nights and amount'],
  ['a fee in no way', '"percent": 50', '', 'fee must be one of percent, nights and amount'],
]

test.each(cases)('hotels.json: %s is refused in its place', async (fault, from, to, message) => {
  const { told, marked, messages } = await readFaults(new SamplePack().change(file, from, to))
  expect(messages).toContainEqual(expect.stringContaining(message))
  expect(new Set(told).size).toBe(fault === 'meals without a board' ? 2 : 1)
  if (marked.length > 0) expect(told).toEqual(marked)
})

test('hotels, rooms and plans have slugs of their own', async () => {
  const pack = new SamplePack()
  const [hotel] = JSON.parse(pack.text(file)) as { rooms: { plans: object[] }[] }[]
  const twice = {
    ...hotel,
    rooms: hotel?.rooms.flatMap((room) => [room, { ...room, plans: [...room.plans, room.plans[0]] }]),
  }
  const { messages } = await readFaults(pack.set(file, JSON.stringify([hotel, twice])))
  expect(messages).toEqual([
    'slug "quiet-house" stands twice in this list',
    'slug "classic" stands twice in this list',
    'slug "flexible" stands twice in this list',
  ])
})

test('every fault of a hotel is told at once, those of rules beside those of values', async () => {
  const { told, marked } = await readFaults(
    new SamplePack()
      .change('provider.json', '"Asia/Dubai"', '▶"Mars/Base"')
      .change(file, '"maxAdults": 2', '"maxAdults": ▶9')
      .change(file, '"sizeM2": 24', '"sizeM2": ▶"large"')
      .change(file, '"45.50"', '▶"45.505"')
      .change(file, '"board": "breakfast"', '"board": ▶"brunch"')
      .change(file, '"daysBefore": 3', '"daysBefore": ▶8')
      .change(file, '"to": "2026-12-26"', '"to": ▶"2026-12-20"'),
  )
  expect(told.sort()).toEqual(marked.sort())
})

test('a file that is no list, and items that are no objects', async () => {
  const { told, marked, messages } = await readFaults(new SamplePack().set(file, '[▶1, ▶{"slug": ▶[]}]'))
  expect(new Set(told)).toEqual(new Set(marked))
  expect(messages).toContain('[0] is 1; must be an object in { }')
  expect((await readFaults(new SamplePack().set(file, '{}'))).messages).toEqual([
    'the file is {}; must be a list in [ ]',
  ])
})

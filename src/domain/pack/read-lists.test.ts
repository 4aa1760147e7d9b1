// Packages and practitioners: what is taken and what is refused.
import { expect, test } from 'vitest'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'

/** What is wrong, what it replaces, what is planted (▶ where it must be told), and what the message must hold. */
const packageCases: [string, string, string, string][] = [
  ['an unknown key', '"nights": 11', '"nights": 11, ▶"nigths": 3', 'unknown key "nigths"; did you mean "nights"?'],
  ['an unknown key in a part', '"kind": "hotel"', '"kind": "hotel", ▶"price": 3', 'unknown key "price"'],
  ['a missing key', '    "slug": "hip-with-stay",\n', '', 'slug is missing; must be small letters'],
  [
    'a missing key in a part',
    '      "kind": "hotel",\n',
    '',
    'inside[1].kind is missing; must be one of procedure, hospital',
  ],
  ['a bad slug', '"hip-with-stay"', '▶"hip--with"', 'slug is "hip--with"'],
  [
    'a procedure there is none of',
    '"procedure": "hip-replacement"',
    '"procedure": ▶"hip-replacment"',
    'did you mean "hip-replacement"?',
  ],
  ['nights beyond 400', '"nights": 11', '"nights": ▶500', 'nights is 500; must be a whole number from 0 to 400'],
  ['half a night', '"nights": 11', '"nights": ▶1.5', 'nights is 1.5'],
  ['six stars', '"hotelClass": 4', '"hotelClass": ▶6', 'hotelClass is 6'],
  [
    'a kind of part there is none of',
    '"kind": "hotel"',
    '"kind": ▶"motel"',
    'inside[1].kind is "motel"; must be one of',
  ],
  ['a worth below zero', '5000.5', '▶-5', 'inside[1].worth is -5; must be an amount'],
  ['a worth too exact', '5000.5', '▶5000.505', 'inside[1].worth is 5000.505; must be an amount of AED, which has 2'],
  ['a price in words', '"45500.00"', '▶"45.5k"', 'price is "45.5k"; must be an amount'],
  [
    'a price that could be two',
    '"45500.00"',
    '▶"45.500"',
    'price is "45.500"; must be written 45500 or 45.50, for it could be either',
  ],
  ['a currency there is none of', '"currency": "AED"', '"currency": ▶"DHS"', 'currency is "DHS"'],
  ['an end before the start', '"2027-12-31"', '▶"2025-12-31"', 'validTo is "2025-12-31"; must not be before validFrom'],
  ['a day no calendar has', '"2027-12-31"', '▶"2027-02-29"', 'validTo is "2027-02-29"; must be a date'],
  ['a text without the first language', '"en": "Flights",', '', 'excluded[0].en is missing'],
  ['a syntax error', '"nights": 11', '"nights": ▶ten', 'this word is not JSON'],
]

test.each(packageCases)('packages.json: %s is refused in its place', async (_, from, to, message) => {
  const { told, marked, messages } = await readFaults(new SamplePack().change('packages.json', from, to))
  expect(messages).toEqual([expect.stringContaining(message)])
  if (marked.length > 0) expect(told).toEqual(marked)
})

test('a missing key is told where its object begins', async () => {
  const { told } = await readFaults(new SamplePack().change('packages.json', '      "kind": "hotel",\n', ''))
  const [line] = told.map((place) => Number(place.split(':')[1]))
  const before = new SamplePack().text('packages.json').split('"kind": "hotel"')[0] ?? ''
  expect(told).toEqual([`packages.json:${before.slice(0, before.lastIndexOf('      {')).split('\n').length}:7`])
  expect(line).toBeGreaterThan(1)
})

const personCases: [string, string, string, string][] = [
  ['a procedure there is none of', '"knee-replacement"', '▶"elbow"', 'procedures.csv has no procedure "elbow"'],
  ['a procedure twice', '"knee-replacement"', '▶"hip-replacement"', '"hip-replacement" stands twice in this list'],
  [
    'an insecure register',
    '"https://register.example/1"',
    '▶"http://register.example/1"',
    'licenceUrl is "http://register',
  ],
  [
    'a script for a register',
    '"https://register.example/1"',
    '▶"javascript:alert(1)"',
    'must be an address that starts with',
  ],
  [
    'a language that is none',
    '"languages": [\n      "en"',
    '"languages": [\n      ▶"english"',
    'languages[0] is "english"',
  ],
  ['a time zone that is none', '"Asia/Dubai"', '▶"Gulf"', 'timeZone is "Gulf"; must be an IANA time zone'],
  ['a weekday that is none', '"mon"', '▶"monday"', 'weeklyAvailability[0].day is "monday"; must be one of mon, tue'],
  ['a time that is none', '"09:00"', '▶"9:00"', 'weeklyAvailability[0].from is "9:00"; must be a time from 00:00'],
  ['hours that end before they start', '"17:00"', '▶"08:30"', 'to is "08:30"; must be later than from'],
  ['a year to come', '2001', '▶3001', 'practisingSince is 3001; must be a whole number from 1920'],
  ['no licence number', '    "licenceNumber": "L-1",\n', '', 'licenceNumber is missing; must be a text'],
]

test.each(personCases)('practitioners.json: %s is refused in its place', async (_, from, to, message) => {
  const { told, marked, messages } = await readFaults(new SamplePack().change('practitioners.json', from, to))
  expect(messages).toEqual([expect.stringContaining(message)])
  if (marked.length > 0) expect(told).toEqual(marked)
})

test('one bad item hides neither the faults nor the slugs of the others', async () => {
  const pack = new SamplePack()
  const [item] = JSON.parse(pack.text('packages.json')) as object[]
  const text = JSON.stringify([7, { ...item, nights: 'MARK1' }, { ...item, price: 'MARK2' }], null, 2)
  const { told, messages } = await readFaults(pack.set('packages.json', text))
  expect(told).toHaveLength(4)
  expect(messages).toEqual([
    '[0] is 7; must be an object in { }',
    'nights is "MARK1"; must be a whole number from 0 to 400',
    'slug "hip-with-stay" stands twice in this list',
    'price is "MARK2"; must be an amount such as 1250.50: digits, a point or a comma before the decimals, not below zero',
  ])
})

test('a list that is an object, and hotels that are no JSON, are refused', async () => {
  const pack = new SamplePack().set('activities.json', '▶{}').set('hotels.json', '[▶').set('practitioners.json', ' ▶{}')
  const { told, marked, messages } = await readFaults(pack)
  expect(told).toEqual(marked)
  expect(messages).toEqual([
    'the file must be a list in [ ]',
    'a closing ] is expected here',
    'the file is {}; must be a list in [ ]',
  ])
})

// extras.json: what is taken, what is refused in its place, and that it comes out as it went in.
import { expect, test } from 'vitest'
import { sampleInsurance, sampleTransfer } from '#tests/support/sample-extras.ts'
import { readFaults, SamplePack } from './sample-pack.test-support.ts'
import { writeExtra } from './write-extra.ts'

const list = [writeExtra(sampleTransfer), writeExtra(sampleInsurance)]
const pack = () => new SamplePack().set('extras.json', JSON.stringify(list, null, 2))

test('what is written of an extra is read as it was', async () => {
  const { pack: read, faults } = await pack().read()
  expect(faults).toEqual([])
  expect(read?.extras).toEqual([
    { ...sampleTransfer, position: 0 },
    { ...sampleInsurance, position: 1 },
  ])
})

test('a pack without the file has none, and is sound', async () => {
  const { pack: read, faults } = await new SamplePack().read()
  expect([faults, read?.extras]).toEqual([[], []])
})

/** What is wrong, what it replaces, what is planted (▶ where it must be told), and what the message must hold. */
test.each<[string, string, string, string]>([
  ['an unknown key', '"bothWays": true', '"bothWays": true, ▶"bothWay": true', 'unknown key "bothWay"'],
  [
    'a type there is none of',
    '"type": "transfer"',
    '"type": ▶"taxi"',
    'type is "taxi"; must be one of transfer, insurance',
  ],
  [
    'a unit of the other type',
    '"unit": "vehicle"',
    '"unit": ▶"night"',
    'unit is "night"; must be one of vehicle, person',
  ],
  ['a price of nothing', '"price": "45.00"', '"price": ▶"0"', 'price is "0"; must be more than nothing'],
  ['a price too exact', '"price": "45.00"', '"price": ▶"45.005"', 'price is "45.005"; must be'],
  ['a place that is none', '"to": "hotel"', '"to": ▶"beach"', 'transfer.to is "beach"; must be the code of an airport'],
  ['two airports', '"to": "hotel"', '"to": ▶"AUH"', 'one of from and to must be an airport, and only one'],
  ['no airport', '"from": "DXB"', '"from": "clinic"', 'one of from and to must be an airport, and only one'],
  ['no seats', '"seats": 3', '"seats": ▶0', 'transfer.seats is 0; must be a whole number from 1'],
  ['a policy address without https', 'https://insurer', '▶http://insurer', 'party.policyUrl is'],
  ['insurance sold as something else', '"soldAs": "agent"', '"soldAs": ▶"broker"', 'insurance.soldAs is "broker"'],
  [
    'a fee said twice',
    '"percent": 20',
    '"percent": 20, "amount": "3"',
    'fee must be one of percent, nights and amount',
  ],
  ['a slug twice', '"slug": "trip-insurance"', '"slug": ▶"airport-transfer"', 'slug "airport-transfer" stands twice'],
])('%s is refused in its place', async (_, from, to, message) => {
  // Of an address the mark stands within its quotes: the line is what counts.
  const { told, marked, messages } = await readFaults(pack().change('extras.json', from, to))
  expect(messages).toEqual([expect.stringContaining(message)])
  const lines = (places: string[]) => places.map((place) => place.split(':').slice(0, 2).join(':'))
  if (marked.length > 0) expect(lines(told)).toEqual(lines(marked))
})

test.each<[string, (one: Record<string, unknown>) => unknown, string[]]>([
  [
    'an insurer that nobody names',
    (one) => ({ ...one, party: undefined }),
    ['party is missing; must be there where type is "insurance"'],
  ],
  [
    'an insurer without a licence or a policy',
    (one) => ({ ...one, party: { name: 'Palm', phone: '+971 4 000 0102' } }),
    ['party.policyUrl is missing', 'party.registration is missing'],
  ],
  [
    'insurance that says nothing of what it covers',
    (one) => ({ ...one, insurance: undefined }),
    ['insurance is missing'],
  ],
  ['a transfer in insurance', (one) => ({ ...one, transfer: writeExtra(sampleTransfer).transfer }), ['transfer is {']],
])('%s is refused', async (_, change, expected) => {
  const entry = change(writeExtra(sampleInsurance))
  const { messages } = await readFaults(new SamplePack().set('extras.json', JSON.stringify([entry], null, 2)))
  expect(messages).toEqual(expected.map((message) => expect.stringContaining(message)))
})

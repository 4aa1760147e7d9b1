// What extras cost: each unit, to the minor unit.
import { expect, test } from 'vitest'
import { askedCover, askedRide, sampleInsurance, sampleTransfer } from '#tests/support/sample-extras.ts'
import type { Extra, ExtraRequest } from './extra.ts'
import { priceExtra } from './price-extra.ts'

const taxi = (changes: Partial<Extra> = {}): Extra => ({ ...sampleTransfer, ...changes })
const cover = (changes: Partial<Extra> = {}): Extra => ({ ...sampleInsurance, ...changes })

test.each<[string, Extra, ExtraRequest, number]>([
  ['a vehicle that all fit into', taxi(), askedRide({ people: 3 }), 45_00],
  ['two vehicles where one is too small', taxi(), askedRide({ people: 4 }), 90_00],
  ['each person of a ride', taxi({ unit: 'person' }), askedRide({ people: 4 }), 180_00],
  ['each person and night', cover(), askedCover(), 40_00],
  ['a night for a trip of one day', cover(), askedCover({ until: '2027-02-01' }), 8_00],
  ['each person whatever the nights', cover({ unit: 'person' }), askedCover({ people: 3 }), 12_00],
  ['the trip once, for all of them', cover({ unit: 'trip' }), askedCover({ people: 5 }), 4_00],
])('the price is that of %s', (_, extra, asked, expected) => {
  expect(priceExtra(extra, asked)).toBe(expected)
})

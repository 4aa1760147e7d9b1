// Checks that ids of hotels tell whose they are, and read back as they were written.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHotelId, writeHotelId } from './hotel-id.ts'
import { supplierNames } from './hotel-supplier.ts'

test.for([
  ['marina-rest', { supplier: 'own', key: 'marina-rest' }],
  ['liteapi~lp1897', { supplier: 'liteapi', key: 'lp1897' }],
  ['liteapi~a~b', { supplier: 'liteapi', key: 'a~b' }],
  ['own~marina-rest', undefined],
  ['nobody~1', undefined],
  ['~1', undefined],
] as const)('%s is %j', ([id, expected]) => {
  expect(readHotelId(id)).toEqual(expected)
})

test('an id reads back as it was written', () => {
  const key = fc.stringMatching(/^[a-z0-9-]{1,40}$/)
  fc.assert(
    fc.property(fc.constantFrom(...supplierNames), key, (supplier, own) => {
      expect(readHotelId(writeHotelId({ supplier, key: own }))).toEqual({ supplier, key: own })
    }),
  )
})

// LiteAPI's adapter over a stand-in of it: what every hotel supplier has to do, and each request as the official description has it.
import { describe, expect, test } from 'vitest'
import { newReference } from '#kernel/id.ts'
import { unknown } from '#kernel/outcome.ts'
import { openLiteapiDescription } from '#tests/support/liteapi-description.ts'
import { testHotelSupplier } from './hotel-supplier-suite.test-support.ts'
import { clinic, openLiteapi, stay } from './liteapi-opened.test-support.ts'

describe('as every hotel supplier', () => {
  testHotelSupplier(openLiteapi, async () => {
    const { standIn, ...away } = await openLiteapi()
    standIn.manners.failsWith = 503
    return away
  })
})

test.each(['<!doctype html>', '{"data":42}', '{"data":[{"bookingId":1}]}', '{}', '[]', 'null'])(
  'garbage (%s) is no answer: neither a yes nor a no',
  async (garbage) => {
    const { supplier, standIn } = await openLiteapi()
    standIn.manners.garbage = garbage
    const reference = newReference('H')
    const booked = { reference, supplierReference: 'B1-x' }
    const lead = { firstName: 'Ada', lastName: 'Sample', email: 'ada@mail.test', phone: '' }
    expect(await supplier.hold(clinic, { reference, key: 'lp1a', offerId: 'O1', stay, replaces: null })).toEqual(
      unknown('maybe'),
    )
    expect(await supplier.book(clinic, { reference, holdId: 'pre-1', lead, guests: [], remarks: '' })).toEqual(
      unknown('maybe'),
    )
    // The booking is read first: what that says cannot be read, so that nobody is asked to cancel.
    expect(await supplier.cancel(clinic, booked)).toEqual(unknown('no'))
    await expect(supplier.cancelQuote(clinic, booked)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(supplier.status(clinic, reference)).rejects.toMatchObject({ code: 'unavailable' })
  },
)

const check = openLiteapiDescription()

describe.skipIf(!check)(
  check ? 'by the official description' : 'skipped: REFERENCE_DATA names no folder with it',
  () => {
    test.each([
      [
        { method: 'POST', path: '/rates/prebook', body: '{"offerId":"O1"}' },
        ["body must have required property 'usePaymentSdk'"],
      ],
      [
        { method: 'POST', path: '/rates/prebook', body: '{"offerId":"O1","usePaymentSdk":false,"x":1}' },
        ['body must NOT have additional properties'],
      ],
      [{ method: 'GET', path: '/bookings?reference=H', body: '' }, ['?reference is not described']],
      [{ method: 'GET', path: '/data/hotel?language=en', body: '' }, ['?hotelId is missing']],
      [{ method: 'DELETE', path: '/bookings/B1', body: '' }, ['DELETE /bookings/B1 is not described']],
      [{ method: 'PUT', path: '/bookings/B1?timeout=4', body: '' }, []],
    ])('%j: %j', (request, faults) => {
      expect(check?.(request)).toEqual(faults)
    })
  },
)

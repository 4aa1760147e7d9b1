// The adapter of LiteAPI over a stand-in of it, for the tests of both.
import { afterEach, expect } from 'vitest'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import type { HoldRequest } from '#domain/hotels/hotel-supplier.ts'
import { newReference } from '#kernel/id.ts'
import { standInHotels } from '#tests/support/liteapi-replies.ts'
import { type LiteapiStandIn, openLiteapiStandIn } from '#tests/support/liteapi-stand-in.ts'
import type { OpenedSupplier } from './hotel-supplier-suite.test-support.ts'
import { createLiteapi } from './liteapi.ts'

export const stay = {
  checkIn: '2026-12-29',
  checkOut: '2027-01-02',
  rooms: [
    { adults: 2, children: [4] },
    { adults: 1, children: [] },
  ],
}

export const clinic: Clinic = {
  providerId: '4b1c7a52-0000-4000-8000-000000000001',
  country: 'AE',
  city: { en: 'Dubai' },
  latitude: 25.2048,
  longitude: 55.2708,
  currency: 'AED',
  timeZone: 'Asia/Dubai',
}

const opened: LiteapiStandIn[] = []

afterEach(async () => {
  const standIns = opened.splice(0)
  await Promise.all(standIns.map((one) => one.close()))
  // Nothing was asked that the description does not have.
  for (const { faults } of standIns) expect(faults ?? []).toEqual([])
})

export async function openLiteapi(): Promise<OpenedSupplier & { standIn: LiteapiStandIn }> {
  const standIn = await openLiteapiStandIn(standInHotels(), new Date('2026-11-21T12:00:00Z'))
  opened.push(standIn)
  const supplier = createLiteapi(standIn.key, { address: standIn.address, clock: standIn.now })
  return {
    standIn,
    supplier,
    clinic,
    key: 'lp1a',
    stay,
    now: standIn.now,
    passTime: standIn.passTime,
    sellOut: async ({ offerId }) => standIn.sellOut(offerId),
    knowsHolds: false,
  }
}

/** Chooses the rate that is paid at the hotel, under a reference of its own. */
export async function choose() {
  const all = await openLiteapi()
  const { supplier, standIn } = all
  const rates = await supplier.rates(clinic, 'lp1a', stay, 'en')
  const offer = rates?.offers.find(({ plan }) => plan.payment === 'at-hotel')
  if (!offer) throw new Error('the stand-in has a rate that is paid at the hotel')
  const reference = newReference('H')
  const guests = [
    { firstName: 'Ada', lastName: 'Secretname' },
    { firstName: 'Bo', lastName: 'Secretname' },
  ]
  const lead = { firstName: 'Ada', lastName: 'Secretname', email: 'ada@mail.test', phone: '+971500000000' }
  const hold = (replaces: HoldRequest['replaces'] = null, asked = stay) =>
    supplier.hold(clinic, { reference, key: 'lp1a', offerId: offer.offerId, stay: asked, replaces })
  const book = (holdId: string, ref = reference) =>
    supplier.book(clinic, { reference: ref, holdId, lead, guests, remarks: 'A quiet room, after surgery' })
  return {
    ...all,
    manners: standIn.manners,
    offer,
    reference,
    hold,
    book,
    status: () => supplier.status(clinic, reference),
  }
}

export const bodies = ({ asked }: LiteapiStandIn, path: string): unknown[] =>
  asked.filter((one) => one.path.split('?')[0] === path).map(({ body }) => JSON.parse(body))

// Clients at `other.test` who hold, confirm, change and cancel stays at a hotel supplier that does what it is told, under a clock that moves.
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApiParts } from '#api/api.ts'
import { type confirmHotelBooking, type HotelBooking, type holdRoom, hotelBooking } from '#contract/hotel-bookings.ts'
import type { JobData } from '#db/jobs.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { openSampleApi, type SampleApi } from './sample-api.ts'
import { openSampleClient, type SampleClient } from './sample-client.ts'
import { sampleNow } from './sample-provider.ts'
import { createToldSupplier, type ToldSupplier } from './told-supplier.ts'

type HoldInput = z.input<typeof holdRoom.input>
type ConfirmInput = z.input<typeof confirmHotelBooking.input>

export type SampleStays = {
  api: SampleApi
  supplier: ToldSupplier
  amal: SampleClient
  badr: SampleClient
  now(): Date
  /** Sets the clock. */
  setNow(moment: Date | string): void
  hold(changes?: Partial<HoldInput>, headers?: Record<string, string>): Promise<Response>
  held(changes?: Partial<HoldInput>): Promise<HotelBooking>
  confirm(booking: HotelBooking, changes?: Partial<ConfirmInput>): Promise<Response>
  booked(changes?: Partial<HoldInput>): Promise<HotelBooking>
  cancel(booking: HotelBooking, feeMinor: number): Promise<Response>
  read(reference: string): Promise<HotelBooking>
  list(): Promise<HotelBooking[]>
  /** Works off the jobs of bookings that were put, as the worker would. */
  reconcile(): Promise<void>
  rows(): Promise<(typeof bookings.$inferSelect)[]>
  mails(): Promise<(typeof mails.$inferSelect)[]>
  clear(): Promise<void>
  close(): Promise<void>
}

export const path = '/api/client/hotel-booking'

/** Three nights of two people, fifty days ahead. */
export const sampleHold = (changes: Partial<HoldInput> = {}): HoldInput => ({
  hotel: 'quiet-bay',
  offerId: 'sea-room/calm',
  checkIn: '2027-01-13',
  checkOut: '2027-01-16',
  room: ['2'],
  seen: { amountMinor: 33_000, currency: 'EUR' },
  ...changes,
})

export const agreedIn = ({ price, policy }: HotelBooking) => ({
  total: price.total.charged.from,
  policy: policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
})

export const sampleConfirm = (booking: HotelBooking): ConfirmInput => ({
  reference: booking.reference,
  lead: { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' },
  guests: booking.rooms.map(() => ({ firstName: 'Amal', lastName: 'Haddad' })),
  remarks: '',
  agreed: agreedIn(booking),
})

/** @param changes parts that take the place of the sample's own */
export async function openSampleStays(changes: Partial<ApiParts> = {}): Promise<SampleStays> {
  let now = sampleNow
  const clock = () => new Date(now)
  const supplier = createToldSupplier(clock)
  const api = await openSampleApi({ clock, hotelSuppliers: [supplier], ...changes })
  const [amal, badr] = [await openSampleClient(api), await openSampleClient(api, 'badr@patient.example')]
  const parse = async (response: Response) => hotelBooking.parse(await response.json())
  const rowsOf = async <T extends typeof bookings | typeof mails>(table: T) =>
    api.database.forProvider(api.other.id, (scope) => scope.rows(table))
  const stays: SampleStays = {
    api,
    supplier,
    amal,
    badr,
    now: clock,
    setNow: (moment) => {
      now = new Date(moment)
    },
    hold: (more, headers) => amal.post(`${path}/hold`, sampleHold(more), headers),
    held: async (more) => parse(await stays.hold(more)),
    confirm: (booking, more) => amal.post(`${path}/confirm`, { ...sampleConfirm(booking), ...more }),
    booked: async (more) => parse(await stays.confirm(await stays.held(more))),
    cancel: ({ reference }, amountMinor) =>
      amal.post(`${path}/cancel`, { reference, agreedFee: { amountMinor, currency: 'EUR' } }),
    read: async (reference) => parse(await amal.get(`${path}/${reference}`)),
    list: async () => hotelBooking.array().parse(await (await amal.get(`${path}/list`)).json()),
    reconcile: async () => {
      const jobs = api.jobs.splice(0).filter((job: JobData) => 'origin' in job)
      for (const job of jobs) await reconcileBooking({ ...api.parts, database: api.database }, job)
    },
    rows: () => rowsOf(bookings),
    mails: () => rowsOf(mails),
    clear: async () => {
      now = sampleNow
      api.jobs.length = 0
      supplier.reset()
      await api.database.forProvider(api.other.id, async (scope) => {
        await scope.remove(bookings, eq(bookings.providerId, scope.providerId))
        await scope.remove(mails)
      })
    },
    close: () => api.close(),
  }
  return stays
}

// Buyers at the API, in process, over a real database and real jobs: each is signed in, has a room held, and pays it with a test card.
import type { z } from 'zod'
import { createApi } from '#api/api.ts'
import { hotelBooking } from '#contract/hotel-bookings.ts'
import { type Order, order as orderShape } from '#contract/orders.ts'
import { openJobs } from '#db/jobs.ts'
import { bookingQueue } from '#domain/bookings/booking-queue.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import { mailQueue, urgentMailQueue } from '#domain/mails/write-mail.ts'
import { paymentQueue } from '#domain/payments/payment-queue.ts'
import { holdQueue } from '#domain/rooms/hold-queue.ts'
import type { Clock } from '#kernel/clock.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { frozenClock } from '#tests/support/sample-provider.ts'
import { startTestCluster } from '#tests/support/test-cluster.ts'

const queues = [mailQueue, urgentMailQueue, holdQueue, bookingQueue, paymentQueue, orderQueue]
const visitor = { language: 'en', currency: 'EUR' }
const person = { firstName: 'Amal', lastName: 'Haddad' }
const from = '/api/client'

export type Buyer = {
  /** Holds a room, paid in advance, and puts it into their order. */
  hold(hotel: string, checkIn: string, checkOut: string): Promise<void>
  /** Agrees to the order as it is shown. */
  agree(): Promise<void>
  /** With a good test card; then the order goes on. @returns its state, `away` where the answer was 503 */
  pay(): Promise<Order['state'] | 'away'>
  goOn(): Promise<Order['state'] | 'away'>
}

export type Buyers = {
  api: SampleApi
  parts: CheckoutParts
  /** Of the server. */
  clusterUrl: string
  join(email: string): Promise<Buyer>
  close(): Promise<void>
}

/** @param supplierClock what the hotels take for now */
export async function openBuyers(
  hotels: readonly { slug: string; allotment: number }[],
  supplierClock: Clock = frozenClock,
): Promise<Buyers> {
  const cluster = await startTestCluster()
  const own = await createTestDatabase(cluster.url)
  const jobs = await openJobs(own.url, queues, () => {})
  const api = await openSampleApi({ jobs }, Promise.resolve(own))
  const { database, other } = api
  const hotelSuppliers = [createOwnInventory({ database, jobs, clock: supplierClock })]
  const parts = { ...api.parts, hotelSuppliers, bookables: [hotelBookable(hotelSuppliers)] }
  const app = createApi(parts)
  const night = { prices: [10_000, 9_000] }
  const written = hotels.map(({ slug, allotment }) =>
    sampleHotel(slug, {
      rooms: [sampleRoom('standard', [10_000, 9_000], { nights: () => ({ ...night, allotment }) })],
    }),
  )
  await writeSampleHotels(database, other, written)
  return {
    api: { ...api, app },
    parts,
    clusterUrl: cluster.url,
    join: async (email) => openBuyer(await openSampleClient({ ...api, app }, email)),
    close: async () => {
      await jobs.stop()
      await api.close()
      await cluster.stop()
    },
  }
}

type Client = Awaited<ReturnType<typeof openSampleClient>>

function openBuyer(client: Client): Buyer {
  let order: Order | undefined
  const post = async <Shape extends z.ZodType>(path: string, body: object, shape: Shape): Promise<z.output<Shape>> => {
    const response = await client.post(`${from}/${path}`, body)
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return shape.parse(await response.json())
  }
  const known = () => {
    if (!order) throw new Error('nothing is held')
    return order
  }
  const goOn: Buyer['goOn'] = async () => {
    const response = await client.post(`${from}/order/continue`, { ...visitor, order: known().reference })
    if (response.status === 503) return 'away'
    if (response.status !== 200) throw new Error(`continue: ${response.status} ${await response.text()}`)
    order = orderShape.parse(await response.json())
    return order.state
  }
  return {
    hold: async (hotel, checkIn, checkOut) => {
      const stay = {
        hotel,
        offerId: 'standard/saver',
        checkIn,
        checkOut,
        room: ['2'],
        seen: { amountMinor: 1, currency: 'EUR' },
      }
      const { reference } = await post('hotel-booking/hold', stay, hotelBooking)
      order = await post('checkout/add-booking', { booking: reference, ...visitor }, orderShape)
    },
    agree: async () => {
      order = await post('checkout/agree', agreementTo(known()), orderShape)
    },
    pay: async () => {
      const paid = await client.post(`${from}/test-payment/complete`, { secret: known().secret, card: 'success' })
      if (paid.status === 503) return 'away'
      if (paid.status !== 200) throw new Error(`complete: ${paid.status} ${await paid.text()}`)
      return goOn()
    },
    goOn,
  }
}

const agreementTo = ({ reference, items, revision, total, dueNow, policy, termsOf }: Order) => ({
  ...visitor,
  order: reference,
  contact: { ...person, email: 'amal@patient.example', phone: '+971500000000' },
  travellers: [{ ...person, isPatient: true }],
  items: items.map(({ id }) => ({ item: id, travellers: [0] })),
  agreed: {
    revision,
    total: total.charged.from,
    dueNow: dueNow.charged.from,
    policy: policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
    termsOf,
  },
  method: 'card',
})

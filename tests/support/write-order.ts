// Writes an order with one booked stay in it, as its rows would be after it was placed: to be looked at, paid and given back.
import { eq } from 'drizzle-orm'
import { bookings } from '#domain/bookings/tables.ts'
import { orderInstalments, orderItems, orders } from '#domain/checkout/tables.ts'
import { newId } from '#kernel/id.ts'
import { sampleNow } from './sample-provider.ts'
import type { SampleStays } from './sample-stays.ts'

export type WrittenOrder = { id: string; reference: string; item: string; instalment: string; amountMinor: number }

/** In place of any order that was written before. @param booking reference of a stay */
export async function writeOrder({ api }: SampleStays, booking: string): Promise<WrittenOrder> {
  const [id, item, instalment] = [newId(), newId(), newId()]
  const reference = 'O-7K3M-92PX'
  return api.database.forProvider(api.other.id, async (scope) => {
    for (const table of [orderInstalments, orderItems, orders]) await scope.remove(table)
    const [row] = await scope.rows(bookings, eq(bookings.reference, booking))
    if (!row?.price || !row.policy) throw new Error('no booking')
    const { clientPoolId, clientSub, price, policy, language } = row
    const amountMinor = price.totalMinor
    const made = { rates: [], language, currency: price.currency, createdAt: sampleNow, state: 'placed' as const }
    await scope.insert(orders, [{ id, clientPoolId, clientSub, reference, ...made }])
    const one = { state: 'booked' as const, isEssential: false, price, policy, totalMinor: amountMinor, onSiteMinor: 0 }
    await scope.insert(orderItems, [{ id: item, orderId: id, bookingId: row.id, position: 0, ...one }])
    await scope.insert(orderInstalments, [
      { id: instalment, orderId: id, itemId: item, position: 0, amountMinor, dueOn: '2026-12-01' },
    ])
    return { id, reference, item, instalment, amountMinor }
  })
}

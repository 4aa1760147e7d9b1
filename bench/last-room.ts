// 200 buyers pay for the last room at once, each with an order and a test card: one has it, and nobody else is charged.

import { holdMs } from '#domain/bookings/booking.ts'
import { sweepOrders } from '#domain/checkout/sweep-orders.ts'
import { reconcilePayments } from '#domain/payments/reconcile-payments.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { type Buyer, openBuyers } from './open-buyers.ts'
import { orderProblemsOf } from './order-ends.ts'

const count = Number(process.argv.find((word) => word.startsWith('--buyers='))?.slice(9) ?? 200)
const giveUpMs = 10 * 60_000
const begun = performance.now()
const passedS = () => Math.round((performance.now() - begun) / 1000)

/** The hotel's clock runs ahead: each hold is over there before the next one holds, and its buyer thinks that it still stands. */
let hotelNow = sampleNow
const buyers = await openBuyers([{ slug: 'last', allotment: 1 }], () => new Date(hotelNow))
try {
  const all: Buyer[] = []
  for (let at = 0; at < count; at++) {
    const buyer = await buyers.join(`buyer-${at}@patient.example`)
    await buyer.hold('last', '2026-12-07', '2026-12-10')
    await buyer.agree()
    hotelNow = new Date(hotelNow.getTime() + holdMs + 1_000)
    all.push(buyer)
  }
  process.stdout.write(`${count} buyers have agreed to pay for one room after ${passedS()} s\n`)
  const heard = await Promise.all(all.map((buyer) => payFor(buyer)))
  const states = [...Map.groupBy(heard, (state) => state)].map(([state, some]) => `${some.length} ${state}`)
  process.stdout.write(`${states.join(', ')} after ${passedS()} s\n`)
  const problems = await orderProblemsOf(buyers.api, { placed: 1, failed: count - 1 })
  for (const problem of problems) process.stderr.write(`last-room: ${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await buyers.close()
}

/** As a browser does it: who hears that the clinic is away asks again, and workers go on with what is left meanwhile. */
async function payFor(buyer: Buyer): Promise<string> {
  let state = await buyer.pay()
  while (state !== 'placed' && state !== 'failed') {
    if (performance.now() - begun > giveUpMs) throw new Error(`an order is ${state} after ten minutes`)
    await sweep()
    state = state === 'away' ? await buyer.pay() : await buyer.goOn()
  }
  return state
}

let sweeping: Promise<void> | undefined

/** One at a time, as in the product. */
function sweep(): Promise<void> {
  const parts = { ...buyers.parts, log: { warn: () => {} } }
  sweeping ??= sweepOrders(parts)
    .then(() => reconcilePayments(parts))
    .finally(() => {
      sweeping = undefined
    })
  return sweeping
}

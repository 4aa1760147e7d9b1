// One order under kills: workers that end anywhere, a gateway and suppliers that lie, and what must be true when it is over.
import type { Database } from '#db/open.ts'
import { advanceOrder } from '#domain/checkout/advance-order.ts'
import type { Manner } from './outside-world.ts'
import { openSampleOrders, type SampleOrders } from './sample-orders.ts'

/** Numbers between 0 and 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed + 0x6d2b79f5
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How a call goes where suppliers are bad: most do as they should. */
export function badManner(random: () => number): Manner {
  const manners: Manner[] = ['lost', 'down', 'twice', 'lies']
  const at = random()
  if (at > 0.97) return 'refuses'
  return at < 0.32 ? (manners[Math.floor(at / 0.08)] ?? 'does') : 'does'
}

/** A worker's life: after so many boundaries between transactions it hangs for ever, as one that is gone. */
export function createLife() {
  let left = Number.POSITIVE_INFINITY
  let passed = 0
  let { promise: ended, resolve: end } = Promise.withResolvers<void>()
  /** Before and after each transaction: what a gateway or a supplier is asked stands between two of them. */
  const boundary = async () => {
    passed++
    if (left-- > 0) return
    end()
    await new Promise(() => {})
  }
  const around = <T>(work: () => Promise<T>) =>
    boundary().then(async () => {
      const value = await work()
      await boundary()
      return value
    })
  return {
    database: (real: Database): Database => ({
      ...real,
      forClient: (client, providerId, work) => around(() => real.forClient(client, providerId, work)),
      forProvider: (providerId, work) => around(() => real.forProvider(providerId, work)),
    }),
    passed: () => passed,
    /** From now on it lives so long. */
    begin: (boundaries: number) => {
      left = boundaries
      passed = 0
      ;({ promise: ended, resolve: end } = Promise.withResolvers<void>())
      return ended
    },
  }
}

export type KilledOrders = {
  orders: SampleOrders
  /** Boundaries that a worker passes who books an order that nothing happens to. */
  boundaries(): Promise<number>
  /** One order, with a worker that ends at each of these, one after the other; the last one lives. */
  run(lives: readonly number[], random?: () => number): Promise<void>
  close(): Promise<void>
}

/** Calls that may go wrong in a run; from then on everybody does as they should, so that it can end. */
const badCalls = 25

export async function openKilledOrders(): Promise<KilledOrders> {
  const life = createLife()
  let manner: () => Manner = () => 'does'
  const orders = await openSampleOrders({ around: { database: life.database, manners: () => manner() } })
  const toPay = async () => {
    const who = await orders.client()
    const open = await orders.open(['procedure', 'hotel'], who)
    return { who, open }
  }
  const promise = async ({ who, open }: Awaited<ReturnType<typeof toPay>>) => {
    // The payer tries until their browser has something to go on with.
    for (let attempt = 0; attempt < 8; attempt++) {
      const { payment } = await orders.agree(open, {}, who).catch(() => ({ payment: null }))
      if (!payment) continue
      await orders.gateway.pay(payment.id)
      if ((await orders.gateway.paymentOf(payment.id))?.state === 'authorized') return
    }
  }
  const keyOf = ({ open }: Awaited<ReturnType<typeof toPay>>) => ({
    providerId: open.order.providerId,
    orderId: open.order.id,
  })
  return {
    orders,
    boundaries: async () => {
      void life.begin(Number.POSITIVE_INFINITY)
      const paid = await toPay()
      await promise(paid)
      void life.begin(Number.POSITIVE_INFINITY)
      await advanceOrder(orders.parts, keyOf(paid))
      const passed = life.passed()
      await orders.settle()
      return passed
    },
    run: async (lives, random) => {
      void life.begin(Number.POSITIVE_INFINITY)
      manner = () => 'does'
      const paid = await toPay()
      let calls = 0
      if (random) manner = () => (calls++ < badCalls ? badManner(random) : 'does')
      await promise(paid)
      for (const boundaries of lives) {
        const ended = life.begin(boundaries)
        const work = advanceOrder(orders.parts, keyOf(paid)).then(() => orders.settle())
        await Promise.race([work, ended])
        void life.begin(Number.POSITIVE_INFINITY)
        orders.pass(61_000)
      }
      await orders.settle()
      // A gateway's yes that comes after its no is looked for once an hour: by then it answers.
      manner = () => 'does'
      orders.pass(2 * 3_600_000)
      await orders.settle()
    },
    close: () => orders.close(),
  }
}

// Orders of one client at a small provider, over a gateway and suppliers that do what they are told, under a clock that moves.
import type { JobData } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { addToOrder } from '#domain/checkout/add-to-order.ts'
import { advanceOrder, advanceOrderJob } from '#domain/checkout/advance-order.ts'
import { type AgreeOrder, agreeOrder } from '#domain/checkout/agree-order.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import { findOrder, readWholeOrder, type WholeOrder } from '#domain/checkout/find-order.ts'
import { nameTravellers } from '#domain/checkout/name-travellers.ts'
import { sweepOrders } from '#domain/checkout/sweep-orders.ts'
import { orders as orderRows } from '#domain/checkout/tables.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { createExchange } from '#domain/currency/exchange.ts'
import { mails } from '#domain/mails/tables.ts'
import { reconcilePayments } from '#domain/payments/reconcile-payments.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase } from './database.ts'
import { createWorld, type Manner, type OutsideWorld, openWorld } from './outside-world.ts'
import { sampleNow, writeSampleProvider } from './sample-provider.ts'
import { sampleRates } from './sample-rates.ts'
import { createToldGateway, type ToldGateway } from './told-gateway.ts'
import { createToldKind, type ToldKind, toldDay } from './told-kind.ts'

/** Of 400.00: a deposit of 100.00 now, 250.00 a month before, 50.00 at the clinic. */
export const toldProcedure: ToldKind = {
  kind: 'procedure',
  prefix: 'T',
  currency: 'EUR',
  totalMinor: 40_000,
  isEssential: true,
  dues: (totalMinor) => [
    { amountMinor: 10_000, on: null },
    { amountMinor: totalMinor - 15_000, on: '2027-01-02' },
    { amountMinor: 5_000, on: null, onSite: true },
  ],
  feeMinor: 5_000,
  stock: 1_000,
}

/** Of 300.00, all of it paid when booking. */
export const toldHotel: ToldKind = {
  kind: 'hotel',
  prefix: 'H',
  currency: 'EUR',
  totalMinor: 30_000,
  isEssential: false,
  dues: (amountMinor) => [{ amountMinor, on: null }],
  feeMinor: 0,
  stock: 1_000,
  names: { count: 1, maxLength: 20 },
}

export type SampleOrders = {
  parts: CheckoutParts
  /** Of its database. */
  url: string
  database: Database
  caller: BookingCaller
  gateway: ToldGateway
  world: OutsideWorld
  jobs: { queue: string; data: JobData }[]
  now(): Date
  setNow(moment: Date | string): void
  pass(ms: number): void
  /** How calls go from now on, by who is asked for what: `gateway capture`; each once, then as it should again. */
  tell(call: string, ...manners: Manner[]): void
  /** A client of their own. */
  client(email?: string): Promise<BookingCaller>
  hold(kind: BookingKind, thing?: string, who?: BookingCaller): Promise<string>
  /** An order with these kinds in it, and travellers named. */
  open(kinds: BookingKind[], who?: BookingCaller, thing?: string): Promise<WholeOrder>
  agree(order: WholeOrder, changes?: Partial<AgreeOrder>, who?: BookingCaller): ReturnType<typeof agreeOrder>
  read(order: WholeOrder, who?: BookingCaller): Promise<WholeOrder>
  /** The payer finishes at the gateway and comes back. */
  pay(order: WholeOrder, how?: 'authorized' | 'refused', who?: BookingCaller): Promise<WholeOrder>
  /** Goes on with it, as a job would. */
  advance(order: { order: Pick<WholeOrder['order'], 'id'> }): ReturnType<typeof advanceOrder>
  /** Works off jobs, sweeps and lets time pass until nothing is left to be done. */
  settle(): Promise<void>
  mails(): Promise<string[]>
  close(): Promise<void>
}

export type SampleOrdersOptions = {
  kinds?: ToldKind[]
  /** Kinds beside those that are told, over its database and by its clock. */
  also?: (parts: Pick<CheckoutParts, 'database' | 'clock'>) => Bookable[]
  /** Around the database, the gateway and the kinds. */
  around?: { database?: (database: Database) => Database; manners?: (call: string) => Manner }
  /** Beside a server of its own, where vitest has none. */
  clusterUrl?: string
  /** What the gateway and suppliers remember, and jobs, outlive the process: in a table of the database. */
  isOutside?: boolean
  /** As another process opened them. */
  joined?: { url: string; caller: BookingCaller; now: Date }
}

export async function openSampleOrders({
  kinds = [toldProcedure, toldHotel],
  also = () => [],
  around = {},
  clusterUrl,
  isOutside = false,
  joined,
}: SampleOrdersOptions = {}) {
  const copy = joined ? { url: joined.url, drop: async () => {} } : await createTestDatabase(clusterUrl)
  const real = openDatabase(copy.url, () => {})
  const provider = joined?.caller.provider ?? (await writeSampleProvider(real, { sample: true }))
  let now = joined?.now ?? sampleNow
  const clock = () => new Date(now)
  const told = new Map<string, Manner[]>()
  const manners = (call: string) => told.get(call)?.shift() ?? around.manners?.(call) ?? 'does'
  const world = isOutside ? await openWorld(copy.url) : createWorld()
  const gateway = createToldGateway(world, manners)
  const bookables: Bookable[] = [
    ...kinds.map((kind) => createToldKind(world, clock, kind, manners)),
    ...also({ database: real, clock }),
  ]
  const jobs: SampleOrders['jobs'] = []
  const keepJobs = async (change: (kept: SampleOrders['jobs']) => SampleOrders['jobs']) => {
    if (isOutside) await world.change<SampleOrders['jobs']>('jobs', (kept = []) => change(kept))
  }
  if (joined) jobs.push(...((await world.read<SampleOrders['jobs']>('jobs')) ?? []))
  const database = around.database?.(real) ?? real
  const parts: CheckoutParts = {
    database,
    clock,
    bookables,
    gateways: [gateway],
    exchange: createExchange({ references: () => sampleRates, clock }),
    jobs: {
      put: async (_, queue, data) => {
        jobs.push({ queue, data })
        await keepJobs((kept) => [...kept, { queue, data }])
      },
    },
  }
  let keys = 0
  const client = async (email = `client-${++keys}@patient.example`): Promise<BookingCaller> => {
    const account = { poolId: 'pool-1', sub: newId() }
    const said = { email, emailVerified: true, givenName: 'Amal', familyName: 'Haddad', seenAt: sampleNow }
    await real.forPool(account.poolId, (transaction) =>
      transaction.insert(clientAccounts).values({ ...account, ...said }),
    )
    return { account, provider, origin: 'http://clinic.test' }
  }
  const caller = joined?.caller ?? (await client('amal@patient.example'))
  const quiet = { ...parts, log: { warn: () => {} } }
  const worked: Record<string, (data: JobData) => Promise<void>> = {
    orders: (data) => advanceOrderJob(parts, data),
    booking: (data) => reconcileBooking(parts, data),
  }
  const work = async ({ queue, data }: SampleOrders['jobs'][number]) => {
    try {
      await worked[queue]?.(data)
      return true
    } catch (error) {
      if (error instanceof Fault && error.code === 'unavailable') return false
      throw error
    }
  }
  const end = async (job: SampleOrders['jobs'][number]) => {
    jobs.splice(jobs.indexOf(job), 1)
    const text = JSON.stringify(job)
    await keepJobs((kept) => kept.filter((one, at) => at !== kept.findIndex((same) => JSON.stringify(same) === text)))
  }
  const orders: SampleOrders = {
    parts,
    url: copy.url,
    database: real,
    caller,
    gateway,
    world,
    jobs,
    now: clock,
    setNow: (moment) => {
      now = new Date(moment)
    },
    pass: (ms) => {
      now = new Date(now.getTime() + ms)
    },
    tell: (call, ...some) => void told.set(call, some),
    client,
    hold: async (kind, thing = 'one', who = caller) => {
      const { totalMinor, currency } = kinds.find((one) => one.kind === kind) ?? toldHotel
      const asked = { kind, supplier: 'told', request: { thing, day: toldDay }, language: 'en', inputDigest: '' }
      const seen = { amountMinor: totalMinor, currency }
      const more = { replaces: undefined, procedureSlug: null, idempotencyKey: `hold ${++keys}` }
      return (await holdBooking({ ...parts, database: real }, who, { ...asked, seen, ...more })).reference
    },
    open: async (wanted, who = caller, thing) => {
      const own = { ...parts, database: real }
      let whole: WholeOrder | undefined
      for (const kind of wanted) {
        const booking = await orders.hold(kind, thing, who)
        whole = await addToOrder(own, who, { booking, language: 'en' })
      }
      if (!whole) throw new Error('nothing to order')
      return nameTravellers(own, who, sampleTravellers(whole))
    },
    agree: (whole, changes = {}, who = caller) =>
      agreeOrder({ ...parts, database: real }, who, {
        order: whole.order.reference,
        revision: whole.order.revision,
        termsOf: '2026-11-01',
        method: 'card',
        email: 'amal@patient.example',
        language: 'en',
        returnUrl: 'http://clinic.test/profile/checkout',
        keepsMethod: true,
        ...changes,
      }),
    read: ({ order }, { account } = caller) =>
      real.forClient(account, provider.id, async (scope) =>
        readWholeOrder(scope, await findOrder(scope, account, order.reference)),
      ),
    pay: async (whole, how, who = caller) => {
      const { payment } = await orders.agree(whole, {}, who)
      if (payment) await gateway.pay(payment.id, how)
      await advanceOrder(parts, { providerId: provider.id, orderId: whole.order.id })
      return orders.read(whole, who)
    },
    advance: ({ order }) => advanceOrder(parts, { providerId: provider.id, orderId: order.id }),
    settle: async () => {
      for (let round = 0; round < 40; round++) {
        const todo = [...jobs]
        for (const job of todo) {
          const isDone = await work(job)
          // Of a worker that ends in the middle of it the job stays.
          if (isDone) await end(job)
        }
        await sweepOrders(quiet)
        await reconcilePayments(quiet)
        if (jobs.length === 0 && (await isAtRest(real, provider.id))) return
        now = new Date(now.getTime() + 61_000)
        if (isOutside) await world.change<string>('now', () => now.toISOString())
      }
    },
    mails: async () =>
      (await real.forProvider(provider.id, (scope) => scope.rows(mails))).map(({ subject }) => subject),
    close: async () => {
      await world.close()
      await real.close()
      await copy.drop()
    },
  }
  return orders
}

export const sampleTravellers = ({ order, items }: WholeOrder) => ({
  order: order.reference,
  travellers: [
    {
      isPatient: true,
      firstName: 'Amal',
      lastName: 'Haddad',
      email: '',
      phone: '',
      documentId: null,
      items: items.map(({ id }) => id),
    },
  ],
  items: items.map(({ id }) => ({
    item: id,
    contact: { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' },
    answers: {},
  })),
})

/** No worker has an order, and none is to be looked at. */
async function isAtRest(database: Database, providerId: string): Promise<boolean> {
  const rows = await database.forProvider(providerId, (scope) => scope.rows(orderRows))
  return rows.every(({ nextTryAt, leasedUntil }) => nextTryAt === null && leasedUntil === null)
}

// Payments of tests: a provider in a database of its own, the test gateway, a clock that can be moved on, and jobs that are only noted.
import type { JobData } from '#db/jobs.ts'
import { type Database, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import type { GatewayEvent, PaymentGateway } from '#domain/payments/payment-gateway.ts'
import type { PaymentCaller, PaymentParts, PaymentRow } from '#domain/payments/payment-parts.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { refreshPayment } from '#domain/payments/refresh-payment.ts'
import { payments } from '#domain/payments/tables.ts'
import type { TestPayer } from '#domain/payments/test-payer.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId, newReference } from '#kernel/id.ts'
import type { TestCard } from '#kernel/test-cards.ts'
import { signTestEvent } from '#suppliers/payments/test-events.ts'
import { createTestGateway } from '#suppliers/payments/test-gateway.ts'
import { createTestDatabase } from './database.ts'
import { type FaultyGateway, withFaults } from './faulty-gateway.ts'
import { sampleNow, writeSampleProvider } from './sample-provider.ts'

export type SampleOrder = { id: string; reference: string; currency: string }

export type SamplePayments = {
  database: Database
  provider: Provider
  caller: PaymentCaller
  parts: PaymentParts
  /** The test gateway, which can be told to fail. */
  told: FaultyGateway
  gateway: PaymentGateway
  payer: TestPayer
  /** What the gateway tells by itself, signed by it or by somebody else. */
  sign(event: GatewayEvent, key?: string): ReturnType<typeof signTestEvent>
  /** Jobs that were put, oldest first. */
  jobs: { queue: string; data: JobData }[]
  passTime(ms: number): void
  order(currency?: string): SampleOrder
  /** Begins to pay instalments; a new one of each amount unless they are named. */
  begin(order: SampleOrder, amounts: number[], more?: Partial<Wanted>): ReturnType<typeof beginPayment>
  /** Begun, and paid with a card: refreshed, as when its payer comes back. */
  pay(order: SampleOrder, amounts: number[], card?: TestCard, more?: Partial<Wanted>): Promise<PaymentRow>
  row(id: string): Promise<PaymentRow>
  inScope<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  money(order: SampleOrder): ReturnType<typeof readOrderMoney>
  close(): Promise<void>
}

type Wanted = Parameters<typeof beginPayment>[2]

export async function openSamplePayments(): Promise<SamplePayments> {
  const copy = await createTestDatabase()
  const database = openDatabase(copy.url, () => {})
  const provider = await writeSampleProvider(database, { sample: true })
  const jobs: SamplePayments['jobs'] = []
  let nowMs = sampleNow.getTime()
  const clock = () => new Date(nowMs)
  const signingKey = 'a key of the tests'
  const { gateway, payer } = createTestGateway({ database, clock, slowMs: 1, signingKey })
  const told = withFaults(gateway)
  const put = async (_: unknown, queue: string, data: JobData) => void jobs.push({ queue, data })
  const parts: PaymentParts = { database, clock, jobs: { put }, gateways: [told] }
  const caller = { provider, origin: 'https://clinic.test' }
  const inScope: SamplePayments['inScope'] = (work) => database.forProvider(provider.id, work)
  const begin: SamplePayments['begin'] = (order, amounts, more = {}) =>
    beginPayment(parts, caller, {
      order,
      parts: amounts.map((amountMinor) => ({ instalmentId: newId(), amountMinor })),
      email: 'amal@patient.example',
      language: 'en',
      returnUrl: 'https://clinic.test/back',
      keepsMethod: false,
      fxQuoteId: '',
      idempotencyKey: newId(),
      ...more,
    })
  return {
    database,
    provider,
    caller,
    parts,
    told,
    gateway,
    payer,
    sign: (event, key = signingKey) => signTestEvent(event, key),
    jobs,
    passTime: (ms) => {
      nowMs += ms
    },
    order: (currency = 'EUR') => ({ id: newId(), reference: newReference('O'), currency }),
    begin,
    pay: async (order, amounts, card = 'success', more = {}) => {
      const { payment, step } = await begin(order, amounts, more)
      await payer.complete(provider.id, { secret: step?.secret ?? '', card })
      return refreshPayment(parts, provider.id, payment.id)
    },
    row: async (id) => {
      const [row] = await inScope((scope) => scope.rows(payments)).then((rows) => rows.filter((one) => one.id === id))
      if (!row) throw new Error('no such payment')
      return row
    },
    inScope,
    money: (order) => inScope((scope) => readOrderMoney(scope, order.id)),
    close: async () => {
      await database.close()
      await copy.drop()
    },
  }
}

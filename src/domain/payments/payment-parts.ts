// What every action on a payment needs: the database, the jobs, the gateways; and which gateway takes a provider's payments.
import type { Jobs } from '#db/jobs.ts'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { AtGateway, PaymentGateway } from './payment-gateway.ts'
import type { payments } from './tables.ts'

export type PaymentParts = {
  database: Database
  jobs: Pick<Jobs, 'put'>
  clock: Clock
  gateways: readonly PaymentGateway[]
  /** The test gateway takes the payments of providers that are no samples, too. */
  testPaymentsForAll?: boolean
}

/** Who pays, and at whose site; `account` is left out for whoever pays by a link. */
export type PaymentCaller = { provider: Provider; account?: ClientKey | undefined; origin: string }

export type PaymentRow = typeof payments.$inferSelect

/**
 * Whoever moves the money of this provider's cards: a real gateway where there is one.
 * @throws Fault no-longer-possible (`no-payments`) where there is only the test gateway, and the provider is no sample
 */
export function gatewayOf(
  parts: Pick<PaymentParts, 'gateways' | 'testPaymentsForAll'>,
  { sample }: Pick<Provider, 'sample'>,
): PaymentGateway {
  const real = parts.gateways.find(({ isTest }) => !isTest)
  if (real) return real
  const test = parts.gateways.find(({ isTest }) => isTest)
  if (test && (sample || parts.testPaymentsForAll)) return test
  throw notPossible('no-payments', 'method')
}

/** The gateway that has a payment. @throws Fault unavailable where it is not set up (any more) */
export function gatewayNamed({ gateways }: Pick<PaymentParts, 'gateways'>, name: string): PaymentGateway {
  const found = gateways.find((gateway) => gateway.name === name)
  if (!found) throw new Fault('unavailable', 'This gateway cannot be asked just now.', { retryAfterS: 60 })
  return found
}

/** As the gateway knows it. */
export const atGateway = ({ id, providerId, reference, gatewayReference }: PaymentRow): AtGateway => ({
  gatewayReference,
  subject: { paymentId: id, providerId, reference },
})

/** In one transaction of the client's, or of the provider's where nobody is signed in. */
export function forCaller<T>(
  { database }: Pick<PaymentParts, 'database'>,
  { account, provider }: PaymentCaller,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  return account ? database.forClient(account, provider.id, work) : database.forProvider(provider.id, work)
}

export const notPossible = (reason: string, path = 'payment'): Fault =>
  new Fault('no-longer-possible', `That is not possible: ${reason}.`, { fields: [{ path, reason }] })

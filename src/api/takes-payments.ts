// Whether a provider's clients can pay on this site: by card at a gateway, or to the clinic's own account.
import { noLonger } from '#domain/bookings/booking-parts.ts'
import type { PaymentGateway } from '#domain/payments/payment-gateway.ts'
import { gatewayOf, type PaymentParts } from '#domain/payments/payment-parts.ts'
import { type PayMethod, paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'

export type GatewayParts = Pick<PaymentParts, 'gateways' | 'testPaymentsForAll'>

/** Undefined where this site takes no cards for this provider. */
export function findGateway(parts: GatewayParts, provider: Pick<Provider, 'sample'>): PaymentGateway | undefined {
  try {
    return gatewayOf(parts, provider)
  } catch {
    return undefined
  }
}

/** What is paid before a stay is paid with a card: a hold ends before a transfer comes. */
export const takesCards = (parts: GatewayParts, provider: Provider): boolean =>
  methodsOf(parts, provider).includes('card')

/** Those of the provider that work here. */
export function methodsOf(parts: GatewayParts, provider: Provider): PayMethod[] {
  const { methods, bankTransfer } = paymentSettingsOf(provider)
  return methods.filter((method) => (method === 'card' ? findGateway(parts, provider) : bankTransfer))
}

/**
 * @param method left out: any, since somebody else chooses it later
 * @throws Fault no-longer-possible (`no-payments`) for a way to pay that does not work here
 */
export function refuseMethod(parts: GatewayParts, provider: Provider, method?: PayMethod): void {
  const methods = methodsOf(parts, provider)
  if (method ? !methods.includes(method) : methods.length === 0) throw noLonger('no-payments', 'method')
}

// How gateways write amounts: the decimals of ISO 4217, those of Stripe, and the smallest step that it takes, in one table.
import { exponentOf, type Money } from '#kernel/money.ts'

/** `iso`, `stripe`: decimals of an amount in whole units here and there; `step`: in our minor units, amounts are multiples of it. */
export type GatewayUnits = { iso: number; stripe: number; step: number }

/**
 * Currencies that Stripe writes in its own way; for all others its decimals are those of ISO 4217, in steps of one minor unit.
 * Source: docs.stripe.com/currencies, "Zero-decimal currencies" and "Special cases". HUF may have decimals in a charge and none in a payout.
 * ISK and UGX have none, and Stripe takes them with two that are always 00: "to charge 5 UGX, provide an amount value of 500". The page
 * lists UGX among the zero-decimal ones, too; the special case is the rule for requests.
 */
// biome-ignore format: it is read as a table
const special: Readonly<Record<string, GatewayUnits>> = {
  BHD: { iso: 3, stripe: 3, step: 10 },
  BIF: { iso: 0, stripe: 0, step: 1 },
  CLP: { iso: 0, stripe: 0, step: 1 },
  DJF: { iso: 0, stripe: 0, step: 1 },
  GNF: { iso: 0, stripe: 0, step: 1 },
  HUF: { iso: 2, stripe: 2, step: 100 },
  ISK: { iso: 0, stripe: 2, step: 1 },
  JOD: { iso: 3, stripe: 3, step: 10 },
  JPY: { iso: 0, stripe: 0, step: 1 },
  KMF: { iso: 0, stripe: 0, step: 1 },
  KRW: { iso: 0, stripe: 0, step: 1 },
  KWD: { iso: 3, stripe: 3, step: 10 },
  MGA: { iso: 2, stripe: 0, step: 100 },
  OMR: { iso: 3, stripe: 3, step: 10 },
  PYG: { iso: 0, stripe: 0, step: 1 },
  RWF: { iso: 0, stripe: 0, step: 1 },
  TND: { iso: 3, stripe: 3, step: 10 },
  UGX: { iso: 0, stripe: 2, step: 1 },
  VND: { iso: 0, stripe: 0, step: 1 },
  VUV: { iso: 0, stripe: 0, step: 1 },
  XAF: { iso: 0, stripe: 0, step: 1 },
  XOF: { iso: 0, stripe: 0, step: 1 },
  XPF: { iso: 0, stripe: 0, step: 1 },
}

/** @throws RangeError where there is no such currency */
export function gatewayUnitsOf(currency: string): GatewayUnits {
  const iso = exponentOf(currency)
  return special[currency] ?? { iso, stripe: iso, step: 1 }
}

/** Every gateway goes by it, so that what is tried with the test gateway is taken by the other one, too. */
export const fitsGateway = ({ amountMinor, currency }: Money): boolean =>
  Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor % gatewayUnitsOf(currency).step === 0

/** The most of an amount that a gateway takes: it is rounded down to the currency's step, so that nobody pays more than they were told. */
export const fitDown = ({ amountMinor, currency }: Money): number =>
  amountMinor - (amountMinor % gatewayUnitsOf(currency).step)

/** The amount as Stripe writes it; undefined where it is none that Stripe takes: it is never rounded. */
export function toStripeAmount(money: Money): number | undefined {
  if (!fitsGateway(money)) return undefined
  const { iso, stripe } = gatewayUnitsOf(money.currency)
  const amount = iso > stripe ? money.amountMinor / 10 ** (iso - stripe) : money.amountMinor * 10 ** (stripe - iso)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** What Stripe says, in our minor units; rounded only where it says less than one of them. */
export function fromStripeAmount(amount: number, currency: string): number {
  const { iso, stripe } = gatewayUnitsOf(currency)
  return iso < stripe ? Math.round(amount / 10 ** (stripe - iso)) : amount * 10 ** (iso - stripe)
}

// What every call about an order begins with: whose it is, and how it is presented to them.
import type { Order } from '#contract/orders.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { transferBy } from '#domain/checkout/await-payment.ts'
import type { CheckoutParts } from '#domain/checkout/checkout-parts.ts'
import type { OrderView } from '#domain/checkout/order-view.ts'
import { readOrder } from '#domain/checkout/read-order.ts'
import type { PayerStep } from '#domain/payments/payment-gateway.ts'
import { readPayerStep } from '#domain/payments/read-payer-step.ts'
import type { TestPayer } from '#domain/payments/test-payer.ts'
import { type PaymentSettings, paymentSettingsOf } from '#domain/provider/payment-settings.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import { openPresenter, type Presenter } from './catalogue.ts'
import { type AskingClient, clientOf } from './client-of.ts'
import type { HotelBookingApiParts } from './hotel-bookings.ts'
import { presentOrder } from './present-order.ts'
import type { Call } from './serve.ts'
import { findGateway, methodsOf } from './takes-payments.ts'

export type OrderApiParts = HotelBookingApiParts &
  CheckoutParts & {
    /** The payer's side of the test gateway; undefined where there is none. */
    testPayer?: TestPayer | undefined
  }

export type OrderCalls = {
  caller: BookingCaller & AskingClient
  /** Their address, as the gateway and the mails have it. */
  email: string
  presenter: Presenter
  present(view: OrderView): Promise<Order>
  /** As it is now. `step`: what the payer's browser goes on with, where that was heard just now; else the gateway is asked. */
  read(reference: string, step?: PayerStep): Promise<Order>
}

/** Everything that the reply needs is there before anything is done. */
export async function openOrders(
  parts: OrderApiParts,
  call: Call<'client'>,
  visitor: { language: string; currency?: string | undefined },
): Promise<OrderCalls> {
  const { account, provider } = await clientOf(parts.database, call)
  const caller = { account, provider, origin: call.origin }
  const presenter = await openPresenter(parts, call, await parts.readCatalogue(provider), visitor)
  const presentAs = async (view: OrderView, step?: PayerStep) =>
    presentOrder(view, presenter, {
      ...aboutPaying(parts, provider, view),
      secret: await secretOf(parts, provider, view, step),
    })
  const present = (view: OrderView) => presentAs(view)
  const read = async (reference: string, step?: PayerStep) => presentAs(await readOrder(parts, caller, reference), step)
  return { caller, email: account.email, presenter, present, read }
}

function aboutPaying(parts: OrderApiParts, provider: Provider, view: OrderView) {
  const settings = paymentSettingsOf(provider)
  return {
    bookables: parts.bookables,
    now: parts.clock(),
    today: plainDate(parts.clock(), provider.location.timeZone),
    gateway: findGateway(parts, provider),
    methods: methodsOf(parts, provider),
    transfer: transferOf(settings, view, provider.location.timeZone),
    isFreeIfSurgeonSaysNo: settings.surgeonSaysNo,
    termsOf: provider.legalTexts.termsOfService.updatedOn,
  }
}

/** Where a transfer of the client’s own that is waited for goes to. */
function transferOf(
  { bankTransfer }: PaymentSettings,
  { payments, reference }: OrderView,
  timeZone: string,
): Order['transfer'] {
  const awaited = payments.find(
    ({ method, state, payer }) => method === 'transfer' && state === 'begun' && payer === null,
  )
  return bankTransfer && awaited ? { ...bankTransfer, reference, by: transferBy(awaited.createdAt, timeZone) } : null
}

/** Of the client’s own payment that they have not finished (another payer has theirs on a page of their own): as it was heard just now, else the gateway is asked. */
async function secretOf(
  parts: OrderApiParts,
  { id }: Provider,
  { payments }: OrderView,
  heard?: PayerStep,
): Promise<string | null> {
  const waiting = payments.find(({ method, state, payer }) => method === 'card' && state === 'begun' && payer === null)
  if (!waiting) return null
  return heard?.secret ?? (await readPayerStep(parts, id, waiting.id))?.secret ?? null
}

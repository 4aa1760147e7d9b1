// Orders whose items are changed: a treatment in instalments and a hotel, whose prices hang on the day and on how many come.
import { type AgreeChange, agreeChange } from '#domain/checkout/agree-change.ts'
import type { ChangeRow, WholeOrder } from '#domain/checkout/find-order.ts'
import { type QuoteChange, quoteChange } from '#domain/checkout/quote-change.ts'
import {
  openSampleOrders,
  type SampleOrders,
  type SampleOrdersOptions,
  toldHotel,
  toldProcedure,
} from './sample-orders.ts'

/** By day: as it is, 60.00 more, 60.00 less, the same. Each person more is 50.00. */
export const changedDays = { more: '2027-02-02', less: '2027-02-03', same: '2027-02-04' }

const onDay = (usualMinor: number) => (day: string, people: number) =>
  usualMinor + ({ [changedDays.more]: 6_000, [changedDays.less]: -6_000 }[day] ?? 0) + (people - 1) * 5_000

export const changedHotel = { ...toldHotel, priceOn: onDay(30_000) }
export const changedProcedure = { ...toldProcedure, priceOn: onDay(40_000) }

export type SampleChanges = {
  orders: SampleOrders
  /** Paid and booked. */
  placed(kinds?: Parameters<SampleOrders['open']>[0], who?: SampleOrders['caller']): Promise<WholeOrder>
  quote(order: WholeOrder, wanted: Partial<QuoteChange>, who?: SampleOrders['caller']): Promise<ChangeRow>
  agree(
    order: WholeOrder,
    change: ChangeRow,
    wanted?: Partial<AgreeChange>,
    who?: SampleOrders['caller'],
  ): ReturnType<typeof agreeChange>
  /** Quoted, agreed and, where it costs more, paid by card. */
  change(order: WholeOrder, answers: Record<string, string>, item?: string): Promise<ChangeRow>
}

export const itemOf = ({ items }: WholeOrder, kind: string): string =>
  items.find(({ booking }) => booking.kind === kind)?.id ?? ''

export async function openSampleChanges(options: SampleOrdersOptions = {}): Promise<SampleChanges> {
  const orders = await openSampleOrders({ kinds: [changedProcedure, changedHotel], ...options })
  const parts = { ...orders.parts, database: orders.database }
  let keys = 0
  const sample: SampleChanges = {
    orders,
    placed: async (kinds = ['hotel'], who = orders.caller) =>
      orders.pay(await orders.open(kinds, who), 'authorized', who),
    quote: (whole, wanted, who = orders.caller) =>
      quoteChange(parts, who, {
        order: whole.order.reference,
        item: itemOf(whole, 'hotel'),
        answers: {},
        travellers: null,
        language: 'en',
        idempotencyKey: `quote ${++keys}`,
        ...wanted,
      }),
    agree: (whole, { id, revision, quoted }, wanted = {}, who = orders.caller) => {
      const amount = (amountMinor: number) => ({ amountMinor, currency: whole.order.currency })
      return agreeChange(parts, who, {
        order: whole.order.reference,
        change: id,
        revision,
        now: amount(quoted.nowMinor),
        refund: amount(quoted.refundMinor),
        method: 'card',
        email: 'amal@patient.example',
        language: 'en',
        returnUrl: 'http://clinic.test/profile/manage-bookings',
        idempotencyKey: `agree ${++keys}`,
        ...wanted,
      })
    },
    change: async (whole, answers, item = itemOf(whole, 'hotel')) => {
      const quoted = await sample.quote(whole, { answers, item })
      const { payment } = await sample.agree(whole, quoted)
      if (payment) await orders.gateway.pay(payment.id)
      await orders.settle()
      return quoted
    },
  }
  return sample
}

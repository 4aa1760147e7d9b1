// An order as the API gives it, for tests of what is shown of it: a treatment with a deposit, and a hotel.
import type { Price } from '#contract/money.ts'
import type { Order, OrderItem } from '#contract/orders.ts'
import type { Provider } from '#contract/provider.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import type { PageContext } from '#web/page/page-context.ts'

/** Charged in dirhams; shown in euros at a fourth of it where that is asked for. */
export function aed(major: number, shownIn: 'AED' | 'EUR' = 'AED'): Price {
  const money = { amountMinor: Math.round(major * 100), currency: 'AED' }
  const shown = shownIn === 'AED' ? money : { amountMinor: Math.round(major * 25), currency: 'EUR' }
  const range = { from: money, to: money }
  return { charged: range, shown: { from: shown, to: shown }, aed: range }
}

export const treatmentId = '11111111-1111-4111-8111-111111111111'
export const hotelId = '22222222-2222-4222-8222-222222222222'

const item = (changes: Partial<OrderItem>): OrderItem => ({
  id: treatmentId,
  kind: 'procedure',
  booking: 'T-7K3M-92PX',
  page: '/profile/procedures/hip-replacement',
  bookingState: 'held',
  state: 'pending',
  refusal: null,
  confirmation: '',
  title: 'Hip replacement',
  party: null,
  isEssential: true,
  from: '2027-05-12',
  until: '2027-05-20',
  timeZone: 'Asia/Dubai',
  facts: [{ label: 'Practitioner', value: 'Dr Sample' }],
  total: aed(32_400),
  own: null,
  onSite: aed(0),
  lines: [{ label: 'Surgery', amount: aed(32_400), isOnSite: false, mayChangeIf: 'the implant is another one' }],
  dues: [],
  policy: [{ until: null, fee: aed(3_000) }],
  heldUntil: '2026-12-01T20:00:00.000Z',
  needs: [],
  travellers: [],
  paid: aed(0),
  can: { takeOut: true, change: false, cancel: false },
  whyNoChange: 'not-booked',
  ...changes,
})

export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    reference: 'O-7K3M-92PX',
    state: 'open',
    waitsFor: null,
    revision: 4,
    currency: 'AED',
    items: [
      item({}),
      item({
        id: hotelId,
        kind: 'hotel',
        booking: 'H-7K3M-92PX',
        page: '/profile/hotels/bookings/H-7K3M-92PX',
        title: 'Sample Garden Hotel',
        party: 'Sample Garden Hotel LLC',
        isEssential: false,
        total: aed(2_895),
        onSite: aed(105),
        lines: [
          { label: null, amount: aed(2_895), isOnSite: false, mayChangeIf: null },
          { label: 'Tourism fee', amount: aed(105), isOnSite: true, mayChangeIf: null },
        ],
        needs: [
          {
            path: 'details.guests',
            type: 'names',
            isRequired: true,
            maxLength: 80,
            count: 2,
            value: null,
            label: null,
            format: null,
          },
          {
            path: 'details.remarks',
            type: 'text',
            isRequired: false,
            maxLength: 500,
            count: null,
            value: null,
            label: null,
            format: null,
          },
        ],
      }),
    ],
    total: aed(35_295),
    aed: { amountMinor: 3_529_500, currency: 'AED' },
    dueNow: aed(5_895),
    later: [{ on: '2027-04-12', amount: aed(29_400) }],
    onSite: [aed(105)],
    paid: aed(0),
    refunded: aed(0),
    owed: aed(35_295),
    policy: [
      { until: '2027-04-28T08:00:00.000Z', fee: aed(0) },
      { until: null, fee: aed(5_895) },
    ],
    failures: [
      { item: treatmentId, gives: 'everything', back: aed(5_895) },
      { item: hotelId, gives: 'its-own', back: aed(2_895) },
    ],
    rates: [],
    ratesUntil: null,
    heldUntil: '2026-11-21T08:15:00.000Z',
    travellers: [],
    payments: [],
    refunds: [],
    changes: [],
    invoices: [],
    isPackage: true,
    methods: ['card', 'transfer'],
    gateway: { name: 'test', isTest: true, publishableKey: '' },
    secret: null,
    transfer: null,
    payerLinks: [],
    isPaidByLink: false,
    isFreeIfSurgeonSaysNo: false,
    termsOf: '2026-11-01',
    at: '2026-11-21T08:00:00.000Z',
    agreedAt: null,
    placedAt: null,
    can: { agree: true, change: true, pay: false, cancel: false },
    ...changes,
  }
}

/** As it is while its payer is at the gateway. */
export const payingOrder = (changes: Partial<Order> = {}): Order =>
  sampleOrder({
    state: 'paying',
    waitsFor: 'payer',
    heldUntil: null,
    secret: 'test-secret',
    payments: [payment('begun', null)],
    can: { agree: false, change: false, pay: false, cancel: false },
    ...changes,
  })

export const payment = (
  state: Order['payments'][number]['state'],
  refusal: Order['payments'][number]['refusal'],
): Order['payments'][number] => ({
  id: '33333333-3333-4333-8333-333333333333',
  method: 'card',
  state,
  refusal,
  amount: aed(5_895),
  dues: [],
  payer: null,
  at: '2026-11-21T08:00:00.000Z',
})

/** A page of a clinic in Dubai whose calls are answered by their names. */
export const checkoutPage = (answers: Record<string, unknown>, language: 'en' | 'ar' = 'en'): PageContext =>
  pageWith(
    { language, currency: 'AED' },
    {
      provider: { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } } as Provider,
      call: async ({ name }: { name: string }) => {
        const answer = answers[name]
        if (answer === undefined) throw new Error(`nothing answers ${name}`)
        return answer as never
      },
    },
  )

/** Noon of 21 November in Dubai. */
export const now = new Date('2026-11-21T08:00:00Z')

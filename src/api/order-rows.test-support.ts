// Who may call what of checkout, orders and links of other payers: the rows of the table in who-may-call.test.ts.

/** A's: a hotel that is held, and the reference of the order that it is in. */
export type OrderWorld = { ordered: { reference: string }; order: string }

type Row<Statuses> = {
  endpoint: string
  example: string | ((world: OrderWorld) => string)
  body?: object | ((world: OrderWorld) => object)
} & Statuses

const nothing = '00000000-0000-4000-8000-000000000000'
const noMoney = { amountMinor: 0, currency: 'EUR' }
const travelling = {
  contact: { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+971500000000' },
  travellers: [],
}
const otherAgreement = {
  agreed: { revision: 0, total: noMoney, dueNow: noMoney, policy: [], termsOf: '2020-01-01' },
  method: 'card',
}

/** @param clients what each kind of caller hears, by what B hears */
// biome-ignore format: it is read as a table
export const orderRows = <Statuses extends object>(
  clients: (b: number, otherSite: number) => Statuses,
  { read, written }: { read: number; written: number },
): Row<Statuses>[] => [
  { endpoint: 'GET /api/client/checkout',                            example: '/api/client/checkout',                       ...clients(200, read) },
  { endpoint: 'POST /api/client/checkout/add-booking',               example: '/api/client/checkout/add-booking', body: ({ ordered }) => ({ booking: ordered.reference }), ...clients(404, written) },
  // No policy says what cancelling it costs: it cannot be paid here.
  { endpoint: 'POST /api/client/checkout/add-offer',                 example: '/api/client/checkout/add-offer', body: { quote: 'Q-AMAL-0002', version: 1 }, ...clients(404, written), a: 422 },
  { endpoint: 'GET /api/client/checkout/extras',                     example: ({ order }) => `/api/client/checkout/extras?order=${order}`, ...clients(404, read) },
  // There is none of that name.
  { endpoint: 'POST /api/client/checkout/add-extra',                 example: '/api/client/checkout/add-extra', body: ({ order }) => ({ order, extra: 'no-such' }), ...clients(404, written), a: 422 },
  { endpoint: 'POST /api/client/checkout/currency',                  example: '/api/client/checkout/currency', body: ({ order }) => ({ order, currency: 'EUR' }), ...clients(404, written) },
  { endpoint: 'POST /api/client/checkout/travellers',                example: '/api/client/checkout/travellers', body: ({ order }) => ({ order, ...travelling }), ...clients(404, written) },
  { endpoint: 'POST /api/client/checkout/requote',                   example: '/api/client/checkout/requote', body: ({ order }) => ({ order }), ...clients(404, written) },
  // Not as it was shown.
  { endpoint: 'POST /api/client/checkout/agree',                     example: '/api/client/checkout/agree', body: ({ order }) => ({ order, ...travelling, ...otherAgreement }), ...clients(404, written), a: 422 },
  { endpoint: 'POST /api/client/checkout/reopen',                    example: '/api/client/checkout/reopen', body: ({ order }) => ({ order }), ...clients(404, written) },
  { endpoint: 'POST /api/client/checkout/take-out',                  example: '/api/client/checkout/take-out', body: ({ order }) => ({ order, item: nothing }), ...clients(404, written) },
  { endpoint: 'POST /api/client/test-payment/complete',              example: '/api/client/test-payment/complete', body: { secret: nothing, card: 'success' }, ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/test-payment/challenge',             example: '/api/client/test-payment/challenge', body: { secret: nothing, isApproved: true }, ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/order/continue',                     example: '/api/client/order/continue', body: ({ order }) => ({ order }), ...clients(404, written) },
  { endpoint: 'GET /api/client/order/list',                          example: '/api/client/order/list',                     ...clients(200, read) },
  { endpoint: 'GET /api/client/order/{order}',                       example: ({ order }) => `/api/client/order/${order}`,  ...clients(404, read) },
  // Nothing was paid of it.
  { endpoint: 'GET /api/client/order/{order}/documents/{document}',     example: ({ order }) => `/api/client/order/${order}/documents/receipt`, ...clients(404, read), a: 404 },
  { endpoint: 'GET /api/client/order/{order}/documents/{document}/pdf', example: ({ order }) => `/api/client/order/${order}/documents/receipt/pdf`, ...clients(404, read), a: 404 },
  // It is open: nothing of it stands.
  { endpoint: 'GET /api/client/order/{order}/cancel-quote',          example: ({ order }) => `/api/client/order/${order}/cancel-quote`, ...clients(404, read), a: 422 },
  { endpoint: 'POST /api/client/order/cancel',                       example: '/api/client/order/cancel', body: ({ order }) => ({ order, agreedFee: noMoney, revision: 0 }), ...clients(404, written), a: 422 },
  { endpoint: 'POST /api/client/payer-link/make',                    example: '/api/client/payer-link/make', body: ({ order }) => ({ order, covers: 'first', lastsUntil: '2026-11-25' }), ...clients(404, written) },
  { endpoint: 'POST /api/client/payer-link/revoke',                  example: '/api/client/payer-link/revoke', body: ({ order }) => ({ order, link: nothing }), ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/order/pay',                          example: '/api/client/order/pay', body: ({ order }) => ({ order, instalments: [nothing], amount: noMoney, method: 'card' }), ...clients(404, written), a: 422 },
  { endpoint: 'GET /api/client/order/{order}/change-form/{item}',    example: ({ order }) => `/api/client/order/${order}/change-form/${nothing}`, ...clients(404, read), a: 404 },
  { endpoint: 'POST /api/client/order/change/quote',                 example: '/api/client/order/change/quote', body: ({ order }) => ({ order, item: nothing, answers: [] }), ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/order/change/agree',                 example: '/api/client/order/change/agree', body: ({ order }) => ({ order, change: nothing, revision: 0, now: noMoney, refund: noMoney, method: 'card' }), ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/order/change/withdraw',              example: '/api/client/order/change/withdraw', body: ({ order }) => ({ order, change: nothing }), ...clients(404, written), a: 404 },
  { endpoint: 'POST /api/client/order/rename-travellers',            example: '/api/client/order/rename-travellers', body: ({ order }) => ({ order, travellers: [{ position: 0, firstName: 'Amal', lastName: 'Haddad' }] }), ...clients(404, written), a: 422 },
]

const noLink = { token: 'unknown' }

/** @param anyone who all hear the same, by what that is and what a page of another host hears */
// biome-ignore format: it is read as a table
export const payerRows = <Statuses extends object>(
  anyone: (status: number, otherSite: number) => Statuses,
  written: number,
): Row<Statuses>[] => [
  // Who has the link may; an unknown one is answered as an ended one is: payer-links.test.ts.
  { endpoint: 'POST /api/pay/read',                                  example: '/api/pay/read', body: noLink,                ...anyone(200, written) },
  { endpoint: 'POST /api/pay/begin',                                 example: '/api/pay/begin', body: { ...noLink, name: 'A', email: 'a@payer.example', amount: { amountMinor: 1, currency: 'EUR' }, method: 'card', agrees: true }, ...anyone(200, written) },
  { endpoint: 'POST /api/pay/continue',                              example: '/api/pay/continue', body: noLink,            ...anyone(200, written) },
  { endpoint: 'POST /api/pay/give-up',                               example: '/api/pay/give-up', body: noLink,             ...anyone(200, written) },
  { endpoint: 'POST /api/pay/test-payment',                          example: '/api/pay/test-payment', body: { ...noLink, secret: 'x', does: { card: 'success' } }, ...anyone(200, written) },
]

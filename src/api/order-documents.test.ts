// Documents of orders: the same words for the page and the file, for their client alone, and called by nothing but their number.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issueInvoice } from '#domain/invoices/issue-invoice.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { type WrittenOrder, writeOrder } from '#tests/support/write-order.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})
afterAll(() => stays.close())
beforeEach(() => stays.clear())

const path = (document: string, order = 'O-7K3M-92PX') => `/api/client/order/${order}/documents/${document}`

/** As if it had been charged for a hotel and a service of the clinic. */
async function issue({ id: orderId, reference, item: itemId }: WrittenOrder) {
  const line = {
    itemId,
    booking: 'H-1',
    title: { en: 'Sea room', ar: 'غرفة بحرية' },
    label: null,
    from: '2027-01-13',
    until: '2027-01-16',
  }
  const lines = [
    { ...line, party: { en: 'Quiet Bay' }, amountMinor: 33_000 },
    { ...line, title: { en: 'Transfer' }, party: null, amountMinor: 5_000 },
  ]
  const client = { poolId: 'pool', sub: 'amal' }
  const recipient = { name: 'Amal Haddad', email: 'amal@patient.example' }
  return stays.api.database.forProvider(stays.api.other.id, (scope) =>
    issueInvoice(scope, { orderId, reference, currency: 'EUR', lines, isTest: true, client, recipient, at: sampleNow }),
  )
}

test('an invoice names both parties, keeps apart what was collected for another, says that no money moved, and the look stands in the log', async () => {
  const { number } = await issue(await writeOrder(stays, (await stays.booked()).reference))
  const printed = await (await stays.amal.get(`${path(number)}?language=en`)).json()
  expect(printed).toMatchObject({
    name: number,
    title: 'Invoice',
    notice: 'Test document. No money moved.',
    parties: [{ label: 'From' }, { lines: ['Amal Haddad', 'amal@patient.example'] }, { lines: ['O-7K3M-92PX'] }],
    tables: [
      { rows: [{ label: 'Transfer', amount: '€50' }], sums: [{ text: '€50' }] },
      { title: 'Collected for Quiet Bay', rows: [{ label: 'Sea room', amount: '€330' }] },
    ],
    sums: [{ label: 'Total', text: '€380' }],
  })
  expect(await stays.amal.takeLog()).toContain('client open order O-7K3M-92PX own-request')
})

test('the file has the number as its name, is kept by nobody, and is the same twice', async () => {
  const { number } = await issue(await writeOrder(stays, (await stays.booked()).reference))
  const answers = [
    await stays.amal.get(`${path(number)}/pdf?language=ar`),
    await stays.amal.get(`${path(number)}/pdf?language=ar`),
  ]
  const [first, again] = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())))
  const headers = ['content-type', 'content-disposition', 'cache-control'].map((name) => answers[0]?.headers.get(name))
  expect(headers).toEqual(['application/pdf', `attachment; filename="${number}.pdf"`, 'private, no-store'])
  expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true)
})

test('a booked item has a voucher with its confirmation and whom the contract is with', async () => {
  const { reference, confirmation } = await stays.booked()
  await writeOrder(stays, reference)
  const printed = await (await stays.amal.get(`${path(reference)}?language=en`)).json()
  expect(printed).toMatchObject({ name: reference, title: 'Voucher', sums: [] })
  expect(JSON.stringify(printed)).toContain(confirmation)
  expect(JSON.stringify(printed)).toContain('Your contract is with')
})

test('404 for another client, another order, a document of nobody, a receipt of nothing, and another order’s invoice', async () => {
  const { number } = await issue(await writeOrder(stays, (await stays.booked()).reference))
  const { number: others } = await issue({
    ...(await writeOrder(stays, (await stays.booked()).reference)),
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  })
  const answers = [
    await stays.badr.get(path(number)),
    await stays.badr.get(`${path(number)}/pdf`),
    await stays.amal.get(path(number, 'O-2222-2222')),
    await stays.amal.get(path('INV-2026-999999')),
    await stays.amal.get(path('receipt')),
    await stays.amal.get(path(others)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
})

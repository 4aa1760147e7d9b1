// @vitest-environment happy-dom
// Payouts on the page of figures: each says whether it matches the ledger, and what differs in words.
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import type { listPayouts } from '#contract/payouts.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { PayoutTable } from './payout-table.tsx'
import { presentPayouts } from './present-payouts.server.ts'

type Reply = z.output<typeof listPayouts.reply>
const t = translatorOf('en')
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

afterEach(cleanup)

const payout: Reply['payouts'][number] = {
  id: '11111111-1111-4111-8111-111111111111',
  gateway: 'stripe',
  reference: 'po_1',
  arrivesOn: '2026-11-25',
  state: 'paid',
  amount: euros(97_000),
  fees: euros(3_000),
  lines: 2,
  differences: [],
}

const page = (reply: Reply | undefined) =>
  pageWith(
    { language: 'en', currency: 'EUR' },
    {
      provider: {} as never,
      call: async () => (reply ?? Promise.reject(new Error('away'))) as never,
    },
  )

async function show(reply: Reply | undefined): Promise<void> {
  const payouts = await presentPayouts(page(reply))
  if (!payouts) throw new Error('nothing to show')
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <PayoutTable payouts={payouts} />
    </TextsProvider>,
  )
}

test('one that matches says so, and the table can be taken along', async () => {
  await show({ payouts: [payout], waiting: [{ amount: euros(5_000), payments: 2 }] })
  const [, row] = screen.getAllByRole('row')
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Paid out', expect.stringContaining('970'), expect.stringContaining('30'), 'Matches'])
  expect(screen.getByText(/^Not paid out yet: .*50.*\. Payments: 2\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download payouts as CSV' }).getAttribute('href')).toBe(
    '/api/desk/payouts.csv',
  )
  expect(screen.queryByText(/No money moves/)).toBeNull()
})

test('one that differs says what, by how much and of which order', async () => {
  const differences: Reply['payouts'][number]['differences'] = [
    { why: 'amount', reference: 'O-7K3M-92PX', theirs: euros(900), ours: euros(1_000) },
    { why: 'missing', reference: '', theirs: euros(300), ours: null },
    { why: 'missing', reference: 'O-7K3M-92PY', theirs: euros(70), ours: null },
    { why: 'total', reference: '', theirs: euros(950), ours: euros(1_000) },
  ]
  await show({ payouts: [{ ...payout, gateway: 'test', differences }], waiting: [] })
  expect(screen.getByText('Differs')).toBeTruthy()
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''))
  expect(said).toEqual([
    expect.stringMatching(/^O-7K3M-92PX: the gateway has .*9.*, the ledger .*10/),
    expect.stringMatching(/^The gateway paid out .*3.* that the ledger doesn’t have\.$/),
    expect.stringMatching(/^O-7K3M-92PY: the gateway has .*, the ledger nothing\.$/),
    expect.stringMatching(/^Paid out: .*9\.?50.*10/),
  ])
  expect(screen.getByText(/No money moves/)).toBeTruthy()
})

test('where there is none yet it says so; where they cannot be had nothing stands there', async () => {
  await show({ payouts: [], waiting: [] })
  expect(screen.getByText('No payouts yet.')).toBeTruthy()
  expect(await presentPayouts(page(undefined))).toBeUndefined()
})

// @vitest-environment happy-dom
// Guards the page of who pays by a link: what it tells and does not tell, one payment a press, the bank's question, and the end of a link.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PayerRequest } from '#contract/payer-links.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { pageWith } from '#tests/support/sample-page.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { pageContext } from '#web/page/page-context.ts'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import Pay, { loader, meta } from './pay.token.tsx'

const t = translatorOf('en')
const token = 's3cr3t'
const amount = { amountMinor: 1_000_000, currency: 'AED' }
const beginPath = 'POST /api/pay/begin'
const testPath = 'POST /api/pay/test-payment'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const asking = (changes: Partial<PayerRequest> = {}): PayerRequest => ({
  reference: 'O-7K3M-92PX',
  forName: 'Amal H.',
  note: 'Thank you, uncle',
  payer: { name: '', email: '' },
  stage: 'payable',
  amount,
  dues: [
    { amount: { amountMinor: 300_000, currency: 'AED' }, on: null },
    { amount: { amountMinor: 700_000, currency: 'AED' }, on: '2027-04-12' },
  ],
  methods: ['card', 'transfer'],
  gateway: { name: 'test', isTest: true, publishableKey: '' },
  secret: null,
  transfer: null,
  refusal: null,
  lastsUntil: '2026-12-05',
  ...changes,
})
const paying = asking({ stage: 'paying', secret: 'test-secret' })

function Shown() {
  const given = { loaderData: useLoaderData<Awaited<ReturnType<typeof loader>>>() }
  return <Pay {...(given as Parameters<typeof Pay>[0])} />
}

/** @param requests as it stands at first and each time that the page asks again; the last one stays */
async function show(answers: AskedApi['answers'], ...requests: (PayerRequest | null)[]) {
  const asked = answerApi(answers)
  const read: unknown[] = []
  const call = async (_: unknown, input: unknown) => {
    read.push(input)
    return { request: requests[Math.min(read.length, requests.length) - 1] }
  }
  const provider = { name: 'Thymele Clinic', location: { timeZone: 'Asia/Dubai' } }
  const context = new RouterContextProvider()
  context.set(
    pageContext,
    pageWith({ language: 'en', currency: 'AED' }, { provider: provider as never, call: call as never }),
  )
  const load = ({ params }: { params: object }) => loader({ context, params } as never)
  const route = { path: '/pay/:token', loader: load, HydrateFallback: () => null, Component: Shown }
  const router = createMemoryRouter([route], { initialEntries: [`/pay/${token}`] })
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { asked, read }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
function fillAll() {
  fill(t('payer.name'), ' Omar Haddad ')
  fill(t('payer.email'), 'omar@family.example')
  fireEvent.click(screen.getByRole('checkbox'))
}

test('it says who asks, for whom, which order, how much by when, and until when the link works', async () => {
  const { read } = await show({}, asking())
  const shown = document.body.textContent.replace(/[\u2066-\u2069]/g, '')
  for (const text of [
    'Thymele Clinic asks you to pay this.',
    'For Amal H.',
    'Order O-7K3M-92PX',
    'Thank you, uncle',
    'Due on 12 April 2027',
    'This link works until 5 December 2026.',
  ]) {
    expect(shown).toContain(text)
  }
  expect(read).toEqual([{ token }])
  expect(meta({ loaderData: { title: 'Pay' } } as never)).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a link that is unknown, over or taken back shows the same screen, which asks for nothing', async () => {
  const { asked } = await show({}, null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('meta.payer.heading.gone'))
  expect(screen.getByText(t('meta.payer.text.gone'))).toBeTruthy()
  expect([screen.queryByRole('button'), screen.queryByRole('textbox')]).toEqual([null, null])
  expect(asked.calls).toEqual([])
})

test('nothing is begun before name, address and consent are there', async () => {
  const { asked } = await show({}, asking())
  for (const [fault, mend] of [
    ['name', () => fill(t('payer.name'), 'Omar')],
    ['email', () => fill(t('payer.email'), 'omar@family.example')],
    ['agrees', () => {}],
  ] as const) {
    press(t('payer.go'))
    expect(screen.getByText(t(`payer.fault.${fault}`))).toBeTruthy()
    mend()
  }
  expect(asked.calls).toEqual([])
})

test('two quick presses begin one payment at the amount that was shown, and lead to the card', async () => {
  const { asked } = await show({ [beginPath]: { request: null } }, asking(), paying)
  fillAll()
  press(t('payer.go'))
  fireEvent.submit(screen.getByRole('checkbox').closest('form') as HTMLFormElement)
  await screen.findByText(t('checkout.test.choose'))
  expect(asked.bodies).toEqual([
    { token, name: 'Omar Haddad', email: 'omar@family.example', amount, method: 'card', agrees: true, language: 'en' },
  ])
})

test('by bank transfer it shows where the money goes, and it can be given up', async () => {
  const account = { accountName: 'Thymele', iban: 'AE07 0331', bic: 'SAMPAEAD', bank: 'Sample Bank' }
  const transfer = { ...account, reference: 'O-7K3M-92PX', by: '2026-12-04' }
  const answers = { [beginPath]: { request: null }, 'POST /api/pay/give-up': { request: null } }
  const { asked } = await show(answers, asking(), asking({ stage: 'paying', transfer }), asking())
  fillAll()
  fireEvent.click(screen.getByLabelText(t('payer.method.transfer')))
  press(t('payer.goTransfer'))
  expect(await screen.findByText('AE07 0331')).toBeTruthy()
  expect(asked.bodies[0]).toMatchObject({ method: 'transfer' })
  press(t('payer.back'))
  await screen.findByRole('button', { name: t('payer.go') })
  expect(asked.bodies[1]).toEqual({ token })
})

test('the test bank asks whether it is them, and their yes pays', async () => {
  const outcome = (body: Record<string, unknown>) => ({
    outcome: 'card' in (body['does'] as object) ? 'challenge' : 'authorized',
    request: null,
  })
  const { asked } = await show({ [testPath]: outcome }, paying, paying, asking({ stage: 'paid' }))
  fireEvent.click(screen.getByLabelText(t('checkout.test.card.three-d-secure')))
  press(/\(test\)$/)
  await screen.findByText(t('payer.verify.text'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('payer.verify.yes') }).getAttribute('aria-disabled')).toBeNull(),
  )
  press(t('payer.verify.yes'))
  await screen.findByText(t('meta.payer.heading.paid'))
  const named = { token, secret: 'test-secret' }
  expect(asked.bodies).toEqual([
    { ...named, does: { card: 'three-d-secure' } },
    { ...named, does: { isApproved: true } },
  ])
})

test('an amount that changed meanwhile is said and shown, and nothing is begun', async () => {
  expectConsole('api call failed name=payByLink')
  const answers = { [beginPath]: refusal(422, 'no-longer-possible') }
  await show(answers, asking(), asking({ amount: { amountMinor: 900_000, currency: 'AED' } }))
  fillAll()
  press(t('payer.go'))
  await screen.findByText(t('payer.fault.changed'))
  expect(screen.getByText(/^AED.9,000$/)).toBeTruthy()
})

test('a payment that is being checked asks by itself how it stands, until it is known', async () => {
  const { asked } = await show(
    { 'POST /api/pay/continue': { request: null } },
    asking({ stage: 'checking' }),
    asking({ stage: 'paid' }),
  )
  await screen.findByText(t('meta.payer.heading.paid'))
  expect(asked.calls).toEqual(['POST /api/pay/continue'])
})

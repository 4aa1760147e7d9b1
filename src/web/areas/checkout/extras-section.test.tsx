// @vitest-environment happy-dom
// What can be added to a trip: its price and seller stand there, one press adds it once, and nothing is chosen for anyone.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { TripExtra } from '#contract/extras.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { ExtrasSection } from './extras-section.tsx'
import { type ExtraView, readExtras } from './present-extras.server.ts'
import { checkoutPage, sampleOrder } from './sample-order.test-support.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const aed = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })
const days = { people: 4, from: '2027-05-12', until: '2027-05-20' }
const transfer: TripExtra = {
  ...days,
  slug: 'airport-transfer',
  type: 'transfer',
  title: 'Airport transfer',
  description: 'A driver waits.',
  unit: 'vehicle',
  unitPrice: aed(160),
  party: { name: 'Dune Wheels', registration: null, policyUrl: null },
  transfer: { seats: 3, vehicles: 2, luggage: 'One bag each', wheelchair: true },
  insurance: null,
  choices: [
    { ways: ['arrival', 'departure'], total: aed(640) },
    { ways: ['arrival'], total: aed(320) },
    { ways: ['departure'], total: aed(320) },
  ],
}
const insurance: TripExtra = {
  ...days,
  slug: 'trip-insurance',
  type: 'insurance',
  title: 'Trip insurance',
  description: 'For your days.',
  unit: 'night',
  unitPrice: aed(12),
  party: { name: 'Palm Mutual', registration: 'Sample register 000', policyUrl: 'https://insurer.example/policy' },
  transfer: null,
  insurance: { isSoldHere: true, covers: ['Lost bags'], excludes: ['Your treatment'] },
  choices: [{ ways: [], total: aed(384) }],
}
const introduced: TripExtra = {
  ...insurance,
  slug: 'other',
  title: 'Other insurance',
  insurance: { isSoldHere: false, covers: [], excludes: [] },
  choices: [],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Section() {
  return <ExtrasSection order={{ reference: 'O-7K3M-92PX' }} extras={useLoaderData<ExtraView[]>()} />
}

/** @param lists as they are at first and each time that the page asks again; the last one stays */
async function show(answers: AskedApi['answers'], ...lists: TripExtra[][]) {
  const asked = answerApi(answers)
  let at = -1
  const loader = () => {
    at = Math.min(at + 1, lists.length - 1)
    return readExtras(checkoutPage({ listTripExtras: { extras: lists[at] } }), sampleOrder())
  }
  const routes = [
    {
      path: '/',
      loader,
      HydrateFallback: () => null,
      Component: () => (
        <>
          <p>Page</p>
          <Section />
        </>
      ),
    },
  ]
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByText('Page')
  return asked
}

const addPath = 'POST /api/client/checkout/add-extra'
const button = (words: RegExp) => screen.getByRole('button', { name: words })
const card = (title: string) => within(screen.getByText(title).closest('article') as HTMLElement)

test('each has its price for the trip on its button, and says whom the contract is with', async () => {
  await show({}, [transfer, insurance])
  expect(button(/Add both ways for .*640.*Airport transfer/)).toBeTruthy()
  expect(button(/Add arrival for .*320/)).toBeTruthy()
  expect(card('Airport transfer').getByText(/Dune Wheels/)).toBeTruthy()
  expect(card('Airport transfer').getByText('2 vehicles')).toBeTruthy()
  expect(card('Trip insurance').getByText(/Palm Mutual.*gives no advice/)).toBeTruthy()
  expect(card('Trip insurance').getByText(/Sample register 000/)).toBeTruthy()
  const policy = card('Trip insurance').getByRole('link', { name: t('checkout.extra.policy') })
  expect(policy.getAttribute('href')).toBe('https://insurer.example/policy')
})

test('nothing is chosen: no box is ticked, and nothing is sent before a press', async () => {
  const asked = await show({}, [transfer, insurance])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(asked.bodies).toEqual([])
})

test('two quick presses add it once, and it is no longer listed', async () => {
  const asked = await show({ [addPath]: {} }, [transfer, insurance], [insurance])
  fireEvent.click(button(/Add both ways/))
  fireEvent.click(button(/Add both ways/))
  await waitFor(() => expect(screen.queryByText('Airport transfer')).toBeNull())
  expect(asked.bodies).toEqual([
    { order: 'O-7K3M-92PX', extra: 'airport-transfer', ways: ['arrival', 'departure'], language: 'en' },
  ])
})

test('what is sold out meanwhile is said, and the list is asked for anew', async () => {
  expectConsole('api call failed name=addExtraToOrder')
  const errors = [{ path: 'offer', reason: 'sold-out' }]
  const gone = () => Response.json({ code: 'no-longer-possible', detail: '', errors }, { status: 422 })
  await show({ [addPath]: gone }, [insurance], [insurance])
  fireEvent.click(button(/Add for/))
  expect(await screen.findByText(t('checkout.extra.gone'))).toBeTruthy()
})

test('what the insurer sells itself has no button, and says that nobody here advises', async () => {
  await show({}, [introduced])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/sells this, not .*advises/)).toBeTruthy()
})

test('where nothing suits there is no section', async () => {
  await show({}, [])
  expect(screen.queryByRole('heading')).toBeNull()
})

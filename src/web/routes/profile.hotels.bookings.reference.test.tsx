// @vitest-environment happy-dom
// Guards the page of a hotel booking: confirmed once, at what was agreed, with nothing typed lost; cancelled only at what was told.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { HotelBooking } from '#contract/hotel-bookings.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { BookingPage } from '#web/areas/bookings/booking-page.tsx'
import { presentBooking } from '#web/areas/bookings/present-booking.server.ts'
import { GuestForm } from '#web/areas/hotels/guest-form.tsx'
import { hotelBookingCalls } from '#web/areas/hotels/hotel-booking-calls.ts'
import { hotelBookings } from '#web/areas/hotels/hotel-bookings.server.ts'
import { aed, bookedBooking, bookingPage, now, sampleBooking } from '#web/areas/hotels/sample-booking.test-support.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele Clinic', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const client = { firstName: 'Ana', lastName: 'Sample', phoneNumber: '+971500000000' }
const quoteHotelCancel = { fee: aed(350), refund: aed(0), owed: aed(350), until: null, revision: 3 }

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Loaded = Awaited<ReturnType<typeof load>>

async function load(booking: HotelBooking, isCancelling: boolean) {
  const page = bookingPage({ readHotelBooking: booking, getClient: client, quoteHotelCancel })
  const session = { email: 'ana@example.com' } as never
  const view = await presentBooking(page, session, hotelBookings, { reference: booking.reference, isCancelling, now })
  if (!view.booking) throw new Error('no booking')
  return { ...view, booking: view.booking, isCancelling }
}

function Shown() {
  const { booking, form, cancel, isCancelling } = useLoaderData<Loaded>()
  return (
    <BookingPage
      {...{ booking, cancel, isCancelling }}
      calls={hotelBookingCalls}
      confirm={(action) => form && <GuestForm booking={booking} person={form} action={action} />}
    />
  )
}

/** @param bookings as it stands at first and each time that the page asks again; the last one stays */
async function show(answers: AskedApi['answers'], ...bookings: HotelBooking[]): Promise<AskedApi> {
  const asked = answerApi(answers)
  let at = -1
  const router = createMemoryRouter(
    [
      { path: '/profile/checkout', element: <h1>checkout</h1> },
      {
        path: '*',
        loader: ({ request }) => {
          at = Math.min(at + 1, bookings.length - 1)
          return load(bookings[at] ?? sampleBooking(), new URL(request.url).searchParams.has('cancel'))
        },
        HydrateFallback: () => null,
        Component: Shown,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return asked
}

const confirmPath = 'POST /api/client/hotel-booking/confirm'
const reply = { reference: 'H-7K3M-92PX' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const lastName = t('hotels.booking.guests.lastName')
const book = t('hotels.booking.guests.book')

const needs = (remarks: { isRequired: boolean; maxLength: number }) => [
  { path: 'contact.firstName', type: 'text' as const, isRequired: true, maxLength: 40 },
  { path: 'contact.phone', type: 'text' as const, isRequired: true, maxLength: 20 },
  { path: 'details.guests', type: 'names' as const, count: 1, maxLength: 12 },
  { path: 'details.remarks', type: 'text' as const, ...remarks },
]
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('fields are as wide as the supplier has room for, and no wider than the API takes', async () => {
  await show({}, sampleBooking({ requirements: needs({ isRequired: false, maxLength: 900 }) }))
  const widths = [
    t('hotels.booking.guests.firstName'),
    lastName,
    t('hotels.booking.guests.email'),
    t('hotels.booking.guests.phone'),
  ]
  expect(widths.map((label) => field(label).maxLength)).toEqual([12, 12, 254, 20])
  expect(field(t('hotels.booking.guests.remarks')).maxLength).toBe(500)
})

test('what the supplier needs and has no room for is said before anything is sent', async () => {
  const asked = await show({}, sampleBooking({ requirements: needs({ isRequired: true, maxLength: 10 }) }))
  // As a browser fills it in: nobody typed it.
  field(lastName).value = 'Sample-Montgomery'
  press(book)
  expect(await screen.findByText(t('hotels.booking.guests.fault.tooLong', { limit: 12 }))).toBeTruthy()
  expect(screen.getByText(t('hotels.booking.guests.fault.required'))).toBeTruthy()
  expect([document.activeElement, asked.bodies]).toEqual([field(lastName), []])
})

test('two quick presses book once, at the price and terms that stand above', async () => {
  const asked = await show({ [confirmPath]: reply }, sampleBooking(), bookedBooking())
  type(t('hotels.booking.guests.remarks'), 'We come late.')
  press(book)
  press(t('hotels.booking.guests.busy'))
  expect(await screen.findByText(t('meta.hotels.bookings.state.booked'))).toBeTruthy()
  expect(asked.bodies).toEqual([
    {
      reference: 'H-7K3M-92PX',
      language: 'en',
      agreed: {
        total: { amountMinor: 300_000, currency: 'AED' },
        policy: [
          { until: '2027-05-10T14:00:00.000Z', feeMinor: 0 },
          { until: null, feeMinor: 289_500 },
        ],
      },
      lead: { firstName: 'Ana', lastName: 'Sample', email: 'ana@example.com', phone: '+971500000000' },
      guests: [{ firstName: 'Ana', lastName: 'Sample' }],
      remarks: 'We come late.',
    },
  ])
  expect(sessionStorage.getItem('guests')).toBeNull()
})

test('a field that is empty is named beside it and has the focus; nothing is sent', async () => {
  const asked = await show({}, sampleBooking())
  type(lastName, '  ')
  press(book)
  expect(await screen.findByText(t('hotels.booking.guests.fault.required'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(lastName))
  expect(asked.bodies).toEqual([])
})

test('each room wants the name of somebody who has it', async () => {
  const asked = await show(
    { [confirmPath]: reply },
    sampleBooking({ rooms: [sampleBooking().rooms, sampleBooking().rooms].flat() }),
  )
  press(book)
  expect(await screen.findAllByText(t('hotels.booking.guests.fault.required'))).toHaveLength(2)
  expect(asked.bodies).toEqual([])
})

test('what the API finds wrong is said beside its field', async () => {
  expectConsole('api call failed name=confirmHotelBooking')
  const errors = [{ path: 'lead.email', reason: 'invalid' }]
  const fault = () => Response.json({ code: 'invalid-input', detail: '', errors }, { status: 400 })
  await show({ [confirmPath]: fault }, sampleBooking())
  press(book)
  expect(await screen.findByText(t('hotels.booking.guests.fault.email'))).toBeTruthy()
})

test('what was typed outlives a reload and a hold that ended', async () => {
  await show({}, sampleBooking())
  type(lastName, 'Otherwise')
  cleanup()
  await show({}, sampleBooking({ reference: 'H-2222-2222' }))
  await waitFor(() => expect(valueOf(lastName)).toBe('Otherwise'))
})

test('other terms meanwhile are said and shown, and what was typed stays', async () => {
  expectConsole('api call failed name=confirmHotelBooking')
  await show(
    { [confirmPath]: refusal(422, 'no-longer-possible') },
    sampleBooking(),
    sampleBooking({ seenTotal: aed(2_800) }),
  )
  type(lastName, 'Otherwise')
  press(book)
  expect(await screen.findByText(t('bookings.fault.changed'))).toBeTruthy()
  expect(await screen.findByText(/now AED 3,000/)).toBeTruthy()
  expect(valueOf(lastName)).toBe('Otherwise')
})

test('cancelling says first what it costs, and is done at exactly that', async () => {
  const cancelPath = 'POST /api/client/hotel-booking/cancel'
  const cancelled = bookedBooking({
    state: 'cancelled',
    fee: aed(350),
    can: { confirm: false, pay: false, change: false, cancel: false, release: false },
  })
  const asked = await show({ [cancelPath]: reply }, bookedBooking(), bookedBooking(), cancelled)
  fireEvent.click(screen.getByRole('link', { name: t('bookings.cancel') }))
  expect(await screen.findByText('Cancelling now costs AED 350.')).toBeTruthy()
  press(t('bookings.cancelYes'))
  expect(await screen.findByText(/Cancelling cost AED 350/)).toBeTruthy()
  expect(asked.bodies).toEqual([
    { reference: 'H-7K3M-92PX', language: 'en', agreedFee: { amountMinor: 35_000, currency: 'AED' }, revision: 3 },
  ])
})

const over = { confirm: false, pay: false, change: false, cancel: false, release: false }

const addPath = 'POST /api/client/checkout/add-booking'
const payable = () => sampleBooking({ can: { ...over, pay: true, release: true } })

test('a held booking that is paid here is put into the order once, and leads to checkout', async () => {
  const asked = await show({ [addPath]: {} }, payable())
  expect(screen.queryByRole('button', { name: book })).toBeNull()
  press(t('bookings.pay'))
  press(t('bookings.paying'))
  expect(await screen.findByText('checkout')).toBeTruthy()
  expect(asked.bodies).toEqual([{ booking: 'H-7K3M-92PX', language: 'en', currency: 'AED' }])
})

test.each([
  ['order', 'paying', t('bookings.fault.paying')],
  ['order', 'full', t('bookings.fault.full')],
  ['booking', 'expired', t('bookings.fault.changed')],
])('an order that cannot take it (%s %s) says so, and the booking stays', async (path, reason, words) => {
  expectConsole('api call failed name=addBookingToOrder')
  const errors = [{ path, reason }]
  const refused = () => Response.json({ code: 'no-longer-possible', detail: '', errors }, { status: 422 })
  await show({ [addPath]: refused }, payable())
  press(t('bookings.pay'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: t('bookings.pay') })).toBeTruthy()
})

test('where it stands has the focus once that has changed', async () => {
  await show({ [confirmPath]: reply }, sampleBooking(), bookedBooking())
  press(book)
  await screen.findByText(t('meta.hotels.bookings.state.booked'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('meta.hotels.bookings.next.booked')))
})

test('a hold says how long it lasts, whatever the clock of the device shows', async () => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01'), toFake: ['Date'] })
  await show({}, sampleBooking())
  expect(await screen.findByText(/for 15 more minutes/, { selector: 'p.font-semibold' })).toBeTruthy()
  vi.useRealTimers()
})

test('a hold that ends says so, asks how it stands, and leads back to the rooms', async () => {
  const ended = sampleBooking({ expiresAt: now.toISOString() })
  await show({}, ended, sampleBooking({ state: 'expired', expiresAt: null, can: over }))
  const back = await screen.findByRole('link', { name: t('hotels.booking.again') })
  expect(back.getAttribute('href')).toContain('sample-garden-hotel')
  expect(screen.queryByText(t('bookings.heldText'))).toBeNull()
})

// @vitest-environment happy-dom
// Guards the page of a hotel: rates as a table, the cancellation policy in words, every state with a next step, and a room held once.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomOffer } from '#contract/hotels.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { ChooseRoom } from './choose-room.tsx'
import { DetailPage } from './detail-page.tsx'
import { type HotelView, presentHotel } from './present-hotel.server.ts'
import { aed, bookingPage, sampleBooking } from './sample-booking.test-support.ts'

const t = translatorOf('en')
const { hotel, room, plan, price, policy, freeUntil } = sampleBooking()
const offer: RoomOffer = {
  offerId: 'double/flexible',
  room,
  plan,
  price,
  policy,
  freeUntil,
  roomsLeft: 2,
  canBook: true,
}
const dear: RoomOffer = {
  ...offer,
  offerId: 'double/paid',
  plan: { ...plan, slug: 'paid', name: 'Paid ahead', payment: 'at-booking', depositPercent: 100 },
  price: { ...price, total: aed(3_320) },
  policy: [{ until: null, fee: aed(3_215) }],
  freeUntil: null,
  roomsLeft: null,
  canBook: false,
}
const stay = 'checkIn=2027-05-12&checkOut=2027-05-19&room=2'
const clinic = { name: 'Dubai', latitude: 25.2, longitude: 55.3, timeZone: 'Asia/Dubai' }

async function viewOf(offers: RoomOffer[] | null, query = stay, id = hotel.id): Promise<HotelView> {
  const reply = { hotel: { ...hotel, id }, rooms: [room], offers, chosen: null, clinic, rate: null }
  const page = bookingPage({ readHotel: reply, listDayPrices: { days: [], rate: null } })
  const base = '/profile/hotels'
  return (await presentHotel(page, { id, query: new URLSearchParams(query), base, now: sampleNow })).view
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Own() {
  const view = useLoaderData<HotelView>()
  return <DetailPage view={view} rooms={<ChooseRoom view={view} />} />
}
function Public() {
  return <DetailPage view={useLoaderData<HotelView>()} />
}

const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }

/** @param views what the page is drawn with, first and each time that it is asked for again; the last one stays */
type Answers = AskedApi['answers']
async function show(Component: () => React.ReactNode, views: HotelView[], answers: Answers = {}, query = '') {
  const asked = answerApi(answers)
  let at = -1
  const loader = () => {
    at = Math.min(at + 1, views.length - 1)
    return views[at]
  }
  const router = createMemoryRouter(
    [
      { path: '/profile/hotels/bookings/:reference', element: <p>the booking</p> },
      { path: '/profile/checkout', element: <p>checkout</p> },
      { path: '*', loader, HydrateFallback: () => null, Component },
    ],
    { initialEntries: [query ? `/?${query}` : '/'] },
  )
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <ProfileFrameProvider value={frame}>
        <RouterProvider router={router} />
      </ProfileFrameProvider>
    </TextsProvider>,
  )
  await screen.findByRole('form', { name: t('hotels.detail.stay') })
  return { asked, router }
}

/** What came of a choice, and not what the form says of the stay. */
const newsOf = () => {
  const [news] = screen.getAllByRole('status').filter((one) => !one.closest('form'))
  if (!news) throw new Error('nothing is said of a choice')
  return news
}

const holdName = t('hotels.offer.holdThis', { room: 'Double room', rate: 'Flexible' })
const holdPath = 'POST /api/client/hotel-booking/hold'
const refused = (reason: string) => () =>
  Response.json({ code: 'no-longer-possible', detail: '', errors: [{ path: 'offer', reason }] }, { status: 422 })

test('recovery comes before everything else, and rates of a room are a table with its columns named', async () => {
  await show(Public, [await viewOf([offer, dear])])
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([t('hotels.detail.recovery'), t('hotels.detail.facts'), t('hotels.detail.rooms')])
  const table = screen.getByRole('table', { name: 'Rates of Double room' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['FlexibleLeast costlyBreakfast included', 'Paid aheadBreakfast included'])
  expect(within(table).getByText('AED 320 more for the stay')).toBeTruthy()
  expect(within(table).getByText(/Free cancellation until/)).toBeTruthy()
  const map = screen.getByRole('link', { name: t('hotels.detail.onMap') })
  expect(map.getAttribute('rel')).toBe('noreferrer')
})

test('on the public page a choice is a link to the way in; a rate that is paid ahead leads to the clinic instead', async () => {
  await show(Public, [await viewOf([offer, dear])])
  const choice = screen.getByRole('link', { name: 'Choose Double room, Flexible' })
  const wanted = `/profile/hotels/${hotel.id}?${stay}&offer=double%2Fflexible&at=rooms`
  expect(choice.getAttribute('href')).toBe(`/checkout?next=${encodeURIComponent(wanted)}`)
  expect(screen.queryByRole('link', { name: /Paid ahead/ })).toBeNull()
  expect(screen.getByText(t('hotels.offer.notOnline'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('hotels.offer.askClinic') }).getAttribute('href')).toBe('/contact')
})

test('the offer of a list is marked on either page, its price stands in the head, and the page begins at its beginning', async () => {
  for (const page of [Public, Own]) {
    await show(page, [await viewOf([offer, dear], `${stay}&offer=double/paid`)])
    const [head, mark] = screen.getAllByText(t('hotels.offer.chosen'))
    expect(head?.parentElement?.textContent).toContain('3,320')
    expect(mark?.closest('tr')?.textContent).toContain(dear.plan.name)
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
    cleanup()
  }
})

test('the cancellation policy is said in words; the drawing of it says nothing to those who listen', async () => {
  await show(Public, [await viewOf([offer])])
  const list = screen.getByText(/Until Mon 10 May, 18:00/).closest('ol')
  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Until Mon 10 May, 18:00: free', 'After Mon 10 May, 18:00: AED\u00a02,895 Nothing is refunded.'])
  for (const drawn of screen.getAllByText('Arrival 12 May')) expect(drawn.closest('[aria-hidden=true]')).toBeTruthy()
})

test('the choice in the address is marked, scrolled to and has the focus; one that is gone is said', async () => {
  await show(Own, [await viewOf([offer, dear], `${stay}&offer=double/flexible`)], {}, 'at=rooms')
  expect(screen.getAllByText(t('hotels.offer.chosen'))).toHaveLength(2)
  expect(document.activeElement?.textContent).toContain('Flexible')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  cleanup()
  await show(Own, [await viewOf([dear], `${stay}&offer=double/flexible`)])
  expect(newsOf().textContent).toBe(t('hotels.offer.gone'))
})

test('two quick presses hold the room once, at the price that was seen, and lead to the booking', async () => {
  const { asked } = await show(Own, [await viewOf([offer], `${stay}&procedure=lasik&replaces=H-1`)], {
    [holdPath]: { reference: 'H-7K3M-92PX', seenTotal: null },
  })
  fireEvent.click(screen.getByRole('button', { name: holdName }))
  fireEvent.click(screen.getByRole('button', { name: t('hotels.offer.holding') }))
  expect(await screen.findByText('the booking')).toBeTruthy()
  expect(asked.bodies).toEqual([
    {
      language: 'en',
      hotel: hotel.id,
      offerId: 'double/flexible',
      checkIn: '2027-05-12',
      checkOut: '2027-05-19',
      room: ['2'],
      seen: { amountMinor: 300_000, currency: 'AED' },
      replaces: 'H-1',
      procedure: 'lasik',
    },
  ])
})

const payName = t('hotels.offer.holdToPayThis', { room: 'Double room', rate: 'Paid ahead' })
const addPath = 'POST /api/client/checkout/add-booking'
const payable = { ...dear, canBook: true }
const notNow = () => Response.json({ code: 'no-longer-possible', detail: '' }, { status: 422 })

test('where the clinic can be paid here, a rate paid ahead is chosen as any other, held, put into the order, and leads to checkout', async () => {
  await show(Public, [await viewOf([payable])])
  expect(screen.getByRole('link', { name: 'Choose Double room, Paid ahead' })).toBeTruthy()
  expect(screen.queryByText(t('hotels.offer.notOnline'))).toBeNull()
  cleanup()
  const { asked } = await show(Own, [await viewOf([payable])], {
    [holdPath]: { reference: 'H-7K3M-92PX', seenTotal: null },
    [addPath]: {},
  })
  fireEvent.click(screen.getByRole('button', { name: payName }))
  expect(await screen.findByText('checkout')).toBeTruthy()
  expect(asked.calls).toEqual([holdPath, addPath])
  expect(asked.bodies[1]).toEqual({ booking: 'H-7K3M-92PX', language: 'en', currency: 'AED' })
})

test.each([
  ['that cannot be put into the order just now', null, [holdPath, addPath]],
  ['that has another price than was seen', aed(3_400), [holdPath]],
])('a held room %s leads to its own page', async (_what, seenTotal, calls) => {
  if (!seenTotal) expectConsole('api call failed name=addBookingToOrder code=no-longer-possible')
  const reply = { reference: 'H-7K3M-92PX', seenTotal }
  const { asked } = await show(Own, [await viewOf([payable])], { [holdPath]: reply, [addPath]: notNow })
  fireEvent.click(screen.getByRole('button', { name: payName }))
  expect(await screen.findByText('the booking')).toBeTruthy()
  expect(asked.calls).toEqual(calls)
})

test('dates are not changed to a rate that is paid ahead: the clinic sees to that', async () => {
  await show(Own, [await viewOf([offer, payable], `${stay}&replaces=H-1`)])
  expect(screen.getByRole('button', { name: holdName })).toBeTruthy()
  expect(screen.queryByRole('button', { name: payName })).toBeNull()
  expect(screen.getByRole('link', { name: t('hotels.offer.askClinic') })).toBeTruthy()
})

test('a room that has just gone is told with what is left, and the focus goes there', async () => {
  expectConsole('api call failed name=holdRoom code=no-longer-possible')
  await show(Own, [await viewOf([offer, dear]), await viewOf([dear])], { [holdPath]: refused('sold-out') })
  fireEvent.click(screen.getByRole('button', { name: holdName }))
  const said = await screen.findByText(t('hotels.offer.fault.soldOut'))
  await waitFor(() => expect(document.activeElement).toBe(said))
  await waitFor(() => expect(screen.queryByRole('button', { name: holdName })).toBeNull())
  expect(screen.getByRole('table')).toBeTruthy()
})

test('each refusal has a sentence of its own', async () => {
  const reasons = ['closed', 'minimum-stay', 'does-not-fit', 'gone', 'already-booked', 'hold-expired']
  const said = new Set<string>()
  expectConsole('api call failed name=holdRoom code=no-longer-possible')
  for (const reason of reasons) {
    await show(Own, [await viewOf([offer])], { [holdPath]: refused(reason) })
    fireEvent.click(screen.getByRole('button', { name: holdName }))
    await waitFor(() => expect(newsOf().textContent).not.toBe(''))
    said.add(newsOf().textContent ?? '')
    cleanup()
  }
  // A hold that ended and a rate that is gone are the same to whoever presses.
  expect(said.size).toBe(5)
})

test('where nobody knows whether it is held, pressing again asks for the same hold; after a plain no for a new one', async () => {
  expectConsole('api call failed name=holdRoom')
  const broken = () => Response.json({ code: 'internal', detail: '' }, { status: 403 })
  const { asked } = await show(Own, [await viewOf([offer])], { [holdPath]: broken })
  const press = async (sentence: string) => {
    fireEvent.click(screen.getByRole('button', { name: holdName }))
    await screen.findByText(sentence)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: holdName }).hasAttribute('aria-disabled')).toBe(false),
    )
  }
  await press(t('profile.fault.other'))
  asked.answers[holdPath] = refused('sold-out')
  await press(t('hotels.offer.fault.soldOut'))
  asked.answers[holdPath] = { reference: 'H-2', seenTotal: null }
  fireEvent.click(screen.getByRole('button', { name: holdName }))
  await screen.findByText('the booking')
  const [first, second, third] = asked.keys
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what a supplier does not say of its hotel is not known, and never “not offered”', async () => {
  await show(Public, [await viewOf([offer], stay, 'liteapi~lp1')])
  expect(screen.getByText(t('hotels.detail.notKnown'))).toBeTruthy()
  expect(screen.queryByText(t('hotels.detail.notOffered'))).toBeNull()
})

test('without dates the rooms are there without prices; sold out leads on to other hotels with the same stay', async () => {
  await show(Public, [await viewOf(null, '')])
  expect(screen.getByText(t('hotels.detail.datesFirst'))).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Double room' })).toBeTruthy()
  cleanup()
  await show(Public, [await viewOf([])])
  expect(screen.getByRole('heading', { name: t('hotels.detail.none') })).toBeTruthy()
  const others = screen.getByRole('link', { name: t('hotels.detail.otherHotels') })
  expect(others.getAttribute('href')).toBe(`/profile/hotels?${stay}`)
})

test('a supplier that does not answer: the hotel stays, and it can be tried again', async () => {
  const view = await viewOf([offer])
  await show(Public, [{ ...view, rooms: { kind: 'away' } }, view])
  expect(screen.getByRole('heading', { name: hotel.name })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: t('hotels.detail.again') }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

// @vitest-environment happy-dom
// Guards a booking of a hotel in the inbox: all that the hotel has to be told, the tick, and the hotel's number once there is one.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { type DeskFrame, DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { ProfileFrameProvider } from '#web/signed-in/profile-frame.ts'
import { HotelPart } from './hotel-part.tsx'
import { ItemAbout } from './item-about.tsx'
import { type KnownItem, presentItem } from './present-item.server.ts'
import { inboxPage, itemId, me, noOutcome, now, sampleItem, sampleOpened } from './sample-item.test-support.ts'

const t = translatorOf('en')
const frame = { clinic: 'Thymele', clinicEmail: 'care@thymele.example', city: 'Dubai', timeZone: 'Asia/Dubai' }
const path = `POST /api/desk/inbox/${itemId}/hotel-informed`

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Booking = NonNullable<ReturnType<typeof sampleOpened>['booking']>

const forSupplier = [
  { label: 'Room', text: '1 × Sea room, Flexible' },
  { label: 'Guests', text: 'Amal Haddad, 2 adults' },
  { label: 'Phone', text: '+971 50 123 4567' },
  { label: 'Price, taxes included', text: '€660' },
  { label: 'Remarks', text: 'A shower without a step, please' },
]

const opened = (informing: Booking['informing'], confirmation = '') =>
  sampleOpened(
    { kind: 'booking', reference: 'H-1' },
    {
      request: null,
      booking: {
        reference: 'H-1',
        title: 'Garden Hotel',
        from: '2027-01-10',
        until: '2027-01-14',
        state: 'booked',
        name: 'Amal Haddad',
        forSupplier,
        confirmation,
        informing,
        ...noOutcome,
      },
    },
  )
const open = opened({ at: null, by: '' })
const told = { at: '2026-11-20T07:00:00.000Z', by: 'Omar Muster' }

function Item() {
  const item = useLoaderData<KnownItem>()
  return (
    <>
      <ItemAbout item={item} />
      {item.informing && <HotelPart row={item.row} informing={item.informing} />}
    </>
  )
}

/** @param found what is known of the item, first and each time that it is asked for again; the last one stays */
async function show(may: DeskFrame['may'], answers: AskedApi['answers'], ...found: (typeof open)[]) {
  const asked = answerApi(answers)
  let at = -1
  const loader = async () => {
    at = Math.min(at + 1, found.length - 1)
    return (await presentItem(inboxPage({ readInboxItem: found[at] }), itemId, now)).known
  }
  const router = createMemoryRouter([{ path: '*', loader, HydrateFallback: () => null, Component: Item }])
  const desk = {
    me: { ...me, email: 'rana@clinic.example' },
    may,
    clinic: 'Thymele',
    timeZone: 'Asia/Dubai',
    elsewhere: [],
  }
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <DeskFrameProvider value={desk}>
        <ProfileFrameProvider value={frame}>
          <RouterProvider router={router} />
        </ProfileFrameProvider>
      </DeskFrameProvider>
    </TextsProvider>,
  )
  const part = await screen.findByRole('region', { name: t('desk.inbox.hotel.booked.title') })
  return { asked, part }
}

/** Labels with their texts, as the page shows them. */
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
const field = () => screen.getByLabelText<HTMLInputElement>(t('desk.inbox.hotel.number'))

test('room, guests, phone, dates, price and remarks stand there, a tick waits, and no number is shown', async () => {
  const { part } = await show(['inbox.read', 'inbox.work'], {}, open)
  expect(facts()).toEqual(
    expect.arrayContaining([
      'What is booked: Garden Hotel',
      'From: 10 January 2027',
      'Until: 14 January 2027',
      ...forSupplier.map(({ label, text }) => `${label}: ${text}`),
    ]),
  )
  expect(facts().join()).not.toContain('confirmation number')
  expect(part.textContent).toContain(t('desk.inbox.hotel.notYet'))
  expect(field().value).toBe('')
  expect(screen.getByRole('button', { name: t('desk.inbox.hotel.booked.tick') })).toBeDefined()
  expect(screen.queryByRole('button', { name: t('desk.inbox.hotel.undo') })).toBeNull()
})

test('the tick sends the number that the hotel gave, and then says who told the hotel, and the number', async () => {
  const after = { item: { ...sampleItem({ kind: 'booking' }), version: 2 } }
  const { asked, part } = await show(['inbox.read', 'inbox.work'], { [path]: () => after }, open, opened(told, 'SGH-1'))
  fireEvent.change(field(), { target: { value: 'SGH-1' } })
  fireEvent.click(screen.getByRole('button', { name: t('desk.inbox.hotel.booked.tick') }))
  await waitFor(() => expect(part.textContent).toContain('20 November 2026, 11:00, by Omar Muster'))
  expect(asked.bodies).toMatchObject([{ isInformed: true, confirmation: 'SGH-1' }])
  expect(facts()).toContain('Hotel’s confirmation number: SGH-1')
  expect(screen.queryByRole('button', { name: t('desk.inbox.hotel.booked.tick') })).toBeNull()
  expect(screen.getByRole('button', { name: t('desk.inbox.hotel.undo') })).toBeDefined()
})

test('a colleague who may only read sees how it stands, and no tick', async () => {
  const { part } = await show(['inbox.read'], {}, open)
  expect(part.textContent).toContain(t('desk.inbox.hotel.notYet'))
  expect(part.querySelector('button, input')).toBeNull()
})

// @vitest-environment happy-dom
// Guards a hotel's page that came before its rooms: what is there stays, the rest is asked for once, and an end without an answer is said.
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { areaTexts, translatorOf } from '#texts/catalogues.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { answerApi } from '#web/signed-in/answer-api.test-support.ts'
import { DetailPage } from './detail-page.tsx'
import { type HotelView, presentHotel } from './present-hotel.server.ts'
import { bookingPage, sampleBooking } from './sample-booking.test-support.ts'
import { useLateHotel } from './use-late-hotel.ts'

const t = translatorOf('en')
const { hotel, room } = sampleBooking()
const id = 'liteapi~lp1'
const stay = 'checkIn=2027-05-12&checkOut=2027-05-19&room=2'
const part = 'GET /hotels/_hotel.json'

async function wholeView(): Promise<HotelView> {
  const clinic = { name: 'Dubai', latitude: 25.2, longitude: 55.3, timeZone: 'Asia/Dubai' }
  const readHotel = { hotel: { ...hotel, id }, rooms: [room], offers: [], chosen: null, clinic, rate: null }
  const page = bookingPage({ readHotel, listDayPrices: { days: [], rate: null } })
  return (await presentHotel(page, { id, query: new URLSearchParams(stay), base: '/hotels', now: sampleNow })).view
}
const waitingView = async (): Promise<HotelView> => ({
  ...(await wholeView()),
  facts: undefined,
  rooms: { kind: 'waiting' },
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ view }: { view: HotelView }) {
  return <DetailPage view={useLateHotel(view)} />
}

function show(view: HotelView) {
  const router = createMemoryRouter([{ path: '*', element: <Page view={view} /> }], {
    initialEntries: [`/hotels/${id}?${stay}`],
  })
  render(
    <TextsProvider value={{ t, language: 'en' }}>
      <AreaTexts texts={areaTexts('en', 'hotels')}>
        <RouterProvider router={router} />
      </AreaTexts>
    </TextsProvider>,
  )
}

test('what is late is asked for once, with the stay and the language of the page, and takes the place of what waited', async () => {
  const answer = Promise.withResolvers<object>()
  const asked = answerApi({ [part]: () => answer.promise })
  show(await waitingView())
  const day = await screen.findByLabelText(t('hotels.form.checkIn'))
  expect(screen.getByText(t('hotels.detail.asking'))).toBeTruthy()
  const again = screen.getByRole('link', { name: t('hotels.detail.again'), hidden: true })
  expect(again.getAttribute('href')).toBe(`/hotels/${id}?${stay}`)
  const { hotelsTexts: _, ...whole } = await wholeView()
  answer.resolve(whole)
  expect(await screen.findByRole('heading', { name: t('hotels.detail.none') })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: hotel.name })).toBeTruthy()
  expect(screen.queryByText(t('hotels.detail.asking'))).toBeNull()
  expect(screen.getByLabelText(t('hotels.form.checkIn'))).toBe(day)
  expect(asked.calls).toEqual([`${part}?${stay}&lang=en&hotel=liteapi%7Elp1&base=%2Fhotels`])
})

test('a page that is whole asks for nothing', async () => {
  const asked = answerApi({})
  show(await wholeView())
  expect(await screen.findByRole('heading', { name: t('hotels.detail.none') })).toBeTruthy()
  expect(asked.calls).toEqual([])
})

test('where nobody answers in the end the page says so, and what it has stays', async () => {
  const { facts, ...waiting } = { ...(await waitingView()), facts: (await wholeView()).facts }
  answerApi({ [part]: { ...waiting, facts, rooms: { kind: 'away' } } })
  show({ ...waiting, facts })
  expect(await screen.findByRole('heading', { name: t('hotels.detail.away') })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: hotel.name })).toBeTruthy()
})

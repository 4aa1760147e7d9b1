// @vitest-environment happy-dom
// Guards the screen of results: every filter and order stands in the address, the list says what it is, and a way on is always there.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { areaTexts, translatorOf } from '#texts/catalogues.ts'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import type { StayResults } from './present-results.server.ts'
import { Results } from './results.tsx'
import { sampleResults, sampleStay } from './sample-stays.test-support.ts'
import { readSearch } from './stay-address.ts'

const bar = (checkIn: string, price: string | null, isLowest = false) => ({
  checkIn,
  checkOut: '2036-05-16',
  day: `day ${checkIn.slice(8)}`,
  number: checkIn.slice(8),
  price,
  figure: price,
  share: price ? 0.5 : 0,
  isLowest,
})
const days = {
  currency: 'AED',
  bars: [bar('2036-05-11', null), bar('2036-05-12', 'AED 900'), bar('2036-05-13', 'AED 800', true)],
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async () => Response.json(days))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const stay = 'checkIn=2036-05-12&checkOut=2036-05-15&room=2'
const two = sampleResults([sampleStay('one', 900_00), sampleStay('two', 950_00)])

function Page({ results }: { results: (query: URLSearchParams) => StayResults }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  return <Results base="/hotels" search={readSearch(query)} results={results(query)} />
}

async function show(query: string, results: StayResults | ((query: URLSearchParams) => StayResults) = two) {
  const give = typeof results === 'function' ? results : () => results
  const router = createMemoryRouter([{ path: '*', element: <Page results={give} /> }], {
    initialEntries: [`/hotels?${stay}${query}`],
  })
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <AreaTexts texts={areaTexts('en', 'hotels')}>
        <RouterProvider router={router} />
      </AreaTexts>
    </TextsProvider>,
  )
  await screen.findByText(/Arrive day 12/)
  return { query: () => router.state.location.search.replace(`?${stay}`, '') }
}

test('each filter and the order change the address at once, and what was chosen before stays in it', async () => {
  const { query } = await show('&procedure=hip-replacement')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Walk-in shower' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Step-free access' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Breakfast included' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Free cancellation' }))
  fireEvent.change(screen.getByLabelText('To the clinic by car'), { target: { value: '10' } })
  fireEvent.change(screen.getByLabelText('Stars'), { target: { value: '4' } })
  fireEvent.change(screen.getByLabelText('Sorted by'), { target: { value: 'price' } })
  await waitFor(() =>
    expect(query()).toBe(
      '&stars=4&feature=step-free&feature=walk-in-shower&board=breakfast&refundable=true&minutes=10&sort=price&procedure=hip-replacement',
    ),
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Step-free access' }))
  await waitFor(() => expect(query()).not.toContain('step-free'))
})

test('the price is taken once whoever types has paused, and what is no amount is none', async () => {
  const { query } = await show('')
  const field = screen.getByLabelText('Price for the stay, up to (AED)')
  vi.useFakeTimers()
  try {
    fireEvent.input(field, { target: { value: '50' } })
    fireEvent.input(field, { target: { value: '5000' } })
    expect(query()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(query()).toBe('&max=5000&maxCurrency=AED')
    fireEvent.input(field, { target: { value: 'much' } })
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(query()).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('without scripts the form sends what it shows and all that it does not ask for', async () => {
  await show('&sort=price&view=map&stars=4&procedure=hip-replacement')
  const form = screen.getByLabelText<HTMLSelectElement>('Stars').form
  const sent = new URLSearchParams(
    [...new FormData(form ?? undefined)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  expect(readSearch(sent)).toEqual(
    readSearch(new URLSearchParams(`${stay}&sort=price&view=map&stars=4&procedure=hip-replacement`)),
  )
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/hotels'])
})

test('a limit that came in another currency stays in that one: beside the field, on its chip, and when it is typed anew', async () => {
  const { query } = await show('&max=500&maxCurrency=GBP', sampleResults([], { currency: 'AED', max: '£500' }))
  expect(screen.getAllByRole('link', { name: 'Take away: Up to £500' })).toHaveLength(2)
  const field = screen.getByLabelText<HTMLInputElement>('Price for the stay, up to (GBP)')
  expect(new FormData(field.form ?? undefined).get('maxCurrency')).toBe('GBP')
  fireEvent.input(field, { target: { value: '600' } })
  await waitFor(() => expect(query()).toBe('&max=600&maxCurrency=GBP'))
  const [chip] = screen.getAllByRole('link', { name: 'Take away: Up to £500' })
  if (chip) fireEvent.click(chip)
  await waitFor(() => expect(query()).toBe(''))
  expect(screen.getByLabelText('Price for the stay, up to (AED)')).toBeTruthy()
})

test('a card tells all that was asked for, and of the room what only the room has', async () => {
  const features = ['lift', 'step-free', 'medicine-fridge', 'nurse-visits', 'walk-in-shower', 'diet-meals'] as const
  await show(
    '',
    sampleResults([
      sampleStay('one', 900_00, { features: [...features], inRoom: ['walk-in-shower'], askedFeatures: 5 }),
    ]),
  )
  const told = within(screen.getByRole('list', { name: 'For your recovery' })).getAllByRole('listitem')
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Lift to every floor',
    'Step-free access',
    'Fridge for medicines',
    'Visits by a nurse',
    'Walk-in shower in this room',
    'and 1 more',
  ])
})

test('chosen filters are taken away one by one or all at once', async () => {
  const { query } = await show('&stars=4&feature=lift&minutes=10')
  const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link')
  expect(chips().map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Take away: 4 stars or more',
    'Take away: 10 minutes at most',
    'Take away: Lift to every floor',
    'Clear all',
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Take away: 4 stars or more' }))
  await waitFor(() => expect(query()).toBe('&feature=lift&minutes=10'))
  fireEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  await waitFor(() => expect(query()).toBe(''))
})

test('where nothing fits it is said which filter to loosen, and without filters what else may help', async () => {
  await show('&stars=5', sampleResults([]))
  expect(screen.getByRole('heading', { name: 'No stay fits all of this' })).toBeTruthy()
  const [loosen] = screen.getAllByRole('link', { name: 'Take away: 5 stars or more' }).slice(-1)
  expect(loosen?.getAttribute('href')).toBe(`/hotels?${stay}`)
  cleanup()
  await show('', sampleResults([]))
  expect(screen.getByText(/Nothing is free for these days/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask the clinic' }).getAttribute('href')).toBe('/contact')
})

test('a card leads to the hotel with the stay, the procedure and the offer that its price is of, and without the filters', async () => {
  await show('&stars=4&procedure=hip-replacement')
  expect(screen.getByRole('link', { name: 'Hotel one' }).getAttribute('href')).toBe(
    `/hotels/one?${stay}&procedure=hip-replacement&offer=quiet-double%2Fflexible`,
  )
})

test('more is asked for in the address, twenty at a time, and the focus goes to the first new stay', async () => {
  const some = Array.from({ length: 30 }, (_, at) => sampleStay(`s${at}`, 100_00 + at))
  const [first, second] = [sampleResults(some.slice(0, 20), { isMore: true }), sampleResults(some, { isMore: false })]
  const { query } = await show('', (asked) => (asked.has('show') ? second : first))
  expect(screen.getByRole('heading', { name: 'More than 20 stays' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Show more stays' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hotel s20'))
  expect(query()).toBe('&show=40')
  expect(screen.getByRole('heading', { name: '30 stays found' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Show more stays' })).toBeNull()
})

test('fewer than were asked for are counted, though there may be others', async () => {
  await show('', sampleResults([sampleStay('one', 1)], { isMore: true }))
  expect(screen.getByRole('heading', { name: '1 stay found' })).toBeTruthy()
})

test('beyond two hundred nothing more is offered', async () => {
  await show('&show=200', sampleResults([sampleStay('one', 1)], { isMore: true }))
  expect(screen.queryByRole('link', { name: 'Show more stays' })).toBeNull()
  expect(screen.getByText(/Filters bring others forward/)).toBeTruthy()
})

test('bars say each day in words, move the stay with its nights, and mark the own day and the lowest', async () => {
  await show('&sort=price')
  const bars = screen.getByRole('region', { name: 'Prices by day of arrival' })
  expect(within(bars).getByText('Arrive day 11: no such stay').closest('a')).toBeNull()
  expect(within(bars).getByText('Arrive day 12: AED 900 (your day)').closest('a')).toBeNull()
  const lowest = within(bars).getByRole('link', { name: 'Arrive day 13: AED 800 (lowest)' })
  expect(lowest.getAttribute('href')).toBe('/hotels?checkIn=2036-05-13&checkOut=2036-05-16&room=2&sort=price')
  expect(within(bars).getByText('Lowest in these weeks: AED 800, arriving day 13.')).toBeTruthy()
})

test('where no day costs less than the own one, that is what is said', async () => {
  const bars = [bar('2036-05-11', 'AED 900', true), bar('2036-05-12', 'AED 900', true), bar('2036-05-13', 'AED 950')]
  vi.stubGlobal('fetch', async () => Response.json({ currency: 'AED', bars }))
  await show('')
  expect(screen.getByText('No day in these weeks costs less than yours: AED 900.')).toBeTruthy()
})

test('without scripts nothing announces bars that never come', async () => {
  await show('')
  expect(screen.getByRole('region', { name: 'Prices by day of arrival' }).className).toContain('noscript:hidden')
})

test('on the map each stay is a link that says price, way and direction, and those nobody can place stand beside it', async () => {
  const results = sampleResults([
    sampleStay('near', 900_00, { place: { latitude: 25.3, longitude: 55.27 } }),
    sampleStay('south', 700_00, { place: { latitude: 25.1, longitude: 55.27 } }),
    sampleStay('south-too', 800_00, { place: { latitude: 25.1, longitude: 55.2701 } }),
    sampleStay('lost', 500_00, { minutes: null }),
  ])
  await show('&view=map', results)
  const map = screen.getByRole('region', { name: 'Map of stays around the clinic' })
  expect(
    within(map)
      .getByRole('link', { name: 'Hotel near, AED 900, 6 minutes by car, north of the clinic' })
      .getAttribute('href'),
  ).toBe(`/hotels/near?${stay}&offer=quiet-double%2Fflexible`)
  const gathered = within(map).getByLabelText('2 stays here')
  fireEvent.click(gathered)
  expect(
    within(map).getByRole('link', { name: 'Hotel south-too, AED 800, 6 minutes by car, south of the clinic' }),
  ).toBeTruthy()
  expect(within(map).getByRole('link', { name: 'Hotel lost' })).toBeTruthy()
})

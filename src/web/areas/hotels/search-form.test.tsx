// @vitest-environment happy-dom
// Guards the form of a stay: what it says, what it sends, what it misses, and that nothing typed is lost.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FieldFault } from '#kernel/fault.ts'
import { areaTexts, translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { KeptPages } from '#web/layouts/kept-pages.tsx'
import { HotelsPage } from './hotels-page.tsx'
import type { HotelsView } from './present-hotels.server.ts'
import { hasStay, readSearch, unreadFaults } from './stay-address.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const texts = areaTexts('en', 'hotels')
let faults: FieldFault[] = []

/** As the server answers, with nobody to ask for stays. */
function answer({ url }: Request): HotelsView {
  const search = readSearch(new URL(url).searchParams)
  const days = hasStay(search)
    ? { checkIn: search.checkIn, checkOut: search.checkOut }
    : { checkIn: '2027-05-12', checkOut: search.nights === 3 ? '2027-05-15' : '2027-05-19' }
  return {
    title: '',
    description: '',
    heading: 'Hotels near Thymele Clinic',
    introduction: '',
    texts,
    base: '/hotels',
    search,
    form: { near: 'Near Thymele Clinic, Dubai', today: '2027-04-21', lastDay: '2028-10-12', ...days },
    faults: hasStay(search) ? faults : unreadFaults(new URL(url).searchParams),
    found: { kind: hasStay(search) ? 'away' : 'nothing-asked' },
  }
}

function Page() {
  return <HotelsPage view={useLoaderData<HotelsView>()} />
}

async function open(address = '/hotels') {
  const hotels = {
    path: 'hotels',
    element: <Page />,
    handle: { keepAlive: true },
    loader: ({ request }: { request: Request }) => answer(request),
  }
  const other = { path: 'other', element: <h1>Other</h1> }
  const router = createMemoryRouter(
    [{ path: '/', element: <KeptPages />, HydrateFallback: () => null, children: [hotels, other] }],
    { initialEntries: [address] },
  )
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  await screen.findByRole('button', { name: /^More adults in room 1/, hidden: true })
  const go = (to: string | number) =>
    act(async () => {
      await router.navigate(to as string)
    })
  return { go, address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search) }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const guests = () => screen.getByRole('button', { name: /^Guests and rooms/ })
const dates = () => screen.getByRole('button', { name: /^Dates/ })
const search = () => act(async () => press('Search'))
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('it opens with a stay that can be searched for as it is, the nights counted', async () => {
  const { address } = await open()
  expect(dates().textContent).toContain('12 May to 19 May 2027')
  expect(screen.getByText('(7 nights)')).toBeTruthy()
  expect(guests().textContent).toContain('2 adults, 1 room')
  await search()
  expect(address()).toBe('/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=2')
})

test('a year that changes is said on both days', async () => {
  await open('/hotels?checkIn=2027-12-29&checkOut=2028-01-02')
  expect(dates().textContent).toContain('29 Dec 2027 to 2 Jan 2028')
})

test('rooms, adults and children go into the address; filters that were chosen stay in it', async () => {
  const { address } = await open('/hotels?checkIn=2027-05-12&checkOut=2027-05-19&stars=4&procedure=lasik&show=60')
  press('More adults in room 1')
  press('More children in room 1')
  fireEvent.change(screen.getByLabelText('Age of child 1'), { target: { value: '0' } })
  press('Add a room')
  expect(guests().textContent).toContain('4 adults, 1 child, 2 rooms')
  type('Hotel or street (optional)', 'near the sea')
  await search()
  expect(address()).toBe(
    '/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=3-0&room=1&text=near+the+sea&stars=4&procedure=lasik',
  )
})

test('counts end where a room does, with the buttons still there for the keyboard', async () => {
  await open()
  const fewer = screen.getByRole('button', { name: 'Fewer adults in room 1', hidden: true })
  fireEvent.click(fewer)
  expect(guests().textContent).toContain('1 adult,')
  expect(fewer.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(fewer)
  expect(guests().textContent).toContain('1 adult,')
  for (let room = 1; room < 4; room += 1) press('Add a room')
  expect(screen.queryByRole('button', { name: 'Add a room', hidden: true })).toBeNull()
  press('Remove room 4')
  expect(guests().textContent).toContain('3 rooms')
})

test('an age or a day that is missing is said on top and beside its field, and gone to; nothing is asked', async () => {
  const { address } = await open()
  press('More children in room 1')
  type('Day of departure', '')
  await search()
  expect(address()).toBe('/hotels')
  const notice = screen.getByRole('alert')
  expect(document.activeElement).toBe(notice)
  expect(
    within(notice)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose the day of departure.', 'Choose the age of each child in room 1.'])
  const departure = screen.getByLabelText('Day of departure')
  expect(departure.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(departure.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose the day of departure.',
  )
  expect(dates().getAttribute('aria-expanded')).toBe('true')
})

test('what the API refuses stands beside its fields, with all that was asked for still there', async () => {
  faults = [
    { path: 'checkIn', reason: 'past' },
    { path: 'room.1.adults', reason: 'required' },
    { path: 'max', reason: 'of a kind that has no sentence' },
  ]
  await open('/hotels?checkIn=2020-01-01&checkOut=2020-01-02&room=2&room=0')
  faults = []
  expect(
    screen
      .getAllByRole('link')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The day of arrival is in the past.',
    'Room 2 needs at least one adult.',
    'Something here cannot be searched for. Choose it again.',
  ])
  expect((screen.getByLabelText('Day of arrival') as HTMLInputElement).value).toBe('2020-01-01')
  expect(guests().textContent).toContain('2 adults, 2 rooms')
})

test('panels open one at a time, and Escape leads back to the field', async () => {
  await open()
  fireEvent.click(dates())
  fireEvent.click(guests())
  expect([dates(), guests()].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  fireEvent.keyDown(screen.getByRole('group', { name: /^Guests and rooms/ }), { key: 'Escape' })
  expect(guests().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(guests())
})

test('spec 2: “Hotel and flight search forms are kept alive across navigation.” Typed values and open panels, by the way back and by a link', async () => {
  const { go, address } = await open('/hotels?checkIn=2027-05-12&checkOut=2027-05-19')
  type('Hotel or street (optional)', 'Crescent')
  fireEvent.click(guests())
  press('More children in room 1')
  const left = document.querySelector('form')
  for (const back of [-1, '/hotels']) {
    await go('/other')
    await go(back)
    expect(document.querySelector('form')).toBe(left)
    expect((screen.getByLabelText('Hotel or street (optional)') as HTMLInputElement).value).toBe('Crescent')
    expect(guests().getAttribute('aria-expanded')).toBe('true')
    expect(guests().textContent).toContain('1 child')
    expect(address()).toContain('checkIn=2027-05-12')
  }
})

test('a new document brings back what was typed at its address, and at the bare one; not at another stay', async () => {
  const stay = '/hotels?checkIn=2027-05-12&checkOut=2027-05-19'
  await open(stay)
  type('Hotel or street (optional)', 'Crescent')
  const textAt = async (address: string) => {
    cleanup()
    const kept = sessionStorage.getItem('stay') ?? ''
    await open(address)
    const { value } = screen.getByLabelText('Hotel or street (optional)') as HTMLInputElement
    sessionStorage.setItem('stay', kept)
    return value
  }
  expect(await textAt(stay)).toBe('Crescent')
  expect(await textAt('/hotels')).toBe('Crescent')
  expect(await textAt('/hotels?checkIn=2027-06-12&checkOut=2027-06-19')).toBe('')
})

test('what an address made up is said beside its field, and is nobody’s draft, though something else was typed', async () => {
  await open()
  type('Hotel or street (optional)', 'Crescent')
  cleanup()
  await open('/hotels?room=99')
  expect(screen.getByRole('alert').textContent).toContain('Room 1 can have 6 adults at most.')
  expect(sessionStorage.getItem('stay')).toContain('Crescent')
  type('Hotel or street (optional)', 'Creek')
  cleanup()
  const { go } = await open()
  expect((screen.getByLabelText('Hotel or street (optional)') as HTMLInputElement).value).toBe('Creek')
  expect(guests().textContent).toContain('2 adults, 1 room')
  await go('/hotels?room=99')
  expect(guests().textContent).toContain('99 adults')
  await go('/hotels')
  expect(guests().textContent).toContain('2 adults, 1 room')
})

test('a link with a number of nights asks for them, and takes no guests away', async () => {
  const { go } = await open()
  press('More adults in room 1')
  await go('/other')
  await go('/hotels?nights=3')
  expect(screen.getByText('(3 nights)')).toBeTruthy()
  expect(guests().textContent).toContain('3 adults')
})

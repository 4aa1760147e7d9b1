// @vitest-environment happy-dom
// Guards that a left page is hidden, not ended: what is in it stays, and it learns nothing of the address of others.
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptPages, type PageHandle } from './kept-pages.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const log: string[] = []
const said = () => log.splice(0)

function Form() {
  const { pathname, search, hash } = useLocation()
  const { answer } = useLoaderData<{ answer: string }>()
  const { state } = useNavigation()
  const fetcher = useFetcher()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    log.push('listens')
    return () => void log.push('rests')
  }, [])
  return (
    <section aria-label="Form" data-at={pathname + search + hash} data-answer={answer} data-state={state}>
      <label htmlFor="city">City</label>
      <input id="city" defaultValue="" />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More {fetcher.state}
      </button>
      <div data-testid="list" />
      <Link to="/other">Leave</Link>
    </section>
  )
}

const handle: PageHandle = { keepAlive: ({ search }) => !search.includes('sent') }
const loader = ({ request }: { request: Request }) => ({ answer: new URL(request.url).search })

async function open(address = '/search') {
  const pages = ['a', 'b', 'c', 'd'].map((name) => ({
    path: `/${name}`,
    handle: { keepAlive: true } satisfies PageHandle,
    loader,
    element: <p>Page {name}</p>,
  }))
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <KeptPages />,
        HydrateFallback: () => null,
        children: [
          { path: 'search', handle, loader, element: <Form /> },
          { path: 'exact', handle: { keepAlive: true, exactly: true }, loader, element: <Form /> },
          { path: 'other', element: <h1>Other</h1> },
          ...pages,
        ],
      },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('region', { name: 'Form' })
  const go = (to: string | number) =>
    act(async () => {
      await router.navigate(to as string)
    })
  return { router, go }
}
const form = () => document.querySelector<HTMLElement>('section')
const city = () => document.querySelector('input') as HTMLInputElement

test('spec 2: “Hotel and flight search forms are kept alive across navigation.” Values, panels and place are as left', async () => {
  const { go } = await open('/search?q=1')
  city().value = 'Muscat'
  act(() => screen.getByRole('button').click())
  await go('/other')
  expect(screen.getByRole('heading', { name: 'Other' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Form' })).toBeNull()
  await go(-1)
  expect(screen.getByRole('region', { name: 'Form' })).toBe(form())
  expect(city().value).toBe('Muscat')
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('true')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('its effects rest while it is hidden', async () => {
  said()
  const { go } = await open()
  expect(said()).toEqual(['listens'])
  await go('/other')
  expect(said()).toEqual(['rests'])
  await go(-1)
  expect(said()).toEqual(['listens'])
})

test('while hidden it keeps its own address and data', async () => {
  const { go } = await open('/search?q=1')
  await go('/a?q=2')
  expect(form()?.dataset).toMatchObject({ at: '/search?q=1', answer: '?q=1' })
  await go('/search?q=3')
  expect(form()?.dataset).toMatchObject({ at: '/search?q=3', answer: '?q=3', state: 'idle' })
})

test('a link to its bare address puts the address back at which it was left', async () => {
  const { go, router } = await open('/search?q=1')
  await go('/search?q=1#results')
  await go('/other')
  await go('/search')
  await act(async () => {})
  expect(form()?.dataset).toMatchObject({ at: '/search?q=1#results', answer: '?q=1' })
  expect(router.state.location).toMatchObject({ search: '?q=1', hash: '#results' })
  await go(-1)
  expect(router.state.location.pathname).toBe('/other')
})

test('on the way back the focus is where it was; by a link it is not taken', async () => {
  const { go } = await open()
  city().focus()
  await go('/other')
  expect(document.activeElement).toBe(document.body)
  await go(-1)
  expect(document.activeElement).toBe(city())
  await go('/other')
  await go('/search')
  expect(document.activeElement).toBe(document.body)
})

test('a page that asks to be found exactly finds focus and scroll by a link too; one that asks for something else does not', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { go } = await open('/exact?q=1&stars=4')
  city().focus()
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
  window.dispatchEvent(new Event('scroll'))
  for (const link of ['/exact', '/exact?q=1']) {
    await go('/other')
    // What the next page does to the window is no business of this one.
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    scrollTo.mockClear()
    await go(link)
    await act(async () => {})
    expect(form()?.dataset.at).toBe('/exact?q=1&stars=4')
    expect(document.activeElement).toBe(city())
    expect(scrollTo.mock.calls).toEqual([[0, 640]])
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  }
  await go('/other')
  scrollTo.mockClear()
  await go('/exact?q=2')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'scrollY')
})

test('how far a part of it was scrolled is there again, where the browser forgets it', async () => {
  const { go } = await open()
  const list = screen.getByTestId('list')
  list.scrollTop = 70
  list.dispatchEvent(new Event('scroll'))
  await go('/other')
  list.scrollTop = 0
  await go(-1)
  expect(list.scrollTop).toBe(70)
})

test('what was sent begins anew', async () => {
  const { go } = await open()
  const first = form()
  city().value = 'Muscat'
  await go('/search?sent=1')
  await go('/search')
  expect(form()).not.toBe(first)
  expect(city().value).toBe('')
})

test('four pages are kept; the one not seen for longest is ended', async () => {
  said()
  const { go } = await open()
  for (const name of ['a', 'b', 'c']) await go(`/${name}`)
  expect(form()).not.toBeNull()
  await go('/d')
  expect(form()).toBeNull()
  expect(document.querySelectorAll('p')).toHaveLength(4)
})

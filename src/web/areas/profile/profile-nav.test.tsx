// @vitest-environment happy-dom
// Guards the way between the pages of the profile: every page is on it once, and it says which one is shown.
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { profilePlaces } from '#web/signed-in/profile-places.ts'
import { ProfileNav } from './profile-nav.tsx'

afterEach(cleanup)

function show(path: string, items?: number) {
  const router = createMemoryRouter([{ path: '*', element: <ProfileNav items={items} /> }], { initialEntries: [path] })
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return screen.getAllByRole('link')
}

test.each([
  ['/profile', 'Overview'],
  ['/profile/me', 'My details'],
  ['/profile/procedures', 'Procedures'],
  ['/profile/procedures/lasik', 'Procedures'],
  ['/profile/hotels', 'Find a hotel'],
  ['/profile/hotels/thymele-1', 'Find a hotel'],
  ['/profile/hotels/bookings', 'Hotel bookings'],
  ['/profile/hotels/bookings/H-7K3M-92PX', 'Hotel bookings'],
  ['/profile/manage-bookings', 'Manage bookings'],
  ['/profile/manage-bookings/O-7K3M-92PX/receipt', 'Manage bookings'],
  ['/profile/documents', 'Documents'],
  ['/profile/documents/', 'Documents'],
  ['/profile/setting', 'Settings'],
])('at %s it is %s that is shown, and no other', (path, name) => {
  const here = show(path).filter((link) => link.getAttribute('aria-current') === 'page')
  expect(here).toEqual([screen.getByRole('link', { name })])
})

test('it leads to every page', () => {
  expect(show('/profile').map((link) => link.getAttribute('href'))).toEqual(profilePlaces.map(({ to }) => to))
})

test('while an order is open it leads to checkout too, with the number of its items', () => {
  const names = show('/profile', 2).map(({ textContent }) => textContent)
  expect(names[1]).toContain('Checkout (2 items)')
  cleanup()
  expect(show('/profile', 0)).toHaveLength(profilePlaces.length)
  cleanup()
  const here = show('/profile/checkout', 1).find((link) => link.getAttribute('aria-current') === 'page')
  expect(here?.getAttribute('href')).toBe('/profile/checkout')
})

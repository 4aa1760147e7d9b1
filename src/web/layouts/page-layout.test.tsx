// @vitest-environment happy-dom
// Guards that a change of layout leaves the header and the page's own place untouched.
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { PageLayout } from './page-layout.tsx'
import type { Shell } from './present-shell.server.ts'

afterEach(cleanup)

const shell = {
  sample: true,
  name: 'Harbour Clinic',
  city: 'Dubai',
  legalName: 'Harbour Clinic LLC',
  address: 'Quay 1',
  phone: '+971 4 555 0100',
  email: 'desk@harbour.example',
  hours: 'Monday to Friday',
  emergencyPhone: '998',
  languages: [{ code: 'en', name: 'English', label: 'English', isPresent: true }],
  currency: 'EUR',
  currencies: [],
} as unknown as Shell

function open(path: string) {
  function Page() {
    const { pathname } = useLocation()
    return (
      <PageLayout path={pathname} shell={shell}>
        <input aria-label="Page" />
      </PageLayout>
    )
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] })
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return (to: string) =>
    act(async () => {
      await router.navigate(to)
    })
}
const count = (role: string) => screen.queryAllByRole(role).length

test.each([
  ['/', 1],
  ['/quote', 1],
  ['/profile', 1],
  ['/auth/login', 0],
  ['/health-check', 0],
])('%s has as many headers and footers as its layout: %i', (path, site) => {
  open(path)
  expect([count('banner'), count('contentinfo'), count('main')]).toEqual([site, site, 1])
})

test('from one layout to another the header and the place of the page stay what they are', async () => {
  const go = open('/quote')
  const [header, page] = [screen.getByRole('banner'), screen.getByRole('textbox')]
  for (const to of ['/', '/auth/login', '/health-check', '/quote']) {
    await go(to)
    expect(screen.getByRole('textbox')).toBe(page)
  }
  await go('/')
  expect(header.isConnected).toBe(false)
  const again = screen.getByRole('banner')
  await go('/contact')
  expect(screen.getByRole('banner')).toBe(again)
})

// @vitest-environment happy-dom
// Guards what is said at the desk of an address that has no page: where it was, and the way back to the inbox.
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { MissingAtDesk } from './missing-at-desk.tsx'

afterEach(cleanup)

test('an item that is not there is a missing page that leads back to the inbox', async () => {
  const Stub = createRoutesStub([
    {
      path: '/desk/inbox/:id',
      loader: () => {
        throw new Response(null, { status: 404 })
      },
      HydrateFallback: () => null,
      Component: () => null,
      ErrorBoundary: MissingAtDesk as never,
    },
  ])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <Stub initialEntries={['/desk/inbox/nope']} />
    </TextsProvider>,
  )
  expect((await screen.findByRole('heading')).textContent).toBe('Page Not Found: /desk/inbox/nope')
  expect(screen.getByRole('link', { name: 'To the inbox' }).getAttribute('href')).toBe('/desk')
})

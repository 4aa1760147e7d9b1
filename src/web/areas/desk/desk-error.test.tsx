// @vitest-environment happy-dom
// Guards what is said at the desk in place of a page: that there is none, that it is not for this role, or that it failed.
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { type DeskFrame, DeskFrameProvider } from '#web/desk/desk-frame.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { DeskError } from './desk-error.tsx'

afterEach(cleanup)

const frame = { may: ['desk.open', 'catalogue.read'] } as DeskFrame

test.each([
  [403, 'Your role can’t open this page'],
  [404, 'Page Not Found: /desk/figures'],
  [500, 'Internal Server Error'],
])('a page that fails with %i says so in the frame: %s', async (status, heading) => {
  const Stub = createRoutesStub([
    {
      path: '/desk/figures',
      loader: () => {
        throw new Response(null, { status })
      },
      HydrateFallback: () => null,
      Component: () => null,
      ErrorBoundary: DeskError as never,
    },
  ])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <DeskFrameProvider value={frame}>
        <Stub initialEntries={['/desk/figures']} />
      </DeskFrameProvider>
    </TextsProvider>,
  )
  expect((await screen.findByRole('heading')).textContent).toBe(heading)
  const catalogue = screen.queryByRole('link', { name: 'Catalogue' })?.getAttribute('href')
  expect(catalogue).toBe(status === 500 ? undefined : '/desk/catalogue')
  expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull()
})

// @vitest-environment happy-dom
// Guards pages that know an address only in the browser: a reload takes them over as the server drew them, and then shows it.
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AuthPage, AuthPageProvider, plainPool } from './auth-page.ts'
import { ConfirmPage } from './confirm-page.tsx'
import { ForgotPage } from './forgot-page.tsx'
import { ResetPage } from './reset-page.tsx'

const email = 'jane@mail.example'
const page: AuthPage = {
  clinic: 'Harbour Clinic',
  email: 'desk@harbour.example',
  phone: '+971 4 555 0100',
  pool: plainPool,
}

function draw(Component: ComponentType, state: object | null) {
  const routes = [
    {
      path: '/',
      element: (
        <AuthPageProvider value={page}>
          <Outlet />
        </AuthPageProvider>
      ),
      children: [{ index: true, Component }],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', state }] })
  return (
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>
  )
}

test.each([
  ['reset', ResetPage, 'username'],
  ['forgot', ForgotPage, 'email'],
  ['confirm', ConfirmPage, 'email'],
] as const)(
  '%s, opened anew: no word of it differs from what the server sent, and the address is there',
  async (_, Component, name) => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(draw(Component, null))
    const torn: unknown[] = []
    const onRecoverableError = (error: unknown) => torn.push(error)
    const root = await act(async () => hydrateRoot(container, draw(Component, { email }), { onRecoverableError }))
    expect(torn).toEqual([])
    expect(container.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value).toBe(email)
    await act(async () => root.unmount())
    container.remove()
  },
)

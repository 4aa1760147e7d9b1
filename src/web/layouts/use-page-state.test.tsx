// @vitest-environment happy-dom
// Guards the four states of the page, and what counts as going to another one.
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { usePageChange, usePageState } from './use-page-state.ts'

afterEach(cleanup)

function Told() {
  return (
    <p>
      {usePageState()} {usePageChange()?.pathname}
    </p>
  )
}

let answer: (() => void) | undefined
const slowly = () =>
  new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })

const open = () =>
  createMemoryRouter(
    [
      {
        path: '/',
        element: <Told />,
        loader: ({ request }: { request: Request }) => (request.url.includes('?') ? slowly() : null),
      },
      { path: '/there', loader: slowly, element: <Told /> },
      {
        path: '/broken',
        element: <Told />,
        errorElement: <Told />,
        loader: () => {
          throw new Response(null, { status: 500 })
        },
      },
    ].map((route) => ({ ...route, HydrateFallback: () => null })),
  )

const told = () => screen.getByRole('paragraph').textContent?.trim()

test('spec 3: “Page data states: idle, pending, success, error.” The page itself goes through them', async () => {
  const router = open()
  render(<RouterProvider router={router} />)
  await act(async () => {})
  expect(told()).toBe('success')
  await act(async () => void router.navigate('/there'))
  expect(told()).toBe('pending /there')
  await act(async () => answer?.())
  expect(told()).toBe('success')
  await act(async () => {
    await router.navigate('/broken')
  })
  expect(told()).toBe('error')
})

test('it is idle as the server draws it', async () => {
  const router = open()
  await router.navigate('/')
  expect(renderToString(<RouterProvider router={router} />)).toContain('idle')
})

test('another query of the page is pending, but no change of page', async () => {
  const router = open()
  render(<RouterProvider router={router} />)
  await act(async () => {})
  await act(async () => void router.navigate('/?q=knee'))
  expect(told()).toBe('pending')
  await act(async () => answer?.())
  expect(told()).toBe('success')
})

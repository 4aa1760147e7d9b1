// @vitest-environment happy-dom
// Guards what the tab is told of pages: the shown one, the one on its way, and none where a page failed.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { onWhereabouts, type Whereabouts, whereabouts } from '#web/browser/shown-page.ts'
import { PageWatch } from './page-watch.tsx'

afterEach(cleanup)

test('the page on its way is told before it is shown, and none once pages are gone', async () => {
  const seen: Whereabouts[] = []
  const stop = onWhereabouts(() => seen.push(whereabouts()))
  const ready = Promise.withResolvers<null>()
  const Root = () => (
    <>
      <PageWatch />
      <Link to="/quote">go</Link>
      <Outlet />
    </>
  )
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      children: [
        { path: '/contact', Component: () => <p>contact</p> },
        { path: '/quote', loader: () => ready.promise, Component: () => <p>quote</p> },
      ],
    },
  ])
  const { unmount } = render(<Stub initialEntries={['/contact']} />)
  await screen.findByText('contact')
  fireEvent.click(screen.getByText('go'))
  await waitFor(() => expect(whereabouts()).toEqual({ shown: '/contact', next: '/quote' }))
  expect(screen.queryByText('quote')).toBeNull()
  ready.resolve(null)
  await screen.findByText('quote')
  expect(whereabouts()).toEqual({ shown: '/quote', next: undefined })
  unmount()
  stop()
  expect(seen).toEqual([
    { shown: '/contact', next: undefined },
    { shown: '/contact', next: '/quote' },
    { shown: '/quote', next: undefined },
    { shown: undefined, next: undefined },
  ])
})

// @vitest-environment happy-dom
// The notes at the foot: of when a copy is and in which currency, and what can be done without a connection.
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { english } from '#texts/en.ts'
import { createTranslate } from '#texts/translate.ts'
import { noteCopy } from '#web/browser/shown-copies.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { sayMoment } from './copy-notice.tsx'
import { FootNotes } from './foot-notes.tsx'

afterEach(cleanup)

const at = new Date(2026, 10, 21, 12, 40)

function show(path: string): void {
  const Stub = createRoutesStub([{ path: '*', Component: () => <FootNotes currency="EUR" /> }])
  render(
    <TextsProvider value={{ t: createTranslate(english, 'en'), language: 'en' }}>
      <Stub initialEntries={[path]} />
    </TextsProvider>,
  )
}

test('the hour when it is of today, the day as well when it is not; Arabic with the same digits', () => {
  expect(sayMoment(at, 'en', new Date(2026, 10, 21, 23, 0))).toBe('12:40')
  expect(sayMoment(at, 'en', new Date(2026, 10, 22))).toBe('21 November at 12:40')
  expect(sayMoment(at, 'ar', new Date(2026, 10, 22))).toMatch(/21.*12:40/)
})

test('a page that comes as a copy says so with its currency, until it comes fresh', async () => {
  show('/packages')
  expect(screen.queryByText(/You see this page/)).toBeNull()
  act(() => noteCopy('/packages', { by: 'server', at: at.toISOString() }))
  expect(screen.getByText(/as it was at .*12:40, with prices in EUR\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Show it as it is now' }).getAttribute('href')).toBe('/packages')
  act(() => noteCopy('/packages', undefined))
  expect(screen.queryByText(/You see this page/)).toBeNull()
})

test('the note can be hidden, and comes again with another copy', async () => {
  show('/contact')
  act(() => noteCopy('/contact', { by: 'device', at: at.toISOString() }))
  act(() => screen.getByRole('button', { name: 'Hide this note' }).click())
  expect(screen.queryByText(/You see this page/)).toBeNull()
  act(() => noteCopy('/contact', { by: 'device', at: new Date(2026, 10, 21, 13, 5).toISOString() }))
  expect(screen.getByText(/13:05/)).toBeDefined()
})

test('the page for what is not kept says nothing of its own age', () => {
  show('/offline')
  act(() => noteCopy('/offline', { by: 'device', at: at.toISOString() }))
  expect(screen.queryByText(/You see this page/)).toBeNull()
})

// @vitest-environment happy-dom
// What is said without a connection: that sending waits, and not where nothing waits to be sent.
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { english } from '#texts/en.ts'
import { createTranslate } from '#texts/translate.ts'
import { line } from '#web/browser/line.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(path: string, state: 'offline' | 'unreachable'): string {
  vi.spyOn(line, 'now').mockReturnValue(state)
  vi.spyOn(line, 'watch').mockReturnValue(() => {})
  const Stub = createRoutesStub([{ path: '*', Component: OfflineBanner }])
  act(() => {
    render(
      <TextsProvider value={{ t: createTranslate(english, 'en'), language: 'en' }}>
        <Stub initialEntries={[path]} />
      </TextsProvider>,
    )
  })
  const said = screen.getByRole('status').textContent
  cleanup()
  return said
}

test('a public page says what can be read, and that sending waits', () => {
  expect(show('/packages', 'offline')).toBe(english['offline.banner'])
  expect(show('/packages', 'unreachable')).toBe(english['offline.bannerSilent'])
})

test.each(['/auth/login', '/profile'])('%s says that it needs a connection: nothing waits there', (path) => {
  expect(show(path, 'offline')).toBe(english['offline.bannerPrivate'])
  expect(show(path, 'unreachable')).toBe(english['offline.bannerSilentPrivate'])
})

test('the desk says what is true of it: nothing is sent, and what is typed is not lost', () => {
  expect(show('/desk', 'offline')).toBe(english['offline.bannerDesk'])
  expect(show('/desk/offers/Q-1', 'unreachable')).toBe(english['offline.bannerSilentDesk'])
})

test('where files are sent nobody is asked to try again: they go on by themselves', () => {
  expect(show('/profile/documents', 'offline')).toBe(english['offline.bannerFiles'])
  expect(show('/profile/documents/', 'unreachable')).toBe(english['offline.bannerSilentFiles'])
})

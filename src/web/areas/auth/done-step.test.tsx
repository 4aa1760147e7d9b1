// @vitest-environment happy-dom
// Guards that nobody who is signed in waits for a page without a way to it.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { DoneStep, waitMs } from './done-step.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a page that does not open by itself is a link after five seconds, and not before', () => {
  vi.useFakeTimers()
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <DoneStep />
    </TextsProvider>,
  )
  act(() => void vi.advanceTimersByTime(waitMs - 1))
  expect(screen.queryByRole('link')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile')
})

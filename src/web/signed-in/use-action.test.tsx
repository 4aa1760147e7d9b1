// @vitest-environment happy-dom
// What is said of an action: a fault that the page itself found looks like one that the server found.
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import { ProfileFrameProvider } from './profile-frame.ts'
import { useActionWith } from './use-action.ts'

afterEach(cleanup)

test.each([
  ['profile.fault.other', 'text-bad'],
  ['profile.title', 'text-good'],
] as const)('%s is shown as %s', (key, ink) => {
  const { result } = renderHook(() => useActionWith(async () => undefined), {
    wrapper: ({ children }) => (
      <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
        <ProfileFrameProvider value={{ clinicEmail: 'care@clinic.example' } as never}>{children}</ProfileFrameProvider>
      </TextsProvider>
    ),
  })
  act(() => result.current.say(key))
  render(<ActionStatus news={result.current.news} />)
  expect(screen.getByRole('status').className).toContain(ink)
})

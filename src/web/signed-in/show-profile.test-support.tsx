// Draws a part of the profile for a test, over a user pool that answers what the test says and writes down what it was asked.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type PoolAccess, PoolAccessProvider, type ProfilePool } from './pool-access.tsx'
import { ProfileFrameProvider } from './profile-frame.ts'

const english = translatorOf('en')

/** Texts as the profile says them, with the clinic's address where one has a place for it. */
export const t: typeof english = (key, parameters) =>
  english(key, { email: `\u2068${clinicEmail}\u2069`, ...parameters })

const clinicEmail = 'care@harbour.example'
const frame = { clinic: 'Harbour Clinic', clinicEmail, city: 'Dubai', timeZone: 'Asia/Dubai' }

/** An error as the library throws it. */
export function poolError(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name })
}

/** A action that only counts that it was asked for; `given` are what it was asked with. */
export function counted<T>(answer: () => T): { action: (...given: unknown[]) => Promise<T>; given: unknown[][] } {
  const given: unknown[][] = []
  return {
    given,
    action: async (...input) => {
      given.push(input)
      return answer()
    },
  }
}

type Answers = { [Name in keyof ProfilePool]?: (...input: never[]) => Promise<unknown> }

export type Shown = {
  /** How often the session was to be renewed, and how often to be ended; and with what to say of it. */
  asked: { refresh: number; leave: number; notice?: string }
  /** What is asked from now on. */
  answers: Answers
}

/** @param answers actions of the library by name; any other fails the test */
export function showProfile(
  part: ReactNode,
  answers: Answers = {},
  refresh: () => Promise<boolean> = async () => true,
): Shown {
  const shown: Shown = { asked: { refresh: 0, leave: 0 }, answers }
  const pool = new Proxy({} as ProfilePool, {
    get: (_, name) => {
      // A promise may ask whether this is one.
      if (name === 'then') return undefined
      const action = shown.answers[name as keyof ProfilePool]
      if (!action) throw new Error(`nobody expected ${String(name)}`)
      return action
    },
  })
  const access: PoolAccess = {
    open: async () => pool,
    refresh: () => {
      shown.asked.refresh += 1
      return refresh()
    },
    leave: async () => {
      shown.asked.leave += 1
    },
    leaveBy: async (action, notice) => {
      await action()
      shown.asked.leave += 1
      shown.asked.notice = notice
    },
  }
  const element = (
    <PoolAccessProvider value={access}>
      <ProfileFrameProvider value={frame}>{part}</ProfileFrameProvider>
    </PoolAccessProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <TextsProvider value={{ t: english, language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
  return shown
}

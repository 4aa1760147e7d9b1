// @vitest-environment happy-dom
// Guards how the assistant comes to a page: in a place of its own, marked for what observes pages, with nothing where its texts cannot be had.
import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { arabic } from '#texts/ar.ts'
import { chatNames, forgetChat } from '#web/browser/kept-chat.ts'
import { statePrefix } from '#web/browser/stored-state.ts'

const frame = { providerId: 'p-1', currency: 'EUR' }
const place = () => document.querySelector<HTMLElement>('[data-assistant]')
const root = document.documentElement

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.head.innerHTML = '<link id="texts" href="http://clinic.test/texts/ar.1.json">'
  root.lang = 'ar'
  root.dataset.path = '/'
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** As a document of its own would: what is started once is started anew. */
async function start(): Promise<void> {
  vi.resetModules()
  const { startAssistant } = await import('./start-assistant.tsx')
  await act(() => startAssistant(frame))
  await act(() => startAssistant({ ...frame, currency: 'AED' }))
}

test('without its texts there is nothing dead on the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')))
  await start()
  expect(place()).toBeNull()
})

describe('with its texts', () => {
  beforeAll(async () => {
    vi.stubGlobal('fetch', async () => Response.json(arabic))
    await start()
  })

  test('there is one button, in the language of the page, in a place that nothing observes', () => {
    const button = screen.getByRole('button', { name: arabic['shell.assistant'] as string })
    expect([button.closest('[data-assistant]'), place()?.dataset.assistant]).toEqual([place(), 'closed'])
  })

  test('it goes with the page: away where somebody signs in, and back after', async () => {
    await act(async () => {
      root.dataset.path = '/auth/login'
      await vi.waitFor(() => expect(place()?.dataset.assistant).toBe('away'))
    })
    expect(screen.queryByRole('button')).toBeNull()
    await act(async () => {
      root.dataset.path = '/contact'
      await vi.waitFor(() => expect(place()?.dataset.assistant).toBe('closed'))
    })
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('a page that is drawn anew has it again', async () => {
    const old = place()
    // Not while the overlay between two pages keeps everything else out of reach.
    root.dataset.covered = ''
    old?.remove()
    await Promise.resolve()
    expect(place()).toBeNull()
    delete root.dataset.covered
    await vi.waitFor(() => expect(place()).toBe(old))
  })

  test('a sign-out leaves nothing of what is typed', () => {
    const name = statePrefix + chatNames.desk
    sessionStorage.setItem(name, '{"state":{"draft":"my knee"},"version":0}')
    forgetChat()
    expect(sessionStorage.getItem(name)).toBeNull()
  })
})

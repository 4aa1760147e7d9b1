// @vitest-environment happy-dom
// Guards that nobody is lost in the window: by keyboard, by ear, by the Back of a phone, and with more to say than goes into a message.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { english } from '#texts/en.ts'
import { input, reply, sendButton, serveAssistant, showAssistant, toggle } from './chat-fixture.test-support.tsx'

/** What a document listens to for as long as it lives: here one follows the other in one window. */
const leaves: (() => void)[] = []

beforeEach(() => {
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...own: Parameters<typeof add>) => {
    add(...own)
    if (own[0] === 'popstate') leaves.push(() => window.removeEventListener(...own))
  })
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  cleanup()
  for (const leave of leaves.splice(0)) leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answering = (response: string, more = {}) => serveAssistant(() => Response.json(reply(response, more)))

async function open(): Promise<HTMLElement> {
  fireEvent.click(toggle())
  return screen.findByRole('dialog')
}

async function ask(text: string): Promise<void> {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await screen.findByText(text)
}

test('a text that is too long is taken whole: how much is over stands there and is said, and it goes once it is shorter', async () => {
  const asked = answering('Yes.')
  await showAssistant()
  const dialog = await open()
  const long = 'a'.repeat(1012)
  fireEvent.change(input(), { target: { value: long } })
  expect([input().maxLength, input().value, sendButton().disabled]).toEqual([-1, long, true])
  const note = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('12 letters too many. Nothing has been cut off: shorten it to send it.')
  const heard = () =>
    within(dialog)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join()
  expect(heard()).toContain('longer than 1000 letters')
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect([asked.length, input().value, input().getAttribute('aria-invalid')]).toEqual([0, long, 'true'])
  fireEvent.change(input(), { target: { value: long.slice(12) } })
  expect(heard()).not.toContain('longer')
  fireEvent.keyDown(input(), { key: 'Enter' })
  await screen.findByText('Yes.')
})

test('after a choice, and after sending again, the focus is in the field, where Escape closes the window', async () => {
  const answers = [{}, reply('Which?', { kind: 'question', choices: ['Hip', 'Knee'] }), reply('Fine.')]
  serveAssistant(() => Response.json(answers.shift()))
  await showAssistant()
  await open()
  await ask('One')
  for (const name of ['Send it again', 'Knee']) {
    const pressed = await screen.findByRole('button', { name })
    pressed.focus()
    fireEvent.click(pressed)
    await waitFor(() => expect(document.activeElement).toBe(input()))
  }
  await screen.findByText('Fine.')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('where the window takes the screen Back closes what lies over the conversation, then the window, and leaves the page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const back = (assistant: number) => window.dispatchEvent(new PopStateEvent('popstate', { state: { assistant } }))
  answering('Yes.')
  await showAssistant()
  await open()
  await waitFor(() => expect(history.state).toMatchObject({ assistant: 1 }))
  await ask('One')
  await screen.findByText('Yes.')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }))
  await waitFor(() => expect(history.state).toEqual({ assistant: 2 }))
  act(() => void back(1))
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.getByRole('dialog')).toBeDefined()
  act(() => void back(0))
  expect(screen.queryByRole('dialog')).toBeNull()
  history.replaceState(null, '')
})

test('each message, choice and word that is said has the language of its letters', async () => {
  answering('يبدأ السعر من 9,800.', { choices: ['LASIK'] })
  await showAssistant()
  const dialog = await open()
  await ask('كم التكلفة؟')
  await screen.findByRole('button', { name: 'LASIK' })
  const inLog = (words: string) => within(screen.getByRole('log')).getByText(words).closest('[lang]')
  expect(inLog('كم التكلفة؟')?.getAttribute('lang')).toBe('ar')
  expect(inLog('يبدأ السعر من 9,800.')?.getAttribute('lang')).toBe('ar')
  expect(screen.getByRole('button', { name: 'LASIK' }).lang).toBe('en')
  const said = within(dialog).getAllByRole('status').at(-1)
  expect([...(said?.querySelectorAll('span') ?? [])].map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['ar', ': يبدأ السعر من 9,800.'],
    ['en', ': LASIK'],
  ])
})

test('an answer that comes after the window was closed is said to be there; an urgent one is said at once and whole', async () => {
  const waiting: ((response: Response) => void)[] = []
  serveAssistant(() => new Promise((resolve) => waiting.push(resolve)))
  await showAssistant()
  await open()
  const closeAndAnswer = async (text: string, more: object) => {
    fireEvent.click(toggle())
    const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
    expect([status.textContent, alert.textContent]).toEqual(['', ''])
    await act(async () => waiting.shift()?.(Response.json(reply(text, more))))
    return { status, alert }
  }
  await ask('One')
  const calm = await closeAndAnswer('Yes.', {})
  await waitFor(() => expect(calm.status.textContent).toBe('The assistant has answered.'))
  fireEvent.click(screen.getByRole('button', { name: english['shell.assistantUnread'] }))
  expect(calm.status.textContent).toBe('')
  await ask('My chest hurts')
  const urgent = await closeAndAnswer('Call now: [112](tel:112)', { kind: 'urgent' })
  await waitFor(() => expect(urgent.alert.textContent).toBe('Assistant: Call now: 112'))
  expect(urgent.status.textContent).toBe('')
})

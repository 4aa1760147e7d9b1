// @vitest-environment happy-dom
// Guards the window of the assistant sentence by sentence of the specification, and what is promised beyond it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { english } from '#texts/en.ts'
import { isPlaceOfAssistant } from './assistant.tsx'
import { input, reply, sendButton, serveAssistant, showAssistant, toggle } from './chat-fixture.test-support.tsx'

const failed = 'Sorry, something went wrong. Please try again.'
const quick = ['Am I Eligible for this treatment?', 'Tell me more about the package', "What's the cost?"]

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const never = () => new Promise<Response>(() => {})
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

const said = () => screen.getByRole('log').textContent

test("spec 2: the toggle opens a window with a header ('Hello there / How can we help?'), a first greeting message, a message list, three quick-reply buttons, and a text input with a send button", async () => {
  answering('Yes.')
  await showAssistant()
  const dialog = await open()
  expect(within(dialog).getByRole('heading').textContent).toBe('Hello there How can we help?')
  expect(said()).toContain('I am the assistant of Thymele Clinic')
  const list = within(dialog).getByRole('list', { name: english['assistant.quick'] })
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(quick)
  expect([input().placeholder, sendButton().disabled]).toEqual(['Write your question', true])
})

test('spec 4: "Chat: window toggles open/closed", and the focus goes in and back', async () => {
  answering('Yes.')
  await showAssistant()
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  await open()
  expect([toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', input()])
  fireEvent.click(toggle())
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(toggle()))
  await open()
  fireEvent.keyDown(input(), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(toggle()))
})

test('spec 4: "Quick replies show only until the first user message"', async () => {
  const asked = answering('From EUR 9,800.')
  await showAssistant()
  await open()
  fireEvent.click(screen.getByRole('button', { name: "What's the cost?" }))
  await screen.findByText('From EUR 9,800.')
  expect(asked.map(({ question }) => question)).toEqual(["What's the cost?"])
  for (const name of quick) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('spec 4: "While a reply is pending, input and send are disabled and a typing indicator shows"', async () => {
  const asked = serveAssistant(never)
  await showAssistant()
  await open()
  await ask('One')
  expect([input().getAttribute('aria-disabled'), input().readOnly, sendButton().disabled]).toEqual(['true', true, true])
  expect(said()).toContain('The assistant is writing')
  fireEvent.change(input(), { target: { value: 'Two' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(asked).toHaveLength(1)
})

test('spec 5: "send is disabled when empty or waiting; Enter also sends"; Shift+Enter and the Enter of another script do not', async () => {
  const asked = answering('Yes.')
  await showAssistant()
  await open()
  fireEvent.change(input(), { target: { value: '  \n' } })
  expect(sendButton().disabled).toBe(true)
  fireEvent.keyDown(input(), { key: 'Enter' })
  fireEvent.change(input(), { target: { value: 'سؤال' } })
  expect(sendButton().disabled).toBe(false)
  fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
  expect(asked).toHaveLength(0)
  fireEvent.keyDown(input(), { key: 'Enter' })
  await screen.findByText('Yes.')
  expect([asked.map(({ question }) => question), input().value]).toEqual([['سؤال'], ''])
})

test('spec 9: "Greeting differs when a procedure name is known (mentions procedure, package details, booking) versus general"', async () => {
  answering('Yes.')
  await showAssistant({ path: '/procedures/hip', procedure: 'Hip replacement' })
  await open()
  expect(said()).toMatch(/Hip replacement.*procedure.*details of its package.*booking/)
  cleanup()
  sessionStorage.clear()
  await showAssistant()
  await open()
  expect(said()).not.toContain('Hip replacement')
})

test('the first message says that it is an AI, that a person can be asked, for how long it is kept, and whom to call', async () => {
  answering('Yes.')
  await showAssistant()
  await open()
  expect(said()).toContain('an AI that answers from the clinic’s own pages')
  expect(said()).toContain('The clinic keeps this conversation for 30 days, or until you delete it')
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
  expect(screen.getByRole('button', { name: 'You can ask for a person at any time.' })).toBeDefined()
  expect(screen.getByRole('link', { name: '998' }).getAttribute('href')).toBe('tel:998')
  expect(said()).not.toContain('An AI service')
})

test("spec 8: chat failure: assistant message 'Sorry, something went wrong. Please try again.', and one press sends it again", async () => {
  const answers = [Response.json({}), Response.json(reply('Now.'))]
  const asked = serveAssistant(() => answers.shift() ?? Response.error())
  await showAssistant()
  await open()
  await ask('One')
  expect(await screen.findByText(failed)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }))
  await screen.findByText('Now.')
  expect(screen.queryByText(failed)).toBeNull()
  expect(asked[1]).toEqual(asked[0])
})

test('what was said and what is being typed is there after a reload, with the window open and the focus left alone', async () => {
  answering('From EUR 9,800.')
  await showAssistant()
  await open()
  await ask('One')
  await screen.findByText('From EUR 9,800.')
  fireEvent.change(input(), { target: { value: 'And then' } })
  cleanup()
  await showAssistant({ path: '/packages' })
  await screen.findByRole('dialog')
  expect(said()).toMatch(/You: One.*Assistant: From EUR 9,800\./)
  expect([input().value, document.activeElement]).toEqual(['And then', document.body])
})

test('choices of a closed question are buttons, each sent as it stands, and only the latest', async () => {
  const asked = answering('Which one?', { kind: 'question', choices: ['Hip', 'Knee'] })
  await showAssistant()
  await open()
  await ask('How long?')
  fireEvent.click(await screen.findByRole('button', { name: 'Knee' }))
  await waitFor(() => expect(asked.map(({ question }) => question)).toEqual(['How long?', 'Knee']))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Knee' })).toHaveLength(1))
})

test('an urgent answer is said at once and apart, with the number as a button; any other politely', async () => {
  const urgent = { kind: 'urgent' }
  const answers = [reply('Fine.'), reply('Call now:\n\n[112](tel:112)', urgent)]
  serveAssistant(() => Response.json(answers.shift()))
  await showAssistant()
  const dialog = await open()
  const [calm] = within(dialog).getAllByRole('status').slice(-1)
  await ask('One')
  await waitFor(() => expect(calm?.textContent).toBe('Assistant: Fine.'))
  expect(within(dialog).getByRole('alert').textContent).toBe('')
  await ask('My chest hurts')
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('Assistant: Call now:\n112'))
  expect(calm?.textContent).toBe('')
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112')
})

test('without a connection it says so, and keeps what was typed', async () => {
  const asked = answering('Yes.')
  await showAssistant()
  await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(english['assistant.offline'])).toBeDefined()
  fireEvent.change(input(), { target: { value: 'One' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect([asked.length, input().value]).toEqual([0, 'One'])
  vi.restoreAllMocks()
  fireEvent(window, new Event('online'))
  fireEvent.keyDown(input(), { key: 'Enter' })
  await screen.findByText('Yes.')
})

test('deleting asks first; then nothing of it is left, and it begins anew', async () => {
  answering('Yes.')
  await showAssistant()
  await open()
  await ask('One')
  await screen.findByText('Yes.')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('The conversation is deleted.')
  expect([screen.queryByText('One'), JSON.stringify(Object.entries(sessionStorage)).includes('One')]).toEqual([
    null,
    false,
  ])
  expect(screen.getByRole('button', { name: "What's the cost?" })).toBeDefined()
})

test('where the window cannot be had, it says so and can be tried again', async () => {
  expectConsole('api call failed name=assistantWindow code=unreachable')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')))
  vi.useFakeTimers()
  await showAssistant()
  fireEvent.click(toggle())
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await screen.findByText(english['offline.textSilent'])).toBeDefined()
  answering('Yes.')
  await open()
})

test('spec 2: it is on every page of the site, and not where somebody signs in, works at the desk or nothing is known', () => {
  const places = [
    '/',
    '/procedures',
    '/procedures/hip',
    '/quote',
    '/contact',
    '/hotels/x',
    '/profile',
    '/profile/me',
    '/nowhere',
  ]
  expect(places.filter((path) => !isPlaceOfAssistant(path))).toEqual([])
  const others = ['/desk', '/desk/staff', '/auth/login', '/auth/confirm-email', '/health-check', '/offline']
  expect(others.filter(isPlaceOfAssistant)).toEqual([])
})

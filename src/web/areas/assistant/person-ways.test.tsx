// @vitest-environment happy-dom
// Guards the ways from the window to a person, and what the first message says of the page where the conversation began.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { english } from '#texts/en.ts'
import { input, reply, serveAssistant, showAssistant, toggle } from './chat-fixture.test-support.tsx'

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answering = (response: string) => serveAssistant(() => Response.json(reply(response)))
const said = () => screen.getByRole('log').textContent

async function open(): Promise<void> {
  fireEvent.click(toggle())
  await screen.findByRole('dialog')
}

function ask(text: string): void {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.keyDown(input(), { key: 'Enter' })
}

test('where no answer comes, a person and the clinic’s number are as near as another try', async () => {
  serveAssistant(() => Response.json({}))
  await showAssistant()
  await open()
  ask('One')
  await waitFor(() => expect(said()).toContain(english['assistant.failed']))
  expect(screen.getByRole('link', { name: /Call .*\+971 4 000 0000/ }).getAttribute('href')).toBe('tel:+97140000000')
  expect(screen.getAllByRole('button', { name: 'Talk to a person' }).length).toBe(1)
})

test('the clinic’s own mailbox and WhatsApp are links in an answer, and nobody else’s', async () => {
  answering('Write to [a@b.example](mailto:a@b.example), [us](https://wa.me/971505550140) or [x](mailto:x@y.example).')
  await showAssistant()
  await open()
  ask('How do I reach you?')
  await screen.findByRole('link', { name: 'a@b.example' })
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('https://wa.me/971505550140')
  expect(screen.queryByRole('link', { name: 'x' })).toBeNull()
  expect(said()).toContain('or x.')
})

test('a person who is asked before anything else leaves the beginning as it is, and is open again after a reload', async () => {
  answering('Yes.')
  const about = { path: '/procedures/hip', procedure: 'Hip replacement' }
  const state = await showAssistant(about)
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'You can ask for a person at any time.' }))
  const name = await screen.findByRole('textbox', { name: 'Your name' })
  fireEvent.input(name, { target: { value: 'Jane' } })
  cleanup()
  await showAssistant(about)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your name' })).value).toBe('Jane')
  fireEvent.click(screen.getByRole('button', { name: 'Back to the conversation' }))
  cleanup()
  state.conversation.setState({
    messages: [{ id: 'm', type: 'ai', content: 'M-7K3M-92PX', note: 'handed-over' }],
  })
  await showAssistant(about)
  await screen.findByRole('dialog')
  expect(said()).toContain('You are looking at Hip replacement')
  expect(screen.getByText('M-7K3M-92PX').tagName).toBe('BDI')
  expect(screen.getByRole('button', { name: "What's the cost?" })).toBeDefined()
})

test('on another page the greeting says where the conversation began', async () => {
  answering('Yes.')
  await showAssistant({ path: '/procedures/hip', procedure: 'Hip replacement' })
  await open()
  ask('One')
  await waitFor(() => expect(said()).toContain('Yes.'))
  expect(said()).toContain('You are looking at Hip replacement')
  cleanup()
  await showAssistant({ path: '/packages' })
  await screen.findByRole('dialog')
  expect(said()).not.toContain('You are looking at')
  expect(said()).toContain('This conversation began at Hip replacement')
})

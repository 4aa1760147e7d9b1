// @vitest-environment happy-dom
// Guards handing over: what is sent is seen, the recipient is named, nothing typed is lost, and nothing is sent twice.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { handOver, mostMessages } from '#contract/assistant.ts'
import { expectConsole } from '#tests/support/expect-console.ts'
import { sampleHandOver } from '#tests/support/sample-hand-over.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { forgetDrafts } from '#web/browser/auth/forget-drafts.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { type AskedApi, answerApi, refusal } from '#web/signed-in/answer-api.test-support.ts'
import { mostLetters } from './hand-over-fields.ts'
import { HandOverForm, type HandOverFormProps } from './hand-over-form.tsx'

const { conversationId, messages } = sampleHandOver()
const endpoint = 'POST /api/ai-agent/hand-over'
const reply = { reference: 'M-7K3M-92PX', replyHours: 4, email: 'jane@mail.example' }
const clinic = {
  name: 'Thymele Clinic',
  recipient: 'Thymele Clinic LLC',
  country: 'Germany',
  email: 'care@thymele.example',
  replyHours: 8,
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function show(answer: AskedApi['answers'][string] = reply, changes: Partial<HandOverFormProps> = {}) {
  const asked = answerApi({ [endpoint]: answer })
  const onDone = vi.fn()
  const onCancel = vi.fn()
  const props = {
    conversationId,
    messages,
    procedure: '',
    language: 'en' as const,
    clinic,
    onDone,
    onCancel,
    ...changes,
  }
  const drawn = render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <HandOverForm {...props} />
    </TextsProvider>,
  )
  return { asked, onDone, onCancel, ...drawn }
}

const field = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } })
const agree = () => fireEvent.click(screen.getByRole('checkbox'))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send to the clinic' }))
const fill = () => {
  type(/Your name/, ' Jane Doe ')
  type(/E-mail address/, 'jane@mail.example')
  agree()
}

test('it names who gets it, shows what is sent, and takes the person to its heading', () => {
  show()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ask a person' }))
  const consent = screen.getByRole('checkbox')
  expect(consent.parentElement?.textContent).toMatch(/^I agree that Thymele Clinic LLC, Germany, and nobody else/)
  const look = screen.getByText('What is sent: 4 messages of this conversation').closest('details')
  expect(look?.open).toBe(false)
  const said = within(look as HTMLElement).getAllByRole('listitem', { hidden: true })
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'YouCan I fly a week after a new hip?',
    'AssistantOur pages say 14 days: Recovery',
    'YouI have had a blood clot before.',
    'AssistantThat is for a doctor of the clinic to say.',
  ])
})

test('what was seen is sent with what was typed, and the reference, the address and the hours are said', async () => {
  const { asked, onDone, onCancel } = show()
  fill()
  type(/Phone number/, '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')
  type(/Anything to add/, 'Mornings are best. ')
  send()
  const heading = await screen.findByRole('heading', { name: 'It is with the clinic' })
  const typed = { name: 'Jane Doe', email: 'jane@mail.example', phone: '+971 50 123 4567', text: 'Mornings are best.' }
  expect(asked.bodies).toEqual([
    { conversationId, messages, procedure: '', language: 'en', ...typed, consent: true, leaveEmpty: '' },
  ])
  expect(handOver.parse(asked.bodies[0])).toMatchObject(typed)
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.body.textContent).toContain('M-7K3M-92PX')
  expect(document.body.textContent).toMatch(
    /Thymele Clinic answers within 4 working hours, by mail to .jane@mail.example/,
  )
  expect(onDone.mock.calls).toEqual([['M-7K3M-92PX']])
  expect(sessionStorage.length).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the conversation' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('of one thing that is missing no list is made: the focus is where it is', () => {
  show()
  type(/Your name/, 'Jane')
  type(/E-mail address/, 'jane@mail.example')
  send()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the page that was asked from is said before it is sent, and from another page it is another message', async () => {
  expectConsole(/api call failed/)
  const first = show(refusal(403, 'cross-site'), { procedure: 'Hip replacement' })
  expect(document.body.textContent).toMatch(/which page you asked from: .Hip replacement/)
  fill()
  send()
  await screen.findByRole('alert')
  cleanup()
  const second = show(reply, { procedure: 'LASIK' })
  agree()
  send()
  await screen.findByText('M-7K3M-92PX')
  expect([...first.asked.bodies, ...second.asked.bodies]).toMatchObject([
    { procedure: 'Hip replacement' },
    { procedure: 'LASIK', name: 'Jane Doe' },
  ])
  expect(second.asked.keys).not.toEqual(first.asked.keys)
})

test('two quick presses send once', async () => {
  const { asked } = show()
  fill()
  const button = screen.getByRole('button', { name: 'Send to the clinic' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('M-7K3M-92PX')
  expect(asked.calls).toEqual([endpoint])
})

test('what is missing is said beside its field and above them all, each leading to its own, and nothing is sent', () => {
  const { asked } = show()
  type(/E-mail address/, 'jane')
  type(/Phone number/, 'tomorrow')
  type(/Anything to add/, 'x'.repeat(2001))
  send()
  const told = (control: HTMLElement) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .at(-1)
  const list = screen.getByRole('alert')
  expect(document.activeElement).toBe(list)
  expect(within(list).getAllByRole('button')).toHaveLength(5)
  fireEvent.click(within(list).getByRole('button', { name: /^Tick the box/ }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  expect([/Your name/, /E-mail/, /Phone/, /Anything/].map((label) => told(field(label)))).toEqual([
    'Enter your name',
    'Enter an e-mail address like name@example.com',
    'Enter a phone number like +971 50 000 0000',
    'Shorten this to 2000 characters. Nothing has been cut off',
  ])
  expect(told(screen.getByRole('checkbox'))).toMatch(/^Tick the box if you agree/)
  expect(asked.calls).toEqual([])
})

test('whoever asked nothing yet writes their question, and agrees to that', async () => {
  expectConsole(/api call failed/)
  const first = show(refusal(403, 'cross-site'), { messages: [] })
  fill()
  send()
  expect(screen.getByText('Write what you would like to ask')).toBeDefined()
  expect(screen.getByText('A coordinator of Thymele Clinic reads your question and answers you by mail.')).toBeDefined()
  expect(document.activeElement).toBe(field(/^Your question/))
  expect(screen.getByRole('checkbox').parentElement?.textContent).toContain('receives this question')
  type(/^Your question/, 'Do you treat knees?')
  send()
  await screen.findByRole('alert')
  cleanup()
  // Made anew with each document, and still the same message.
  const second = show(reply, { conversationId: 'chat-1763799999999-x7q2', messages: [] })
  agree()
  send()
  await screen.findByText('M-7K3M-92PX')
  expect(handOver.parse(first.asked.bodies[0])).toMatchObject({ messages: [], text: 'Do you treat knees?' })
  expect([second.asked.keys, second.asked.bodies]).toEqual([first.asked.keys, first.asked.bodies])
})

test('what the server finds wrong stands beside its field, and all that was typed is still there', async () => {
  expectConsole(/api call failed/)
  const problem = { code: 'invalid-input', detail: '', errors: [{ path: 'email', reason: 'invalid' }] }
  show(() => Response.json(problem, { status: 422 }))
  fill()
  send()
  await screen.findByText('Enter an e-mail address like name@example.com')
  expect(document.activeElement).toBe(field(/E-mail/))
  expect(field(/Your name/).value).toBe(' Jane Doe ')
})

test.each([
  [413, 'too-large', /too long to be sent/],
  [403, 'cross-site', /Something went wrong on our side.*care@thymele\.example/],
])(
  'a refusal with %i is said at the button, and the same again goes under the same key',
  async (status, code, words) => {
    expectConsole(/api call failed/)
    const { asked } = show(refusal(status, code))
    fill()
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    await waitFor(() => expect(document.activeElement).toBe(alert))
    asked.answers[endpoint] = reply
    send()
    await screen.findByText('M-7K3M-92PX')
    expect(new Set(asked.keys).size).toBe(1)
  },
)

test('a reload brings back what was typed, under the same key; other words are another message', async () => {
  expectConsole(/api call failed/)
  const first = show(refusal(403, 'cross-site'))
  fill()
  type(/Anything to add/, 'Mornings.')
  send()
  await screen.findByRole('alert')
  cleanup()
  const second = show(refusal(403, 'cross-site'))
  expect(field(/Your name/).value).toBe(' Jane Doe ')
  expect(field(/Anything to add/).value).toBe('Mornings.')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  agree()
  send()
  await screen.findByRole('alert')
  expect(second.asked.keys).toEqual(first.asked.keys)
  type(/Anything to add/, 'Evenings.')
  send()
  await waitFor(() => expect(second.asked.keys).toHaveLength(2))
  expect(new Set(second.asked.keys).size).toBe(2)
  await screen.findByRole('alert')
})

test('a conversation that went on is another message, with what was typed still there', async () => {
  expectConsole(/api call failed/)
  const first = show(refusal(403, 'cross-site'))
  fill()
  send()
  await screen.findByRole('alert')
  cleanup()
  const second = show(reply, { messages: [...messages, { role: 'user', content: 'And by train?' }] })
  expect(field(/E-mail/).value).toBe('jane@mail.example')
  agree()
  send()
  await screen.findByText('M-7K3M-92PX')
  expect(second.asked.keys[0]).not.toBe(first.asked.keys[0])
})

test('what is typed is forgotten with the session of whoever signs out', () => {
  show()
  type(/Your name/, 'Jane')
  expect(sessionStorage.length).toBe(1)
  forgetDrafts()
  expect(sessionStorage.length).toBe(0)
})

test('whoever is signed in finds their name and address filled in', async () => {
  vi.doMock('#web/browser/auth/fill-own-details.ts', () => ({
    fillOwnDetails: (form: HTMLFormElement) => {
      const email = form.elements.namedItem('email') as HTMLInputElement
      email.value = 'amal@patient.example'
    },
  }))
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = 'token=x; path=/'
  show()
  await waitFor(() => expect(field(/E-mail/).value).toBe('amal@patient.example'))
  // biome-ignore lint/suspicious/noDocumentCookie: what the browser keeps
  document.cookie = 'token=; path=/; max-age=0'
})

test('the form’s limits are those of the contract', () => {
  const { shape } = handOver
  const { name, email, phone, text } = shape
  expect(mostLetters).toEqual({
    name: name.maxLength,
    email: email.maxLength,
    phone: phone.unwrap().maxLength,
    text: text.unwrap().maxLength,
  })
  const longest = { ...sampleHandOver(), messages: Array(mostMessages).fill(messages[0]) }
  expect(handOver.safeParse(longest).success).toBe(true)
})

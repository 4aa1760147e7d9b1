// @vitest-environment happy-dom
// Guards what the form does in the tab: one step at a time, errors that are found and shown, a draft that comes back.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub, data } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { harbourPage, t } from './harbour-page.test-support.ts'
import type { QuoteOutcome } from './outcome.ts'
import { presentQuote, type QuoteFormPage } from './present-quote.server.ts'
import { QuoteForm } from './quote-form.tsx'

let sent: FormData[]
beforeEach(() => {
  localStorage.clear()
  sent = []
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function show(outcome?: QuoteOutcome, address = '/quote', answer: QuoteOutcome = { errors: [], typed: {} }) {
  const quote = (await presentQuote(harbourPage, new URL(`https://clinic.example${address}`))) as QuoteFormPage
  const Stub = createRoutesStub([
    {
      path: '/quote',
      Component: () => <QuoteForm quote={quote} outcome={outcome} />,
      action: async ({ request }) => {
        sent.push(await request.formData())
        return data(answer, 422)
      },
    },
  ])
  const shown = render(
    <TextsProvider value={{ t, language: 'en' }}>
      <Stub initialEntries={[address]} />
    </TextsProvider>,
  )
  await screen.findAllByRole('heading', { level: 2 })
  return shown
}
/** Of the open step; the notice above it may have one of its own. */
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function type(name: string, value: string) {
  fireEvent.input(field(name), { target: { value } })
}

/** Fills what has to be there, up to the last step. */
async function goToTheEnd() {
  type('In your own words', 'My left molar')
  for (const step of ['When you would like to come', 'Budget and health', 'How to reach you']) {
    press('Next')
    await waitFor(() => expect(heading()).toBe(step))
  }
  type('Your name', 'Jane Doe')
  type('E-mail address', 'jane@mail.example')
}

test('one step at a time is there, with its place in the row', async () => {
  await show()
  expect(heading()).toBe('What you need')
  expect(screen.getByText('Step 1 of 4')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Your name/ })).toBeNull()
})

test('nothing chosen and nothing described: the error is on top, beside the field, and has the focus', async () => {
  await show()
  press('Next')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(notice))
  const sentence = 'Choose a procedure or package, or describe what you need'
  const link = within(notice).getByRole('link', { name: sentence })
  expect(field('In your own words').getAttribute('aria-invalid')).toBe('true')
  const describedBy = field('In your own words').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
  fireEvent.click(link)
  expect(document.activeElement).toBe(field('In your own words'))
})

test('a step that is right leads to the next, whose heading has the focus; Back leads back', async () => {
  await show()
  type('In your own words', 'My left molar')
  press('Next')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('When you would like to come'))
  press('Back')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you need'))
  expect((field('In your own words') as HTMLTextAreaElement).value).toBe('My left molar')
})

test('what was typed is there when the form appears again', async () => {
  const { unmount } = await show()
  type('In your own words', 'My left molar')
  unmount()
  await show()
  expect((field('In your own words') as HTMLTextAreaElement).value).toBe('My left molar')
})

test('what is chosen is named on top, and so is another choice', async () => {
  await show(undefined, '/quote?procedure=dental-implant')
  const about = screen.getByText('Your request is about').parentElement
  expect(about?.textContent).toContain('Dental implant')
  fireEvent.input(screen.getByRole('combobox', { name: 'Procedure or package' }), { target: { value: '' } })
  await waitFor(() => expect(about?.textContent).toContain('Nothing chosen yet'))
})

test('without the consent nothing is sent', async () => {
  await show()
  await goToTheEnd()
  press('Send request')
  expect((await screen.findByRole('alert')).textContent).toContain('Tick the box if you agree')
  expect(sent).toEqual([])
})

test('pressed twice it is sent once, with the name of its draft', async () => {
  await show()
  await goToTheEnd()
  fireEvent.click(screen.getByRole('checkbox'))
  const button = screen.getByRole('button', { name: 'Send request' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('alert')
  expect(sent).toHaveLength(1)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ name: 'Jane Doe', consent: 'yes', leaveEmpty: '' })
  expect(sent[0]?.get('draft')).toMatch(/^[\da-f-]{36}$/)
})

test('a failed sending says so, keeps everything and is sent again under the same name', async () => {
  await show()
  await goToTheEnd()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Send request')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Your request has not been sent')
  expect(notice.textContent).toContain('cannot be reached')
  expect((field('Your name') as HTMLInputElement).value).toBe('Jane Doe')
  press('Send again')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.get('draft')).toBe(sent[0]?.get('draft'))
})

test('what the server finds wrong opens the step that it is on', async () => {
  await show(undefined, '/quote', { errors: [{ field: 'budget', reason: 'invalid' }], failure: '', typed: {} })
  await goToTheEnd()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Send request')
  expect((await screen.findByRole('alert')).textContent).toContain('whole numbers')
  await waitFor(() => expect(heading()).toBe('Budget and health'))
  await waitFor(() => expect(field('Budget').getAttribute('aria-invalid')).toBe('true'))
})

test('a form that came back without scripts shows what was typed, on the step with the error', async () => {
  const typed = { need: 'My left molar', name: 'Jane Doe', email: 'jane', budget: '5000' }
  await show({ errors: [{ field: 'email', reason: 'invalid' }], failure: '', typed })
  expect((field('E-mail address') as HTMLInputElement).value).toBe('jane')
  expect((field('Your name') as HTMLInputElement).value).toBe('Jane Doe')
  expect(field('E-mail address').getAttribute('aria-invalid')).toBe('true')
})

test('clearing empties the form and the device, and can be taken back', async () => {
  await show()
  type('In your own words', 'My left molar')
  press('Clear')
  expect((field('In your own words') as HTMLTextAreaElement).value).toBe('')
  expect(localStorage.length).toBe(0)
  press('Undo')
  expect((field('In your own words') as HTMLTextAreaElement).value).toBe('My left molar')
})

test('who chooses what is priced per tooth is asked how many, and sees what so many cost', async () => {
  const { container } = await show()
  const count = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'How many?' })
  expect(count()).toBeNull()
  fireEvent.input(screen.getByRole('combobox', { name: 'Procedure or package' }), {
    target: { value: 'procedure:dental-implant' },
  })
  expect(container.textContent).toContain('AED\u00a04,200 per tooth')
  expect([...(count()?.options ?? [])].map(({ text }) => text)).toEqual([
    '1 tooth: AED\u00a04,200',
    '2 teeth: AED\u00a08,400',
  ])
  fireEvent.input(screen.getByRole('combobox', { name: 'How many?' }), { target: { value: '2' } })
  await goToTheEnd()
  expect(await screen.findByText(/^2 teeth: AED.8,400$/, { selector: 'bdi' })).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Send request')
  await waitFor(() => expect(sent[0]?.get('count')).toBe('2'))
})

test('an address may say how many', async () => {
  await show(undefined, '/quote?procedure=dental-implant&count=2')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How many?' }).value).toBe('2')
})

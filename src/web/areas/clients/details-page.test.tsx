// @vitest-environment happy-dom
// Guards the page of the details: a field that is left is saved, what failed stays and says so, and the focus is nobody's toy.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '#contract/clients.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { TextsProvider } from '#web/i18n/use-texts.tsx'
import { DetailsPage } from './details-page.tsx'
import type { KnownDetails } from './present-details.server.ts'

const record: Client = {
  email: 'amal@patient.example',
  currency: 'EUR',
  firstName: 'Amal',
  lastName: 'Haddad',
  image: '',
  phoneNumber: '',
  language: '',
  address: null,
  emergencyContact: null,
  companions: [{ name: 'Omar', relation: '', birthYear: null }],
  passport: null,
  notifications: { offers: true, messages: true, reminders: true },
  updatedAt: null,
}

let server: Client
let sent: Record<string, unknown>[]
/** What the next update is answered with instead of the record. */
let refusal: { status: number; body: object } | undefined

beforeEach(() => {
  server = record
  sent = []
  refusal = undefined
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json(server)
    const { email: _, ...update } = (await request.json()) as Record<string, unknown>
    sent.push(update)
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    server = { ...server, ...update }
    return Response.json(server)
  })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(more: Partial<KnownDetails> = {}) {
  const known: KnownDetails = {
    record,
    phone: { country: '', number: '' },
    emergencyPhone: { country: '', number: '' },
    today: '2026-11-21',
    currency: 'EUR',
    countries: [{ code: 'AE', name: 'United Arab Emirates', dialCode: '971' }],
    currencies: { near: [{ code: 'EUR', name: 'Euro' }], others: [] },
    ...more,
  }
  const router = createMemoryRouter([{ path: '*', element: <DetailsPage owner="amal" known={known} /> }])
  render(
    <TextsProvider value={{ t: translatorOf('en'), language: 'en' }}>
      <RouterProvider router={router} />
    </TextsProvider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (control: HTMLInputElement, value: string) => {
  control.focus()
  fireEvent.input(control, { target: { value } })
}

test('a field that is left is saved alone, and says what changed', async () => {
  show()
  type(field('First name'), 'Noor')
  expect(screen.getByText('Saved when you leave the field.')).toBeTruthy()
  field('Last name').focus()
  await screen.findByText('First name: from \u2068Amal\u2069 to \u2068Noor\u2069.')
  expect(sent).toEqual([{ firstName: 'Noor' }])
  expect(sessionStorage.length).toBe(0)
})

test('each field of a group is saved as it is left, with what the group held before', async () => {
  show()
  const address = within(screen.getByRole('form', { name: 'Address' }))
  type(address.getByLabelText('Street and number'), 'Street 1')
  type(address.getByLabelText('Town or city'), 'Dubai')
  const street = { line1: 'Street 1', line2: '', postalCode: '', city: '', region: '', country: '' }
  await waitFor(() => expect(sent).toEqual([{ address: street }]))
  expect(address.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Dubai')
  field('First name').focus()
  await address.findByText(/Town or city: /)
  expect(sent.at(-1)).toEqual({ address: { ...street, city: 'Dubai' } })
})

test('a refused number is told beside its field, which gets the focus only where nobody has gone on', async () => {
  show()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  refusal = {
    status: 422,
    body: { code: 'invalid-input', detail: '', requestId: 'r', errors: [{ path: 'phoneNumber', reason: 'invalid' }] },
  }
  const [phone] = screen.getAllByLabelText<HTMLInputElement>('Phone number')
  if (!phone) throw new Error('there is no field for the number')
  type(phone, '12')
  fireEvent.keyDown(phone, { key: 'Enter' })
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(phone)
  type(phone, '13')
  field('First name').focus()
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByText('Not saved yet. Please look at it once more.')
  expect(document.activeElement).toBe(field('First name'))
  expect(phone.value).toBe('13')
})

test('the country of a number is one with the number: between them nothing is saved', async () => {
  show()
  const [country] = screen.getAllByLabelText<HTMLSelectElement>('Country of the number')
  const [phone] = screen.getAllByLabelText<HTMLInputElement>('Phone number')
  if (!country || !phone) throw new Error('there is no number')
  type(phone, '+971 50 123')
  expect(country.value).toBe('AE')
  country.focus()
  phone.focus()
  expect(sent).toEqual([])
  field('First name').focus()
  await waitFor(() => expect(sent).toEqual([{ phoneNumber: '+971 50 123' }]))
})

test('a passport that has run out is saved, and said to have', async () => {
  show()
  type(field('Valid until'), '2026-11-20')
  field('First name').focus()
  expect(await screen.findByText('This passport ran out on 20 November 2026. Renew it before you travel.')).toBeTruthy()
  type(field('Valid until'), '2026-11-21')
  field('First name').focus()
  await waitFor(() => expect(screen.queryByText(/^This passport ran out/)).toBeNull())
})

test('what could not be saved is there after a reload, and can be saved by hand', async () => {
  sessionStorage.setItem('details', JSON.stringify({ owner: 'amal', parts: { firstName: { firstName: 'Noor' } } }))
  show()
  expect(field('First name').value).toBe('Noor')
  fireEvent.click(screen.getByRole('button', { name: 'Save it now' }))
  await screen.findByText(/^First name: from/)
  expect(sent).toEqual([{ firstName: 'Noor' }])
})

test('only the last change can be taken back', async () => {
  show()
  type(field('First name'), 'Noor')
  field('Last name').focus()
  await screen.findByText(/^First name: from/)
  type(field('Last name'), 'Hadad')
  field('First name').focus()
  await screen.findByText(/^Last name: from/)
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  fireEvent.click(undo)
  await screen.findByText('Last name: from \u2068Hadad\u2069 to \u2068Haddad\u2069.')
  expect(field('Last name').value).toBe('Haddad')
  expect(sent.at(-1)).toEqual({ lastName: 'Haddad' })
  expect(document.activeElement?.textContent).toContain('from \u2068Hadad\u2069')
})

test('somebody is added once there is a name, and removed with a way back', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const row = within(screen.getByRole('form', { name: 'Person 2' }))
  const name = row.getByLabelText<HTMLInputElement>('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  type(row.getByLabelText('Year of birth'), '1990')
  field('First name').focus()
  await row.findByText('Type a name, or remove this person.')
  expect(sent).toEqual([])
  type(name, 'Huda')
  field('First name').focus()
  await row.findByText(/Saved/)
  expect(server.companions.map((one) => one.name)).toEqual(['Omar', 'Huda'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Omar' }))
  await screen.findByText('\u2068Omar\u2069 is off the list.')
  expect(server.companions.map((one) => one.name)).toEqual(['Huda'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.companions.map((one) => one.name)).toEqual(['Huda', 'Omar']))
})

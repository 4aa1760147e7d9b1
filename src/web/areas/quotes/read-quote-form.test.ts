// Guards that the form's fields reach the endpoint as it wants them, and come back as they were typed.
import { expect, test } from 'vitest'
import { quoteRequest } from '#contract/quotes.ts'
import { readQuoteForm } from './read-quote-form.server.ts'

const typed = {
  item: 'package:knee-10-nights',
  need: 'My left knee.\r\nSince May.',
  earliest: '2027-03-01',
  latest: '',
  flexibility: 'days',
  companions: '2',
  budget: '12,500',
  currency: 'EUR',
  medicalNotes: '',
  name: ' Jane Doe ',
  email: 'jane@mail.example',
  channel: 'phone',
  phone: '+49 30 1234567',
  consent: 'yes',
  leaveEmpty: '',
}

function read(changes: Record<string, string | undefined> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...changes })) if (value !== undefined) form.set(name, value)
  return readQuoteForm(form, 'en')
}
const pathsOf = (changes: Record<string, string | undefined>) =>
  quoteRequest.safeParse(read(changes).input).error?.issues.map(({ path }) => path.join('.'))

test('a filled form is what the endpoint takes', () => {
  expect(quoteRequest.parse(read().input)).toEqual({
    procedure: '',
    carePackage: 'knee-10-nights',
    need: 'My left knee.\nSince May.',
    earliest: '2027-03-01',
    latest: '',
    flexibility: 'days',
    companions: 2,
    budget: '12500',
    currency: 'EUR',
    medicalNotes: '',
    name: 'Jane Doe',
    email: 'jane@mail.example',
    phone: '+49 30 1234567',
    channel: 'phone',
    language: 'en',
    consent: true,
    leaveEmpty: '',
  })
})

test('a procedure and a package are told apart by their prefix, anything else is neither', () => {
  expect(read({ item: 'procedure:knee' }).input).toMatchObject({ procedure: 'knee', carePackage: '' })
  expect(read({ item: 'knee' }).input).toMatchObject({ procedure: '', carePackage: '' })
})

test('thousands may be parted as people part them, and digits may be Arabic', () => {
  const said = ['5000', '5,000', '5.000', '5 000', '5\u00a0000', '٥٠٠٠', '٥٬٠٠٠', ' 5000 ']
  expect(said.map((budget) => read({ budget }).input.budget)).toEqual(said.map(() => '5000'))
})

test('an amount that could mean two things is left for the endpoint to refuse', () => {
  for (const budget of ['50.5', '5,00', '5000.50', 'a lot', '-5']) expect(pathsOf({ budget })).toEqual(['budget'])
})

test('a phone number typed in Arabic digits arrives in Western ones', () => {
  expect(read({ phone: '+٩٧١ ٥٠ ١٢٣ ۴۵۶۷' }).input.phone).toBe('+971 50 123 4567')
})

test('what was left empty is missing, so that it is called missing and not wrong', () => {
  expect(pathsOf({ name: ' ', email: '', consent: undefined })).toEqual(['name', 'email', 'consent'])
})

test('a page that sends only what it must is enough', () => {
  const least = Object.keys(typed).filter((name) => !['item', 'currency', 'name', 'email', 'consent'].includes(name))
  expect(pathsOf(Object.fromEntries(least.map((name) => [name, undefined])))).toBeUndefined()
})

test('everything typed comes back as it was, but never the consent and never the trap', () => {
  const { typed: back } = read({ leaveEmpty: 'x' })
  expect(back).toMatchObject({ name: ' Jane Doe ', budget: '12,500', need: 'My left knee.\r\nSince May.' })
  expect(Object.keys(back)).not.toContain('consent')
  expect(Object.keys(back)).not.toContain('leaveEmpty')
})

test('the name of a draft is taken only when it looks like one', () => {
  expect(read({ draft: '0b2ce2a0-5b1c-4e57-9f4e-000000000000' }).draft).toBe('0b2ce2a0-5b1c-4e57-9f4e-000000000000')
  for (const draft of ['', 'short', 'x'.repeat(61), 'a b c d e f g h i j k l m n'])
    expect(read({ draft }).draft).toBe(undefined)
})

test('a file where a text belongs is nothing', () => {
  const form = new FormData()
  form.set('name', new File(['x'], 'x.txt'))
  expect(readQuoteForm(form, 'en').input.name).toBeUndefined()
})

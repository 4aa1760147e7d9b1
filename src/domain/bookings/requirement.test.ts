// What a supplier needs and was not given is named, field by field, whatever was sent in its place.
import { expect, test } from 'vitest'
import { type Requirement, unmetRequirements } from './requirement.ts'

const needed: Requirement[] = [
  { path: 'contact.firstName', type: 'text', isRequired: true, maxLength: 5 },
  { path: 'details.remarks', type: 'text', isRequired: false, maxLength: 10 },
  { path: 'details.guests', type: 'names', count: 2, maxLength: 5 },
]
const name = (firstName: unknown = 'Amal', lastName: unknown = 'Noor') => ({ firstName, lastName })
const full = { contact: name(), details: { remarks: 'A cot', guests: [name(), name()] } }
const withDetails = (details: unknown) => unmetRequirements(needed, { ...full, details })
const withGuests = (guests: unknown) => withDetails({ ...full.details, guests })
const withFirstName = (firstName: unknown) => unmetRequirements(needed, { ...full, contact: { firstName } })
const required = (path: string) => ({ path, reason: 'required' })

test('nothing is unmet where all is given, and what is not needed may be left out', () => {
  expect(unmetRequirements(needed, full)).toEqual([])
  for (const remarks of [undefined, null, '', '  ']) expect(withDetails({ ...full.details, remarks })).toEqual([])
})

test('what is missing is named without the part that it is in, as forms name their fields', () => {
  const all = [required('firstName'), required('guests.0')]
  for (const nothing of [undefined, null, {}, [], 'text', 7]) expect(unmetRequirements(needed, nothing)).toEqual(all)
  expect(withFirstName(' \t\n')).toEqual([required('firstName')])
  expect(withGuests([name()])).toEqual([required('guests.1')])
  expect(withGuests([name(), name('', ' ')])).toEqual([required('guests.1.firstName'), required('guests.1.lastName')])
})

test('what the supplier has no room for is too long, the spaces around it counted', () => {
  expect(withFirstName('Amals')).toEqual([])
  for (const text of ['Amalia', '  Amal  '])
    expect(withFirstName(text)).toEqual([{ path: 'firstName', reason: 'too-long' }])
  expect(withDetails({ ...full.details, remarks: 'x'.repeat(11) })).toEqual([{ path: 'remarks', reason: 'too-long' }])
  expect(withGuests([name(), name('Amal', 'Haddad')])).toEqual([{ path: 'guests.1.lastName', reason: 'too-long' }])
})

test('of more people than there is room for none is read', () => {
  expect(withGuests([name(), name(), name('')])).toEqual([{ path: 'guests', reason: 'too-many' }])
  expect(withGuests(Array(100_000))).toEqual([{ path: 'guests', reason: 'too-many' }])
})

test.each([
  ['a list', ['Amal']],
  ['a number', 7],
  ['an object that reads as text', { toString: () => 'Amal', length: 4, trim: () => 'Amal' }],
  ['a boxed text', Object('Amal')],
])('%s is no text, needed or not', (_, value) => {
  const invalid = (path: string) => [{ path, reason: 'invalid' }]
  expect(withFirstName(value)).toEqual(invalid('firstName'))
  expect(withDetails({ ...full.details, remarks: value })).toEqual(invalid('remarks'))
  expect(withGuests([name(), name(value)])).toEqual(invalid('guests.1.firstName'))
})

test('what only looks like a list holds nobody, and neither does one with gaps', () => {
  for (const guests of ['ab', { length: 2, 0: name(), 1: name() }])
    expect(withGuests(guests)).toEqual([required('guests.0')])
  expect(withGuests([name(), ['Amal', 'Noor']])).toHaveLength(2)
  expect(withGuests(Array(2))).toHaveLength(4)
})

test('what is not there itself is not given, whatever it inherits', () => {
  expect(unmetRequirements(needed, { ...full, contact: Object.create(name()) })).toEqual([required('firstName')])
  const planted: unknown = JSON.parse('{"contact":{"__proto__":{"firstName":"Amal"}},"details":{}}')
  expect(unmetRequirements(needed, planted)).toContainEqual(required('firstName'))
  const inherited = (path: string): Requirement[] => [{ path, type: 'text', isRequired: true, maxLength: 99 }]
  for (const path of ['constructor.name', '__proto__.constructor', 'toString.name'])
    expect(unmetRequirements(inherited(`contact.${path}`), full)).toEqual([required(path)])
})

test.each([
  ['time', '14:30', []],
  ['time', '24:00', [{ path: 'x', reason: 'invalid' }]],
  ['birth-date', '1980-02-29', []],
  ['birth-date', '1981-02-29', [{ path: 'x', reason: 'invalid' }]],
  ['birth-date', '1899-12-31', [{ path: 'x', reason: 'invalid' }]],
  ['birth-date', '', []],
] as const)('of a text that has to be a %s %j is told %j', (format, x, expected) => {
  const requirement = { path: 'details.x', type: 'text', isRequired: false, maxLength: 10, format } as const
  expect(unmetRequirements([requirement], { details: { x } })).toEqual(expected)
})

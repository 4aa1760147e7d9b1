// Checks the form of identifiers and references, and that they do not repeat.
import { expect, test } from 'vitest'
import { newId, newReference, referenceOf, typedReference } from './id.ts'

test('a reference has eight letters and digits that nobody misreads, in two groups behind its prefix', () => {
  const references = Array.from({ length: 2_000 }, () => newReference('Q'))
  for (const reference of references) expect(reference).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  // Two alike among 2,000 of 2^40 come once in half a million runs.
  expect(new Set(references).size).toBe(references.length)
  expect(new Set(references.flatMap((reference) => reference.slice(2).replace('-', '').split(''))).size).toBe(32)
})

test('an identifier is a random UUID, new each time', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId()).not.toBe(newId())
})

test('the reference of a request is the beginning of its id, in two groups that can be read out', () => {
  expect(referenceOf('3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234')).toBe('3F2A-91C7')
})

test.each([
  ['Q-20CX-FYWM', 'Q-20CX-FYWM'],
  [' q20cxfywm ', 'Q-20CX-FYWM'],
  ['q 20cx fywm', 'Q-20CX-FYWM'],
  ['q-20c', 'Q-20C'],
  ['q20cxf', 'Q-20CX-F'],
  ['m-', 'M'],
])('%s is read as the reference %s or its beginning', (typed, reference) => {
  expect(typedReference(typed)).toBe(reference)
})

test.each(['Mari', 'Haddad-Deutsch', '050 123 4567', 'Q-20CX-FYWM-7', '%', ''])('%s is no reference', (typed) => {
  expect(typedReference(typed)).toBeUndefined()
})

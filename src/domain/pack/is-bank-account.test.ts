// Which texts are numbers of bank accounts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBankAccount } from './is-bank-account.ts'

// Examples of the IBAN registry.
const known = [
  'AE07 0331 2345 6789 0123 456',
  'TR33 0006 1005 1978 6457 8413 26',
  'DE89 3704 0044 0532 0130 00',
  'GB29 NWBK 6016 1331 9268 19',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
]

test.each(known)('%s is one, with spaces, without and in small letters', (iban) => {
  expect([iban, iban.replaceAll(' ', ''), iban.toLowerCase()].every(isBankAccount)).toBe(true)
})

test('one digit wrong is always found', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(40), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const places = [...iban.matchAll(/\d/g)].map(({ index }) => index)
      const place = places[at % places.length] ?? 0
      const digit = (Number(iban[place]) + by) % 10
      expect(isBankAccount(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBe(false)
    }),
  )
})

test.each(['000123456789', '021-000021-1234'])('%s is the number of an account in a country without IBAN', (text) => {
  expect(isBankAccount(text)).toBe(true)
})

test.each(['', 'DE89', '12', 'my account', 'DE89 3704 0044 0532 0130 00 and more', '1'.repeat(40)])(
  '%s is none',
  (text) => {
    expect(isBankAccount(text)).toBe(false)
  },
)

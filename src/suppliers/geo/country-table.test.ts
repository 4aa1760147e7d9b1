// Countries of addresses of well-known networks, and none for what is no address of the public internet.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCountryTable } from './country-table.ts'

const findCountry = createCountryTable()

test.each([
  ['2.48.0.1', 'AE', 'a telephone company of the Emirates'],
  ['168.187.1.1', 'KW', 'a telephone company of Kuwait'],
  ['78.160.0.1', 'TR', 'a telephone company of Türkiye'],
  ['196.219.1.1', 'EG', 'a telephone company of Egypt'],
  ['81.2.69.142', 'GB', 'a provider of the United Kingdom'],
  ['130.59.31.80', 'CH', 'the universities of Switzerland'],
  ['133.11.0.1', 'JP', 'a university of Japan'],
  ['200.83.1.1', 'CL', 'a provider of Chile'],
  ['193.0.6.139', 'NL', 'the European registry of addresses'],
  ['8.8.8.8', 'US', 'a resolver of names'],
])('%s is in %s: %s', (address, country) => {
  expect(findCountry(address)).toBe(country)
})

test('IPv6, and IPv4 as a socket of IPv6 sees it', () => {
  expect(findCountry('2001:620::1')).toBe('CH')
  expect(findCountry('2001:620:0:0:0:0:0:1')).toBe('CH')
  for (const address of ['::ffff:8.8.8.8', '::FFFF:8.8.8.8', '::ffff:808:808']) expect(findCountry(address)).toBe('US')
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '::ffff:192.168.0.1',
  '100.64.0.1',
  '169.254.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
])('%s belongs to a machine or a house, so to no country', (address) => {
  expect(findCountry(address)).toBeUndefined()
})

test.each(['192.0.2.1', '198.51.100.7', '203.0.113.9', '2001:db8::1'])(
  '%s is for examples, so of no country',
  (address) => {
    expect(findCountry(address)).toBeUndefined()
  },
)

test.each([
  '',
  'unknown',
  '1.2.3',
  '1.2.3.4.5',
  '999.1.1.1',
  '8.8.8.8:443',
  '[2001:620::1]',
  '8.8.8.8, 1.1.1.1',
  '2001:620::g',
])('%j is no address', (address) => {
  expect(findCountry(address)).toBeUndefined()
})

test('whatever is asked, the answer is a country code or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (address) => {
      expect(findCountry(address) ?? 'AA').toMatch(/^[A-Z]{2}$/)
    }),
  )
})

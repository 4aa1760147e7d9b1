// Where a request comes from: only a proxy on this machine is believed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress, isLoopback, networkOf } from './client-address.ts'

test('every way of writing this machine is loopback', () => {
  for (const address of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'localhost']) {
    expect([address, isLoopback(address)]).toEqual([address, true])
  }
})

test('nothing else is loopback', () => {
  for (const address of [
    '10.0.0.1',
    '0.0.0.0',
    '::',
    '::10',
    '::ffff:10.127.0.1',
    '1127.0.0.1',
    'localhost.evil.example',
    '',
  ]) {
    expect([address, isLoopback(address)]).toEqual([address, false])
  }
})

test('a peer elsewhere is itself, whatever it says of others', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.option(fc.string(), { nil: undefined }), (peer, said) => {
      fc.pre(!peer.startsWith('127.'))
      expect(clientAddress(peer, said)).toBe(peer)
    }),
  )
})

test('behind a proxy on this machine it is the last entry, which the proxy added; earlier ones are the caller’s word', () => {
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.array(fc.string({ unit: fc.constantFrom('1', '.', ',', ' ', 'x') })),
      (client, forged) => {
        expect(clientAddress('127.0.0.1', [...forged, ` ${client}`].join(','))).toBe(client)
      },
    ),
  )
})

test('a proxy on this machine that says nothing is the sender itself', () => {
  for (const said of [undefined, '', ' ', '203.0.113.7,']) expect(clientAddress('::1', said)).toBe('::1')
})

test.each([
  ['203.0.113.9:4711', '203.0.113.9'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '127.0.0.1'],
  ['<script>', '127.0.0.1'],
])('what a local proxy writes as %s is %s', (entry, address) => {
  expect(clientAddress('127.0.0.1', `198.51.100.1, ${entry}`)).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8:0001::6', '2001:db8:1:0', '2001:db8:1'],
  ['::1', '0:0:0:0', '0:0:0'],
])('%s is of the household %s and of the site %s', (address, household, site) => {
  expect([networkOf(address), networkOf(address, 'household'), networkOf(address, 'site')]).toEqual([
    household,
    household,
    site,
  ])
})

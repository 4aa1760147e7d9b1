// The file of an offer: what it becomes, and every fault of it in its place.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerTotal } from '#domain/quotes/offer-total.ts'
import { exponentOf } from '#kernel/money.ts'
import type { OfferRules } from './offer-rules.ts'
import type { PackFault } from './pack.ts'
import { readAddress, readOffer, readReply } from './read-offer.ts'
import { Source } from './source.ts'

const rules: OfferRules = { languages: ['en', 'ar'], today: '2026-11-21', practitioners: ['lina-haddad', 'omar-said'] }
const whole = readFileSync(new URL('../../../data/sample-offer.json', import.meta.url), 'utf8')
const least = {
  domain: 'clinic.test',
  request: 'Q-7K3M-92PX',
  currency: 'AED',
  validUntil: '2026-12-31',
  lines: [{ label: 'Surgeon', amount: '1250.50' }],
}

function read(text: string, more: Partial<OfferRules> = {}) {
  const faults: PackFault[] = []
  const source = new Source('offer.json', text, faults)
  const address = readAddress(source, 'offer')
  const offer = address && readOffer(source, address.root, { ...rules, ...more })
  return { offer, faults, told: faults.map(({ line, column, message }) => `${line}:${column} ${message}`) }
}
const readChanged = (changes: object) => read(JSON.stringify({ ...least, ...changes }))

test('the sample is a sound offer in both languages', () => {
  const { offer, told } = read(whole)
  expect(told).toEqual([])
  expect(offer?.notes).toEqual([])
  expect(offer?.draft.content.lines.map(({ amountMinor }) => amountMinor)).toEqual([
    1_850_000, 940_000, 360_000, 90_000,
  ])
  expect(offer?.draft.content.depositMinor).toBe(300_000)
})

test('what is left out is empty, and a text written once is in the provider’s first language', () => {
  const { offer } = readChanged({})
  expect(offer?.draft).toEqual({
    reference: 'Q-7K3M-92PX',
    validUntil: '2026-12-31',
    digest: expect.any(String),
    content: {
      currency: 'AED',
      lines: [{ label: { en: 'Surgeon' }, amountMinor: 125_050, mayChangeIf: null }],
      includes: [],
      excludes: [],
      depositMinor: 0,
      documents: [],
      from: null,
      until: null,
      practitionerSlug: null,
      note: null,
    },
  })
  expect(offer?.notes).toEqual(['not in "ar": lines[0].label'])
})

test('the digest is of what is offered: layout changes nothing, a word does', () => {
  const digest = (text: string) => read(text).offer?.draft.digest
  expect(digest(JSON.stringify(least, null, 8))).toBe(digest(JSON.stringify(least)))
  expect(digest(JSON.stringify({ ...least, request: 'q-7k3m-92px' }))).toBe(digest(JSON.stringify(least)))
  for (const changes of [{ validUntil: '2027-01-01' }, { note: 'x' }, { currency: 'USD' }]) {
    expect(readChanged(changes).offer?.draft.digest).not.toBe(digest(JSON.stringify(least)))
  }
})

test.each([
  ['an unknown key, and what was meant', { notes: 'x' }, 'unknown key "notes"; did you mean "note"?'],
  ['a reference that is none', { request: 'Q-7K3M' }, 'request is "Q-7K3M"; must be a reference such as Q-7K3M-92PX'],
  ['an offer without lines', { lines: [] }, 'lines is []; must be a list in [ ] of at least one'],
  [
    'an amount that could be two',
    { lines: [{ label: 'A', amount: '2.400' }] },
    'lines[0].amount is "2.400"; must be written 2400 or 2.40, for it could be either',
  ],
  [
    'an amount with more decimals than the currency',
    { lines: [{ label: 'A', amount: '1.234' }] },
    'lines[0].amount is "1.234"; must be an amount of AED, which has 2 decimals',
  ],
  [
    'an amount below zero',
    { lines: [{ label: 'A', amount: -5 }] },
    'lines[0].amount is -5; must be an amount such as 1250.50: digits, a point or a comma before the decimals, not below zero',
  ],
  ['a deposit over the total', { deposit: '1250.51' }, 'deposit is more than all lines together'],
  [
    'a last day that is over',
    { validUntil: '2026-11-20' },
    'validUntil is "2026-11-20"; must not be over; today is 2026-11-21',
  ],
  [
    'a journey that ends before it begins',
    { from: '2027-01-02', until: '2027-01-01' },
    'until is "2027-01-01"; must not be before from, which is "2027-01-02"',
  ],
  [
    'a kind of document that there is not',
    { documents: ['xray'] },
    'documents[0] is "xray"; must be one of passport, x-ray, scan, report, lab-result, prescription, photograph, consent, insurance, discharge, other',
  ],
  [
    'somebody who does not treat there',
    { practitioner: 'lina-hadad' },
    'nobody of the name "lina-hadad" treats there; did you mean "lina-haddad"?',
  ],
  [
    'a language that the provider does not write',
    { note: { en: 'x', fr: 'y' } },
    'unknown language "fr"; must be one of en, ar',
  ],
  [
    'an amount that nobody pays',
    { lines: [{ label: 'A', amount: '10000000000.01' }] },
    'lines[0].amount is "10000000000.01"; must be an amount of at most 10000000000.00 AED',
  ],
  [
    'an amount of a currency of three decimals that nobody pays',
    { currency: 'KWD', lines: [{ label: 'A', amount: 1_000_000_001 }] },
    'lines[0].amount is 1000000001; must be an amount of at most 1000000000.000 KWD',
  ],
  [
    'a currency without decimals that is given some',
    { currency: 'JPY', lines: [{ label: 'A', amount: '1000.5' }] },
    'lines[0].amount is "1000.5"; must be an amount of JPY, which has no decimals',
  ],
  [
    'a label over two lines',
    { lines: [{ label: 'Surgeon\nFree of charge', amount: '1' }] },
    'lines[0].label is "Surgeon\\nFree of charge"; must be a text of at most 200 characters on one line, none of which turns its direction',
  ],
  [
    'a label that turns the figures behind it around',
    { includes: ['Food \u202e'] },
    'includes[0] is "Food \u202e"; must be a text of at most 200 characters on one line, none of which turns its direction',
  ],
])('%s is one fault in its place', (_, changes, message) => {
  const { offer, faults } = readChanged(changes)
  expect(offer).toBeUndefined()
  expect(faults.map((fault) => fault.message)).toEqual([message])
  // Not at the beginning of the file, but where it stands.
  expect(faults[0]?.column).toBeGreaterThan(1)
})

test('too many lines and too long texts are told, the longest of both are taken', () => {
  const lines = (count: number, label = 'x'.repeat(200)) => Array.from({ length: count }, () => ({ label, amount: 1 }))
  expect(readChanged({ lines: lines(60), note: 'One line,\nand another'.padEnd(2_000, '.') }).told).toEqual([])
  expect(readChanged({ lines: lines(61) }).told).toEqual([
    expect.stringContaining('must be a list in [ ] of at most 60'),
  ])
  expect(readChanged({ lines: lines(1, 'x'.repeat(201)) }).told).toHaveLength(1)
  expect(readChanged({ note: 'x'.repeat(2_001), includes: Array(61).fill('x') }).told).toHaveLength(2)
})

test('whatever amounts are written, an offer that is taken comes to an exact total', () => {
  const amount = fc.oneof(fc.nat(2_000_000_000), fc.nat(999_999_999_999)).map(String)
  const currencies = fc.constantFrom('AED', 'JPY', 'KWD')
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 70 }), currencies, (given, currency) => {
      const { offer, told } = readChanged({ currency, lines: given.map((amount) => ({ label: 'A', amount })) })
      if (!offer) return told.length > 0
      const exact = given.reduce((before, text) => before + BigInt(text), 0n) * BigInt(10 ** exponentOf(currency))
      return BigInt(offerTotal(offer.draft.content).amountMinor) === exact
    }),
    { numRuns: 50 },
  )
})

test('a deposit of all and a last day of today are taken', () => {
  expect(readChanged({ deposit: '1250.50', validUntil: '2026-11-21' }).told).toEqual([])
})

test('all faults are named at once, each with its line', () => {
  const text = `{\n "domain": "clinic.test",\n "request": "Q",\n "currency": "XXX",\n "validUntil": "soon",\n "lines": 5\n}`
  expect(read(text).faults.map(({ line }) => line)).toEqual([3, 4, 5, 6])
})

test('without a domain the rest is looked at as well, in any language', () => {
  const { offer, told } = read(JSON.stringify({ ...least, domain: 'http://x', note: { fr: 'oui' }, lines: [] }))
  expect(offer).toBeUndefined()
  expect(told).toHaveLength(2)
})

test('no JSON, and JSON of another kind, are one fault', () => {
  for (const text of ['{', '[]', '"x"', '']) expect(read(text).told).toHaveLength(1)
})

test('a reply is its words and where they belong', () => {
  const reply = (changes: object) => {
    const faults: PackFault[] = []
    const text = JSON.stringify({ domain: 'clinic.test', request: 'Q-7K3M-92PX', text: ' Yes. ', ...changes })
    const source = new Source('reply.json', text, faults)
    const address = readAddress(source, 'reply')
    return { reply: address && readReply(source, address.root), told: faults.map(({ message }) => message) }
  }
  expect(reply({})).toEqual({ reply: { reference: 'Q-7K3M-92PX', text: 'Yes.' }, told: [] })
  expect(reply({ text: '' }).told).toEqual(['text is ""; must be a text'])
  expect(reply({ text: 'x'.repeat(4_001) }).told).toEqual([
    expect.stringContaining('must be a text of at most 4000 characters'),
  ])
  expect(reply({ text: 'a\u202eb' }).told).toEqual([
    expect.stringContaining('without characters that turn its direction'),
  ])
  expect(reply({ text: 'One.\n\nTwo.' }).told).toEqual([])
  expect(reply({ domain: 5, request: 6 }).told).toHaveLength(2)
})

const free = { daysBefore: 14, time: '12:00', fee: { percent: 0 } }

test('its own cancellation policy is read step by step, amounts in the offer’s currency', () => {
  const half = { daysBefore: 3, time: '18:00', fee: { amount: '100.50' } }
  const { offer, told } = readChanged({ cancellation: [free, half] })
  expect(told).toEqual([])
  expect(offer?.draft.content.cancellation).toEqual([free, { ...half, fee: { amountMinor: 10_050 } }])
  expect(readChanged({ cancellation: [] }).offer?.draft.content).not.toHaveProperty('cancellation')
})

test.each([
  ['a fee in no way', [{ ...free, fee: {} }], 'cancellation[0].fee must be either percent or amount'],
  ['in both', [{ ...free, fee: { percent: 1, amount: '1' } }], 'cancellation[0].fee must be either percent or amount'],
  ['more than all of it', [{ ...free, fee: { percent: 101 } }], 'cancellation[0].fee.percent is 101'],
  ['an amount no coin fits', [{ ...free, fee: { amount: '1.005' } }], 'cancellation[0].fee.amount is "1.005"'],
  ['a step that ends earlier', [free, { ...free, daysBefore: 20 }], 'cancellation[1].daysBefore is 20'],
  ['the same end twice', [free, free], 'cancellation[1].daysBefore is 14'],
  [
    'a fee that falls',
    [
      { ...free, fee: { percent: 50 } },
      { ...free, daysBefore: 3 },
    ],
    'cancellation[1].fee is',
  ],
])('a cancellation policy with %s is refused in its place', (_, cancellation, said) => {
  const { offer, told } = readChanged({ cancellation })
  expect(offer).toBeUndefined()
  expect(told.join()).toContain(said)
})

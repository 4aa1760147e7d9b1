// Every state of an offer with every deed, and the state that a row and a day make.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OfferState } from './offer.ts'
import { offerDeeds, offerStateOf, offerSteps, quoteStateOf } from './offer-states.ts'

const states: OfferState[] = ['open', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired']

// biome-ignore format: it is read as a table
test.each<[OfferState, (typeof offerDeeds)[number], OfferState | 'refused']>([
  ['open',       'accept', 'accepted'],  ['open',       'decline', 'declined'], ['open',       'withdraw', 'withdrawn'], ['open',       'supersede', 'superseded'],
  ['accepted',   'accept', 'accepted'],  ['accepted',   'decline', 'refused'],  ['accepted',   'withdraw', 'refused'],   ['accepted',   'supersede', 'refused'],
  ['declined',   'accept', 'refused'],   ['declined',   'decline', 'declined'], ['declined',   'withdraw', 'refused'],   ['declined',   'supersede', 'declined'],
  ['withdrawn',  'accept', 'refused'],   ['withdrawn',  'decline', 'refused'],  ['withdrawn',  'withdraw', 'withdrawn'], ['withdrawn',  'supersede', 'withdrawn'],
  ['superseded', 'accept', 'refused'],   ['superseded', 'decline', 'refused'],  ['superseded', 'withdraw', 'refused'],   ['superseded', 'supersede', 'superseded'],
  ['expired',    'accept', 'refused'],   ['expired',    'decline', 'refused'],  ['expired',    'withdraw', 'refused'],   ['expired',    'supersede', 'superseded'],
])('%s, %s: %s', (state, deed, outcome) => {
  expect(offerSteps[state][deed] ?? 'refused').toBe(outcome)
})

test('every pair is in the table', () => {
  expect(Object.keys(offerSteps).sort()).toEqual([...states].sort())
  for (const state of states) expect(Object.keys(offerSteps[state]).sort()).toEqual([...offerDeeds].sort())
})

test('a decision is never undone: whatever is done to it leaves it as it is, or is refused', () => {
  for (const state of ['accepted', 'declined', 'withdrawn'] as const) {
    for (const deed of offerDeeds) expect([state, null]).toContain(offerSteps[state][deed])
  }
})

test.each([
  ['the last version is open to the end of its last day', null, '2026-11-21', true, 'open'],
  ['and expired the day after', null, '2026-11-20', true, 'expired'],
  ['one with a later version is superseded, expired or not', null, '2026-12-31', false, 'superseded'],
  ['and so is an expired one', null, '2026-11-20', false, 'superseded'],
  ['what was accepted stays so when its day is over', 'accepted', '2026-11-20', true, 'accepted'],
  ['what was declined stays so under a later version', 'declined', '2026-12-31', false, 'declined'],
  ['what was withdrawn stays so under a later version', 'withdrawn', '2026-12-31', false, 'withdrawn'],
] as const)('%s', (_, decision, validUntil, isLast, state) => {
  expect(offerStateOf({ decision, validUntil }, isLast, '2026-11-21')).toBe(state)
})

test('a request stands where its last version stands', () => {
  expect(quoteStateOf(undefined)).toBe('asked')
  const stands = states.map((state) => [state, quoteStateOf(state)])
  expect(Object.fromEntries(stands)).toMatchObject({
    open: 'offered',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'lapsed',
    expired: 'lapsed',
  })
})

test('only an open offer that is the last can become accepted, whatever the days', () => {
  const day = fc
    .integer({ min: 0, max: 3_000 })
    .map((at) => new Date(1.7e12 + at * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      fc.constantFrom(null, 'accepted' as const, 'declined' as const, 'withdrawn' as const),
      day,
      day,
      fc.boolean(),
      (decision, validUntil, today, isLast) => {
        const state = offerStateOf({ decision, validUntil }, isLast, today)
        const becomes = state !== 'accepted' && offerSteps[state].accept === 'accepted'
        expect(becomes).toBe(decision === null && isLast && today <= validUntil)
      },
    ),
  )
})

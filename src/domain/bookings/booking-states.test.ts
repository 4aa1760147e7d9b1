// Checks the table of a booking's states: what is over stays over, and every state is reached.
import { expect, test } from 'vitest'
import { bookingActions, bookingStates, bookingTransitions } from './booking-states.ts'

const leadingFrom = (state: (typeof bookingStates)[number]) =>
  bookingActions.flatMap((action) => bookingTransitions[state][action] ?? []).filter((next) => next !== state)

test('what is cancelled, expired or replaced leads nowhere, and what was refused only to what is booked all the same or held again', () => {
  for (const state of ['cancelled', 'expired', 'replaced'] as const) expect(leadingFrom(state)).toEqual([])
  expect(leadingFrom('refused')).toEqual(['held', 'booked'])
})

test('every state but the first is reached from one before it', () => {
  const reached = new Set(bookingStates.flatMap(leadingFrom))
  expect(bookingStates.filter((state) => !reached.has(state))).toEqual(['asked'])
})

test('nothing is booked that was not held, and nothing cancelled that was not booked', () => {
  const before = (wanted: (typeof bookingStates)[number]) =>
    bookingStates.filter((state) => leadingFrom(state).includes(wanted))
  expect([before('booking'), before('cancelling'), before('cancelled')]).toEqual([['held'], ['booked'], ['cancelling']])
  expect(before('booked')).toEqual(['booking', 'cancelling', 'refused'])
})

test('an action that was done already is idempotent', () => {
  const again = { hold: 'held', book: 'booked', cancel: 'cancelled', refuse: 'refused', expire: 'expired' } as const
  for (const [action, state] of Object.entries(again)) expect(bookingTransitions[state][action as 'hold']).toBe(state)
})

// Checks that an offer is named by its room and its plan, and nothing else is read as one.
import { expect, test } from 'vitest'
import { readOfferId, writeOfferId } from './offer-id.ts'

test('what is written is read', () => {
  expect(readOfferId(writeOfferId({ room: 'suite', plan: 'flex' }))).toEqual({ room: 'suite', plan: 'flex' })
})

test.each(['', 'suite', '/flex', 'suite/', 'suite/flex/more'])('%j is no offer', (text) => {
  expect(readOfferId(text)).toBeUndefined()
})

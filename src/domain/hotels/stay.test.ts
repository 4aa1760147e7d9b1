// Checks which stays can be asked for, and who fits into which room.
import { expect, test } from 'vitest'
import { fitsRoom, type Stay, stayFaults } from './stay.ts'

const today = '2026-12-30'
const stay: Stay = { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: [{ adults: 2, children: [] }] }
const faultsOf = (changes: Partial<Stay>) =>
  stayFaults({ ...stay, ...changes }, today).map(({ path, reason }) => `${path} ${reason}`)

test('a stay over the end of a year that begins today is sound', () => {
  expect(faultsOf({})).toEqual([])
})

test.for([
  [{ checkIn: '2026-12-29' }, ['checkIn past']],
  [{ checkOut: '2026-12-30' }, ['checkOut not-after']],
  [{ checkOut: '2026-12-01' }, ['checkOut not-after']],
  [{ checkOut: '2028-02-03' }, ['checkOut too-long']],
  [{ checkOut: '2027-03-30' }, []],
  [{ checkOut: '2027-03-31' }, ['checkOut too-long']],
  [{ checkIn: '2028-06-23', checkOut: '2028-06-24' }, ['checkIn too-far']],
  [{ rooms: [] }, ['room required']],
  [{ rooms: Array.from({ length: 5 }, () => ({ adults: 1, children: [] })) }, ['room too-many']],
  [{ rooms: [{ adults: 0, children: [4] }] }, ['room.0.adults required']],
  [{ rooms: [{ adults: 7, children: [] }] }, ['room.0.adults too-many']],
  [{ rooms: [{ adults: 1, children: [1, 2, 3, 4, 5] }] }, ['room.0.children too-many']],
  [
    {
      rooms: [
        { adults: 1, children: [] },
        { adults: 1, children: [18] },
      ],
    },
    ['room.1.children no-child'],
  ],
] as [Partial<Stay>, string[]][])('%j: %j', ([changes, faults]) => {
  expect(faultsOf(changes)).toEqual(faults)
})

test('infants take nobody’s place; all others count', () => {
  const room = { maxGuests: 3, maxAdults: 2 }
  expect(fitsRoom(room, { adults: 2, children: [1, 0, 1] })).toBe(true)
  expect(fitsRoom(room, { adults: 2, children: [2] })).toBe(true)
  expect(fitsRoom(room, { adults: 2, children: [2, 3] })).toBe(false)
  expect(fitsRoom(room, { adults: 3, children: [] })).toBe(false)
})

// Whether a calendar says the same night by night, and what is told of nights that follow one another.
import { describe, expect, test } from 'vitest'
import { bringTogether, placesThatChanged } from './document-places.ts'
import { byNight, toEntries } from './room-nights.ts'

const december = { from: '2026-12-01', to: '2026-12-31', price: '400.00', rooms: 3 }
const calendar = (...entries: object[]) => ({ entries: [december, ...entries] })

test('a later entry takes the place of an earlier one, on the weekdays that it names', () => {
  const nights = byNight(
    calendar({ from: '2026-12-01', to: '2026-12-07', days: ['sat', 'sun'], price: '500.00', rooms: 1 }),
  )
  expect(nights['2026-12-04']).toEqual({ price: '400.00', rooms: 3 })
  // The fifth of December 2026 is a Saturday.
  expect(nights['2026-12-05']).toEqual({ price: '500.00', rooms: 1 })
  expect(nights['2026-12-12']).toEqual({ price: '400.00', rooms: 3 })
})

test('what is no entry of a calendar is left out, however long it is', () => {
  const strange = {
    entries: [{ from: '0001-01-01', to: '9999-12-31' }, { from: '2026-13-45', to: '2026-13-46' }, 7, {}],
  }
  expect(byNight(strange)).toEqual({})
})

test('nights are said again in entries that say the same', () => {
  const written = calendar({ from: '2026-12-24', to: '2026-12-26', closed: true, minimumStay: 3 })
  expect(byNight(toEntries(byNight(written)))).toEqual(byNight(written))
  expect(toEntries(byNight(calendar()))).toEqual(calendar())
})

test('what changed is told of the days that follow one another as one', () => {
  const closed = calendar({ ...december, from: '2026-12-24', to: '2026-12-26', closed: true })
  expect(placesThatChanged('calendar', calendar(), closed)).toEqual([
    { path: '2026-12-24/2026-12-26.closed', before: null, after: true },
  ])
})

describe('two who set nights of one room', () => {
  const mine = calendar({ ...december, from: '2026-12-24', to: '2026-12-26', price: '900.00' })

  test('of other days: both stand', () => {
    const theirs = calendar({ ...december, from: '2026-12-10', to: '2026-12-11', closed: true })
    const { value, conflicts } = bringTogether('calendar', { base: calendar(), mine, theirs })
    expect(conflicts).toEqual([])
    const nights = byNight(value ?? {})
    expect([nights['2026-12-10'], nights['2026-12-25']]).toEqual([
      { price: '400.00', rooms: 3, closed: true },
      { price: '900.00', rooms: 3 },
    ])
  })

  test('of the same days: they are told once, and one’s own are chosen by that', () => {
    const theirs = calendar({ ...december, from: '2026-12-25', to: '2026-12-31', price: '700.00' })
    const versions = { base: calendar(), mine, theirs }
    const { conflicts } = bringTogether('calendar', versions)
    expect(conflicts).toEqual([{ path: '2026-12-25/2026-12-26.price', theirs: '700.00', mine: '900.00' }])
    const chosen = bringTogether('calendar', versions, ['2026-12-25/2026-12-26.price'])
    const nights = byNight(chosen.value ?? {})
    expect([chosen.conflicts, nights['2026-12-26']?.['price'], nights['2026-12-27']?.['price']]).toEqual([
      [],
      '900.00',
      '700.00',
    ])
  })
})

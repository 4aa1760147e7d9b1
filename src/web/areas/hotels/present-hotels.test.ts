// Guards what the search page is made of: a stay to begin with, faults beside their fields, and one address for one search.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchHotels } from '#contract/hotels.ts'
import { plainDate } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentHotels } from './present-hotels.server.ts'

let api: SampleApi
let page: PageContext

beforeAll(async () => {
  api = await openSampleApi()
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
})
afterAll(() => api.close())

const now = sampleNow
const today = plainDate(now, 'Asia/Dubai')
const at = (query: string, of = page) =>
  presentHotels(of, new URL(`https://clinic.example/hotels${query}`), '/hotels', now)
const refusing = (error: unknown): PageContext => ({
  ...page,
  call: (to, input) => {
    if ((to as { name: string }).name === searchHotels.name) throw error
    return page.call(to, input)
  },
})

test('without dates nothing is asked; the form has a stay in three weeks, of as many nights as a link says', async () => {
  const { form, found, faults, search } = await at('')
  expect([found.kind, faults, search.checkIn]).toEqual(['nothing-asked', [], ''])
  expect(form).toMatchObject({ today, checkIn: addDays(today, 21), checkOut: addDays(today, 28) })
  const { checkIn, checkOut } = (await at('?nights=12')).form
  expect(nightsBetween(checkIn, checkOut)).toBe(12)
})

test('a stay is asked for once, of whoever answers first', async () => {
  const { found, form } = await at(`?checkIn=${addDays(today, 40)}&checkOut=${addDays(today, 45)}&room=2`)
  expect(found.kind).toBe('found')
  expect(form.checkIn).toBe(addDays(today, 40))
})

test('past dates, 400 nights and 0 adults are said of their fields, and stay in the form', async () => {
  const checkIn = addDays(today, -2)
  const { found, faults, form, search } = await at(
    `?checkIn=${checkIn}&checkOut=${addDays(checkIn, 400)}&room=0&room=2-30`,
  )
  expect(found.kind).toBe('refused')
  expect(faults).toEqual([
    { path: 'checkIn', reason: 'past' },
    { path: 'checkOut', reason: 'too-long' },
    { path: 'room.0.adults', reason: 'required' },
    { path: 'room.1.children', reason: 'no-child' },
  ])
  expect([form.checkIn, search.rooms]).toEqual([
    checkIn,
    [
      { adults: 0, children: [] },
      { adults: 2, children: [30] },
    ],
  ])
})

test('one day alone lacks the other, and is not asked for', async () => {
  const { found, faults } = await at(`?checkOut=${addDays(today, 45)}`, refusing(new Error('asked')))
  expect([found.kind, faults]).toEqual(['refused', [{ path: 'checkIn', reason: 'required' }]])
})

test('what an address says and nobody can read is said of its field, and not asked for; the form has no made-up days beside it', async () => {
  const asked = refusing(new Error('asked'))
  const { found, faults, form } = await at(`?checkIn=abc&checkOut=${addDays(today, 45)}`, asked)
  expect([found.kind, faults, form.checkIn]).toEqual(['refused', [{ path: 'checkIn', reason: 'invalid' }], ''])
  expect((await at('?checkIn=abc&checkOut=abc', asked)).form).toMatchObject({ checkIn: '', checkOut: '' })
  expect((await at('?room=99', asked)).faults).toEqual([{ path: 'room.0.adults', reason: 'too-many' }])
})

test('a limit in a currency that nobody knows is refused, and gone from what is asked next', async () => {
  const stay = `?checkIn=${addDays(today, 40)}&checkOut=${addDays(today, 45)}&room=2`
  const { faults, search } = await at(`${stay}&max=500&maxCurrency=XYZ&stars=4`)
  expect(faults).toEqual([{ path: 'maxCurrency', reason: 'invalid' }])
  expect(search).toMatchObject({ max: undefined, maxCurrency: '', stars: 4 })
})

test('a supplier that is down leaves the page with its form; what is broken is not hidden', async () => {
  const query = `?checkIn=${addDays(today, 40)}&checkOut=${addDays(today, 45)}`
  expect((await at(query, refusing(new Fault('unavailable', 'away')))).found.kind).toBe('away')
  await expect(at(query, refusing(new Fault('internal', 'broken')))).rejects.toThrow('broken')
})

test('what the form without scripts wrote is led to the address that everybody has', async () => {
  const answer = await at('?checkIn=2027-05-12&checkOut=2027-05-19&adults1=2&ages1=4,+11&adults2=').catch(
    (thrown) => thrown,
  )
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(
    '/hotels?checkIn=2027-05-12&checkOut=2027-05-19&room=2-4-11',
  )
})

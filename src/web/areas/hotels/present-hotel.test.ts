// Guards what a hotel's page says: its features first and honestly, rates side by side, and a state for every stay that cannot be had.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readHotel } from '#contract/hotels.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { samplePage } from '#tests/support/sample-page.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentHotel } from './present-hotel.server.ts'

let api: SampleApi
let page: PageContext

beforeAll(async () => {
  api = await openSampleApi({ gateways: [] })
  await writeSampleHotels(api.database, api.provider, [
    sampleHotel('marina-rest', {
      name: { en: 'Marina Rest', ar: 'استراحة المارينا' },
      minutesCar: 6,
      minutesWalk: 20,
      features: ['lift', 'step-free'],
      rooms: [
        sampleRoom('standard', [10_000, 9_000]),
        sampleRoom('suite', [18_000, 16_000], { features: ['walk-in-shower'] }),
      ],
    }),
    sampleHotel('full-house', {
      rooms: [
        sampleRoom('only', [9_000, 8_000], {
          nights: (day) => ({ prices: [9_000, 8_000], closed: day === '2026-12-08' }),
        }),
      ],
    }),
  ])
  page = await samplePage(api, { language: 'en', currency: 'EUR' })
})
afterAll(() => api.close())
afterEach(() => {
  vi.useRealTimers()
})

const stay = 'checkIn=2026-12-07&checkOut=2026-12-10&room=2'
const show = async (id: string, query = stay, own = page) => {
  const asked = { id, query: new URLSearchParams(query), base: '/hotels', now: sampleNow } as const
  return (await presentHotel(own, asked)).view
}
const offersOf = async (query = stay, own = page) => {
  const { rooms } = await show('marina-rest', query, own)
  if (rooms.kind !== 'offers') throw new Error(rooms.kind)
  return rooms.rooms
}

test('what a body in recovery needs is told with what it means, what only some rooms have with which, and what is not there honestly', async () => {
  const { facts } = await show('marina-rest')
  expect(facts?.features.map(({ title, rooms }) => [title, rooms])).toEqual([
    ['Step-free access', ''],
    ['Lift to every floor', ''],
    ['Walk-in shower', 'Only in: \u2068Room suite\u2069'],
  ])
  expect(facts?.features[1]?.text).toMatch(/stairs/)
  expect(facts?.otherFeatures).toHaveLength(5)
  expect(facts?.isOwn).toBe(true)
  expect(facts?.distance).toEqual({ car: '6 minutes by car', walk: '20 minutes on foot', clinic: 'to Harbour Clinic' })
  expect(facts?.list.map(({ text }) => text)).toEqual(['from 15:00', 'until 12:00', '2 Creek Road, Dubai'])
  const inArabic = await show('marina-rest', stay, await samplePage(api, { language: 'ar', currency: 'EUR' }))
  expect(inArabic.facts?.list[0]?.text).toBe('من الساعة 15:00')
})

test('rates of a room stand side by side: the least costly marked, the others with what they cost more', async () => {
  const [standard, suite] = await offersOf()
  expect(standard?.plans.map(({ name, board, isLeast, difference }) => [name, board, isLeast, difference])).toEqual([
    ['Flexible', 'No meals included', true, null],
    ['Saver with breakfast', 'Breakfast included', false, '€33 more for the stay'],
  ])
  expect(suite?.plans.map(({ isLeast }) => isLeast)).toEqual([false, false])
  const [flex, saver] = standard?.plans ?? []
  expect(flex?.price.shown).toBe('€336')
  expect(flex?.perNight).toBe('€112 a night')
  expect(flex?.terms).toEqual({ kind: 'free', text: 'Free cancellation until Fri 4 Dec, 18:00 there' })
  expect([flex?.payment, saver?.payment]).toEqual(['You pay at the hotel', 'Paid in full when booking'])
  expect([flex?.canBook, saver?.canBook]).toEqual([true, false])
})

test('the price in its lines: they make the sum, and what the hotel takes itself is told', async () => {
  const plan = (await offersOf())[0]?.plans[0]
  expect(plan?.lines).toEqual([
    { label: '1 room, 3 nights', amount: '€300', isPaidAtHotel: false },
    { label: 'Tax', amount: '€30', isPaidAtHotel: false },
    { label: 'City fee', amount: '€6', isPaidAtHotel: true },
  ])
  expect([plan?.sum, plan?.atHotel]).toEqual(['€336', '€6 of it is paid to the hotel itself'])
  expect(plan?.seen).toEqual({ amountMinor: 33_600, currency: 'EUR' })
})

test('in another currency the lines stand in what is charged, to the minor unit, and the total in both', async () => {
  const own = await samplePage(api, { language: 'en', currency: 'JPY' })
  const plan = (await offersOf(stay, own))[0]?.plans[0]
  expect(plan?.lines.map(({ amount }) => amount)).toEqual(['€300', '€30', '€6'])
  expect([plan?.sum, plan?.price.charged]).toEqual(['€336', '€336'])
  expect(plan?.price.shown).toMatch(/¥/)
})

test('in another currency the difference is that of the two amounts that are seen', async () => {
  const own = await samplePage(api, { language: 'en', currency: 'USD' })
  for (const { plans } of await offersOf(stay, own)) {
    const major = (text: string) => Number(text.replace(/\D/g, ''))
    const [first, second] = plans
    expect(major(second?.price.shown ?? '') - major(first?.price.shown ?? '')).toBe(major(second?.difference ?? ''))
  }
})

test('a choice leads to the signed-in page with the stay, the procedure and the room and rate by their names', async () => {
  const [room] = await offersOf(`${stay}&procedure=hip-replacement&stars=4`)
  expect(room?.plans[0]?.chooseHref).toBe(
    '/profile/hotels/marina-rest?checkIn=2026-12-07&checkOut=2026-12-10&room=2&procedure=hip-replacement&offer=standard%2Fflex&at=rooms',
  )
})

test('the cancellation policy in words and by the clock of the hotel', async () => {
  const policy = (await offersOf())[0]?.plans[0]?.policy
  expect(policy?.steps.map(({ when, cost, isAll }) => [when, cost?.shown ?? null, isAll])).toEqual([
    ['Until Fri 4 Dec, 18:00:', null, false],
    ['Then until Mon 7 Dec, 12:00:', '€110', false],
    ['After Mon 7 Dec, 12:00:', '€330', true],
  ])
  expect([policy?.starts, policy?.zone]).toEqual([
    'Arrival 7 Dec',
    'Times are by the clock at the hotel (Gulf Standard Time).',
  ])
})

test('without dates the rooms are listed, and the page may be kept for everyone', async () => {
  const { rooms, isLasting, stay: asked } = await show('marina-rest', '')
  expect(rooms).toMatchObject({
    kind: 'bare',
    isRefused: false,
    rooms: [{ name: 'Room standard' }, { name: 'Room suite' }],
  })
  expect([isLasting, asked.said]).toEqual([true, ''])
  expect((await show('marina-rest')).isLasting).toBe(false)
})

test('a sold-out stay names the nearest days on which as long a one is free', async () => {
  const { rooms } = await show('full-house')
  if (rooms.kind !== 'none') throw new Error(rooms.kind)
  expect(rooms.days).toHaveLength(6)
  expect(rooms.days.map(({ href }) => href)).toContain(
    '/hotels/full-house?checkIn=2026-12-09&checkOut=2026-12-12&room=2',
  )
  expect(rooms.days[0]).toMatchObject({ dates: expect.stringMatching(/Dec/), price: '€303' })
})

test('people who fit into none of the rooms are told so, instead of that all rooms are taken', async () => {
  const asked = 'checkIn=2026-12-07&checkOut=2026-12-10'
  expect((await show('marina-rest', `${asked}&room=4`)).rooms).toMatchObject({
    kind: 'none',
    isTooMany: true,
    days: [],
  })
  expect((await show('marina-rest', `${asked}&room=3-1`)).rooms.kind).toBe('offers')
  expect((await show('full-house')).rooms).toMatchObject({ isTooMany: false })
})

test('bad input: past dates, 400 nights, no adults and a missing day are said at their fields, and the hotel is shown all the same', async () => {
  const cases: [string, string, string][] = [
    ['checkIn=2025-01-01&checkOut=2025-01-03&room=2', 'checkIn', 'past'],
    ['checkIn=2026-12-07&checkOut=2028-01-11&room=2', 'checkOut', 'too-long'],
    ['checkIn=2026-12-07&checkOut=2026-12-10&room=0', 'room.0.adults', 'required'],
    ['checkIn=2026-12-07&room=2', 'checkOut', 'required'],
  ]
  for (const [query, path, reason] of cases) {
    const { stay: asked, rooms, facts, isLasting } = await show('marina-rest', query)
    expect(asked.faults).toContainEqual({ path, reason })
    expect([rooms.kind, facts?.name, isLasting]).toEqual(['bare', 'Marina Rest', false])
  }
})

test('an unknown hotel, a withdrawn one and an id that cannot be one are not found', async () => {
  for (const id of ['nowhere', 'x'.repeat(300), 'nobody~x']) {
    await expect(show(id)).rejects.toMatchObject({ status: 404 })
  }
})

test('a supplier that does not answer: what is known stays, and without that the page says so', async () => {
  const down = (isDown: (input: object) => boolean): PageContext => ({
    ...page,
    call: async (to, input) => {
      if ((to as object) === readHotel && isDown(input as object)) throw new Fault('unavailable', 'silent')
      return page.call(to, input)
    },
  })
  const half = await show(
    'marina-rest',
    stay,
    down((input) => 'checkIn' in input),
  )
  expect([half.rooms.kind, half.facts?.name, half.isLasting, half.stay.search.checkIn]).toEqual([
    'away',
    'Marina Rest',
    false,
    '2026-12-07',
  ])
  const whole = await show(
    'marina-rest',
    stay,
    down(() => true),
  )
  expect([whole.rooms.kind, whole.facts, whole.isLasting]).toEqual(['away', undefined, false])
})

/** A supplier that has the hotel in its memory or not, and answers nothing else until the test says so. */
async function slowly(query: string, isRemembered: boolean) {
  const reply = await page.call(readHotel, { hotel: 'marina-rest', language: 'en' })
  const asked: object[] = []
  const answer = Promise.withResolvers<never>()
  const call = async (to: object, input: object) => {
    if (to !== readHotel) return { days: [] }
    asked.push(input)
    return isRemembered && !('checkIn' in input) ? reply : answer.promise
  }
  const own: PageContext = { ...page, call: call as PageContext['call'] }
  const open = async (isPatient: boolean) => {
    const about = { id: 'liteapi~lp1', query: new URLSearchParams(query), base: '/hotels', now: sampleNow } as const
    return (await presentHotel(own, { ...about, isPatient })).view
  }
  vi.useFakeTimers()
  return { asked, answer, reply, open }
}

test('a slow supplier never holds the page: it comes within a second and a half, with what is remembered of the hotel', async () => {
  for (const isRemembered of [true, false]) {
    const { open, asked } = await slowly(stay, isRemembered)
    const view = open(false)
    await vi.advanceTimersByTimeAsync(1_500)
    const { rooms, facts, isLasting, stay: shown } = await view
    expect([rooms.kind, facts?.name, isLasting]).toEqual(['waiting', isRemembered ? 'Marina Rest' : undefined, false])
    expect(shown.search.checkIn).toBe('2026-12-07')
    expect(asked).toHaveLength(2)
    vi.useRealTimers()
  }
})

test('without dates as well, and then it is asked once', async () => {
  const { open, asked } = await slowly('', false)
  const view = open(false)
  await vi.advanceTimersByTimeAsync(1_500)
  expect((await view).rooms.kind).toBe('waiting')
  expect(asked).toHaveLength(1)
})

test('a tab that waits by itself gets the whole page when it is there, and after a silence the page without rooms', async () => {
  const first = await slowly(stay, true)
  const whole = first.open(true)
  await vi.advanceTimersByTimeAsync(7_000)
  first.answer.resolve({ ...first.reply, offers: [] } as never)
  expect((await whole).rooms.kind).toBe('none')
  vi.useRealTimers()
  const second = await slowly(stay, false)
  const silent = second.open(true)
  await vi.advanceTimersByTimeAsync(8_000)
  second.answer.reject(new Fault('unavailable', 'silent') as never)
  await vi.advanceTimersByTimeAsync(300)
  expect((await silent).rooms.kind).toBe('away')
})

test('an address that the form without scripts wrote is written anew, and keeps which booking is changed', async () => {
  const query = 'checkIn=2026-12-07&checkOut=2026-12-10&room=2&adults1=1&ages1=4&replaces=H-1&stars=4'
  const answer = await show('marina-rest', query).catch((error: unknown) => error)
  expect((answer as Response).headers.get('location')).toBe(
    '/hotels/marina-rest?checkIn=2026-12-07&checkOut=2026-12-10&room=1-4&replaces=H-1',
  )
})

test('what others chose is one sentence, with the name of the procedure; else nothing', async () => {
  const chosen = { procedure: 'hip-replacement', stays: 7, nights: 12 }
  const call = async (to: { name: string }, input: object): Promise<unknown> => {
    const reply = await page.call(to as typeof readHotel, input as never)
    return to.name === 'readHotel' ? { ...reply, chosen } : reply
  }
  const own: PageContext = { ...page, call: call as PageContext['call'] }
  expect((await show('marina-rest', stay, own)).chosen).toBe(
    'Clients of Harbour Clinic who had Hip replacement have stayed here 7 times, usually for 12 nights.',
  )
  expect((await show('marina-rest')).chosen).toBeNull()
})

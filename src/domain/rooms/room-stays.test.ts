// Whatever is asked for in whatever order: of each night there is taken what held and booked stays hold of it, and never too much.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { Fault } from '#kernel/fault.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import { sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { couple, openRooms, type Rooms, type Wish } from './sample-rooms.test-support.ts'

const allotment = 3
/** Hundreds of deeds, on a machine that may have other work. */
const unhurried = { timeout: 120_000 }
const kind = (slug: string) =>
  sampleRoom(slug, [10_000, 9_000], { nights: () => ({ allotment, prices: [10_000, 9_000] }) })
let rooms: Rooms
let runs = 0
beforeAll(async () => {
  rooms = await openRooms([], '2026-11-21T08:00:00Z', 3)
})
afterAll(() => rooms.close())

/** Which stay: a place among those that there are when it comes to it, as a share of them. */
type Wished =
  | {
      do: 'hold'
      kind: string
      day: number
      nights: number
      count: number
      again: boolean
      instead: boolean
      which: number
    }
  | { do: 'book' | 'cancel' | 'release' | 'endHold' | 'status'; which: number }
  | { do: 'pass'; ms: number }

const which = fc.double({ min: 0, max: 0.999, noNaN: true })
const wished: fc.Arbitrary<Wished> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      kind: fc.constantFrom('standard', 'standard', 'standard', 'suite'),
      // Over the turn of the year, and so over two months.
      day: fc.nat({ max: 4 }),
      nights: fc.integer({ min: 1, max: 4 }),
      count: fc.integer({ min: 1, max: 3 }),
      again: fc.constantFrom(false, false, false, false, true),
      instead: fc.boolean(),
      which,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('book', 'book', 'book', 'cancel', 'release', 'endHold', 'status'),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(60_000, holdMs - 1, holdMs) }),
  },
)

type Deed =
  | { do: 'hold'; at: number; kind: string; day: number; nights: number; count: number; replaces: number | null }
  | { do: 'book' | 'cancel' | 'release' | 'endHold' | 'status'; at: number }
  | { do: 'pass'; ms: number }

/** @param known how many stays there are @param booked which of them are booked, as far as anybody knows */
function deedOf(wish: Wished, known: number, booked: readonly number[]): Deed {
  if (wish.do === 'pass') return wish
  const at = Math.floor(wish.which * known)
  if (wish.do !== 'hold') return { do: wish.do, at }
  const { again, instead, which: _, ...hold } = wish
  const old = booked[Math.floor(wish.which * booked.length)] ?? at
  return { ...hold, at: again ? at : known, replaces: instead && known > 0 ? old : null }
}

/** Each run has a hotel of its own, and references after it. */
async function openRun() {
  const key = `run-${++runs}`
  await rooms.addHotel(sampleHotel(key, { rooms: [kind('standard'), kind('suite')] }))
  const reference = (at: number) => `${key}-${at}`
  const perform = async (deed: Deed): Promise<unknown> => {
    if (deed.do === 'pass') return rooms.passTime(deed.ms)
    if (deed.do !== 'hold') return rooms[deed.do](reference(deed.at))
    const replaces = deed.replaces === null ? null : reference(deed.replaces)
    return rooms.hold(reference(deed.at), { key, ...wishOf(deed), replaces })
  }
  /** What came of it; anything but an answer or a refusal fails the test. */
  const outcomeOf = (deed: Deed) =>
    perform(deed).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Fault && error.code === 'no-longer-possible') return error.fields[0]?.reason
        throw error
      },
    )
  return { key, reference, outcomeOf }
}

function wishOf({ kind, day, nights, count }: Extract<Deed, { do: 'hold' }>) {
  const checkIn = addDays('2026-12-29', day)
  return { room: kind, checkIn, nights, rooms: Array(count).fill(couple) } satisfies Wish
}

type KnownStay = { state: string; nights: Map<string, number>; until: number; replaces: number | null }

/** The same inventory as a child would keep it: who has which room on which night. */
function openModel() {
  const stays = new Map<number, KnownStay>()
  const live = () => [...stays].filter(([, { state }]) => state === 'held' || state === 'booked')
  const endOver = () => {
    for (const [, stay] of live())
      if (stay.state === 'held' && stay.until <= rooms.now().getTime()) stay.state = 'expired'
  }
  const endInsteadOf = (old: number) => {
    for (const [, stay] of live()) if (stay.state === 'held' && stay.replaces === old) stay.state = 'expired'
  }
  /** A held stay shares with the one that it is instead of; whichever is larger is what both need. */
  const needed = (night: string): number =>
    live().reduce((sum, [at, { nights, replaces }]) => {
      const sharing = live().filter(([, other]) => other.replaces === at && other.state === 'held')
      if (replaces !== null && stays.get(at)?.state === 'held') return sum
      const own = nights.get(night) ?? 0
      return (
        sum + own + sharing.reduce((more, [, other]) => more + Math.max(0, (other.nights.get(night) ?? 0) - own), 0)
      )
    }, 0)
  const hold = (deed: Extract<Deed, { do: 'hold' }>): string => {
    const known = stays.get(deed.at)
    if (known) return known.state === 'held' ? 'done' : known.state === 'booked' ? 'already-booked' : 'hold-expired'
    if (deed.replaces !== null && stays.get(deed.replaces)?.state !== 'booked') return 'gone'
    const { checkIn, nights, room } = wishOf(deed)
    const days = daysFrom(checkIn, addDays(checkIn, nights))
    const stay: KnownStay = {
      state: 'held',
      nights: new Map(days.map((day) => [`${room}/${day}`, deed.count])),
      until: rooms.now().getTime() + holdMs,
      replaces: deed.replaces,
    }
    stays.set(deed.at, stay)
    const isTooMuch = [...stay.nights.keys()].some((night) => needed(night) > allotment)
    if (isTooMuch) stays.delete(deed.at)
    return isTooMuch ? 'sold-out' : 'done'
  }
  const book = (at: number): string => {
    const stay = stays.get(at)
    if (!stay) return 'gone'
    if (stay.state === 'booked') return 'done'
    if (stay.state !== 'held') return 'hold-expired'
    stay.state = 'booked'
    const old = stay.replaces === null ? undefined : stays.get(stay.replaces)
    if (old && stay.replaces !== null) {
      old.state = 'replaced'
      endInsteadOf(stay.replaces)
    }
    return 'done'
  }
  const cancel = (at: number): string => {
    const stay = stays.get(at)
    if (!stay || stay.state === 'held' || stay.state === 'expired') return 'gone'
    if (stay.state === 'booked') stay.state = 'cancelled'
    endInsteadOf(at)
    return 'done'
  }
  const release = (at: number): string => {
    const stay = stays.get(at)
    if (stay?.state === 'held') stay.state = 'expired'
    return 'done'
  }
  return {
    booked: () => [...stays].filter(([, { state }]) => state === 'booked').map(([at]) => at),
    states: () => [...stays].map(([at, { state }]) => [at, state] as const),
    expect: (deed: Deed): string => {
      endOver()
      if (deed.do === 'hold') return hold(deed)
      if (deed.do === 'book') return book(deed.at)
      if (deed.do === 'cancel') return cancel(deed.at)
      return deed.do === 'release' ? release(deed.at) : 'done'
    },
  }
}

test(
  'one after another: each deed comes out as a plain list of rooms says, and what is taken is the sum',
  unhurried,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wished, { minLength: 8, maxLength: 40, size: 'max' }), async (wishes) => {
        const { key, outcomeOf, reference } = await openRun()
        const model = openModel()
        let known = 0
        for (const wish of wishes) {
          const deed = deedOf(wish, known, model.booked())
          if (deed.do === 'hold') known = Math.max(known, deed.at + 1)
          const expected = model.expect(deed)
          expect([deed, await outcomeOf(deed)]).toEqual([deed, expected])
          await rooms.expectSums(key, allotment)
        }
        for (const [at, state] of model.states()) {
          const found = await rooms.stay(reference(at))
          // A hold that is over and that nobody looked at may not be written down as such yet.
          const isOver = found?.state === 'held' && found.expiresAt <= rooms.now()
          expect([at, isOver ? 'expired' : found?.state]).toEqual([at, isOver ? expect.anything() : state])
        }
      }),
      { numRuns: 25, endOnFailure: true },
    )
  },
)

test(
  'all at once over several connections: nobody hears of trouble, and what is taken is the sum',
  unhurried,
  async () => {
    const rounds = fc.array(fc.array(wished, { minLength: 4, maxLength: 12 }), {
      minLength: 2,
      maxLength: 6,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(rounds, async (rounds) => {
        const { key, outcomeOf, reference } = await openRun()
        const booked = new Set<number>()
        let known = 0
        for (const round of rounds) {
          const outcomes = await Promise.all(
            round.map(async (wish) => {
              const deed = deedOf(wish, known, [...booked])
              if (deed.do === 'hold') known = Math.max(known, deed.at + 1)
              return { deed, outcome: await outcomeOf(deed) }
            }),
          )
          for (const { deed, outcome } of outcomes) if (deed.do === 'book' && outcome === 'done') booked.add(deed.at)
          await rooms.expectSums(key, allotment)
        }
        // Whoever heard that it is booked has it, unless it was cancelled or changed afterwards.
        for (const at of booked)
          expect((await rooms.stay(reference(at)))?.state).toBeOneOf(['booked', 'cancelled', 'replaced'])
      }),
      { numRuns: 25, endOnFailure: true },
    )
  },
)

// A kind of booking of any price and plan, at a supplier with so many of it that does what it is told and remembers what it really did.
import { z } from 'zod'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { holdMs } from '#domain/bookings/booking.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import type { Booked, BookingSupplier } from '#domain/bookings/booking-supplier.ts'
import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import type { Due } from '#domain/bookings/due.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { done, type Outcome, refused, unknown } from '#kernel/outcome.ts'
import type { Manners, OutsideWorld } from './outside-world.ts'

const asked = z.object({ thing: z.string(), day: z.iso.date(), people: z.int().default(1) })
const step = z.object({ until: z.string().nullable(), feeMinor: z.int() })
const held = asked.extend({ totalMinor: z.int(), currency: z.string(), policy: z.array(step) })
const details = z.object({ guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })).optional() })
type Asked = z.output<typeof asked>
type Item = z.output<typeof held>
type Details = z.output<typeof details>

/** As it is at the supplier, whatever anyone was told. */
export type ToldStay = {
  state: 'held' | 'booked' | 'cancelled' | 'released' | 'replaced'
  thing: string
  until: number
  books: number
  /** The key of what it takes the place of. */
  replaces?: string | undefined
}

export type ToldKind = {
  kind: BookingKind
  prefix: string
  currency: string
  totalMinor: number
  isEssential: boolean
  dues: (totalMinor: number) => Due[]
  /** Minor units that cancelling costs, until 2027-01-25 at midnight; afterwards everything that is not paid on site. */
  feeMinor: number
  /** How many there are of each thing. */
  stock: number
  /** Names that its supplier asks for, and the letters that it has room for. */
  names?: { count: number; maxLength: number }
  /** What it costs on another day than the usual one, and what leaving that one costs. */
  priceOn?: (day: string, people: number) => number
  changeFeeMinor?: number
}

const timeZone = 'Asia/Dubai'
const day = '2027-02-01'

export function createToldKind(
  world: OutsideWorld,
  clock: Clock,
  told: ToldKind,
  manners: Manners = () => 'does',
): Bookable {
  const onSiteOf = (totalMinor: number) =>
    told
      .dues(totalMinor)
      .filter(({ onSite }) => onSite)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const kind: Bookable<Asked, Item, Details> = {
    kind: told.kind,
    prefix: told.prefix,
    request: asked,
    item: held,
    details,
    suppliers: [toldSupplier(world, clock, told, manners)],
    supplierTitle: () => `Supplier of ${told.kind}`,
    requestFaults: () => [],
    keyOf: ({ thing }) => thing,
    amends: amendsOf(told),
    changeFaults: () => [],
    span: (request) => ({
      from: momentAt(request.day, '09:00', timeZone),
      until: momentAt(request.day, '18:00', timeZone),
      timeZone,
    }),
    title: ({ thing }) => ({ en: `${told.kind} ${thing}`, ar: `${told.kind} ${thing}` }),
    price: ({ totalMinor, currency }) => ({
      currency,
      totalMinor,
      onSiteMinor: onSiteOf(totalMinor),
      lines: [{ label: null, amountMinor: totalMinor, isPaidOnSite: false }],
    }),
    policy: ({ policy }) => policy,
    requirements: () => [
      { path: 'contact.lastName', type: 'text', isRequired: true, maxLength: 40 },
      ...(told.names ? [{ path: 'details.guests', type: 'names' as const, ...told.names }] : []),
    ],
    isStay: told.kind === 'hotel',
    isBookableHere: () => false,
    isEssential: told.isEssential,
    dues: (_, { totalMinor }) => told.dues(totalMinor),
    party: () => null,
    deadlines: (request) => {
      const start = momentAt(request.day, '09:00', timeZone)
      return { change: start, cancel: start }
    },
    voucher: {
      path: `/profile/${told.kind}`,
      event: ({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt, title: told.kind, place: null, text: '' }),
    },
    mails: {
      text: () => (key, values) => [`${told.kind} ${key}`, ...Object.values(values ?? {})].join(' '),
      words: { summary: () => [], voucher: () => [], forSupplier: () => [] },
    },
  }
  return kind
}

const priceOf = ({ totalMinor, priceOn }: ToldKind, { day: on, people }: Asked): number =>
  priceOn?.(on, people) ?? totalMinor

/** Another day, and so many people. */
function amendsOf(told: ToldKind): Bookable<Asked, Item, Details>['amends'] {
  const label = { en: 'Day', ar: 'اليوم' }
  const field = { label, least: '2026-11-21', most: '2028-01-01' }
  return {
    fields: (request) => ({
      dates: [{ ...field, path: 'day', type: 'date', value: request.day }],
      people: [{ ...field, path: 'people', type: 'count', value: `${request.people}`, least: '1', most: '6' }],
    }),
    find: async (_, { request: before }, answers) => {
      const { day: on = before.day, people = `${before.people}` } = answers
      const request = asked.safeParse({ thing: before.thing, day: on, people: Number(people) })
      if (!request.success)
        throw new Fault('invalid-input', 'No such day.', { fields: [{ path: 'day', reason: 'invalid' }] })
      return done({
        request: request.data,
        seen: { amountMinor: priceOf(told, request.data), currency: told.currency },
      })
    },
  }
}

function toldSupplier(
  world: OutsideWorld,
  clock: Clock,
  told: ToldKind,
  manners: Manners,
): BookingSupplier<Asked, Item, Details> {
  const stockKey = (thing: string) => `stock ${told.kind} ${thing}`
  const stayKey = (reference: string) => `stay ${told.kind} ${reference}`
  const find = (reference: string) => world.read<ToldStay>(stayKey(reference))
  const policyOf = (totalMinor: number) => [
    { until: '2027-01-24T20:00:00.000Z', feeMinor: told.feeMinor },
    { until: null, feeMinor: totalMinor },
  ]
  const policy = policyOf(told.totalMinor)
  const as = async <T>(call: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const manner = manners(`${told.kind} ${call}`)
    if (manner === 'down') return unknown('maybe')
    if (manner === 'refuses') return refused('gone')
    const outcome = await work()
    if (manner === 'twice') await work()
    if (manner === 'lost') return unknown('maybe')
    return manner === 'lies' && (call === 'book' || call === 'cancel') ? refused('gone') : outcome
  }
  /** So many are taken by holds that live and by what is booked: each reference once. */
  const take = (thing: string, reference: string) =>
    world.change<Record<string, number>>(stockKey(thing), (before = {}) => {
      const now = clock().getTime()
      const others = Object.entries(before).filter(([one, until]) => one !== reference && until > now)
      return others.length >= told.stock ? undefined : { ...before, [reference]: now + holdMs }
    })
  const keepFor = (thing: string, reference: string, until: number) =>
    world.change<Record<string, number>>(stockKey(thing), (before = {}) => ({ ...before, [reference]: until }))
  const booked = (reference: string): Booked => ({
    supplierReference: `S ${reference}`,
    confirmation: '',
    evidence: {},
  })
  const terms = () => ({ feeMinor: feeAt(policy, clock()), currency: told.currency })
  return {
    name: 'told',
    isOwn: false,
    hold: (_, { reference, request, replaces }) =>
      as('hold', async () => {
        const taken = await take(request.thing, reference)
        if (!taken || !(taken[reference] ?? 0)) return refused('sold-out')
        const until = taken[reference] ?? 0
        await world.change<ToldStay>(stayKey(reference), (before) =>
          before?.state === 'booked'
            ? undefined
            : { state: 'held', thing: request.thing, until, books: 0, replaces: replaces?.reference },
        )
        const totalMinor = priceOf(told, request)
        const item = { ...request, totalMinor, currency: told.currency, policy: policyOf(totalMinor) }
        const changeFeeMinor = replaces ? (told.changeFeeMinor ?? 0) : 0
        return done({ holdId: `hold ${reference}`, item, heldUntil: new Date(until), changeFeeMinor, evidence: {} })
      }),
    book: (_, { reference }) =>
      as('book', async () => {
        const stay = await find(reference)
        if (!stay || ['cancelled', 'released', 'replaced'].includes(stay.state)) return refused('gone')
        if (stay.state === 'held' && stay.until <= clock().getTime()) return refused('hold-expired')
        await keepFor(stay.thing, reference, Number.MAX_SAFE_INTEGER)
        await world.change<ToldStay>(stayKey(reference), (before) =>
          before?.state === 'held' ? { ...before, state: 'booked', books: before.books + 1 } : undefined,
        )
        // In the moment that this one is theirs, and not before.
        const { replaces } = stay
        if (replaces !== undefined && (await find(replaces))?.state === 'booked') {
          await keepFor(stay.thing, replaces, 0)
          await world.change<ToldStay>(stayKey(replaces), (before) => before && { ...before, state: 'replaced' })
        }
        return done(booked(reference))
      }),
    cancelQuote: async () => terms(),
    cancel: (_, { reference }) =>
      as('cancel', async () => {
        const stay = await find(reference)
        if (stay) await keepFor(stay.thing, reference, 0)
        await world.change<ToldStay>(stayKey(reference), (before) => before && { ...before, state: 'cancelled' })
        return done(terms())
      }),
    release: (_, reference) =>
      as('release', async () => {
        const stay = await find(reference)
        if (stay?.state !== 'held') return done(undefined)
        await keepFor(stay.thing, reference, 0)
        await world.change<ToldStay>(stayKey(reference), (before) => before && { ...before, state: 'released' })
        return done(undefined)
      }),
    status: async (_, reference) => {
      const manner = manners(`${told.kind} status`)
      if (manner === 'down' || manner === 'lost') throw new Fault('unavailable', 'The supplier does not answer.')
      const stay = await find(reference)
      if (!stay || stay.state === 'released' || stay.state === 'replaced') return { state: 'none' }
      if (stay.state === 'booked') return { state: 'booked', ...booked(reference) }
      if (stay.state === 'cancelled') return { state: 'cancelled', feeMinor: feeAt(policy, clock()) }
      return { state: stay.until <= clock().getTime() ? 'expired' : 'held' }
    },
  }
}

export const toldDay = day

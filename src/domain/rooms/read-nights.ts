// Reads the nights of rooms: how many are left, and what they cost, day by day of a window.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from '#db/scope.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { monthsIn, type Window } from './months.ts'
import { readArray } from './read-array.ts'
import { hotelRoomMonths } from './tables.ts'

/**
 * One place for each day of the window, from its first. `left`: rooms that can be given away, none on nights that are closed or
 * unknown. `prices` of each rate plan: of one room, in minor units.
 */
export type Nights = { window: Window; left: number[]; minimumStay: number[]; prices: Map<string, number[]> }

/** By the id of the hotel, then by the room. */
export type NightsOf = Map<string, Map<string, Nights>>

type MonthRow = {
  hotel_id: string
  room: string
  /** Days from the first of the window to the first that the row tells of. */
  begin: number
  allotment: string
  taken: string
  closed: string
  minimum_stay: string
  plans: string[]
  prices: string
}

/** Only the days of the window leave the database; months that are withdrawn or missing have no rooms left. */
export async function readNights(scope: Scope, hotelIds: readonly string[], window: Window): Promise<NightsOf> {
  const found: NightsOf = new Map()
  if (hotelIds.length === 0) return found
  const { rows } = await scope.transaction.execute<MonthRow>(selectMonths(scope.providerId, hotelIds, window))
  for (const row of rows) {
    const ofHotel = found.get(row.hotel_id) ?? new Map<string, Nights>()
    found.set(row.hotel_id, ofHotel)
    const nights = ofHotel.get(row.room) ?? noNights(window)
    ofHotel.set(row.room, nights)
    enterMonth(nights, row)
  }
  return found
}

function selectMonths(providerId: string, hotelIds: readonly string[], window: Window): SQL {
  const { month, allotment, taken, closed, minimumStay, plans, prices, hotelId, room } = hotelRoomMonths
  const days = sql`[greatest(1, ${window.from}::date - ${month} + 1):${window.until}::date - ${month}]`
  // As text: the driver takes many times as long over an array as JSON.parse does.
  const text = (column: PgColumn) => sql`${column}${days}::text as ${sql.identifier(column.name)}`
  return sql`select ${hotelId}, ${room}, greatest(0, ${month} - ${window.from}::date) as begin,
      ${text(allotment)}, ${text(taken)}, ${text(closed)}, ${text(minimumStay)}, ${plans}, ${prices}[:]${days}::text as prices
    from ${hotelRoomMonths}
    where ${hotelRoomMonths.providerId} = ${providerId} and ${hotelId} = any (${sql.param(hotelIds)}::uuid[])
      and ${month} = any (${sql.param(monthsIn(window))}::date[]) and ${hotelRoomMonths.withdrawnAt} is null`
}

function noNights(window: Window): Nights {
  const days = nightsBetween(window.from, window.until)
  return { window, left: Array(days).fill(0), minimumStay: Array(days).fill(1), prices: new Map() }
}

function enterMonth(nights: Nights, row: MonthRow): void {
  const taken = readArray(row.taken) as number[]
  const minimumStay = readArray(row.minimum_stay) as number[]
  const isClosed = row.closed.slice(1, -1).split(',')
  for (const [at, allotment] of (readArray(row.allotment) as number[]).entries()) {
    const day = row.begin + at
    nights.left[day] = isClosed[at] === 't' ? 0 : Math.max(0, allotment - (taken[at] ?? 0))
    nights.minimumStay[day] = minimumStay[at] ?? 1
  }
  for (const [at, ofPlan] of (readArray(row.prices) as number[][]).entries()) {
    const plan = row.plans[at]
    if (plan === undefined) continue
    const all = nights.prices.get(plan) ?? []
    nights.prices.set(plan, all)
    for (const [index, price] of ofPlan.entries()) all[row.begin + index] = price
  }
}

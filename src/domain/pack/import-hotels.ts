// Brings the hotels of a provider and the nights of their rooms to what its pack says; what was given away of them stays given.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { expandCalendar } from './expand-calendar.ts'
import { importList } from './import-list.ts'
import { type Counts, counts } from './import-summary.ts'
import type { PackCalendar, PackHotel, PackRoomMonth } from './pack.ts'

/** Some three megabytes a statement, however many hotels there are. */
const hotelsAtOnce = 25

type Month = PackRoomMonth & { hotelId: string }

/** The first day of the month that it is where the hotel is. */
export const monthOf = (moment: Date, timeZone: string): string => `${plainDate(moment, timeZone).slice(0, 7)}-01`

/** @param now months that are over by then, where the hotel is, are left alone */
export async function importHotels(
  scope: Scope,
  given: readonly PackHotel[],
  now: Date,
): Promise<{ hotels: Counts; hotelMonths: Counts }> {
  const listed = await importList(
    scope,
    hotels,
    given.map(({ row }) => row),
  )
  const ids = await idsBySlug(scope)
  const months = counts()
  for (let from = 0; from < given.length; from += hotelsAtOnce) {
    const batch = given.slice(from, from + hotelsAtOnce).map(({ row, calendars }) => {
      const hotelId = ids.get(row.slug)
      if (hotelId === undefined) throw new RangeError(`no row of the hotel ${row.slug}`)
      return { hotelId, timeZone: row.timeZone, calendars }
    })
    const { added, changed, withdrawn, unchanged } = await importMonths(scope, batch, now)
    months.added += added
    months.changed += changed
    months.withdrawn += withdrawn
    months.unchanged += unchanged
  }
  months.withdrawn += await withdrawWithHotels(scope, now)
  return { hotels: listed, hotelMonths: months }
}

/** The nights of all rooms of some hotels, as their calendars say; months of rooms that are not among them are withdrawn. */
export async function importMonths(
  scope: Scope,
  of: readonly { hotelId: string; timeZone: string; calendars: readonly PackCalendar[] }[],
  now: Date,
): Promise<Counts> {
  const batch = of.map(({ hotelId, timeZone, calendars }) => {
    const since = monthOf(now, timeZone)
    return { hotelId, since, months: calendars.flatMap((calendar) => expandCalendar(calendar, since)) }
  })
  const wanted = batch.flatMap(({ hotelId, months }) => months.map((month) => ({ hotelId, ...month })))
  const { added, changed } = await writeMonths(scope, wanted)
  const withdrawn = await withdrawOthers(
    scope,
    batch.map(({ hotelId, since }) => ({ hotelId, since })),
    wanted.map(({ hotelId, room, month }) => ({ hotelId, room, month })),
  )
  return { added, changed, withdrawn, unchanged: wanted.length - added - changed }
}

async function idsBySlug(scope: Scope): Promise<Map<string, string>> {
  const rows = await scope.transaction
    .select({ id: hotels.id, slug: hotels.slug })
    .from(hotels)
    .where(eq(hotels.providerId, scope.providerId))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/**
 * Months that are as the pack says are not even locked: whoever books meanwhile waits for those alone that change. `taken` is not
 * among the columns. Rows are written month after month of a room, in the order in which a booking locks them.
 */
async function writeMonths(scope: Scope, months: readonly Month[]): Promise<{ added: number; changed: number }> {
  if (months.length === 0) return { added: 0, changed: 0 }
  const { rows } = await scope.transaction.execute<{ is_new: boolean }>(sql`
    with given as materialized (
      select given.*, row_number() over () as place
      from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) as given(
        "hotelId" uuid, room text, month date, allotment smallint[], closed boolean[], "minimumStay" smallint[],
        plans text[], prices integer[][], "floorMinor" integer)
    )
    insert into ${hotelRoomMonths} as stored (provider_id, hotel_id, room, month, allotment, taken, closed, minimum_stay,
      plans, prices, floor_minor, withdrawn_at)
    select ${scope.providerId}::uuid, given."hotelId", given.room, given.month, given.allotment,
      array_fill(0::smallint, array[cardinality(given.allotment)]), given.closed, given."minimumStay",
      given.plans, given.prices, given."floorMinor", null
    from given left join ${hotelRoomMonths} as old on old.provider_id = ${scope.providerId}::uuid
      and old.hotel_id = given."hotelId" and old.room = given.room and old.month = given.month
    where old.hotel_id is null or old.withdrawn_at is not null
      or (old.allotment, old.closed, old.minimum_stay, old.plans, old.prices, old.floor_minor)
        is distinct from (given.allotment, given.closed, given."minimumStay", given.plans, given.prices, given."floorMinor")
    order by given.place
    on conflict (provider_id, hotel_id, room, month) do update set allotment = excluded.allotment,
      closed = excluded.closed, minimum_stay = excluded.minimum_stay, plans = excluded.plans, prices = excluded.prices,
      floor_minor = excluded.floor_minor, withdrawn_at = null
    returning xmax = 0 as is_new`)
  const added = rows.filter((row) => row.is_new).length
  return { added, changed: rows.length - added }
}

/** Of hotels that are gone; those that the pack has were brought to it before. */
async function withdrawWithHotels(scope: Scope, now: Date): Promise<number> {
  const rows = await scope.transaction
    .select({ hotelId: hotels.id, timeZone: hotels.timeZone })
    .from(hotels)
    .where(and(eq(hotels.providerId, scope.providerId), isNotNull(hotels.withdrawnAt)))
  const gone = rows.map(({ hotelId, timeZone }) => ({ hotelId, since: monthOf(now, timeZone) }))
  return withdrawOthers(scope, gone, [])
}

/**
 * Withdraws the months that the pack says nothing of any more: of a room that is gone, or after the end of its calendar. What was
 * booked of them stays booked. They are locked in the order in which a booking locks them.
 */
async function withdrawOthers(
  scope: Scope,
  of: readonly { hotelId: string; since: string }[],
  kept: readonly Pick<Month, 'hotelId' | 'room' | 'month'>[],
): Promise<number> {
  if (of.length === 0) return 0
  const { rowCount } = await scope.transaction.execute(sql`
    with gone as materialized (
      select stored.hotel_id, stored.room, stored.month from ${hotelRoomMonths} as stored
      join jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as hotel("hotelId" uuid, since date)
        on stored.hotel_id = hotel."hotelId" and stored.month >= hotel.since
      where stored.provider_id = ${scope.providerId}::uuid and stored.withdrawn_at is null and not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept("hotelId" uuid, room text, month date)
        where kept."hotelId" = stored.hotel_id and kept.room = stored.room and kept.month = stored.month)
      order by stored.hotel_id, stored.room, stored.month for update of stored
    )
    update ${hotelRoomMonths} as stored set withdrawn_at = now() from gone
    where stored.provider_id = ${scope.providerId}::uuid and stored.hotel_id = gone.hotel_id
      and stored.room = gone.room and stored.month = gone.month`)
  return rowCount ?? 0
}

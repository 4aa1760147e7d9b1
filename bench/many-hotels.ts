// Hotels by the thousand for measurements: three kinds of room each under two rate plans, with a year of nights, the same every time.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { recoveryFeatures } from '#domain/hotels/hotel.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import {
  flexPlan,
  type SampleHotel,
  sampleHotel,
  sampleRoom,
  saverPlan,
  writeSampleHotels,
} from '#tests/support/sample-hotels.ts'

export type Random = () => number

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

export const firstWords = [
  'Azure',
  'Cedar',
  'Coral',
  'Dune',
  'Garden',
  'Harbour',
  'Jasmine',
  'Lantern',
  'Olive',
  'Saffron',
]
const lastWords = ['Court', 'House', 'Inn', 'Lodge', 'Palace', 'Rest', 'Suites', 'Terrace']
const kinds = [
  { slug: 'standard', dearer: 1, places: 3 },
  { slug: 'family', dearer: 1.5, places: 5 },
  { slug: 'suite', dearer: 2.2, places: 4 },
]

/** Nights are made for so many hotels; all others have those of one of these. */
const made = 2_000
const atOnce = 200
const noNights = { from: '2026-12-01', until: '2026-12-01' }

/** Adds the hotels from one number to before another, with their nights from December 2026 to November 2027. */
export async function writeManyHotels(
  database: Database,
  providerId: string,
  { from, until }: { from: number; until: number },
): Promise<void> {
  const random = seeded(from + 7)
  for (let begin = from; begin < until; begin += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, until - begin) }, (_, at) => manyHotel(begin + at, random))
    const ids = Object.values(await writeSampleHotels(database, { id: providerId }, some, noNights))
    const nights = begin < made ? makeNights(providerId, ids) : copyNights(providerId, ids)
    await database.forProvider(providerId, ({ transaction }) => transaction.execute(nights))
  }
  // As the server does by itself, some minutes after an import.
  await database.directory(async (transaction) => {
    await transaction.execute(sql`reset role`)
    await transaction.execute(sql`analyze ${hotels}, ${hotelRoomMonths}`)
  })
}

function manyHotel(at: number, random: Random): SampleHotel {
  const features = recoveryFeatures.filter(() => random() < 0.4)
  const name = `${pick(random, firstWords)} ${pick(random, lastWords)} ${at}`
  const stars = 2 + Math.floor(random() * 4)
  return sampleHotel(`hotel-${at}`, {
    name: { en: name, ar: `فندق ${at}` },
    summary: { en: 'Quiet rooms a short drive from the clinic.', ar: 'غرف هادئة قريبة من العيادة.' },
    stars,
    minutesCar: 2 + Math.floor(random() * 40),
    features,
    rooms: kinds.map(({ slug, places }) =>
      sampleRoom(slug, [0, 0], { maxGuests: places, maxAdults: places, plans: [flexPlan, saverPlan] }),
    ),
  })
}

const columns = sql.raw(
  'provider_id, hotel_id, room, month, allotment, taken, closed, minimum_stay, plans, prices, floor_minor',
)

/** Dearer at weekends and in winter; some nights sold out, a few closed; from one hotel to the next ten times as dear. */
function makeNights(providerId: string, hotelIds: readonly string[]): SQL {
  const ofKinds = sql.join(
    kinds.map(({ slug, dearer }) => sql`(${slug}, ${dearer}::float8)`),
    sql`, `,
  )
  return sql`insert into ${hotelRoomMonths} (${columns})
    select ${providerId}, hotel.id, kind.slug, month::date, nights.allotment, nights.taken, nights.closed, nights.minimum_stay,
      array['flex', 'saver'], array[nights.price, nights.saver], nights.floor
    from unnest(${sql.param(hotelIds)}::uuid[]) hotel (id)
    cross join lateral (select 4000 * pow(10, (hashtext(hotel.id::text) & 1023) / 1023.0::float8) as base) scale
    cross join (values ${ofKinds}) kind (slug, dearer)
    cross join generate_series('2026-12-01'::timestamp, '2027-11-01', '1 month') month
    cross join lateral (
      select array_agg(5::smallint) as allotment, array_agg(taken::smallint) as taken, array_agg(closed) as closed,
        array_agg(minimum_stay::smallint) as minimum_stay, array_agg(price) as price, array_agg(price * 9 / 10) as saver,
        coalesce(min(price * 9 / 10) filter (where not closed), 2147483647) as floor
      from (
        select case when random() < 0.03 then 5 else (random() * 4)::int end as taken, random() < 0.002 as closed,
          case when random() < 0.1 then 3 else 1 end as minimum_stay,
          (scale.base * kind.dearer * (0.97 + 0.06 * random()) * case when day % 7 < 2 then 1.2 else 1 end
            * case when day between 120 and 330 then 1 else 1.3 end)::int as price
        from generate_series(month::date - '2026-12-01'::date,
          (month + interval '1 month')::date - '2026-12-01'::date - 1) day
      ) night
    ) nights`
}

/** Of the hotels that have nights already, each in its turn. */
function copyNights(providerId: string, hotelIds: readonly string[]): SQL {
  return sql`insert into ${hotelRoomMonths} (${columns})
    select ${providerId}, hotel.id, room, month, allotment, taken, closed, minimum_stay, plans, prices, floor_minor
    from unnest(${sql.param(hotelIds)}::uuid[]) with ordinality hotel (id, at)
    join ${hotels} on ${hotels.providerId} = ${providerId}
      and ${hotels.slug} = 'hotel-' || (hashtext(hotel.id::text) & 1023)
    join ${hotelRoomMonths} on ${hotelRoomMonths.providerId} = ${providerId} and ${hotelRoomMonths.hotelId} = ${hotels.id}`
}

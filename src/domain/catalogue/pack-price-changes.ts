// Which prices of a pack are unusually far from those in the database, or in another currency: an import of them is asked about first.
import { and, eq, gte } from 'drizzle-orm'
import { type Database, enterProvider } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { extras } from '#domain/extras/tables.ts'
import { expandCalendar } from '#domain/pack/expand-calendar.ts'
import { monthOf } from '#domain/pack/import-hotels.ts'
import type { Pack, PackHotel, PackRoomMonth } from '#domain/pack/pack.ts'
import { writeExtra } from '#domain/pack/write-extra.ts'
import { writeHotel } from '#domain/pack/write-hotel.ts'
import { writePackage } from '#domain/pack/write-package.ts'
import { writeProcedure } from '#domain/pack/write-procedure.ts'
import { packages } from '#domain/packages/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { companies, providers } from '#domain/provider/tables.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import { toCurrency } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import { readAmount, showAmount, writeAmount } from '#kernel/read-amount.ts'
import { type ChangedPlace, changedPlaces } from './changed-places.ts'
import { joinNights } from './room-nights.ts'
import { unusualPrices } from './unusual-prices.ts'

/** `item`: `package hip-with-stay`; `field` as the pack names it, `inside[2].worth`; both prices in words, `AED 45,500`. */
export type PriceChange = { item: string; field: string; before: string; after: string }

/** Nothing for a provider that the database does not have yet. @param now nights that are over by then do not count */
export function unusualPriceChanges(database: Database, pack: Pack, now: Date): Promise<PriceChange[]> {
  return database.directory(async (transaction) => {
    const { company, provider } = pack
    const [known] = await transaction
      .select({ id: providers.id })
      .from(providers)
      .innerJoin(companies, eq(companies.id, providers.companyId))
      .where(and(eq(companies.slug, company.slug), eq(providers.slug, provider.slug)))
    if (!known) return []
    const scope = await enterProvider(transaction, known.id)
    const given = pack.hotels.map(({ row }) => row)
    return [
      ...compare('procedure', await scope.rows(procedures), pack.procedures, writeProcedure),
      ...compare('package', await scope.rows(packages), pack.packages, writePackage),
      ...compare('extra', await scope.rows(extras), pack.extras, writeExtra),
      ...compare('hotel', await scope.rows(hotels), given, (row) => ({ ...writeHotel(row), currency: row.currency })),
      ...(await compareNights(scope, pack.hotels, now)),
    ]
  })
}

type Row = { slug: string; currency: string }

/** By the rule of the desk, over the documents that the desk would edit. */
function compare<Given extends Row>(
  kind: string,
  stored: readonly NoInfer<Given>[],
  given: readonly Given[],
  write: (row: Given) => object,
): PriceChange[] {
  const known = new Map(stored.map((row) => [row.slug, row]))
  return given.flatMap((row) => {
    const stood = known.get(row.slug)
    const places = stood ? changedPlaces(write(stood), write(row)) : []
    return unusualIn(`${kind} ${row.slug}`, places, row.currency, stood?.currency)
  })
}

/** Night by night, as each plan sells it: a price may change by that of the night or by the terms of the plan. */
async function compareNights(scope: Scope, given: readonly PackHotel[], now: Date): Promise<PriceChange[]> {
  const known = new Map((await scope.rows(hotels)).map((row) => [row.slug, row]))
  const found: PriceChange[] = []
  for (const { row, calendars } of given) {
    const stood = known.get(row.slug)
    if (stood?.currency !== row.currency) continue
    const since = monthOf(now, row.timeZone)
    const conditions = and(eq(hotelRoomMonths.hotelId, stood.id), gte(hotelRoomMonths.month, since))
    const stored = new Map(
      (await scope.rows(hotelRoomMonths, conditions)).map((one) => [`${one.room} ${one.month}`, one]),
    )
    for (const calendar of calendars) {
      const months = expandCalendar(calendar, since)
      for (const { slug: plan } of calendar.plans) {
        const places = months.flatMap((month) =>
          changedNights(stored.get(`${month.room} ${month.month}`), month, plan, row.currency),
        )
        const item = `hotel ${row.slug}, room ${calendar.room}, plan ${plan}`
        found.push(...unusualIn(item, joinNights(places), row.currency))
      }
    }
  }
  return found
}

/** Nights that are for sale before and after, at another price. */
function changedNights(
  stored: PackRoomMonth | undefined,
  given: PackRoomMonth,
  plan: string,
  currency: string,
): ChangedPlace[] {
  const [before, after] = [stored, given].map((month) => month?.prices[month.plans.indexOf(plan)] ?? [])
  return given.allotment.flatMap((rooms, at) => {
    const [was = 0, is = 0] = [before?.[at], after?.[at]]
    if (rooms === 0 || was === 0 || was === is) return []
    const say = (amountMinor: number) => writeAmount({ amountMinor, currency })
    return [{ path: `${addDays(given.month, at)}.price`, before: say(was), after: say(is) }]
  })
}

function unusualIn(item: string, places: readonly ChangedPlace[], currency: string, before = currency): PriceChange[] {
  return unusualPrices(places, currency, []).map((one) => ({
    item,
    field: one.path.replace(/\.(\d+)(?=\.)/g, '[$1]'),
    before: inWords(one.before, before),
    after: inWords(one.after, currency),
  }))
}

/** What is no amount is a currency. */
function inWords(text: string, currency: string): string {
  const read = toCurrency(text) ? undefined : readAmount(text, currency)
  return read?.is === 'amount' ? `${currency} ${showAmount(read.money)}` : text
}

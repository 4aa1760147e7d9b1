// Reads a document as somebody wants it, by the rules of the data pack: what is wrong is told field by field, what is right can be written.
import { eq } from 'drizzle-orm'
import { expandCalendar } from '#domain/pack/expand-calendar.ts'
import { importMonths, monthOf } from '#domain/pack/import-hotels.ts'
import { importOne } from '#domain/pack/import-list.ts'
import type { PackCalendar, PackNights } from '#domain/pack/pack.ts'
import { type DocumentRows, readDocument } from '#domain/pack/read-document.ts'
import { nightsOf, writeCalendar } from '#domain/pack/write-calendar.ts'
import { writeHotel } from '#domain/pack/write-hotel.ts'
import { writePackage } from '#domain/pack/write-package.ts'
import { writePractitioner } from '#domain/pack/write-practitioner.ts'
import { writeProcedure } from '#domain/pack/write-procedure.ts'
import { packages } from '#domain/packages/tables.ts'
import { showPicture } from '#domain/pictures/show-picture.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'
import { Fault } from '#kernel/fault.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { contextOf, need, unfit, type Wanted } from './document-rules.ts'
import type { Item } from './item.ts'
import { needPicturePlace } from './picture-places.ts'
import { isFields } from './places.ts'
import { type DeskWorld, findRoom, readMonths } from './read-item.ts'
import { readWantedSite } from './read-wanted-site.ts'

/**
 * @param item what it is wanted of
 * @throws Fault invalid-input with the path of each field
 */
export async function readWanted(world: DeskWorld, item: Item, document: CatalogueDocument): Promise<Wanted> {
  const { kind, slug } = item
  if (kind === 'site') return readWantedSite(world, slug, document)
  if (kind === 'calendar') return readWantedCalendar(world, slug, document)
  if (kind === 'picture') return readWantedPicture(world, item, document)
  const { slug: named } = document
  if (typeof named === 'string' && named !== slug) throw unfit([{ path: 'slug', reason: 'fixed' }])
  const context = await contextOf(world)
  const { scope } = world
  if (kind === 'procedure') {
    const row = need(readDocument(kind, document, context))
    return { document: writeProcedure(row), write: () => importOne(scope, procedures, row) }
  }
  if (kind === 'package') {
    const row = need(readDocument(kind, document, context))
    return { document: writePackage(row), write: () => importOne(scope, packages, row) }
  }
  if (kind === 'practitioner') {
    const row = need(readDocument(kind, document, context))
    return { document: writePractitioner(row), write: () => importOne(scope, practitioners, row) }
  }
  const row = need(readDocument(kind, document, context))
  return { document: writeHotel(row), write: () => writeWantedHotel(world, row) }
}

/** Nights stay as they are, at what the plans make of them now; those of rooms that are gone are withdrawn, and what is booked stays. */
async function writeWantedHotel(world: DeskWorld, row: DocumentRows['hotel']): Promise<void> {
  const { scope, now } = world
  const [before] = await scope.rows(hotels, eq(hotels.slug, row.slug))
  const months = before ? await readMonths(world, before) : []
  await importOne(scope, hotels, row)
  const [hotel] = await scope.rows(hotels, eq(hotels.slug, row.slug))
  if (!hotel) throw new RangeError(`no row of the hotel ${row.slug}`)
  const calendars = row.rooms.map(({ slug, plans }): PackCalendar => {
    const own = months.filter(({ room }) => room === slug)
    const plansBefore = before?.rooms.find((room) => room.slug === slug)?.plans ?? []
    return calendarOf(slug, plans, nightsOf(own, plansBefore))
  })
  await importMonths(scope, [{ hotelId: hotel.id, timeZone: row.timeZone, calendars }], now)
}

const calendarOf = (
  room: string,
  plans: readonly { slug: string; priceChange?: number | undefined }[],
  nights: PackNights[],
): PackCalendar => ({
  room,
  plans: plans.map(({ slug, priceChange }) => ({ slug, priceChange: priceChange ?? 0 })),
  nights,
})

async function readWantedCalendar(world: DeskWorld, slug: string, document: CatalogueDocument): Promise<Wanted> {
  const { scope, now } = world
  const found = await findRoom(world, slug)
  if (!found) throw new Fault('not-found', 'There is no such room.')
  const { hotel, room } = found
  const nights = need(readDocument('calendar', document, await contextOf(world)))
  const calendar = calendarOf(room.slug, room.plans, nights)
  // As it will be read again: months that are over are left alone.
  const months = expandCalendar(calendar, monthOf(now, hotel.timeZone))
  return {
    document: { entries: writeCalendar(months, room.plans, hotel.currency) },
    write: async () => {
      const others = (await readMonths(world, hotel)).filter((month) => month.room !== room.slug)
      const calendars = hotel.rooms.map((one) =>
        one.slug === room.slug
          ? calendar
          : calendarOf(
              one.slug,
              one.plans,
              nightsOf(
                others.filter((month) => month.room === one.slug),
                one.plans,
              ),
            ),
      )
      await importMonths(scope, [{ hotelId: hotel.id, timeZone: hotel.timeZone, calendars }], now)
    },
  }
}

/** A document without a file says another thing of the same picture. */
async function readWantedPicture(world: DeskWorld, item: Item, document: CatalogueDocument): Promise<Wanted> {
  const { scope, now } = world
  await needPicturePlace(scope, item.slug)
  const { file: named, description } = need(readDocument('picture', document, await contextOf(world)))
  const shown = isFields(item.document) ? item.document['file'] : undefined
  const file = named ?? (typeof shown === 'string' ? shown : undefined)
  if (file === undefined) throw unfit([{ path: 'file', reason: 'required' }])
  const wanted = { file, description }
  return { document: wanted, write: () => showPicture(scope, item.slug, wanted, now) }
}

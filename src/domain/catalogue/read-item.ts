// Reads one thing of the catalogue as the document that it is edited as.
import { and, asc, eq, gte, isNull, type SQL } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { monthOf } from '#domain/pack/import-hotels.ts'
import { writeCalendar } from '#domain/pack/write-calendar.ts'
import { writeHotel } from '#domain/pack/write-hotel.ts'
import { writePackage } from '#domain/pack/write-package.ts'
import { writePractitioner } from '#domain/pack/write-practitioner.ts'
import { writeProcedure } from '#domain/pack/write-procedure.ts'
import { type SitePart, siteParts, writeSite } from '#domain/pack/write-site.ts'
import { packages } from '#domain/packages/tables.ts'
import { readShownPicture } from '#domain/pictures/show-picture.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { providerDomains } from '#domain/provider/tables.ts'
import { hotelRoomMonths, hotels } from '#domain/rooms/tables.ts'
import type { CatalogueDocument, CatalogueKind } from './catalogue.ts'
import type { Item, ItemPlace } from './item.ts'

/** What a document is read and written in: rows of one provider at one moment, as one transaction sees them. */
export type DeskWorld = {
  scope: Scope
  provider: Provider
  now: Date
  /** The host name that whoever changes something is at; undefined where nobody is. */
  domain?: string | undefined
}

type Found = Pick<Item, 'document' | 'isWithdrawn'>
const nothing: Found = { document: null, isWithdrawn: false }

/** @returns undefined for slugs that nothing of the kind can have */
export async function readItem(world: DeskWorld, { kind, slug }: ItemPlace): Promise<Item | undefined> {
  const found = await readers[kind](world, slug)
  return found && { kind, slug, ...found }
}

const readers: Record<CatalogueKind, (world: DeskWorld, slug: string) => Promise<Found | undefined>> = {
  procedure: async ({ scope }, slug) => {
    const [row] = await scope.rows(procedures, eq(procedures.slug, slug))
    return row ? asFound(writeProcedure(row), row) : nothing
  },
  package: async ({ scope }, slug) => {
    const [row] = await scope.rows(packages, eq(packages.slug, slug))
    return row ? asFound(writePackage(row), row) : nothing
  },
  practitioner: async ({ scope }, slug) => {
    const [row] = await scope.rows(practitioners, eq(practitioners.slug, slug))
    return row ? asFound(writePractitioner(row), row) : nothing
  },
  hotel: async ({ scope }, slug) => {
    const [row] = await scope.rows(hotels, eq(hotels.slug, slug))
    return row ? asFound(writeHotel(row), row) : nothing
  },
  calendar: async (world, slug) => {
    const found = await findRoom(world, slug)
    if (!found) return undefined
    const { hotel, room } = found
    const months = await readMonths(world, hotel, room.slug)
    return asFound({ entries: writeCalendar(months, room.plans, hotel.currency) }, hotel)
  },
  site: async ({ scope, provider }, slug) => {
    const part = siteParts.find((one) => one === slug)
    if (!part) return undefined
    return { document: writeSite(part, provider, await readDomains(scope)), isWithdrawn: false }
  },
  picture: async ({ scope }, slug) => ({ document: await readShownPicture(scope, slug), isWithdrawn: false }),
}

const asFound = (document: CatalogueDocument, { withdrawnAt }: { withdrawnAt: Date | null }): Found => ({
  document,
  isWithdrawn: withdrawnAt !== null,
})

export const isSitePart = (slug: string): slug is SitePart => siteParts.some((part) => part === slug)

export async function readDomains({ transaction, providerId }: Scope): Promise<string[]> {
  const rows = await transaction
    .select({ domain: providerDomains.domain })
    .from(providerDomains)
    .where(eq(providerDomains.providerId, providerId))
  return rows.map(({ domain }) => domain)
}

/** @param slug `{hotel}.{room}` */
export async function findRoom({ scope }: DeskWorld, slug: string) {
  const [hotelSlug = '', roomSlug = ''] = slug.split('.')
  const [hotel] = await scope.rows(hotels, eq(hotels.slug, hotelSlug))
  const room = hotel?.rooms.find((one) => one.slug === roomSlug)
  return hotel && room ? { hotel, room } : undefined
}

type HotelPlace = { id: string; timeZone: string }

/** The months of a hotel, or of one room of it, that are not over and on sale. */
export function readMonths({ scope, now }: DeskWorld, { id, timeZone }: HotelPlace, room?: string) {
  const conditions: (SQL | undefined)[] = [
    eq(hotelRoomMonths.hotelId, id),
    room === undefined ? undefined : eq(hotelRoomMonths.room, room),
    gte(hotelRoomMonths.month, monthOf(now, timeZone)),
    isNull(hotelRoomMonths.withdrawnAt),
  ]
  return scope.rows(hotelRoomMonths, and(...conditions), {
    orderBy: [asc(hotelRoomMonths.room), asc(hotelRoomMonths.month)],
  })
}

// What can have a picture: everything that a provider sells or shows by a slug, and its logo.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { categorySlug } from '#domain/procedures/procedure.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'
import { Fault } from '#kernel/fault.ts'
import type { Localized } from '#kernel/localized.ts'

export type PicturePlace = {
  shows: 'procedure' | 'category' | 'package' | 'practitioner' | 'hotel' | 'logo'
  slug: string
  /** Null for the logo. */
  name: Localized | null
}

const sold = [
  ['procedure', procedures],
  ['package', packages],
  ['practitioner', practitioners],
  ['hotel', hotels],
] as const

/** What was withdrawn has none. Things of several kinds with the same slug have the same picture. */
export async function readPicturePlaces(scope: Scope): Promise<PicturePlace[]> {
  const found: PicturePlace[] = [{ shows: 'logo', slug: 'logo', name: null }]
  for (const [shows, table] of sold) {
    const rows = await scope.transaction
      .select({ slug: table.slug, name: table.name })
      .from(table)
      .where(and(eq(table.providerId, scope.providerId), isNull(table.withdrawnAt)))
      .orderBy(asc(table.position))
    found.push(...rows.map((row) => ({ shows, ...row })))
    if (shows === 'procedure') found.push(...(await readCategories(scope)))
  }
  return found
}

async function readCategories({ transaction, providerId }: Scope): Promise<PicturePlace[]> {
  const rows = await transaction
    .select({ category: procedures.category })
    .from(procedures)
    .where(and(eq(procedures.providerId, providerId), isNull(procedures.withdrawnAt)))
    .orderBy(asc(procedures.position))
  const bySlug = new Map(rows.map(({ category }) => [categorySlug(category), category]))
  return [...bySlug].map(([slug, name]) => ({ shows: 'category', slug, name }))
}

/** @throws Fault not-found where nothing has the slug */
export async function needPicturePlace(scope: Scope, slug: string): Promise<void> {
  const places = await readPicturePlaces(scope)
  if (!places.some((place) => place.slug === slug)) throw new Fault('not-found', 'Nothing has this name.')
}

// What the pictures of a provider can show: what is on the site, and what is withdrawn from it.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { categorySlug } from '#domain/procedures/procedure.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { hotels } from '#domain/rooms/tables.ts'

/** Slugs of the provider's mark, of items and of categories; one that is on the site is not among the withdrawn. */
export type PictureSubjects = { shown: ReadonlySet<string>; withdrawn: ReadonlySet<string> }

export async function readPictureSubjects({ transaction, providerId }: Scope): Promise<PictureSubjects> {
  const shown = new Set(['logo'])
  const gone: string[] = []
  const add = (slug: string, withdrawnAt: Date | null) => {
    if (withdrawnAt === null) shown.add(slug)
    else gone.push(slug)
  }
  for (const table of [procedures, packages, practitioners, hotels]) {
    const rows = await transaction
      .select({ slug: table.slug, withdrawnAt: table.withdrawnAt })
      .from(table)
      .where(eq(table.providerId, providerId))
    for (const { slug, withdrawnAt } of rows) add(slug, withdrawnAt)
  }
  const categories = await transaction
    .select({ category: procedures.category, withdrawnAt: procedures.withdrawnAt })
    .from(procedures)
    .where(eq(procedures.providerId, providerId))
  for (const { category, withdrawnAt } of categories) add(categorySlug(category), withdrawnAt)
  return { shown, withdrawn: new Set(gone.filter((slug) => !shown.has(slug))) }
}

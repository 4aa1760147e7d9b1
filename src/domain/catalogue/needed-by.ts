// What else on the site rests on a procedure: it cannot go before them without a word.
import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { unfit } from './document-rules.ts'
import type { ItemPlace } from './item.ts'
import type { DeskWorld } from './read-item.ts'

/** Parts of the site that are always there. */
const stays = ['site', 'calendar']

/** @throws Fault invalid-input that names what needs it, `package.hip-with-stay`, each with the reason `needs-it`; of what has to be there `stays` */
export async function refuseNeeded({ scope }: DeskWorld, { kind, slug }: ItemPlace): Promise<void> {
  if (stays.includes(kind)) throw unfit([{ path: '', reason: 'stays' }])
  if (kind !== 'procedure') return
  const inPackages = await scope.rows(packages, and(eq(packages.procedureSlug, slug), isNull(packages.withdrawnAt)))
  const byPeople = await scope.rows(
    practitioners,
    and(arrayContains(practitioners.procedures, [slug]), isNull(practitioners.withdrawnAt)),
  )
  const paths = [
    ...inPackages.map((row) => `package.${row.slug}`),
    ...byPeople.map((row) => `practitioner.${row.slug}`),
  ]
  if (paths.length > 0) throw unfit(paths.map((path) => ({ path, reason: 'needs-it' })))
}

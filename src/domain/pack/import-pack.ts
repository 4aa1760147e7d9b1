// Writes a pack to the database, all of it or nothing.
import { and, eq, sql } from 'drizzle-orm'
import { type Database, enterProvider } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { extras } from '#domain/extras/tables.ts'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { companies, providers } from '#domain/provider/tables.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { holdCatalogue, holdImports } from './hold-catalogue.ts'
import { importHotels } from './import-hotels.ts'
import { importList } from './import-list.ts'
import { importPictures } from './import-pictures.ts'
import { importCompany, importDomains, importProvider, tellChange } from './import-provider.ts'
import { type ImportSummary, isChange } from './import-summary.ts'
import type { Pack } from './pack.ts'
import { refuseForeignPool } from './refuse-foreign-pool.ts'

/**
 * What is as the pack says stays untouched; importing a pack again changes nothing.
 * @throws PackRefused when another provider holds one of its domains, or another company its pool's id
 */
export function importPack(database: Database, pack: Pack, clock: Clock = systemClock): Promise<ImportSummary> {
  return database.directory(async (transaction) => {
    await takeImportLock(transaction)
    return writePack(transaction, pack, clock())
  })
}

/** Holds other imports back until the transaction ends, however long it takes to get there. */
export async function takeImportLock(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select set_config('statement_timeout', '0', true)`)
  await holdImports(transaction)
}

/** What somebody at the desk is saving is saved first; what they save next is brought together with the pack. */
async function holdDesk(transaction: Transaction, { company, provider }: Pack): Promise<void> {
  const [known] = await transaction
    .select({ id: providers.id })
    .from(providers)
    .innerJoin(companies, eq(companies.id, providers.companyId))
    .where(and(eq(companies.slug, company.slug), eq(providers.slug, provider.slug)))
  if (known) await holdCatalogue(transaction, known.id)
}

/** Writes a pack in a transaction that holds the import lock. Nights that are over by now are left alone. */
export async function writePack(transaction: Transaction, pack: Pack, now: Date): Promise<ImportSummary> {
  await holdDesk(transaction, pack)
  await refuseForeignPool(transaction, pack.company, pack.userPoolAt)
  const company = await importCompany(transaction, pack.company)
  const provider = await importProvider(transaction, company.id, pack.provider)
  const domains = await importDomains(transaction, provider.id, pack.domains)
  const scope = await enterProvider(transaction, provider.id)
  const summary = {
    company: company.counts,
    provider: provider.counts,
    domains,
    procedures: await importList(scope, procedures, pack.procedures),
    packages: await importList(scope, packages, pack.packages),
    practitioners: await importList(scope, practitioners, pack.practitioners),
    ...(await importHotels(scope, pack.hotels, now)),
    extras: await importList(scope, extras, pack.extras),
    pictures: await importPictures(scope, pack.pictures),
  }
  const sharedChanged = isChange(company.counts)
  if (Object.values(summary).some(isChange)) {
    await tellChange(transaction, provider.id, sharedChanged ? company.id : undefined)
  }
  return summary
}

// Gives everything that a provider says and sells as the files of a data pack: importing them changes nothing.
import { eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { extras } from '#domain/extras/tables.ts'
import { packages } from '#domain/packages/tables.ts'
import { practitioners } from '#domain/practitioners/tables.ts'
import { procedures } from '#domain/procedures/tables.ts'
import { companies, providerDomains, providers } from '#domain/provider/tables.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { exportHotels } from './export-hotels.ts'
import { exportPictures, type PackFile } from './export-pictures.ts'
import { holdCatalogue } from './hold-catalogue.ts'
import { byPlace } from './import-list.ts'
import { writeExtra } from './write-extra.ts'
import { writePackage } from './write-package.ts'
import { writePractitioner } from './write-practitioner.ts'
import { writeProcedure } from './write-procedure.ts'
import { writeProcedurePage } from './write-procedure-text.ts'
import { writeProvider } from './write-provider.ts'
import { writeTables } from './write-tables.ts'

/**
 * What is withdrawn is left out, and so are months that are over where their hotel is. The words are those of one moment; pictures,
 * which are large, are read one by one after them.
 * @throws RangeError when there is no such provider
 */
export async function* exportPack(
  database: Database,
  provider: { id: string },
  clock: Clock = systemClock,
): AsyncGenerator<PackFile, void> {
  yield* await database.forProvider(provider.id, (scope) => writeFiles(scope, clock()))
  yield* exportPictures(database, provider)
}

async function writeFiles(scope: Scope, now: Date): Promise<PackFile[]> {
  await holdCatalogue(scope.transaction, scope.providerId)
  const { company, provider, domains } = await readProviderRows(scope)
  const procedureRows = (await scope.rows(procedures, isNull(procedures.withdrawnAt))).sort(byPlace)
  const packageRows = (await scope.rows(packages, isNull(packages.withdrawnAt))).sort(byPlace)
  const practitionerRows = (await scope.rows(practitioners, isNull(practitioners.withdrawnAt))).sort(byPlace)
  const extraRows = (await scope.rows(extras, isNull(extras.withdrawnAt))).sort(byPlace)
  const [own, ...others] = provider.languages
  const pages = procedureRows.flatMap(({ slug, text }) =>
    [own, ...others].flatMap((language = '') => {
      const page = text[language]
      const path = `procedures/${slug}${language === own ? '' : `.${language}`}.md`
      return page ? [{ path, text: writeProcedurePage(page, language) }] : []
    }),
  )
  const texts = [
    { path: 'provider.json', text: asJson(writeProvider(company, provider, domains)) },
    ...writeTables(procedureRows.map(writeProcedure), provider.languages),
    ...pages,
    { path: 'packages.json', text: asJson(packageRows.map(writePackage)) },
    { path: 'practitioners.json', text: asJson(practitionerRows.map(writePractitioner)) },
    ...(await exportHotels(scope, now)),
    ...(extraRows.length === 0 ? [] : [{ path: 'extras.json', text: asJson(extraRows.map(writeExtra)) }]),
  ]
  return texts.map(({ path, text }) => ({ path, bytes: Buffer.from(text) }))
}

async function readProviderRows({ transaction, providerId }: Scope) {
  const [found] = await transaction
    .select({ company: companies, provider: providers })
    .from(providers)
    .innerJoin(companies, eq(companies.id, providers.companyId))
    .where(eq(providers.id, providerId))
  if (!found) throw new RangeError('there is no such provider')
  const domains = await transaction
    .select({ domain: providerDomains.domain })
    .from(providerDomains)
    .where(eq(providerDomains.providerId, providerId))
  return { ...found, domains: domains.map(({ domain }) => domain) }
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

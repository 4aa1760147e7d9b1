// Brings the company, the provider and its domains to what a pack says.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import { companies, providerDomains, providers } from '#domain/provider/tables.ts'
import { newId } from '#kernel/id.ts'
import { type Counts, counts } from './import-summary.ts'
import { type PackCompany, type PackDomain, type PackProvider, PackRefused } from './pack.ts'
import { sameRow } from './same-value.ts'
import { shown } from './wording.ts'

type Imported = { id: string; counts: Counts }

export async function importCompany(transaction: Transaction, company: PackCompany): Promise<Imported> {
  const [old] = await transaction.select().from(companies).where(eq(companies.slug, company.slug))
  if (old && sameRow(companies, company, old)) return { id: old.id, counts: counts({ unchanged: 1 }) }
  if (old) {
    await transaction.update(companies).set(company).where(eq(companies.id, old.id))
    return { id: old.id, counts: counts({ changed: 1 }) }
  }
  const id = newId()
  await transaction.insert(companies).values({ id, ...company })
  return { id, counts: counts({ added: 1 }) }
}

export async function importProvider(
  transaction: Transaction,
  companyId: string,
  provider: PackProvider,
): Promise<Imported> {
  const [old] = await transaction
    .select()
    .from(providers)
    .where(and(eq(providers.companyId, companyId), eq(providers.slug, provider.slug)))
  if (old && sameRow(providers, provider, old)) return { id: old.id, counts: counts({ unchanged: 1 }) }
  if (old) {
    await transaction.update(providers).set(provider).where(eq(providers.id, old.id))
    return { id: old.id, counts: counts({ changed: 1 }) }
  }
  const id = newId()
  // It becomes revision 1 when the import tells of its change.
  await transaction.insert(providers).values({ id, companyId, ...provider, revision: 0 })
  return { id, counts: counts({ added: 1 }) }
}

/** @throws PackRefused when another provider holds one of the domains */
export async function importDomains(
  transaction: Transaction,
  providerId: string,
  domains: readonly PackDomain[],
): Promise<Counts> {
  await refuseTaken(transaction, providerId, domains)
  const stored = await transaction.select().from(providerDomains).where(eq(providerDomains.providerId, providerId))
  const held = new Set(stored.map((row) => row.domain))
  const given = new Set(domains.map(({ domain }) => domain))
  const added = [...given].filter((domain) => !held.has(domain))
  const released = [...held].filter((domain) => !given.has(domain))
  if (released.length > 0) await transaction.delete(providerDomains).where(inArray(providerDomains.domain, released))
  if (added.length > 0)
    await transaction.insert(providerDomains).values(added.map((domain) => ({ domain, providerId })))
  return counts({ added: added.length, withdrawn: released.length, unchanged: given.size - added.length })
}

async function refuseTaken(
  transaction: Transaction,
  providerId: string,
  domains: readonly PackDomain[],
): Promise<void> {
  const wanted = domains.map(({ domain }) => domain)
  const taken = await transaction
    .select({ domain: providerDomains.domain, company: companies.slug, provider: providers.slug })
    .from(providerDomains)
    .innerJoin(providers, eq(providers.id, providerDomains.providerId))
    .innerJoin(companies, eq(companies.id, providers.companyId))
    .where(and(inArray(providerDomains.domain, wanted), ne(providerDomains.providerId, providerId)))
  const holders = new Map(taken.map((row) => [row.domain, `${row.company}/${row.provider}`]))
  const faults = domains.flatMap(({ domain, ...place }) => {
    const holder = holders.get(domain)
    return holder ? [{ ...place, message: `domain ${shown(domain)} belongs to another provider, ${holder}` }] : []
  })
  if (faults.length > 0) throw new PackRefused(faults)
}

/** Counts a change: of one provider, or of all of a company when what they share has changed. Listeners hear of each. */
export async function tellChange(transaction: Transaction, providerId: string, companyId?: string): Promise<void> {
  const changed = await transaction
    .update(providers)
    .set({ revision: sql`${providers.revision} + 1`, changedAt: sql`now()` })
    .where(companyId === undefined ? eq(providers.id, providerId) : eq(providers.companyId, companyId))
    .returning({ id: providers.id })
  for (const { id } of changed) await transaction.execute(sql`select pg_notify('provider_changed', ${id})`)
}

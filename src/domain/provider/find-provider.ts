// Finds the provider that a domain belongs to, remembered until told that something changed.
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/open.ts'
import { normalizeDomain, type Provider } from './provider.ts'
import { companies, providerDomains, providers } from './tables.ts'

export type ProviderDirectory = {
  /** The provider of a host name (a port is ignored), undefined when no provider has it. */
  find(domain: string): Promise<Provider | undefined>
  /** Forgets what is remembered: of one provider, or of all. */
  forget(providerId?: string): void
}

const nobody = 'nobody'
/** A known provider is kept until it changes, also while the database is away; an unknown domain may be taken any moment. */
const forgetNobodyMs = 30_000

export function createProviderDirectory(database: Database): ProviderDirectory {
  // Unknown domains are remembered too, so that a flood of them asks the database once each; the bound keeps it small.
  const known = new LRUCache<string, Provider | typeof nobody>({ max: 5_000 })
  let generation = 0
  return {
    find: async (host) => {
      const domain = normalizeDomain(host)
      const remembered = known.get(domain)
      if (remembered !== undefined) return remembered === nobody ? undefined : remembered
      const begun = generation
      const found = await readProvider(database, domain)
      // What was read while something changed may be of before the change: it is given, but not kept.
      if (begun === generation) known.set(domain, found ?? nobody, { ttl: found ? 0 : forgetNobodyMs })
      return found
    },
    forget: (providerId) => {
      generation += 1
      if (providerId === undefined) return known.clear()
      for (const [domain, provider] of known.entries()) {
        if (provider === nobody || provider.id === providerId) known.delete(domain)
      }
    },
  }
}

function readProvider(database: Database, domain: string): Promise<Provider | undefined> {
  return database.directory(async (transaction) => {
    const [row] = await transaction
      .select({ provider: providers, company: companies })
      .from(providerDomains)
      .innerJoin(providers, eq(providers.id, providerDomains.providerId))
      .innerJoin(companies, eq(companies.id, providers.companyId))
      .where(eq(providerDomains.domain, domain))
    return row && { ...row.provider, company: row.company }
  })
}

// Finds the provider that a domain belongs to, remembered until told that something changed.
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/open.ts'
import { Fault } from '#kernel/fault.ts'
import { normalizeDomain, type Provider } from './provider.ts'
import { companies, providerDomains, providers } from './tables.ts'

export type ProviderDirectory = {
  /** The provider of a host name (a port is ignored), undefined when no provider has it. */
  find(domain: string): Promise<Provider | undefined>
  /** Forgets what is remembered: of one provider, or of all. */
  forget(providerId?: string): void
}

/** A known provider is kept until it changes; an unknown domain may be taken any moment. */
const forgetUnknownMs = 30_000
/** How long a database that did not answer is left alone: each ask may take seconds to fail. */
const restMs = 2_000

export function createProviderDirectory(database: Database, now = Date.now): ProviderDirectory {
  const known = new Map<string, Provider>()
  // What was known before something changed: still shown while the database is away, so that pages are.
  const lastKnown = new Map<string, Provider>()
  let awayUntil = Number.NEGATIVE_INFINITY
  // Unknown domains are remembered too, apart and bounded: a flood of them asks the database once each and pushes nobody out.
  const unknown = new LRUCache<string, true>({ max: 5_000, ttl: forgetUnknownMs })
  let generation = 0
  return {
    find: async (host) => {
      const domain = normalizeDomain(host)
      const remembered = known.get(domain)
      if (remembered || unknown.has(domain)) return remembered
      const old = lastKnown.get(domain)
      if (old && now() < awayUntil) return old
      const begun = generation
      let found: Provider | undefined
      try {
        found = await readProvider(database, domain)
      } catch (error) {
        if (!old || !isAway(error)) throw error
        awayUntil = now() + restMs
        return old
      }
      // What was read while something changed may be of before the change: it is given, but not kept.
      if (begun !== generation) return found
      lastKnown.delete(domain)
      if (found) known.set(domain, found)
      else unknown.set(domain, true)
      return found
    },
    forget: (providerId) => {
      generation += 1
      awayUntil = Number.NEGATIVE_INFINITY
      unknown.clear()
      for (const [domain, provider] of known) {
        if (providerId !== undefined && provider.id !== providerId) continue
        known.delete(domain)
        lastKnown.set(domain, provider)
      }
    },
  }
}

const isAway = (error: unknown): boolean => error instanceof Fault && error.code === 'unavailable'

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

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
/** So long a visitor waits for it where there is a provider of before to show. */
const patienceMs = 300

export type ProviderDirectoryOptions = {
  /** Milliseconds of a clock that nobody sets. */
  elapsedMs?: () => number
  /** Told when a provider was read after all that one of before stood in for meanwhile. */
  onLate?: (providerId: string) => void
}

export function createProviderDirectory(
  database: Database,
  { elapsedMs = () => performance.now(), onLate = () => {} }: ProviderDirectoryOptions = {},
): ProviderDirectory {
  const known = new Map<string, Provider>()
  // What was known before something changed: still shown while the database is away, so that pages are.
  const lastKnown = new Map<string, Provider>()
  let awayUntil = Number.NEGATIVE_INFINITY
  // Unknown domains are remembered too, apart and bounded: a flood of them asks the database once each and pushes nobody out.
  const unknown = new LRUCache<string, true>({ max: 5_000, ttl: forgetUnknownMs })
  let generation = 0
  const readAndKeep = async (domain: string): Promise<Provider | undefined> => {
    const begun = generation
    const found = await readProvider(database, domain)
    // What was read while something changed may be of before the change: it is given, but not kept.
    if (begun !== generation) return found
    lastKnown.delete(domain)
    if (found) known.set(domain, found)
    else unknown.set(domain, true)
    return found
  }
  const reading = shareByKey(readAndKeep)
  /** What is read, unless it takes too long or the database is away. */
  const readOrOld = async (domain: string, old: Provider): Promise<Provider | undefined> => {
    const asked = reading.ask(domain)
    const found = await withPatience(asked)
    if (found !== noAnswer) return found
    asked.then((late) => late && onLate(late.id)).catch(() => {})
    awayUntil = elapsedMs() + restMs
    return old
  }
  return {
    find: async (host) => {
      const domain = normalizeDomain(host)
      const remembered = known.get(domain)
      if (remembered || unknown.has(domain)) return remembered
      const old = lastKnown.get(domain)
      if (!old) return reading.ask(domain)
      return elapsedMs() < awayUntil ? old : readOrOld(domain, old)
    },
    forget: (providerId) => {
      generation += 1
      // Whoever asks from now on asks anew.
      reading.forget()
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

/** However many ask for a key meanwhile, and however long it takes, it is read once. */
function shareByKey<T>(read: (key: string) => Promise<T>) {
  const reading = new Map<string, Promise<T>>()
  return {
    ask: (key: string): Promise<T> => {
      const begun = reading.get(key)
      if (begun) return begun
      const asked = read(key).finally(() => {
        if (reading.get(key) === asked) reading.delete(key)
      })
      reading.set(key, asked)
      return asked
    },
    forget: () => reading.clear(),
  }
}

const noAnswer = Symbol('no answer')

async function withPatience<T>(asked: Promise<T>): Promise<T | typeof noAnswer> {
  const late = new Promise<typeof noAnswer>((resolve) => setTimeout(resolve, patienceMs, noAnswer).unref())
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    if (isAway(error)) return noAnswer
    throw error
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

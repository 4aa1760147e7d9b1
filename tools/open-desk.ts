// What the provider's own people work with on the command line: the database, the queue of mails, and one provider.
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { type Jobs, openJobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { mailQueue } from '#domain/mails/write-mail.ts'
import { decodeSource } from '#domain/pack/decode-source.ts'
import { reasonOf } from '#domain/pack/list-pack.ts'
import type { PackFault } from '#domain/pack/pack.ts'
import type { Source } from '#domain/pack/source.ts'
import { normalizeDomain, type Provider } from '#domain/provider/provider.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { providerDomains } from '#domain/provider/tables.ts'
import type { QuoteParts } from '#domain/quotes/send-quote.ts'
import { systemClock } from '#kernel/clock.ts'
import { createLog } from '#kernel/log.ts'
import { readConfig } from '#wiring/config.ts'
import { siteOrigin } from '#wiring/own-address.ts'
import { openToolStore } from './open-tool-store.ts'
import { OperatorError } from './operator-error.ts'
import { complain } from './say.ts'

export type OpenDesk = Pick<QuoteParts, 'database' | 'clock'> & {
  /** Opens the queue of mails, before anything that has to wait for it is locked in the database. */
  openParts(): Promise<QuoteParts>
  provider: Provider
  /** Scheme and host of the provider's site. */
  origin: string
}

/** @throws OperatorError when no provider has the domain */
export async function atDesk<T>(domain: string, work: (desk: OpenDesk) => Promise<T>): Promise<T> {
  const config = readConfig()
  const log = createLog('warn', (line) => complain(line))
  const store = await openToolStore(config, log)
  let jobs: Jobs | undefined
  try {
    const { database } = store
    const parts = { database, clock: systemClock }
    const openParts = async () => {
      jobs ??= await openJobs(store.url, [mailQueue], () => log.warn('the queue of mails is troubled'))
      return { ...parts, jobs }
    }
    const provider = await findProvider(database, domain)
    const origin = siteOrigin({ domain, config })
    return await work({ ...parts, openParts, provider, origin })
  } finally {
    await jobs?.stop()
    await store.close()
  }
}

/** @throws OperatorError when no provider has the domain */
export async function findProvider(database: Database, domain: string): Promise<Provider> {
  const provider = await database.directory(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(providerDomains)
      .where(eq(providerDomains.domain, normalizeDomain(domain)))
    return found && readProvider(transaction, { id: found.providerId })
  })
  if (!provider) throw new OperatorError(`no provider has the domain ${domain}`)
  return provider
}

/**
 * A file as seen from where the command was typed; its text is undefined when it is none, which is then among the faults.
 * @throws OperatorError when it cannot be read at all
 */
export async function readSource(file: string, faults: PackFault[]): Promise<Source | undefined> {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new OperatorError(`cannot read ${path}: ${reasonOf(error)}`)
  })
  return decodeSource(basename(path), bytes, faults)
}

// What the command line for people works with: the database, the pools, and the door to the pool of one company.

import { eq } from 'drizzle-orm'
import { type Jobs, openJobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import { mailQueue, urgentMailQueue } from '#domain/mails/write-mail.ts'
import { clearQueue } from '#domain/privacy/forget-messages.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { companies, providerDomains } from '#domain/provider/tables.ts'
import { treatmentBookable } from '#domain/treatments/treatment-bookable.ts'
import { type Door, enterPool } from '#identity/ask.ts'
import { findUser } from '#identity/users/find-user.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import { type Config, readConfig } from '#wiring/config.ts'
import { type OpenIdentity, openIdentity } from '#wiring/open-identity.ts'
import { siteOrigin } from '#wiring/own-address.ts'
import { chooseSuppliers } from '#wiring/suppliers.ts'
import { createUserPools } from '#wiring/user-pools.ts'
import { openToolStore } from './open-tool-store.ts'
import { OperatorError } from './operator-error.ts'

export type Operator = {
  database: Database
  identity: OpenIdentity
  /** The pool of a company, made when nobody asked for it yet. @throws OperatorError */
  enterCompany(slug: string): Promise<Door>
  close(): Promise<void>
}

export async function openOperator(log: Log): Promise<Operator> {
  const config = readConfig()
  const store = await openToolStore(config, log)
  // Few deeds write mails, and opening the queue takes longer than the others together.
  let jobs: Promise<Jobs> | undefined
  const openQueue = () =>
    openJobs(store.url, [mailQueue, urgentMailQueue, clearQueue], () => log.warn('the queue of mails is troubled'))
  const queue = () => {
    jobs ??= openQueue()
    return jobs
  }
  const lazy: Pick<Jobs, 'put' | 'forget'> = {
    put: async (...job) => (await queue()).put(...job),
    forget: async (...data) => (await queue()).forget(...data),
  }
  const { database } = store
  const identity = await openIdentity({
    config,
    database,
    jobs: lazy,
    bookables: [
      hotelBookable([createOwnInventory({ database, jobs: lazy, clock: systemClock })]),
      treatmentBookable({ database, jobs: lazy, clock: systemClock }),
    ],
    suppliers: chooseSuppliers(config),
    log,
  }).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  return {
    database,
    identity,
    enterCompany: (slug) => enterCompany({ config, database, identity }, slug),
    close: async () => {
      identity.close()
      await (await jobs)?.stop()
      await store.close()
    },
  }
}

type CompanyParts = { config: Config; database: Database; identity: OpenIdentity }

async function enterCompany({ config, database, identity }: CompanyParts, slug: string): Promise<Door> {
  const { company, provider, domain } = await database.directory(async (transaction) => {
    const [company] = await transaction.select().from(companies).where(eq(companies.slug, slug))
    if (!company) throw new OperatorError(`there is no company ${slug}; "pools" lists them`)
    const provider = await readProvider(transaction, { companyId: company.id })
    const [first] = await transaction
      .select()
      .from(providerDomains)
      .where(eq(providerDomains.providerId, provider?.id ?? company.id))
      .orderBy(providerDomains.domain)
      .limit(1)
    return { company, provider, domain: first?.domain ?? 'localhost' }
  })
  const { isOwn, userPoolId } = await createUserPools(identity.parts).userPoolOf(company)
  if (!isOwn) throw new OperatorError(`the people of ${slug} sign in at a hosted pool, ${userPoolId}: look there`)
  const found = await identity.parts.pools.findPool(userPoolId)
  if (!found) throw new Error('a pool that was just made is not there')
  const origin = siteOrigin({ domain, config })
  const asker = { origin, sender: 'operator', language: provider?.languages[0] ?? 'en', place: provider?.id }
  return enterPool({ ...identity.parts, asker }, found.pool, found.client)
}

/** @throws OperatorError */
export async function needUser(door: Door, name: string): Promise<PoolUser> {
  const user = await door.work((transaction) => findUser(door, transaction, name))
  if (!user) throw new OperatorError(`nobody is called ${name} there`)
  return user
}

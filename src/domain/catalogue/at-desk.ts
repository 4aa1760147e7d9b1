// Work on what one provider sells and says, while nobody else changes it.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { holdCatalogue, holdImports } from '#domain/pack/hold-catalogue.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { DeskWorld } from './read-item.ts'

export type CatalogueDeskParts = {
  database: Pick<Database, 'forProvider' | 'directory'>
  jobs: Pick<Jobs, 'put'>
  clock: Clock
}

/** `domain`: the host name that the caller is at; undefined where nobody is. */
export type DeskPlace = { providerId: string; domain?: string | undefined }

/** Sees what others have saved, and waits for nobody. */
export function lookAtDesk<T>(
  { database, clock }: Pick<CatalogueDeskParts, 'database' | 'clock'>,
  { providerId, domain }: DeskPlace,
  work: (world: DeskWorld) => Promise<T>,
): Promise<T> {
  return database.forProvider(providerId, async (scope) =>
    work({ scope, provider: await needProvider(scope), now: clock(), domain }),
  )
}

/** One at a time, imports among them: what is read is as it stands until the work is done. */
export function changeAtDesk<T>(
  { database, clock }: Pick<CatalogueDeskParts, 'database' | 'clock'>,
  { providerId, domain, changesDomains }: DeskPlace & { changesDomains?: boolean },
  work: (world: DeskWorld) => Promise<T>,
): Promise<T> {
  return database.forProvider(providerId, async (scope) => {
    if (changesDomains) await holdImports(scope.transaction)
    await holdCatalogue(scope.transaction, providerId)
    // Read within the lock: what stood before it may be of before.
    return work({ scope, provider: await needProvider(scope), now: clock(), domain })
  })
}

/** The same with what the provider says of itself by now. */
export const readAgain = async (world: DeskWorld): Promise<DeskWorld> => ({
  ...world,
  provider: await needProvider(world.scope),
})

async function needProvider({ transaction, providerId }: Scope): Promise<Provider> {
  const provider = await readProvider(transaction, { id: providerId })
  if (!provider) throw new Fault('unknown-provider', 'No provider has this address.')
  return provider
}

export const isOfDomains = ({ kind, slug }: { kind: string; slug: string }): boolean =>
  kind === 'site' && slug === 'domains'

// Puts together what the desk of a provider's own people works with: news of the inbox, changes that are due, and who comes into the pool.
import { createInboxNews } from '#api/inbox-news.ts'
import { createPackExports } from '#api/pack-exports.ts'
import type { Jobs } from '#db/jobs.ts'
import { listen } from '#db/listen.ts'
import type { SessionParts } from '#domain/clients/read-session.ts'
import { inboxChannel } from '#domain/inbox/tell-inbox.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import type { Config } from './config.ts'
import { openCatalogue } from './open-catalogue.ts'
import type { OpenIdentity } from './open-identity.ts'
import { siteOrigin } from './own-address.ts'
import { createStaffPool } from './staff-pool.ts'
import type { Store } from './store.ts'

type DeskWiring = {
  config: Config
  store: Store
  jobs: Jobs
  identity: OpenIdentity
  userPools: SessionParts['userPools']
  log: Log
}

export async function openDesk({ config, store, jobs, identity, userPools, log }: DeskWiring) {
  const { database, url } = store
  const inboxNews = createInboxNews()
  const listener = listen(url, inboxChannel, inboxNews.hear, inboxNews.miss)
  const changes = await openCatalogue({ database, jobs, log })
  const packExports = createPackExports({ url, clock: systemClock })
  return {
    parts: {
      inboxNews,
      packExports,
      staffPool: createStaffPool(identity.parts, userPools),
      originOf: (domain: string) => siteOrigin({ domain, config }),
    },
    /** Streams that nothing ends by itself: before anything waits for their connections. */
    endStreams: inboxNews.close,
    close: async () => {
      changes.close()
      await packExports.close()
      await listener.close()
    },
  }
}

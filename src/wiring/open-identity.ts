// Puts the identity service together: its key, how its messages leave in the look of the provider, and what goes with whoever leaves.
import { join } from 'node:path'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { eraseClient } from '#domain/privacy/erase-client.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { type Config, ConfigError } from './config.ts'
import { readOwnKey } from './own-key.ts'
import { sendMessages, sendNotices } from './send-messages.ts'
import type { Suppliers } from './suppliers.ts'

type IdentityWiring = {
  config: Pick<Config, 'DATA_DIR' | 'IDENTITY_KEY' | 'GUEST_CREDENTIALS'>
  database: Database
  jobs: Pick<Jobs, 'put' | 'forget'>
  suppliers: Pick<Suppliers, 'sendText'>
  log: Log
}

export type OpenIdentity = Identity & {
  /** Ends the sweeping. */
  close(): void
}

const minuteMs = 60_000
/** In minutes; the first time one minute after the start, for servers that never run for an hour. */
const sweepEvery = 60

const wrongKey =
  'IDENTITY_KEY: this database was begun with another key, that setting or DATA_DIR/identity-key of before; with this one nobody could sign in'

/** @throws ConfigError where the people in the database were written with another key */
export async function openIdentity({ config, database, jobs, suppliers, log }: IdentityWiring): Promise<OpenIdentity> {
  const identity = createIdentity({
    database,
    // Whoever has the database and not the key can read no password's verifier.
    key: config.IDENTITY_KEY ?? (await readOwnKey(join(config.DATA_DIR, 'identity-key'))),
    clock: systemClock,
    log,
    // Whoever leaves their account has everything go that is kept of them, and not only what the pool has.
    onRemoved: (transaction, { owner, emails, phones, ...client }) =>
      eraseClient(jobs, transaction, client, { companyId: owner, emails, phones }, systemClock()).then(() => {}),
    send: sendMessages({ jobs, sendText: suppliers.sendText, clock: systemClock }),
    notify: sendNotices({ jobs, clock: systemClock }),
    guestCredentials: config.GUEST_CREDENTIALS,
  })
  if (!(await identity.isKeyRight())) throw new ConfigError(wrongKey)
  let minutes = 0
  const sweep = (deed: () => Promise<void>) =>
    deed().catch((error: unknown) => log.warn('user pools not swept', { ...traceOf(error) }))
  const timer = setInterval(() => {
    void sweep(identity.sweepReplies)
    if (minutes++ % sweepEvery === 0) void sweep(identity.sweep)
  }, minuteMs).unref()
  return { ...identity, close: () => clearInterval(timer) }
}

// Puts the identity service together: its key, and how its messages leave in the look of the provider that they are sent for.
import { join } from 'node:path'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { type Config, ConfigError } from './config.ts'
import { readOwnKey } from './own-key.ts'
import { sendMessages } from './send-messages.ts'
import type { Suppliers } from './suppliers.ts'

type IdentityWiring = {
  config: Pick<Config, 'DATA_DIR' | 'IDENTITY_KEY' | 'GUEST_CREDENTIALS'>
  database: Database
  jobs: Pick<Jobs, 'put'>
  suppliers: Pick<Suppliers, 'sendText'>
  log: Log
}

export type OpenIdentity = Identity & {
  /** Ends the sweeping. */
  close(): void
}

const sweepEveryMs = 3_600_000
const sweepRepliesEveryMs = 60_000

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
    send: sendMessages({ jobs, sendText: suppliers.sendText, clock: systemClock }),
    guestCredentials: config.GUEST_CREDENTIALS,
  })
  if (!(await identity.isKeyRight())) throw new ConfigError(wrongKey)
  const every = (ms: number, sweep: () => Promise<void>) => {
    const trySweep = () => sweep().catch((error: unknown) => log.warn('user pools not swept', { ...traceOf(error) }))
    return setInterval(() => void trySweep(), ms).unref()
  }
  const timers = [every(sweepEveryMs, identity.sweep), every(sweepRepliesEveryMs, identity.sweepReplies)]
  // A server that is started anew more often than that sweeps as well.
  timers.push(startSoon(identity.sweep))
  return { ...identity, close: () => timers.forEach(clearTimeout) }
}

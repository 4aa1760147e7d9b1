// Puts the identity service together: its key, how its messages leave in the look of the provider, and what goes with whoever leaves.
import { join } from 'node:path'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { staffGroup } from '#domain/clients/session.ts'
import { eraseClient } from '#domain/privacy/erase-client.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { systemClock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { type Config, ConfigError } from './config.ts'
import { readOwnKey } from './own-key.ts'
import { sendMessages, sendNotices } from './send-messages.ts'
import type { Suppliers } from './suppliers.ts'

/** A booked stay is cancelled first: the account stays, and in the words of the protocol why. */
function asPoolError(error: unknown): never {
  const isRefused = error instanceof Fault && error.code === 'no-longer-possible'
  throw isRefused ? new PoolError('InvalidParameterException', error.message) : error
}

type IdentityWiring = {
  config: Pick<Config, 'DATA_DIR' | 'IDENTITY_KEY' | 'GUEST_CREDENTIALS'>
  database: Database
  jobs: Pick<Jobs, 'put' | 'forget'>
  bookables: readonly Bookable[]
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
export async function openIdentity({
  config,
  database,
  jobs,
  bookables,
  suppliers,
  log,
}: IdentityWiring): Promise<OpenIdentity> {
  const identity = createIdentity({
    database,
    // Whoever has the database and not the key can read no password's verifier.
    key: config.IDENTITY_KEY ?? (await readOwnKey(join(config.DATA_DIR, 'identity-key'))),
    clock: systemClock,
    log,
    // Whoever leaves their account has everything go that is kept of them, and not only what the pool has.
    onRemoved: async (transaction, { owner, emails, phones, ...client }) => {
      await eraseClient(
        jobs,
        transaction,
        client,
        { companyId: owner, emails, phones },
        {
          bookables,
          now: systemClock(),
        },
      ).catch(asPoolError)
    },
    send: sendMessages({ jobs, sendText: suppliers.sendText, clock: systemClock }),
    notify: sendNotices({ jobs, clock: systemClock }),
    guestCredentials: config.GUEST_CREDENTIALS,
    // The desk shows what patients entrusted to the clinic: a password alone does not open it.
    mfaGroups: [staffGroup],
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

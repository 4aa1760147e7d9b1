// Puts the identity service together: its key, and how its messages leave in the look of the provider that they are sent for.
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import type { Config } from './config.ts'
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

export async function openIdentity({ config, database, jobs, suppliers, log }: IdentityWiring): Promise<OpenIdentity> {
  const identity = createIdentity({
    database,
    key: config.IDENTITY_KEY ?? (await readOwnKey(join(config.DATA_DIR, 'identity-key'))),
    clock: systemClock,
    log,
    send: sendMessages({ jobs, sendText: suppliers.sendText, clock: systemClock }),
    guestCredentials: config.GUEST_CREDENTIALS,
  })
  const sweep = () =>
    identity.sweep().catch((error: unknown) => log.warn('user pools not swept', { ...traceOf(error) }))
  const timer = setInterval(() => void sweep(), sweepEveryMs).unref()
  return { ...identity, close: () => clearInterval(timer) }
}

/** Made once. Whoever has the database and not this file can read no password's verifier. */
export async function readOwnKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // Written whole before it has its name: another process that starts now reads all of it or makes nothing of it.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32), { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(file)
}

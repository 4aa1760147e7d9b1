// The identity service over a database of its own, with a clock that tests move and messages that are kept instead of sent.
import { randomBytes } from 'node:crypto'
import { type Database, openDatabase } from '#db/open.ts'
import { createIdentity, type Identity } from '#identity/identity.ts'
import type { Message } from '#identity/messages/message.ts'
import type { ClientSettings, PoolSettings } from '#identity/pool/pool.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { createLog } from '#kernel/log.ts'
import { createTestDatabase } from './database.ts'
import { sampleNow } from './sample-provider.ts'

/** What the wire answered: the reply, or the error's type and sentence. */
export type Answer = { status: number; body: Record<string, unknown> & { __type?: string; message?: string } }

export type SampleIdentity = {
  identity: Identity
  database: Database
  key: Buffer
  /** The pool that is made with it. */
  found: FoundPool
  messages: Message[]
  logLines: string[]
  /** Now, for the service. */
  now(): Date
  pass(ms: number): void
  /** Sends an action over the wire, with the pool's client id where the body names none; the header x-sender says from where. */
  post(action: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  close(): Promise<void>
}

export const sampleOrigin = 'http://clinic.test'

export async function openSampleIdentity(
  settings: Partial<PoolSettings> = {},
  client: Partial<ClientSettings> = {},
  { guestCredentials = false, mfaGroups = [] }: { guestCredentials?: boolean; mfaGroups?: string[] } = {},
): Promise<SampleIdentity> {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, () => {})
  const messages: Message[] = []
  const logLines: string[] = []
  const key = randomBytes(32)
  let nowMs = sampleNow.getTime()
  const identity = createIdentity({
    database,
    key,
    clock: () => new Date(nowMs),
    log: createLog('debug', (line) => logLines.push(line)),
    send: async (_, message) => void messages.push(message),
    guestCredentials,
    mfaGroups,
  })
  const found = await identity.parts.pools.ensurePool('harbour', settings, client)
  const withoutClient = /^(GetUser|ChangePassword|DeleteUser|GlobalSignOut|GetId|GetCredentials)/
  return {
    identity,
    database,
    key,
    found,
    messages,
    logLines,
    now: () => new Date(nowMs),
    pass: (ms) => {
      nowMs += ms
    },
    post: async (action, body = {}, headers = {}) => {
      const service = /^Get(Id|CredentialsForIdentity)$/.test(action) ? 'Identity' : 'IdentityProvider'
      const request = new Request(`${sampleOrigin}/identity/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognito${service}Service.${action}`,
          ...headers,
        },
        body: JSON.stringify(withoutClient.test(action) ? body : { ClientId: found.client.id, ...body }),
      })
      const asker = { origin: sampleOrigin, sender: headers['x-sender'] ?? 'sender', language: 'en', place: undefined }
      const response = await identity.answer(request, asker)
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') as Answer['body'] }
    },
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}

// The identity service: user pools over one database, answering requests of the protocol and of whoever checks tokens.
import type { Database } from '#db/open.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { answerIdentity } from './answer-identity.ts'
import type { Asker, IdentityParts } from './ask.ts'
import type { SendMessage } from './messages/message.ts'
import { createPoolDirectory } from './pool/pool-directory.ts'
import { createSeal } from './seal.ts'

export type IdentityOptions = {
  database: Pick<Database, 'forPool' | 'directory'>
  /** 32 bytes, kept outside the database. Without it no password can be checked any more. */
  key: Uint8Array
  clock: Clock
  log: Log
  send: SendMessage
  guestCredentials: boolean
}

export type Identity = {
  parts: IdentityParts
  /** Answers `POST /identity/` and the documents below `/identity/{poolId}/.well-known/`. */
  answer(request: Request, asker: Asker): Promise<Response>
}

export function createIdentity({ database, key, clock, log, send, guestCredentials }: IdentityOptions): Identity {
  const parts: IdentityParts = {
    database,
    pools: createPoolDirectory(database),
    seal: createSeal(key),
    clock,
    log,
    send,
    guestCredentials,
  }
  return { parts, answer: (request, asker) => answerIdentity(request, { ...parts, asker }) }
}

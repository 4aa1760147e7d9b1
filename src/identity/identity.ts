// The identity service: user pools over one database, answering requests of the protocol and of whoever checks tokens.
import type { Database } from '#db/open.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { answerIdentity } from './answer-identity.ts'
import type { Asker, IdentityParts, OnRemoved } from './ask.ts'
import { isKeyRight } from './is-key-right.ts'
import type { SendMessage } from './messages/message.ts'
import type { SendNotice } from './messages/notice.ts'
import { createPoolDirectory } from './pool/pool-directory.ts'
import { sweepReplies } from './replies.ts'
import { createSeal } from './seal.ts'
import { sweepPools } from './sweep.ts'
import { checkToken, type TokenClaims, type TokenUse } from './tokens/check-token.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'

export type IdentityOptions = {
  database: Pick<Database, 'forPool' | 'directory'>
  /** 32 bytes, kept outside the database. Without it no password can be checked any more. */
  key: Uint8Array
  clock: Clock
  log: Log
  send: SendMessage
  /** Told of changes to what somebody signs in with; nobody is where it is left out. */
  notify?: SendNotice
  /** Nothing else is kept of anyone where it is left out. */
  onRemoved?: OnRemoved
  guestCredentials: boolean
  /** Groups whose members have to sign in with a second factor, whatever their pool wants of others; none where it is left out. */
  mfaGroups?: readonly string[]
}

export type Identity = {
  parts: IdentityParts
  /** Answers `POST /identity/` and the documents below `/identity/{poolId}/.well-known/`. */
  answer(request: Request, asker: Asker): Promise<Response>
  /** For whoever is shown a token of a pool: everything about it is checked, also that its session was not revoked. */
  checkToken(poolId: string, token: string, use: TokenUse): Promise<TokenVerdict>
  /**
   * Whether what the database holds was sealed with this key; the first key that asks is the one of the database from then on.
   * With another one nothing could be opened, and what is written with it later could not be either.
   */
  isKeyRight(): Promise<boolean>
  /** Removes what is over. To be called now and then; nothing depends on it but the size of the tables. */
  sweep(): Promise<void>
  /** Likewise of the answers that are kept for a minute, of which there are as many as requests. */
  sweepReplies(): Promise<void>
}

export type TokenVerdict = { state: 'valid'; claims: TokenClaims } | { state: 'expired' } | { state: 'refused' }

/** Clocks of those who show tokens may be off by so much (the specification's tolerance). */
const toleranceMs = 5_000

export function createIdentity({
  database,
  key,
  clock,
  log,
  send,
  notify = async () => {},
  onRemoved = async () => {},
  guestCredentials,
  mfaGroups = [],
}: IdentityOptions): Identity {
  const seal = createSeal(key)
  const parts: IdentityParts = {
    database,
    pools: createPoolDirectory(database),
    keys: createSigningKeys({ database, seal, clock }),
    seal,
    clock,
    log,
    send,
    notify,
    onRemoved,
    guestCredentials,
    mfaGroups,
  }
  return {
    parts,
    isKeyRight: () => isKeyRight(parts),
    sweep: () => sweepPools(parts),
    sweepReplies: () => sweepReplies(parts),
    answer: (request, asker) => answerIdentity(request, { ...parts, asker }),
    checkToken: async (poolId, token, use) => {
      const checked = await checkToken(parts, { poolId, token, use, toleranceMs })
      return checked.state === 'refused' || checked.state === 'expired'
        ? { state: checked.state }
        : { state: 'valid', claims: checked.claims }
    },
  }
}

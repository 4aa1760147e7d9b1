// Whose turn it is to write to an upload: single statements, so that of two requests, or two servers, one writes.
import { and, eq, isNull } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { SessionLocks } from '#db/session-locks.ts'
import { Fault } from '#kernel/fault.ts'
import { clientFiles } from './tables.ts'
import { holdMs, type Upload } from './upload.ts'

/** An upload that this request alone writes to until `heldUntil`, which also tells it from any other. */
export type HeldUpload = Upload & { heldUntil: Date }

const heldFrom = (now: Date) => new Date(now.getTime() + holdMs)

/** Row-level security says the same once more. */
export const isFileOf = ({ poolId, sub }: ClientKey, id: string) =>
  and(eq(clientFiles.poolId, poolId), eq(clientFiles.sub, sub), eq(clientFiles.id, id))

/** @throws Fault not-found: also for whoever is not the owner */
export async function findUpload({ transaction }: Scope, client: ClientKey, id: string): Promise<Upload> {
  const [upload] = await transaction.select().from(clientFiles).where(isFileOf(client, id))
  if (!upload) throw new Fault('not-found', 'There is no such upload.')
  return upload
}

/** Until the end of the transaction nobody deletes the file. @returns whether it is there */
export async function keepFile({ transaction }: Scope, client: ClientKey, id: string): Promise<boolean> {
  const own = transaction.select({ id: clientFiles.id }).from(clientFiles).where(isFileOf(client, id))
  return (await own.for('key share')).length > 0
}

/**
 * @param offset where the sender means to go on
 * Whoever calls has the turn.
 * @throws Fault not-found; conflict when so much is not stored, or it has arrived whole
 */
export async function holdUpload(
  scope: Scope,
  client: ClientKey,
  { id, offset }: { id: string; offset: number },
  now: Date,
): Promise<HeldUpload> {
  const heldUntil = heldFrom(now)
  const goesOn = and(isFileOf(client, id), eq(clientFiles.storedBytes, offset), isNull(clientFiles.finishedAt))
  const [held] = await scope.transaction.update(clientFiles).set({ heldUntil }).where(goesOn).returning()
  if (held) return { ...held, heldUntil }
  await findUpload(scope, client, id)
  throw new Fault('conflict', 'The file goes on at another place.')
}

/**
 * Before it is held. The turn ends with the process that has it, so that what a killed one held is free at once.
 * @returns what ends it
 * @throws Fault conflict while another request writes; unavailable
 */
export async function takeTurn(locks: SessionLocks, id: string): Promise<() => Promise<void>> {
  const giveBack = await locks.take(id)
  if (giveBack) return giveBack
  throw new Fault('conflict', 'Another request is sending this file.', { retryAfterS: 1 })
}

/** What changes when a piece has been stored. */
export type Advance = Partial<Pick<Upload, 'storedBytes' | 'mediaType' | 'scan' | 'finishedAt'>>

/**
 * Goes on holding it, with what is so by now.
 * @throws Fault conflict when it is not held any more, or not there
 */
export async function advanceUpload(scope: Scope, held: HeldUpload, to: Advance, now: Date): Promise<HeldUpload> {
  const heldUntil = heldFrom(now)
  const [row] = await scope.transaction
    .update(clientFiles)
    .set({ ...to, heldUntil, touchedAt: now })
    .where(isHeld(held))
    .returning()
  if (!row) throw new Fault('conflict', 'The upload was taken over or ended.')
  return { ...row, heldUntil }
}

/** Another request may go on with it at once. */
export async function letGoOfUpload({ transaction }: Scope, held: HeldUpload): Promise<void> {
  await transaction.update(clientFiles).set({ heldUntil: null }).where(isHeld(held))
}

const isHeld = ({ id, poolId, sub, heldUntil, storedBytes }: HeldUpload) =>
  and(isFileOf({ poolId, sub }, id), eq(clientFiles.heldUntil, heldUntil), eq(clientFiles.storedBytes, storedBytes))

// The one picture that a client has of themselves: kept in place of the one before, read by them alone, removed.
import { and, eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { clientPictures } from './tables.ts'

/**
 * @param content as drawPicture made it
 * @returns the picture's id: another one for another picture, the same for the same
 */
export async function keepPicture(scope: Scope, client: ClientKey, content: Buffer, now: Date): Promise<string> {
  const before = await readPicture(scope, client)
  if (before?.content.equals(content)) return before.id
  const picture = { id: newId(), content, createdAt: now }
  const { poolId, sub } = client
  await scope.transaction
    .insert(clientPictures)
    .values({ poolId, sub, ...picture })
    .onConflictDoUpdate({ target: [clientPictures.poolId, clientPictures.sub], set: picture })
  return picture.id
}

export async function readPicture(
  scope: Scope,
  client: ClientKey,
): Promise<{ id: string; content: Buffer } | undefined> {
  const { id, content } = clientPictures
  const [row] = await scope.transaction.select({ id, content }).from(clientPictures).where(ofClient(client))
  return row && { id: row.id, content: Buffer.from(row.content) }
}

export async function removePicture(scope: Scope, client: ClientKey): Promise<void> {
  await scope.transaction.delete(clientPictures).where(ofClient(client))
}

const ofClient = ({ poolId, sub }: ClientKey) => and(eq(clientPictures.poolId, poolId), eq(clientPictures.sub, sub))

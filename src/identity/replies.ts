// One deed and one answer for a request that comes again: the library repeats what was not answered under the same id.
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import type { IdentityParts } from './ask.ts'
import { deleteBatch } from './delete-batch.ts'
import { PoolError, type PoolErrorType, poolErrorTypes } from './pool/pool-error.ts'
import { replies } from './tables.ts'

type Told = { reply: object } | { error: PoolErrorType; message: string }

/** The library gives up long before. */
const keepMs = 60_000
/** A first try that is still at work is waited for; one that was killed is not. */
const lookMs = 50
const looks = 60

/**
 * Runs the deed for the first who comes with these words, and tells the others what came of it.
 * @param words what makes a request the same: action, invocation id and body; only a digest is kept
 */
export async function answerOnce(parts: IdentityParts, words: string[], deed: () => Promise<object>): Promise<object> {
  const { database, seal, clock } = parts
  const id = seal.digest('invocation', ...words)
  const place = `reply ${id.toString('base64')}`
  const isFirst = await begin(parts, id)
  if (!isFirst) return retell(await waitFor(parts, id, place))
  const finish = async (told: Told) => {
    const reply = seal.close(place, Buffer.from(JSON.stringify(told)))
    const expiresAt = new Date(clock().getTime() + keepMs)
    await database.directory((transaction) =>
      transaction.update(replies).set({ reply, expiresAt }).where(eq(replies.id, id)),
    )
  }
  try {
    const reply = await deed()
    await finish({ reply })
    return reply
  } catch (error) {
    if (error instanceof PoolError) await finish({ error: error.type, message: error.message })
    // Nothing came of it: the next try may do better.
    else await database.directory((transaction) => transaction.delete(replies).where(eq(replies.id, id)))
    throw error
  }
}

function begin({ database, clock }: IdentityParts, id: Buffer): Promise<boolean> {
  const now = clock()
  return database.directory(async (transaction) => {
    await transaction.delete(replies).where(and(eq(replies.id, id), lt(replies.expiresAt, now)))
    // A process that dies at work leaves a row without an answer: after this time another one may do the deed.
    const expiresAt = new Date(now.getTime() + lookMs * looks)
    const written = await transaction
      .insert(replies)
      .values({ id, expiresAt })
      .onConflictDoNothing()
      .returning({ id: replies.id })
    return written.length === 1
  })
}

async function waitFor({ database, seal }: IdentityParts, id: Buffer, place: string): Promise<Told> {
  for (let look = 0; look < looks; look++) {
    const [row] = await database.directory((transaction) =>
      transaction.select().from(replies).where(eq(replies.id, id)),
    )
    if (!row) break
    if (row.reply) return JSON.parse(seal.open(place, row.reply).toString()) as Told
    await pause(lookMs)
  }
  throw new PoolError('InternalErrorException', 'The first try of this request has not ended.')
}

function retell(told: Told): object {
  if ('reply' in told) return told.reply
  throw new PoolError(poolErrorTypes.find((type) => type === told.error) ?? 'InternalErrorException', told.message)
}

/** Removes what nobody will ask for again. */
export async function sweepReplies({ database, clock }: IdentityParts): Promise<void> {
  const sweep = () =>
    database.directory((transaction) => deleteBatch(transaction, replies, lt(replies.expiresAt, clock())))
  while (await sweep());
}

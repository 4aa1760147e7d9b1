// Whether the key is the one that the database was begun with.
import type { IdentityParts } from './ask.ts'
import { keyMarks } from './tables.ts'

export async function isKeyRight({ database, seal }: Pick<IdentityParts, 'database' | 'seal'>): Promise<boolean> {
  const digest = seal.digest('key of this database')
  const [mark] = await database.directory(async (transaction) => {
    // Of servers that start at once the first leaves its mark, and the others compare theirs with it.
    await transaction.insert(keyMarks).values({ id: 1, digest }).onConflictDoNothing()
    return transaction.select().from(keyMarks)
  })
  return mark !== undefined && digest.equals(mark.digest)
}

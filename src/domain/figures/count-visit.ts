// Counts that some visit came so far: one number for each day and stage, so that nobody can be found in it.
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { plainDate } from '#kernel/clock.ts'
import type { VisitStage } from './stages.ts'
import { visitCounts } from './tables.ts'

export async function countVisit(
  database: Pick<Database, 'forProvider'>,
  { id, location }: Pick<Provider, 'id' | 'location'>,
  stage: VisitStage,
  now: Date,
): Promise<void> {
  const day = plainDate(now, location.timeZone)
  await database.forProvider(id, ({ transaction }) =>
    transaction
      .insert(visitCounts)
      .values({ providerId: id, day, stage, visits: 1 })
      .onConflictDoUpdate({
        target: [visitCounts.providerId, visitCounts.day, visitCounts.stage],
        set: { visits: sql`${visitCounts.visits} + 1` },
      }),
  )
}

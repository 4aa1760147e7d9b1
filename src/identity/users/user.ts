// A person of a user pool, as its table keeps them.
import type { InferSelectModel } from 'drizzle-orm'
import type { poolUsers } from '#identity/tables.ts'

export type PoolUser = InferSelectModel<typeof poolUsers>

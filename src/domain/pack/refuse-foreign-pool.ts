// Refuses a hosted pool under an id that is another company's: whoever signs its tokens would be that one's people.
import { and, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/scope.ts'
import { companies } from '#domain/provider/tables.ts'
import type { HostedUserPool } from '#domain/provider/user-pool.ts'
import { type PackCompany, type PackPlace, PackRefused } from './pack.ts'
import { shown } from './wording.ts'

/** What has to be the same at two companies that share a pool: people are told apart by its id and their subject alone. */
const sharedFields = ['userPoolClientId', 'userPoolEndpoint', 'issuer'] as const

/**
 * @param at where the pack names the pool
 * @throws PackRefused when another company has the pool's id with another client, endpoint or issuer
 */
export async function refuseForeignPool(
  transaction: Transaction,
  { slug, userPool }: Pick<PackCompany, 'slug' | 'userPool'>,
  at: PackPlace | undefined,
): Promise<void> {
  if (!userPool || !at) return
  const holders = await transaction
    .select({ slug: companies.slug, userPool: companies.userPool })
    .from(companies)
    .where(and(ne(companies.slug, slug), sql`${companies.userPool}->>'userPoolId' = ${userPool.userPoolId}`))
  const holder = holders.find((one) => one.userPool && !isSamePool(one.userPool, userPool))
  if (!holder) return
  const named = `userPool.userPoolId ${shown(userPool.userPoolId)}`
  const message = `${named} is that of company ${holder.slug}, with another client, endpoint or issuer`
  throw new PackRefused([{ ...at, message }])
}

function isSamePool(one: HostedUserPool, other: HostedUserPool): boolean {
  return sharedFields.every((field) => one[field] === other[field])
}

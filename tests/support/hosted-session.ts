// Someone who is signed in at a company of the sample API that has a hosted user pool.
import { eq } from 'drizzle-orm'
import { keepAccount } from '#domain/clients/accounts.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { companies } from '#domain/provider/tables.ts'
import { claimEverywhere } from '#domain/quotes/claim-quotes.ts'
import { newId } from '#kernel/id.ts'
import type { SampleApi } from './sample-api.ts'
import type { SampleHostedPool } from './sample-hosted-pool.ts'
import { sampleNow } from './sample-provider.ts'
import type { SampleSession } from './sample-session.ts'

/** From here on it is this pool that the provider's company has. */
export async function haveHostedPool(api: SampleApi, provider: Provider, { pool }: SampleHostedPool): Promise<void> {
  const { isOwn: _, ...userPool } = pool
  await api.database.directory((transaction) =>
    transaction.update(companies).set({ userPool }).where(eq(companies.id, provider.company.id)),
  )
  api.directory.forget(provider.id)
}

/** @param provider whose company has the pool */
export async function signInAtHosted(
  { database }: Pick<SampleApi, 'database'>,
  hosted: SampleHostedPool,
  provider: Provider,
  person: { email: string; groups?: string[] },
): Promise<SampleSession> {
  const { email, groups = [] } = person
  const sub = newId()
  const signIn = () => hosted.signInAs({ sub, email, groups })
  const tokens = await signIn()
  const poolId = hosted.pool.userPoolId
  const { originJti, access, id } = tokens
  const claims = { poolId, sub, originJti, email, emailVerified: true, givenName: 'Amal', familyName: 'Haddad' }
  return {
    poolId,
    sub,
    email,
    access,
    id,
    again: signIn,
    sign: hosted.sign,
    revoke: () => hosted.revoke(tokens),
    introduce: () =>
      keepAccount(database, { ...claims, saidAt: sampleNow }, sampleNow, claimEverywhere(provider.company.id)),
  }
}

// Which pool a company has: the hosted one that its pack names, else one of the product's own, made when it is first asked for.
import { isNull } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { companies } from '#domain/provider/tables.ts'
import { passwordPolicyOf, type SignInSettings, type UserPool, type UserPools } from '#domain/provider/user-pool.ts'
import type { IdentityParts } from '#identity/ask.ts'
import type { PoolSettings } from '#identity/pool/pool.ts'

export function createUserPools({
  pools,
  guestCredentials,
}: Pick<IdentityParts, 'pools' | 'guestCredentials'>): UserPools {
  // Made once, and again when the settings change or the attempt failed.
  const made = new Map<string, { settings: string; pool: Promise<UserPool> }>()
  const ensure = async (companyId: string, signIn: SignInSettings | null): Promise<UserPool> => {
    const { pool, client } = await pools.ensurePool(companyId, poolSettings(signIn ?? {}))
    const { passwordPolicy, mfa, mfaMethods, confirmBy, selfSignUp, firstFactors, devices, signInWith } = pool.settings
    return {
      isOwn: true,
      userPoolId: pool.id,
      userPoolClientId: client.id,
      identityPoolId: pool.identityPoolId,
      allowGuestAccess: guestCredentials,
      passwordPolicy,
      mfa,
      mfaMethods,
      confirmBy,
      selfSignUp,
      firstFactors,
      devices,
      signInWith,
    }
  }
  return {
    userPoolOf: async ({ id, userPool, signIn }) => {
      if (userPool) return { ...userPool, isOwn: false }
      const settings = JSON.stringify(signIn)
      const begun = made.get(id)
      if (begun?.settings === settings) return begun.pool
      const pool = ensure(id, signIn)
      made.set(id, { settings, pool })
      pool.catch(() => made.get(id)?.pool === pool && made.delete(id))
      return pool
    },
  }
}

/** What the pack says, in the words of the pool. */
function poolSettings(signIn: SignInSettings): Partial<PoolSettings> {
  const { passwordPolicy: _, customAttributes = [], ...rules } = signIn
  const named = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
  return {
    ...named,
    passwordPolicy: passwordPolicyOf(signIn),
    attributes: customAttributes.map(({ name, ...rule }) => ({ ...rule, name: `custom:${name}`, required: false })),
  }
}

/** For the lines printed at start: where the people of how many companies sign in. */
export async function describeUserPools(database: Pick<Database, 'directory'>): Promise<string> {
  const [all, own] = await database.directory(async (transaction) => [
    await transaction.$count(companies),
    await transaction.$count(companies, isNull(companies.userPool)),
  ])
  const hosted = all - own
  if (hosted === 0) return 'user pools of the product’s own, one per company'
  if (own === 0) return 'hosted user pools, as the packs name them'
  return `a user pool of the product’s own for ${own} of ${all} companies, hosted ones for the others`
}

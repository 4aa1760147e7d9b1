// What the profile shows at its first paint: who is signed in, as far as the session says, and what their user pool offers.
import { getUserPoolConfig } from '#contract/provider.ts'
import type { UserPoolConfig } from '#contract/user-pool.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { plainPolicy } from '#web/areas/auth/password-policy.ts'
import type { PageContext, SignedIn } from '#web/page-context.ts'
import type { Account } from './account.ts'
import type { ProfileFrame } from './profile-frame.ts'

/** What every page of the profile has, whether anyone's session is still good or has just run out. */
export function presentFrame({ provider, t, visitor }: PageContext) {
  const clinic = provider.name
  const frame: ProfileFrame = { clinic, clinicEmail: provider.contact.email }
  return { title: t('meta.profile.title', { clinic }), texts: areaTexts(visitor.language, 'auth', 'profile'), frame }
}

export type PoolRules = Pick<UserPoolConfig, 'passwordPolicy' | 'mfa' | 'passkeys' | 'devices'>

export async function presentProfile(page: PageContext, { name, email, emailVerified }: SignedIn) {
  const account: Account = { name, email, isConfirmed: emailVerified }
  return { account, pool: await findRules(page) }
}

/** While the pool's rules cannot be had: what every account has, and the pool itself says the rest. */
const plainPool: PoolRules = {
  passwordPolicy: plainPolicy,
  mfa: { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false },
  passkeys: false,
  devices: 'never',
}

async function findRules({ call, origin }: PageContext): Promise<PoolRules> {
  const config = await call(getUserPoolConfig, { providerDomain: new URL(origin).host }).catch(() => undefined)
  if (!config) return plainPool
  const { passwordPolicy, mfa, passkeys, devices } = config.data
  return { passwordPolicy, mfa, passkeys, devices }
}

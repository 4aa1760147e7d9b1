// What the profile shows at its first paint: who is signed in, as far as the session says, and what their user pool offers.
import { getUserPoolConfig } from '#contract/provider.ts'
import type { UserPoolConfig } from '#contract/user-pool.ts'
import { areaTexts } from '#texts/catalogues.ts'
import type { PageContext, SignedIn } from '#web/page-context.ts'
import type { Account } from './account.ts'
import type { ProfileFrame } from './profile-frame.ts'

/** What every page of the profile has, whether anyone's session is still good or has just run out. */
export function presentFrame({ provider, t, visitor }: PageContext) {
  const clinic = provider.name
  const frame: ProfileFrame = { clinic, clinicEmail: provider.contact.email }
  return { title: t('meta.profile.title', { clinic }), texts: areaTexts(visitor.language, 'auth', 'profile'), frame }
}

export type ProfilePool = Pick<UserPoolConfig, 'passwordPolicy' | 'mfa' | 'passkeys' | 'devices'>

export async function presentProfile(page: PageContext, { name, email, emailVerified }: SignedIn) {
  const account: Account = { name, email, isConfirmed: emailVerified }
  return { account, pool: await findRules(page) }
}

async function findRules({ call, origin }: PageContext): Promise<ProfilePool> {
  const { data } = await call(getUserPoolConfig, { providerDomain: new URL(origin).host })
  const { passwordPolicy, mfa, passkeys, devices } = data
  return { passwordPolicy, mfa, passkeys, devices }
}

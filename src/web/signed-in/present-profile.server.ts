// What the profile shows at its first paint: who is signed in, as far as the session says, and what their user pool offers.
import { readCheckout } from '#contract/checkout.ts'
import { getClient } from '#contract/clients.ts'
import { listCurrencies } from '#contract/currency.ts'
import { getUserPoolConfig } from '#contract/provider.ts'
import type { UserPoolConfig } from '#contract/user-pool.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { initialsOf } from '#web/art/initials.ts'
import { plainPolicy } from '#web/forms/password-policy.ts'
import { presentCurrencies } from '#web/forms/present-currencies.server.ts'
import { presentLanguages } from '#web/layouts/present-languages.server.ts'
import type { PageContext, SignedIn } from '#web/page/page-context.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import type { Account } from './account.ts'
import type { ProfileFrame } from './profile-frame.ts'
import type { Person } from './profile-person.tsx'
import type { ProfilePlace } from './profile-places.ts'

/** What every page of the profile has, whether anyone's session is still good or has just run out. */
export function presentFrame({ provider, t, visitor }: PageContext) {
  const clinic = provider.name
  const { city, timeZone } = provider.location
  const frame: ProfileFrame = { clinic, clinicEmail: provider.contact.email, city, timeZone }
  return { title: t('meta.profile.title', { clinic }), texts: areaTexts(visitor.language, 'auth', 'profile'), frame }
}

/** The title of one page of it: the frame's own is no page's. */
export const presentTitle = ({ provider, t }: PageContext, place: ProfilePlace): { title: string } => ({
  title: t(`meta.profile.${place}`, { clinic: provider.name }),
})

/** Who is signed in, as their record says, and as their session does while there is none or it cannot be had. */
export async function presentPerson({ call }: PageContext, session: SignedIn): Promise<Person> {
  const { email } = session
  const client = email ? await call(getClient, { email }).catch(() => undefined) : undefined
  const name = [client?.firstName, client?.lastName].filter(Boolean).join(' ') || session.name
  // Arabic letters would join: a sign between keeps them apart.
  return { name, initials: initialsOf(name).join('\u200c'), email, image: client?.image ?? '' }
}

/** Of the order that is open or being paid; none where there is none, or it cannot be had. */
export async function countOpenItems({ call, visitor }: PageContext): Promise<number> {
  const asked = { language: contentLanguageOf(visitor), currency: visitor.currency }
  const { order } = await call(readCheckout, asked).catch(() => ({ order: null }))
  return order?.state === 'open' || order?.state === 'paying' ? order.items.length : 0
}

export type PoolRules = Pick<UserPoolConfig, 'passwordPolicy' | 'mfa' | 'passkeys' | 'devices'>

export async function presentProfile(page: PageContext, session: SignedIn) {
  const { email, emailVerified } = session
  const { call, visitor, provider } = page
  // As the frame beside it says: the pool may have the name of before.
  const { name } = await presentPerson(page, session)
  const account: Account = { name, email, isConfirmed: emailVerified }
  const own = [visitor.currency, provider.location.currency]
  const { currencies } = await call(listCurrencies, {}).catch(() => ({ currencies: own }))
  return {
    account,
    pool: await presentPool(page),
    languages: presentLanguages(page),
    currency: visitor.currency,
    currencies: presentCurrencies(currencies, own, visitor.language),
  }
}

/** While the pool's rules cannot be had: what every account has, and the pool itself says the rest. */
const plainPool: PoolRules = {
  passwordPolicy: plainPolicy,
  mfa: { status: 'off', totpEnabled: false, emailEnabled: false, smsEnabled: false },
  passkeys: false,
  devices: 'never',
}

/** What the user pool offers to whoever is signed in. */
export async function presentPool({ call, origin }: PageContext): Promise<PoolRules> {
  const config = await call(getUserPoolConfig, { providerDomain: new URL(origin).host }).catch(() => undefined)
  if (!config) return plainPool
  const { passwordPolicy, mfa, passkeys, devices } = config.data
  return { passwordPolicy, mfa, passkeys, devices }
}

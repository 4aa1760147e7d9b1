// What the screens of signing in show of the provider, what its user pool asks for, and their texts.
import { getUserPoolConfig } from '#contract/provider.ts'
import type { UserPoolConfig } from '#contract/user-pool.ts'
import { areaTexts } from '#texts/catalogues.ts'
import { presentLanguages } from '#web/layouts/present-languages.server.ts'
import type { PageContext } from '#web/page/page-context.ts'

export const authPages = ['login', 'logout', 'register', 'confirm-email', 'forgot-password', 'reset-password'] as const
export type AuthPageName = (typeof authPages)[number]

type PoolRules = Pick<
  UserPoolConfig,
  'passwordPolicy' | 'signUpVerificationMethod' | 'selfSignUp' | 'firstFactors' | 'passkeys' | 'devices'
>

export async function presentAuth(page: PageContext) {
  const { call, origin, provider, t, visitor } = page
  const { phone, email } = provider.contact
  const clinic = provider.name
  return {
    titles: Object.fromEntries(
      authPages.map((name) => [name, t('meta.auth.title', { page: t(`auth.title.${name}`), clinic })]),
    ) as Record<AuthPageName, string>,
    texts: areaTexts(visitor.language, 'auth'),
    clinic,
    phone,
    email,
    languages: presentLanguages(page),
    pool: await findRules({ call, origin }),
  }
}

export type AuthFrame = Awaited<ReturnType<typeof presentAuth>>

/** Only what the screens ask after. Without it they can still be filled in; what is wrong then comes from the pool itself. */
async function findRules({ call, origin }: Pick<PageContext, 'call' | 'origin'>): Promise<PoolRules | undefined> {
  const { host } = new URL(origin)
  const config = await call(getUserPoolConfig, { providerDomain: host }).catch(() => undefined)
  if (!config) return undefined
  const { passwordPolicy, signUpVerificationMethod, selfSignUp, firstFactors, passkeys, devices } = config.data
  return { passwordPolicy, signUpVerificationMethod, selfSignUp, firstFactors, passkeys, devices }
}

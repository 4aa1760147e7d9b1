// The settings: what keeps the account safe, what the client prefers, what is known of them, and the ways out; each part by itself.
import { useRevalidator } from 'react-router'
import { valueOf } from '#web/browser/page-data.ts'
import type { CurrencyGroups } from '#web/forms/present-currencies.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import type { LanguageOption } from '#web/layouts/present-languages.server.ts'
import { type Account, loadAddress } from '#web/signed-in/account.ts'
import { DeviceSection } from '#web/signed-in/device-section.tsx'
import { MfaSection } from '#web/signed-in/mfa-section.tsx'
import { PasskeySection } from '#web/signed-in/passkey-section.tsx'
import { PasswordSection } from '#web/signed-in/password-section.tsx'
import { usePoolAccess } from '#web/signed-in/pool-access.tsx'
import type { PoolRules } from '#web/signed-in/present-profile.server.ts'
import { usePart } from '#web/signed-in/use-part.ts'
import { AccessSection } from './access-section.tsx'
import { AccountSection } from './account-section.tsx'
import { ConsentSection } from './consent-section.tsx'
import { CurrencySection } from './currency-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { ExportSection } from './export-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { NotificationSection } from './notification-section.tsx'
import { SettingContents } from './setting-contents.tsx'
import type { SettingPlace } from './setting-places.ts'
import { SignOutSection } from './sign-out-section.tsx'
import { useShowSignedOut } from './until-signed-out.tsx'

export type SettingPageProps = {
  account: Account
  pool: PoolRules
  /** Languages that the provider writes in. */
  languages: LanguageOption[]
  currency: string
  currencies: CurrencyGroups
}

export function SettingPage({ account: atFirst, pool, languages, currency, currencies }: SettingPageProps) {
  const { t } = useTexts()
  const part = usePart(loadAddress)
  const account = { ...atFirst, ...valueOf(part.data) }
  const { refresh } = usePoolAccess()
  const showSignedOut = useShowSignedOut()
  const { revalidate } = useRevalidator()
  const takeConfirmed = async () => {
    // The clinic goes by the id token: that of before does not say so yet.
    await refresh().catch(() => false)
    await part.reload()
    await revalidate()
  }
  // What is kept at the clinic is theirs only once the address is.
  const own = account.isConfirmed ? account.email : ''
  return (
    <>
      <header className="grid gap-2 pb-6">
        <h1>{t('profile.setting.title')}</h1>
        <p className="text-lg text-muted">{t('profile.setting.introduction')}</p>
        <p className="hidden rounded-xl bg-tint p-4 noscript:block">{t('profile.noScripts')}</p>
      </header>
      <SettingContents without={missingIn(pool, account)} />
      <AccountSection account={account} onConfirmed={takeConfirmed} />
      <PasswordSection policy={pool.passwordPolicy} email={account.email} />
      <MfaSection rules={pool.mfa} isConfirmed={account.isConfirmed} hasPasskeys={pool.passkeys} />
      {pool.passkeys && <PasskeySection />}
      {pool.devices !== 'never' && <DeviceSection />}
      <LanguageSection email={own} offered={languages} />
      <CurrencySection currency={currency} currencies={currencies} />
      {account.isConfirmed && <NotificationSection email={account.email} />}
      {account.isConfirmed && <ConsentSection />}
      {account.isConfirmed && <AccessSection />}
      {account.isConfirmed && <ExportSection />}
      <SignOutSection onOut={showSignedOut} />
      <DeleteSection email={account.email} />
    </>
  )
}

/** The parts that are not on the page. */
function missingIn({ mfa, passkeys, devices }: PoolRules, { isConfirmed }: Account): SettingPlace[] {
  const hasMfa = mfa.status !== 'off' && (mfa.totpEnabled || mfa.emailEnabled || mfa.smsEnabled)
  return [
    ...(hasMfa ? [] : ['mfa' as const]),
    ...(passkeys ? [] : ['passkeys' as const]),
    ...(devices === 'never' ? ['devices' as const] : []),
    ...(isConfirmed ? [] : (['notifications', 'consents', 'access', 'export'] as const)),
  ]
}

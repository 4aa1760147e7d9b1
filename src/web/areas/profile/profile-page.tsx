// The profile: who is signed in, and everything that keeps the account safe, each part by itself.
import { useState } from 'react'
import { valueOf } from '#web/browser/page-data.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { type Account, loadAccount } from './account.ts'
import { AccountSection } from './account-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { MfaSection } from './mfa-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import type { PoolRules } from './present-profile.server.ts'
import type { ProfileFrame } from './profile-frame.ts'
import { SignOutSection } from './sign-out-section.tsx'
import { SignedOut } from './signed-out.tsx'
import { usePart } from './use-part.ts'

export type ProfilePageProps = {
  account: Account
  pool: PoolRules
  frame: ProfileFrame
}

export function ProfilePage({ account: atFirst, pool, frame }: ProfilePageProps) {
  const { t } = useTexts()
  const part = usePart(loadAccount)
  const account = valueOf(part.data) ?? atFirst
  const [isOut, setOut] = useState(false)
  if (isOut) return <SignedOut />
  return (
    <>
      <header className="grid gap-2 pb-8 md:pb-10">
        <h1>{t('profile.title')}</h1>
        <p className="text-lg text-muted">{t('profile.introduction', { clinic: frame.clinic })}</p>
        <p className="hidden rounded-xl bg-tint p-4 noscript:block">{t('profile.noScripts')}</p>
      </header>
      <AccountSection account={account} onConfirmed={part.reload} />
      <PasswordSection policy={pool.passwordPolicy} email={account.email} />
      <MfaSection rules={pool.mfa} isConfirmed={account.isConfirmed} />
      {pool.passkeys && <PasskeySection />}
      {pool.devices !== 'never' && <DeviceSection />}
      <SignOutSection onOut={() => setOut(true)} />
      <DeleteSection email={account.email} />
    </>
  )
}

// How whoever is at the desk signs in: the parts of the settings that are about that, since the profile is no place for them.
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { DeviceSection } from '#web/signed-in/device-section.tsx'
import { MfaSection } from '#web/signed-in/mfa-section.tsx'
import { PasskeySection } from '#web/signed-in/passkey-section.tsx'
import { PasswordSection } from '#web/signed-in/password-section.tsx'
import type { PoolRules } from '#web/signed-in/present-profile.server.ts'
import { RecoverySection } from './recovery-section.tsx'

type OwnSignInProps = { pool: PoolRules; isHosted: boolean }

export function OwnSignIn({ pool: { passwordPolicy, mfa, passkeys, devices }, isHosted }: OwnSignInProps) {
  const { me } = useDeskFrame()
  // Wanted of them in every pool; a code by mail does not count.
  const rules = { ...mfa, status: 'on' as const, totpEnabled: true, emailEnabled: false }
  return (
    <>
      <PasswordSection policy={passwordPolicy} email={me.email} />
      <MfaSection rules={rules} isConfirmed hasPasskeys={passkeys} />
      {!isHosted && <RecoverySection />}
      {passkeys && <PasskeySection />}
      {devices !== 'never' && <DeviceSection />}
    </>
  )
}

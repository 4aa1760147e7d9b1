// What to do when the phone with the second step is lost: before it happens, and after.
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useProfileFrame } from './profile-frame.ts'

/** @param hasPasskeys whether this user pool lets people sign in with them */
export function LostPhone({ hasPasskeys }: { hasPasskeys: boolean }) {
  const { t } = useTexts()
  const { clinic, clinicEmail } = useProfileFrame()
  return (
    <Fold className="border-t border-line pt-3" line="font-semibold" summary={t('profile.mfa.lost')}>
      <div className="grid gap-4 pt-2">
        <div>
          <p className="font-semibold">{t('profile.mfa.lost.before')}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            <li>{t('profile.mfa.lost.second', { button: t('profile.mfa.makeFirst') })}</li>
            {hasPasskeys && <li>{t('profile.mfa.lost.passkey')}</li>}
            <li>{t('profile.mfa.lost.key')}</li>
          </ul>
        </div>
        <div>
          <p className="font-semibold">{t('profile.mfa.lost.after')}</p>
          <ol className="mt-1 grid list-decimal gap-1 ps-5">
            <li>{t(hasPasskeys ? 'profile.mfa.lost.otherOrPasskey' : 'profile.mfa.lost.other')}</li>
            <li>{t('profile.mfa.lost.turnOff')}</li>
            <li>
              {t('profile.mfa.lost.write', { clinic })}{' '}
              <a className="link" href={`mailto:${clinicEmail}`}>
                <bdi dir="ltr" className="break-all">
                  {clinicEmail}
                </bdi>
              </a>
            </li>
          </ol>
        </div>
      </div>
    </Fold>
  )
}

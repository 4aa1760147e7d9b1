// Setting up an authenticator app from the profile: asks the pool for a key, and turns the app on with its first code.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { TotpSetup } from '#web/forms/totp-setup.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { ActionStatus } from './action-status.tsx'
import { changeOf, type MfaState } from './mfa.ts'
import type { ProfilePool } from './pool-access.tsx'
import { useProfileFrame } from './profile-frame.ts'
import { useAction } from './use-action.ts'

type SetUpAppProps = { setUpRef: RefObject<HTMLDivElement | null>; mfa: MfaState; onEnd: (isDone: boolean) => void }

export function SetUpApp({ setUpRef, mfa, onEnd }: SetUpAppProps) {
  const { t } = useTexts()
  const { clinic } = useProfileFrame()
  const action = useAction()
  const [key, setKey] = useState<{ secret: string; uri: string }>()
  const start = useRef(action.run)
  useEffect(() => {
    void start.current(async (pool) => setKey(await newKey(pool, clinic)))
  }, [clinic])
  const verify = async (code: string) => {
    const isDone = await action.run(async (pool) => {
      await pool.verifyTOTPSetup({ code })
      await pool.updateMFAPreference(changeOf('TOTP', 'ENABLED', mfa))
    })
    if (isDone) onEnd(true)
  }
  return (
    <div
      ref={setUpRef}
      role="group"
      aria-label={t('profile.mfa.TOTP')}
      tabIndex={-1}
      className="mt-5 grid gap-5 outline-none"
    >
      {key ? (
        <TotpSetup
          {...key}
          busy={action.isBusy}
          fault={action.news?.fault && action.news.text}
          onCode={(code) => void verify(code)}
        />
      ) : (
        <>
          <span aria-hidden="true" className="block h-52 rounded-xl bg-tint" />
          <ActionStatus news={action.news} />
        </>
      )}
      <button type="button" className="button button-quiet justify-self-start" onClick={() => onEnd(false)}>
        {t('profile.cancel')}
      </button>
    </div>
  )
}

/** The app lists the key under the clinic's name and the person's address. */
async function newKey(pool: ProfilePool, clinic: string): Promise<{ secret: string; uri: string }> {
  const [{ sharedSecret, getSetupUri }, { email }] = await Promise.all([pool.setUpTOTP(), pool.fetchUserAttributes()])
  return { secret: sharedSecret, uri: getSetupUri(clinic, email).href }
}

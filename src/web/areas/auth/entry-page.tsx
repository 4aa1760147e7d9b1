// The way in without an account: name and e-mail address, the code from the mail, a second step where one is set, and on to what was chosen.
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAuthPage } from './auth-page.ts'
import { AuthWay } from './auth-way.tsx'
import { EntryForm } from './entry-form.tsx'
import type { EntryName } from './entry-library.ts'
import { LoginScreen } from './login-page.tsx'
import { openEntry } from './open-entry.ts'
import { useLibraryAtHand } from './use-library-at-hand.ts'

type EntryPageProps = {
  /** They are in: goes on to what they chose. */
  onDone: (name: EntryName) => void
  /** What is said meanwhile. */
  done: ReactNode
}

export function EntryPage(props: EntryPageProps) {
  const { pool } = useAuthPage()
  const isByCode =
    pool.selfSignUp && pool.firstFactors.includes('EMAIL_OTP') && pool.signUpVerificationMethod === 'code'
  useLibraryAtHand()
  return isByCode ? <ByCode {...props} /> : <ByAccount />
}

function ByCode({ onDone, done }: EntryPageProps) {
  const [entry] = useState(openEntry)
  useEffect(() => entry.onDone(onDone), [entry, onDone])
  useEffect(() => entry.flow.enter(), [entry])
  return (
    <LoginScreen
      flow={entry.flow}
      begin={{
        title: 'auth.entry.title',
        line: 'auth.entry.line',
        draw: (step) => <EntryForm {...step} onNamed={entry.onNamed} />,
      }}
      done={done}
    />
  )
}

/** Where the clinic's pool sends no codes by mail, or lets nobody sign up: the usual ways, with the way back. */
function ByAccount() {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  return (
    <AuthCard title={t('auth.entry.title')} introduction={<p>{t('auth.entry.byAccount')}</p>}>
      <div className="mt-6 grid gap-3">
        <AuthWay className="button w-full" to="/auth/login">
          {t('auth.way.login')}
        </AuthWay>
        {pool.selfSignUp && (
          <AuthWay className="button button-quiet w-full" to="/auth/register">
            {t('auth.way.register')}
          </AuthWay>
        )}
      </div>
    </AuthCard>
  )
}

// Signing out: done as the page opens, and on to the login.
import { useEffect, useState } from 'react'
import { signOutHere } from '#web/browser/auth/session.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthCard } from './auth-card.tsx'

export function LogoutPage() {
  const { t } = useTexts()
  const [isOut, setOut] = useState(false)
  // It comes back only where there is no line to the login.
  useEffect(() => void signOutHere().then(() => setOut(true)), [])
  return (
    <AuthCard
      title={t('auth.title.logout')}
      introduction={<p role="status">{t(isOut ? 'auth.notice.signedOut' : 'auth.line.logout')}</p>}
    />
  )
}

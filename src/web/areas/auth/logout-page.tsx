// Signing out: done as the page opens, and on to the login.
import { useEffect } from 'react'
import { signOutHere } from '#web/browser/auth/session.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AuthCard } from './auth-card.tsx'

export function LogoutPage() {
  const { t } = useTexts()
  useEffect(() => void signOutHere(), [])
  return <AuthCard title={t('auth.title.logout')} introduction={<p>{t('auth.line.logout')}</p>} />
}

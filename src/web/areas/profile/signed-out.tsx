// Stands where the profile was: they have signed out, and there is no line to the login.
import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function SignedOut() {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone with everything that was theirs.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('profile.signOut.done')}
      </h1>
      <p className="text-lg text-muted">{t('profile.signOut.doneText')}</p>
      {/* A whole document: nothing in memory is for whoever comes next. */}
      <a className="link py-1" href="/auth/login">
        {t('profile.toSignIn')}
      </a>
    </div>
  )
}

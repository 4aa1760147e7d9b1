// Stands where the profile will: the session has run out, and the browser gets a new one before the page is asked for again.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { usePoolAccess } from './pool-access.tsx'

export function OneMoment() {
  const { t } = useTexts()
  const { hasFailed, again } = useRenewal()
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-4">
      <h1>{t('profile.moment')}</h1>
      <p role="status" className="text-lg text-muted noscript:hidden">
        {t(hasFailed ? 'profile.momentFailed' : 'profile.momentText')}
      </p>
      {hasFailed && (
        <button type="button" className="button" onClick={again}>
          {t('profile.again')}
        </button>
      )}
      {/* A whole document: without scripts, and where they could do nothing more. */}
      <a className={`link py-1 ${hasFailed ? '' : 'hidden noscript:inline'}`} href="/auth/login">
        {t('profile.toSignIn')}
      </a>
    </div>
  )
}

/** Renews once by itself: a page that comes back as it was would otherwise ask without end. */
function useRenewal(): { hasFailed: boolean; again: () => void } {
  const { refresh } = usePoolAccess()
  const { revalidate } = useRevalidator()
  const [hasFailed, setFailed] = useState(false)
  const renew = async () => {
    setFailed(false)
    try {
      // False has signed out, and is on its way to the login.
      if (!(await refresh())) return
      await revalidate()
    } catch {}
    setFailed(true)
  }
  const first = useRef(renew)
  useEffect(() => void first.current(), [])
  return { hasFailed, again: () => void renew() }
}

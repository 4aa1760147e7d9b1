// Signed in: the page is being opened, and when that takes long there is a plain way to it.
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.tsx'

/** By then most pages are there. */
export const waitMs = 5_000

export function DoneStep() {
  const { t } = useTexts()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p className="mt-2 text-muted">{t('auth.opening')}</p>
      <p role="status" className="mt-4 empty:hidden">
        {isLate && (
          // A whole document: what should have opened the page within this one has not.
          <a className="link font-semibold" href="/profile">
            {t('auth.way.profile')}
          </a>
        )}
      </p>
    </>
  )
}

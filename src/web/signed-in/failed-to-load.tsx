// Stands where a page of the profile will: the server could not say what is on it.
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function FailedToLoad() {
  const { t } = useTexts()
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className="card grid justify-items-start gap-4 p-5 md:p-6">
      <p className="font-semibold">{t('profile.notLoaded')}</p>
      <button
        type="button"
        className="button button-quiet noscript:hidden"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {t('profile.again')}
      </button>
    </div>
  )
}

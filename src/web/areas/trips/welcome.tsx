// The first page of the profile for somebody who has just come: nothing waits for them, and two ways to begin.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function Welcome() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="welcome" className="rounded-card bg-tint p-6 md:p-8">
      <h2 id="welcome">{t('profile.trip.welcome')}</h2>
      <p className="mt-2 text-muted">{t('profile.trip.welcomeText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/quote" className="button">
          {t('shell.quote')}
        </Link>
        <Link to="/procedures" className="button button-quiet">
          {t('profile.trip.look')}
        </Link>
      </div>
    </section>
  )
}

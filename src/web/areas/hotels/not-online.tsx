// Said of a rate that has to be paid before the stay: this site takes no payments yet, and who does.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function NotOnline() {
  const { t } = useTexts()
  return (
    <div className="grid gap-1">
      <p className="hint">{t('hotels.offer.notOnline')}</p>
      <p>
        <Link className="link inline-block py-2" to="/contact">
          {t('hotels.offer.askClinic')}
        </Link>
      </p>
    </div>
  )
}

// Said of a rate that is paid before the stay where it cannot be paid on this site: who arranges it.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function AskClinic() {
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

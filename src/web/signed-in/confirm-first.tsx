// Stands where a page of the profile will: it opens once the e-mail address is known to be theirs.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function ConfirmFirst() {
  const { t } = useTexts()
  return (
    <div className="card grid justify-items-start gap-4 p-5 md:p-6">
      <p className="font-semibold">{t('profile.confirmFirst')}</p>
      <Link className="button" to="/profile/setting">
        {t('profile.toConfirm')}
      </Link>
    </div>
  )
}

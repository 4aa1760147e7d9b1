// What stands within the profile at an address that has no page, in the words of the specification.
import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function MissingPart() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  return (
    <div className="grid justify-items-start gap-5">
      <title>{t('failed.missingTitle')}</title>
      {/* The words of the specification, in the language it is written in. */}
      <h1 dir="ltr" className="max-w-full text-start break-words rtl:text-end">
        {`Page Not Found: ${pathname}`}
      </h1>
      <p className="text-lg text-muted">{t('failed.missing')}</p>
      <Link className="button" to="/profile">
        {t('profile.title')}
      </Link>
    </div>
  )
}

// Stands in place of a page of the desk that a colleague's role does not open: the pages that it does open.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useDeskFrame } from './desk-frame.ts'
import { placesFor } from './desk-places.ts'

export function NotForRole() {
  const { t } = useTexts()
  const { may } = useDeskFrame()
  return (
    <div className="grid max-w-prose justify-items-start gap-4 py-10">
      <title>{t('desk.notForRole.title')}</title>
      <h1>{t('desk.notForRole.title')}</h1>
      <p className="text-lg text-muted">{t('desk.notForRole.text')}</p>
      <ul className="flex flex-wrap gap-3">
        {placesFor(may).map(({ name, to }) => (
          <li key={name}>
            <Link className="button button-quiet" to={to}>
              {t(`desk.nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

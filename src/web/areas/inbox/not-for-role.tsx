// Stands where the inbox would for whoever has other work at the desk: where that work is.
import { Link } from 'react-router'
import { useDeskFrame } from '#web/areas/desk/desk-frame.ts'
import { deskPlaces } from '#web/areas/desk/desk-places.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function NotForRole() {
  const { t } = useTexts()
  const { may } = useDeskFrame()
  if (may.includes('inbox.read')) return null
  return (
    <div className="grid max-w-prose justify-items-start gap-4 py-10">
      <h1>{t('desk.inbox.notForRole.title')}</h1>
      <p className="text-muted">{t('desk.inbox.notForRole.text')}</p>
      <ul className="flex flex-wrap gap-3">
        {deskPlaces
          .filter((place) => place.name !== 'inbox' && may.includes(place.may))
          .map(({ name, to }) => (
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

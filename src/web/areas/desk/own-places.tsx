// The pages of the desk that a colleague's role opens, as links: where there is nothing else to show.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { useDeskFrame } from './desk-frame.ts'
import { placesFor } from './desk-places.ts'

export function OwnPlaces() {
  const { t } = useTexts()
  const { may } = useDeskFrame()
  return (
    <ul className="flex flex-wrap gap-3">
      {placesFor(may).map(({ name, to }) => (
        <li key={name}>
          <Link className="button button-quiet" to={to}>
            {t(`desk.nav.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

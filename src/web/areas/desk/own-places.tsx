// The pages of the desk that a colleague's role opens, as links: where there is nothing else to show.
import { Link } from 'react-router'
import { useDeskFrame } from '#web/desk/desk-frame.ts'
import { placesFor } from '#web/desk/desk-places.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

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

// Says to whoever is not let in at the desk why, and what they can do.
import { Link } from 'react-router'
import type { DeskRefusal } from '#web/desk/present-desk.server.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'

export function RefusedDesk({ why }: { why: DeskRefusal }) {
  const { t } = useTexts()
  return (
    <div className="page grid justify-items-start gap-5 py-16">
      <h1>{t(`desk.refused.${why}.title`)}</h1>
      <p className="max-w-prose text-lg text-muted">{t(`desk.refused.${why}.text`)}</p>
      <p className="flex flex-wrap gap-4">
        <Link className="button" to={why === 'client' ? '/profile' : '/auth/logout'}>
          {t(`desk.refused.${why}.go`)}
        </Link>
        <Link className="link inline-flex min-h-11 items-center" to="/">
          {t('desk.toSite')}
        </Link>
      </p>
    </div>
  )
}

// What stands within the desk at an address that has no page, or of a thing that is not there, in the words of the specification.
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'

/** @throws what is no missing page: that goes on to the page of failures */
export function MissingAtDesk({ error }: { error: unknown }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <div className="grid justify-items-start gap-5 p-4">
      <title>{t('failed.missingTitle')}</title>
      {/* The words of the specification, in the language it is written in. */}
      <h1 dir="ltr" className="max-w-full text-start wrap-anywhere rtl:text-end">
        {`Page Not Found: ${pathname}`}
      </h1>
      <p className="text-lg text-muted">{t('failed.missing')}</p>
      <Link className="button" to="/desk">
        {t('desk.offers.toInbox')}
      </Link>
    </div>
  )
}

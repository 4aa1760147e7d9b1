// What stands within the desk's frame in place of a page that is not there, is not for this role, or failed.
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { FailedPage } from '#web/layouts/failed-page.tsx'
import { useNewerBuild } from '#web/layouts/use-newer-build.ts'
import { NotForRole } from './not-for-role.tsx'
import { OwnPlaces } from './own-places.tsx'

export function DeskError({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  useNewerBuild(error)
  if (isRouteErrorResponse(error) && error.status === 403) return <NotForRole />
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage path={pathname} />
  return <FailedPage error={error} path={pathname} shell={undefined} />
}

function MissingPage({ path }: { path: string }) {
  const { t } = useTexts()
  return (
    <div className="grid justify-items-start gap-5 p-4">
      <title>{t('failed.missingTitle')}</title>
      {/* The words of the specification, in the language it is written in. */}
      <h1 dir="ltr" className="max-w-full text-start wrap-anywhere rtl:text-end">
        {`Page Not Found: ${path}`}
      </h1>
      <p className="text-lg text-muted">{t('failed.missing')}</p>
      <OwnPlaces />
    </div>
  )
}

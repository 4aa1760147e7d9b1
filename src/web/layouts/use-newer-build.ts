// A page that broke over data of another build is loaded anew, once, before anyone has to read an error page.
import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isBuildOutdated } from '#web/browser/own-build.ts'
import { reloadOnce } from '#web/browser/reload-once.ts'

/** @param error what the error page is shown for; one that the server itself answered with is no matter of builds */
export function useNewerBuild(error: unknown): void {
  useEffect(() => {
    if (isBuildOutdated() && !isRouteErrorResponse(error)) reloadOnce(location.href)
  }, [error])
}

// Tells what runs beside the pages which page is shown, before anyone sees it, and which one is on its way.
import { useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { tellWhereabouts } from '#web/browser/shown-page.ts'

/** Part of the frame of pages that work: where one failed, none is shown. */
export function PageWatch() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // Before the paint, and before anything that watches the document hears of the new page.
  useLayoutEffect(() => tellWhereabouts(pathname, next), [pathname, next])
  useLayoutEffect(() => () => tellWhereabouts(undefined, undefined), [])
  return null
}

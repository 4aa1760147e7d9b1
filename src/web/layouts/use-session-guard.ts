// Has the route guard look at the page on the screen, also at the one that the document came with.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { guardShownPage } from '#web/browser/auth/guard-door.ts'

export function useSessionGuard(): void {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    // Without the guard's piece the server still keeps the pages.
    guardShownPage(isFirst.current).catch(() => {})
    isFirst.current = false
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}

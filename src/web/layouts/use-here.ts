// The address of the page as the server saw it, to come back to after a choice.
import { useLocation } from 'react-router'
import { keepKnown } from '#web/known-parameters.ts'

/** Path and query. Campaign marks and the like never reach the server, so they are left out here too. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + keepKnown(search)
}

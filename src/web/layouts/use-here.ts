// The address of the page as the server saw it, to ask for again or to come back to after a choice.
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { keepKnown } from '#web/page/known-parameters.ts'

/** Path and query. Campaign marks and the like never reach the server, so they are left out here too. */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + keepKnown(search)
}

/** Also the part of the page, as the step of a form is one. The server never knows it, so it comes once the page works. */
export function useHere(): string {
  const { hash } = useLocation()
  const part = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  )
  return useAddress() + part
}

const never = () => () => {}

// The state of the page itself, in the same four words as any data on it, derived from the router.
import { useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigation, useRouteError } from 'react-router'
import type { PageState } from '#web/browser/page-data.ts'
import { useCurrencyChoice } from './use-currency-choice.ts'

const never = () => () => {}

/** `idle` until the page works in the browser, `pending` while another one (or another state of it) is on its way. */
export function usePageState(): PageState {
  const works = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { state } = useNavigation()
  const { pending } = useCurrencyChoice()
  const failed = Boolean(useRouteError())
  if (!works) return 'idle'
  if (state === 'loading' || pending) return 'pending'
  return failed ? 'error' : 'success'
}

/** Where the visitor is going, while another page is on its way to them; typing into a filter or sending a form goes nowhere. */
export function usePageChange(): Location | undefined {
  const { state, location, formMethod } = useNavigation()
  const { pathname } = useLocation()
  const isGoing = state === 'loading' && (formMethod ?? 'GET') === 'GET' && location.pathname !== pathname
  return isGoing ? location : undefined
}

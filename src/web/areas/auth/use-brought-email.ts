// The address that someone brings along from another page of ours.
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readArrival } from '#web/page/arrival.ts'

/** @returns `''` for someone who just comes, and while a page is taken over as the server drew it, which knows of no address */
export function useBroughtEmail(): string {
  const { state } = useLocation()
  const email = readArrival('', state)?.email ?? ''
  return useSyncExternalStore(
    neverChanges,
    () => email,
    () => '',
  )
}

const neverChanges = () => () => {}

// How a page of the profile calls the product API for whoever is signed in: a token that has run out is renewed on the way.
import { useCallback } from 'react'
import { type ApiCall, callApi } from '#web/browser/call-api.ts'
import { TabFailure } from '#web/browser/tab-fault.ts'
import { usePoolAccess } from './pool-access.tsx'
import { apiSignedOut } from './pool-fault.ts'

/** Answers what the call's `parse` reads. @throws TabFailure */
export type OwnCall = <T>(call: ApiCall<T>) => Promise<T>

export function useOwnCall(): OwnCall {
  const { refresh } = usePoolAccess()
  return useCallback(
    async <T>(call: ApiCall<T>): Promise<T> => {
      const first = await callApi(call)
      if (first.state === 'success') return first.value
      const isOver = first.fault.code === apiSignedOut
      // False has signed out, and is on its way to the login.
      const second = isOver && (await refresh().catch(() => false)) ? await callApi(call) : first
      if (second.state === 'success') return second.value
      throw new TabFailure(second.fault)
    },
    [refresh],
  )
}

// Makes somebody known who has only just signed in: their record is for whom the id token was shown, and that may be on its way still.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { authStore } from '#web/browser/auth/tab-state.ts'
import { callApi } from '#web/browser/call-api.ts'
import { showIdToken } from '#web/browser/endpoints/profile.ts'
import { toEndpoint } from '#web/browser/to-endpoint.ts'

/**
 * Shows the id token once and has the page asked for again.
 * @param isKnown whether the server said of the page that it knows them
 * @returns whether there is still something to wait for; a token that is not taken is waited for no longer
 */
export function useBecomeKnown(isKnown: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [isOver, setOver] = useState(false)
  const isAsked = useRef(false)
  useEffect(() => {
    const { idToken } = authStore().getState()
    if (isKnown || isAsked.current) return
    isAsked.current = true
    const tell = async () => {
      if (idToken !== '') {
        await callApi(toEndpoint(showIdToken, {}, undefined, { headers: { idToken } }))
        await revalidate()
      }
      setOver(true)
    }
    void tell()
  }, [isKnown, revalidate])
  return !isKnown && !isOver
}

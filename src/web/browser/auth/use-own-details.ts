// Fills a form with the own name and address once its draft is back: nobody who is not signed in loads anything for it.
import { type RefObject, useEffect } from 'react'
import { readTokenCookie } from './token-cookie.ts'

export function useOwnDetails(formRef: RefObject<HTMLFormElement | null>, ready: boolean): void {
  useEffect(() => {
    if (!ready || readTokenCookie() === '') return
    const fill = async () => {
      const { fillOwnDetails } = await import('./fill-own-details.ts')
      if (formRef.current) fillOwnDetails(formRef.current)
    }
    // Without it the form is as it is for everyone.
    void fill().catch(() => {})
  }, [formRef, ready])
}

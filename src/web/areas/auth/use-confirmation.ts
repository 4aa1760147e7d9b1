// Confirms an account from a page of its own: by the link that was followed, at once, or by a code that is typed.
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openUserPool } from '#web/browser/auth/user-pool.ts'
import { type Failure, sayFailure } from '#web/forms/say-failure.ts'
import { withoutSecrets } from '#web/page/arrival.ts'
import { useBroughtEmail } from './use-brought-email.ts'
import { useDeed } from './use-deed.ts'
import { useSends } from './use-sends.ts'

export type Confirmed = 'now' | 'before'

export function useConfirmation() {
  const { busy, failure, run } = useDeed()
  const { sends, countSend } = useSends()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const confirm = (username: string, code: string) =>
    run(async () => {
      const { confirmSignUp } = await openUserPool()
      await confirmSignUp({ username, confirmationCode: code })
      setConfirmed('now')
    }, unlessConfirmed(setConfirmed))
  const resend = (username: string) =>
    run(async () => {
      const { resendSignUpCode } = await openUserPool()
      await resendSignUpCode({ username })
      countSend()
    }, unlessConfirmed(setConfirmed))
  const known = useLink((username, code) => void confirm(username, code))
  return { busy, failure, sends, confirmed, confirm, resend, known }
}

/** That it was confirmed before is no failure. */
const unlessConfirmed =
  (setConfirmed: (confirmed: Confirmed) => void) =>
  (error: unknown): Failure | undefined => {
    const failure = sayFailure(error)
    if (failure.text !== 'auth.fail.confirmed') return failure
    setConfirmed('before')
    return undefined
  }

/** Takes the link's name and code out of the address before anything else is loaded, and follows it once. */
function useLink(follow: (username: string, code: string) => void) {
  const { pathname, search } = useLocation()
  const email = useBroughtEmail()
  const navigate = useNavigate()
  const [username, setUsername] = useState('')
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    const query = new URLSearchParams(search)
    const [name, code] = [query.get('username') ?? '', query.get('code') ?? '']
    if (!name && !code) return
    history.replaceState(history.state, '', pathname + withoutSecrets(search))
    void navigate({ pathname, search: withoutSecrets(search) }, { replace: true, preventScrollReset: true })
    // Known only in the browser: the server draws the page without it.
    // oxlint-disable-next-line react/set-state-in-effect
    setUsername(name)
    if (name && code) follow(name, code)
    // Of the address that the page was opened at, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  /** `username` as the link has it; `email` of someone who comes from another page of ours. */
  return { username, email }
}

// Takes up what someone brings along to the login, and takes it out of the address before anything else happens.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Arrival, isTelling, readArrival, withoutSecrets } from '#web/page/arrival.ts'
import { openPassword } from './sealed-password.ts'
import type { SignInFlow } from './sign-in-flow.ts'

export function useArrival(flow: SignInFlow): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isTaken = useRef(false)
  // Before the paint, and so before anything else can be asked for from here: no request tells this address as its referrer.
  useLayoutEffect(() => {
    if (isTelling(search)) history.replaceState(history.state, '', pathname + withoutSecrets(search))
    if (isTaken.current) return
    isTaken.current = true
    const arrival = readArrival(search, state)
    if (!arrival) return
    flow.arrive(arrival.email, arrival.isNew ? 'confirm' : 'credentials', arrival.notice)
    const { email, isNew } = arrival
    // A reload comes back to the same step, without a password.
    void navigate(
      { pathname, search: withoutSecrets(search) },
      { replace: true, preventScrollReset: true, state: { email, isNew } },
    )
    void takePassword(flow, arrival)
  }, [flow, navigate, pathname, search, state])
}

/** A reload in the middle of a sign-in begins anew, with the e-mail address in its field: it stays beside the address, never in it. */
export function useKeptEmail(flow: SignInFlow): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    let kept = flow.current().turn
    return flow.subscribe(() => {
      const { turn, email, step } = flow.current()
      if (turn === kept) return
      kept = turn
      // Whoever is on the way to another page is not called back.
      if (email === '' || step.kind === 'done' || isLeaving) return
      void navigate(
        { pathname, search: withoutSecrets(search) },
        // Nothing is asked for anew: the line may be down by now.
        {
          replace: true,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
          state: { email, isNew: step.kind === 'confirm' },
        },
      )
    })
  }, [flow, navigate, pathname, search, isLeaving])
}

async function takePassword(flow: SignInFlow, { sealed, isNew }: Arrival): Promise<void> {
  const kept = sealed === '' ? undefined : await openPassword(sealed)
  // Sealed by another document, or too long ago. Someone who has to confirm first is asked for the password afterwards.
  if (!kept && isNew) return flow.doubtCode()
  if (!kept) return sealed === '' ? undefined : flow.missPassword()
  flow.keepPassword(kept)
  if (!isNew) await flow.signInWithCarried()
}

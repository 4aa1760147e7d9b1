// Has the browser offer a passkey among what it fills in, instead of asking for one in a window of its own.
import type { SignInLibrary } from './sign-in-library.ts'
import type { NextStep } from './sign-in-step.ts'

type Open = () => Promise<Pick<SignInLibrary, 'signIn'>>

/** One offer at a time, as the library can do one sign-in at a time. */
export class PasskeyOffer {
  private current: { abort: AbortController; ended: Promise<void> } | undefined

  /** @param onTaken the passkey was chosen, and this is what comes next */
  async start(open: Open, username: string, onTaken: (next: NextStep) => Promise<void>): Promise<void> {
    await this.stop()
    const abort = new AbortController()
    const { signal } = abort
    const follow = async () => {
      const next = await offerPasskey(open, username, signal)
      if (!next || signal.aborted) return
      // The sign-in that follows is not to wait for the offer that it came from.
      this.current = undefined
      await onTaken(next)
    }
    this.current = { abort, ended: follow() }
  }

  /** Resolves when the library is free again. */
  async stop(): Promise<void> {
    const { current } = this
    this.current = undefined
    current?.abort.abort()
    await current?.ended
  }
}

/**
 * Waits for as long as it takes: for the passkey, or for `signal`.
 * @returns undefined when none was chosen, for whatever reason: nobody has asked for one
 */
async function offerPasskey(open: Open, username: string, signal: AbortSignal): Promise<NextStep | undefined> {
  try {
    if (!(await canOffer())) return undefined
    const library = await open()
    if (signal.aborted) return undefined
    return await signInQuietly(library, username, signal)
  } catch {
    return undefined
  }
}

async function canOffer(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

async function signInQuietly(
  library: Pick<SignInLibrary, 'signIn'>,
  username: string,
  signal: AbortSignal,
): Promise<NextStep | undefined> {
  const { credentials } = navigator
  const own = credentials.get
  // The library always asks in a window; it has no option for this, and calls the browser from inside its sign-in.
  credentials.get = (options) => own.call(credentials, { ...options, mediation: 'conditional', signal })
  try {
    const options = { authFlowType: 'USER_AUTH', preferredChallenge: 'WEB_AUTHN' } as const
    const { nextStep } = await library.signIn({ username, options })
    return nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION' ? undefined : nextStep
  } finally {
    credentials.get = own
  }
}

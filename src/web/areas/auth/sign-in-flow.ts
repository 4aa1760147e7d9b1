// One sign-in from the first field to the session: asks the library step by step, one thing at a time, and says what failed.
import { cookiesRefused, endedSession, type Failure, sayFailure } from '#web/forms/say-failure.ts'
import type { ArrivalNotice } from '#web/page/arrival.ts'
import { PasskeyOffer } from './passkey-offer.ts'
import { PasswordKeeper } from './password-keeper.ts'
import { type KeptPassword, windowMs } from './sealed-password.ts'
import type { SignInLibrary } from './sign-in-library.ts'
import { isTimed, type NextStep, type Step, stepOf } from './sign-in-step.ts'

/** What the screen says of its own accord. */
export type Notice = 'codeSent' | 'newCode' | 'confirmedHere' | 'useCredentials' | ArrivalNotice

export type SignInState = {
  step: Step
  /** Grows with every step, also from one to another of the same kind. */
  turn: number
  email: string
  busy: boolean
  /** It began with the password: a code that is asked for now is the second proof. */
  isSecondStep: boolean
  /** Codes that were sent so far. */
  sends: number
  /** An address alone says that a code was sent, and anybody can write one. */
  isUnsure?: boolean
  failure?: Failure | undefined
  notice?: Notice | undefined
}

export type SignInParts = {
  open: () => Promise<SignInLibrary>
  takeSignedIn: () => Promise<void>
  /** Someone is signed in. */
  onDone: () => void
}

type FirstFactor = 'EMAIL_OTP' | 'WEB_AUTHN'

/** The pool and the library both end a session of steps after so long (specification, section 9). */
export const sessionMs = 180_000

export class SignInFlow {
  private state: SignInState = {
    step: { kind: 'credentials' },
    turn: 0,
    email: '',
    busy: false,
    isSecondStep: false,
    sends: 0,
  }
  private readonly listeners = new Set<() => void>()
  private readonly password = new PasswordKeeper()
  private readonly offer = new PasskeyOffer()
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the pool gives up waiting for the answer to this step. */
  private deadline = 0
  /** How this sign-in began, to ask for another code. */
  private begin: (() => Promise<NextStep | void>) | undefined
  private remembers = false
  private isLeft = false
  private readonly parts: SignInParts

  constructor(parts: SignInParts) {
    this.parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly current = (): SignInState => this.state

  /** The page is on the screen. @returns to be called when it is left: then nothing is remembered, and nobody is led anywhere */
  readonly enter = (): (() => void) => {
    this.isLeft = false
    return () => {
      this.isLeft = true
      // React may take a page off and put it back in the same breath.
      setTimeout(() => {
        if (this.isLeft) this.forget()
      })
    }
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.password.drop()
    this.begin = undefined
    void this.offer.stop()
  }

  /** Someone comes with an address, from the registration or from choosing a new password. */
  readonly arrive = (email: string, step: 'credentials' | 'confirm', notice: Notice | undefined): void => {
    this.show({ kind: step }, { email, notice })
  }

  readonly keepPassword = (kept: KeptPassword): void => this.password.keep(kept)

  readonly signIn = (email: string, password: string): Promise<void> =>
    this.run(email, (library) => {
      this.keepPassword({ password, until: Date.now() + windowMs })
      return this.signInWithKept(library)
    })

  /** A code by mail, or a passkey, in place of the password. */
  readonly signInBy = (email: string, factor: FirstFactor): Promise<void> =>
    this.run(email, (library) => {
      this.change({ isSecondStep: false })
      const options = { authFlowType: 'USER_AUTH', preferredChallenge: factor } as const
      this.begin = async () => (await library.signIn({ username: this.state.email, options })).nextStep
      return this.begin()
    })

  /** Beside the fields: whoever goes on typing notices nothing. */
  readonly offerPasskey = (email: string): Promise<void> =>
    this.offer.start(this.parts.open, email, (next) => this.run(email, async () => next))

  readonly answer = (
    challengeResponse: string,
    more: { attributes?: Record<string, string>; remember?: boolean } = {},
  ): Promise<void> =>
    this.run(this.state.email, async (library) => {
      this.remembers ||= more.remember ?? false
      const options = more.attributes && { userAttributes: more.attributes }
      const { nextStep } = await library.confirmSignIn({ challengeResponse, ...(options && { options }) })
      return nextStep
    })

  /** The code once more, by asking as at the beginning. */
  readonly again = async (): Promise<void> => {
    const { turn } = this.state
    await this.run(this.state.email, async () => this.begin?.())
    if (this.state.step.kind === 'code' && this.state.turn > turn) this.change({ notice: 'newCode' })
  }

  readonly confirm = (email: string, code: string): Promise<void> =>
    this.run(email, async (library) => {
      await unlessConfirmed(library.confirmSignUp({ username: this.state.email, confirmationCode: code }))
      return this.followConfirmation(library, 'confirmedHere')
    })

  /** For pools that confirm by a link, which was opened elsewhere. */
  readonly continueConfirmed = (): Promise<void> =>
    this.run(this.state.email, (library) => this.followConfirmation(library, 'useCredentials'))

  readonly resend = (): Promise<void> =>
    this.run(this.state.email, async (library) => {
      const sent = await unlessConfirmed(library.resendSignUpCode({ username: this.state.email }))
      if (!sent) return this.followConfirmation(library, 'confirmedHere')
      this.sayCodeSent('newCode')
    })

  readonly sendResetCode = (): Promise<void> =>
    this.run(this.state.email, async (library) => {
      await library.resetPassword({ username: this.state.email })
      this.sayCodeSent('newCode')
    })

  readonly reset = (code: string, newPassword: string): Promise<void> =>
    this.run(this.state.email, async (library) => {
      const { email: username } = this.state
      await library.confirmResetPassword({ username, confirmationCode: code, newPassword })
      this.keepPassword({ password: newPassword, until: Date.now() + windowMs })
      return this.signInWithKept(library)
    })

  /** Signs in with the password that was chosen a moment ago elsewhere, or asks for it. */
  readonly signInWithCarried = (): Promise<void> =>
    this.run(this.state.email, (library) => this.signInWithKept(library))

  /** A password was brought along that this document cannot open: the person has to type it. */
  readonly missPassword = (): void => this.show({ kind: 'credentials' }, { notice: 'useCredentials' })

  /** Nothing but an address says that a code was sent: it may be a stranger's. */
  readonly doubtCode = (): void => this.change({ isUnsure: true })

  /** Something that the screen found wrong by itself. */
  readonly refuse = (failure: Failure): void => this.change({ failure })

  readonly startAgain = (failure?: Failure): void => {
    this.forget()
    this.show({ kind: 'credentials' }, { failure })
  }

  private async followConfirmation(library: SignInLibrary, notice: Notice): Promise<NextStep | void> {
    try {
      if (this.password.kept) return await this.signInWithKept(library)
    } catch (error) {
      // Confirmed it is; the way on is the ordinary one, unless the line is down.
      if (sayFailure(error).text === 'auth.fail.network') throw error
    }
    this.password.drop()
    this.show({ kind: 'credentials' }, { notice })
  }

  private signInWithKept(library: SignInLibrary): Promise<NextStep | void> {
    this.change({ isSecondStep: true })
    const begin = async () => {
      // Gone after three minutes, as the session is that it began.
      const password = this.password.kept
      if (password === undefined) return this.startAgain(endedSession)
      return (await library.signIn({ username: this.state.email, password })).nextStep
    }
    this.begin = begin
    return begin()
  }

  /** Does one thing at a time: what is pressed meanwhile changes nothing. */
  private async run(email: string, deed: (library: SignInLibrary) => Promise<NextStep | void>): Promise<void> {
    if (this.state.busy) return
    clearTimeout(this.timer)
    this.change({ busy: true, email: email.trim(), failure: undefined, notice: undefined })
    try {
      const [library] = await Promise.all([this.parts.open(), this.offer.stop()])
      const next = await deed(library)
      if (next) await this.follow(library, next)
    } catch (error) {
      await this.fail(error)
    }
    if (this.state.step.kind !== 'done') this.change({ busy: false })
    this.watchSession()
  }

  private async follow(library: SignInLibrary, next: NextStep): Promise<void> {
    const step = stepOf(next)
    if (step.kind === 'done') return this.finish(library)
    this.show(step, {})
    // The account is new, or its password is to be set anew: the code that this takes is asked for at once.
    const { email: username } = this.state
    if (step.kind === 'confirm') await library.resendSignUpCode({ username })
    if (step.kind === 'reset') await library.resetPassword({ username })
    if (step.kind === 'confirm' || step.kind === 'reset') this.sayCodeSent()
  }

  private async finish(library: SignInLibrary): Promise<void> {
    // A browser that cannot be remembered is asked for a code again, which harms nobody.
    if (this.remembers) await library.rememberDevice().catch(() => {})
    await this.parts.takeSignedIn()
    this.end()
  }

  private end(): void {
    this.forget()
    this.change({ step: { kind: 'done' } })
    if (!this.isLeft) this.parts.onDone()
  }

  private async fail(error: unknown): Promise<void> {
    const failure = sayFailure(error)
    if (failure.text === 'auth.fail.signedIn') return this.openSession()
    if (failure === endedSession || failure === cookiesRefused) return this.startAgain(failure)
    this.change({ failure })
  }

  /** Someone is signed in already: the profile opens. */
  private async openSession(): Promise<void> {
    try {
      await this.parts.takeSignedIn()
      this.end()
    } catch (error) {
      this.change({ failure: sayFailure(error) })
    }
  }

  private sayCodeSent(notice: Notice = 'codeSent'): void {
    this.change({ notice, sends: this.state.sends + 1, isUnsure: false })
  }

  private watchSession(): void {
    clearTimeout(this.timer)
    if (!isTimed(this.state.step)) return
    this.timer = setTimeout(() => this.startAgain(endedSession), Math.max(0, this.deadline - Date.now()))
  }

  private show(step: Step, more: Partial<SignInState>): void {
    this.deadline = Date.now() + sessionMs
    this.change({ failure: undefined, notice: undefined, ...more, step, turn: this.state.turn + 1 })
  }

  private change(more: Partial<SignInState>): void {
    this.state = { ...this.state, ...more }
    for (const listener of this.listeners) listener()
  }
}

/** That the address is confirmed already is as good. @returns whether it was done just now */
async function unlessConfirmed(deed: Promise<unknown>): Promise<boolean> {
  try {
    await deed
    return true
  } catch (error) {
    if (sayFailure(error).text !== 'auth.fail.confirmed') throw error
    return false
  }
}

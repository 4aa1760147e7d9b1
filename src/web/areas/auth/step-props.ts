// What every step of a sign-in is drawn from.
import type { SignInFlow, SignInState } from './sign-in-flow.ts'
import type { Step } from './sign-in-step.ts'

export type StepProps = { flow: SignInFlow; state: SignInState }
export type PropsOf<Kind extends Step['kind']> = StepProps & { step: Step & { kind: Kind } }

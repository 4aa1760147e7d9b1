// Signing in: the step that the sign-in has come to, each in the place of the one before.
import { type ReactNode, useSyncExternalStore } from 'react'
import type { TextKey } from '#texts/translate.ts'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AppStep } from './app-step.tsx'
import { AuthCard } from './auth-card.tsx'
import { useAuthPage } from './auth-page.ts'
import { ChoiceStep } from './choice-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { CredentialsStep } from './credentials-step.tsx'
import { DoneStep } from './done-step.tsx'
import { EmailStep } from './email-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { ResetStep } from './reset-step.tsx'
import type { SignInFlow, SignInState } from './sign-in-flow.ts'
import type { Step } from './sign-in-step.ts'
import type { StepProps } from './step-props.ts'
import { useSignIn } from './use-sign-in.ts'

export function LoginPage() {
  return <LoginScreen flow={useSignIn()} />
}

/** How it begins, where that is not with the password. */
export type Beginning = { title: TextKey; line: TextKey; draw: (props: StepProps) => ReactNode }

type LoginScreenProps = {
  flow: SignInFlow
  begin?: Beginning
  /** What is said once they are in; that their page is being opened where it is left out. */
  done?: ReactNode
}

export function LoginScreen({ flow, begin, done }: LoginScreenProps) {
  const { t } = useTexts()
  const { pool } = useAuthPage()
  const state = useSyncExternalStore(flow.subscribe, flow.current, flow.current)
  const { step, turn, email } = state
  const key = nameOf(step)
  const own = key === 'credentials' ? begin : undefined
  const line = own?.line ?? (key === 'confirm' ? confirmLine(state, pool.signUpVerificationMethod) : lines[key])
  const to = `\u2068${('to' in step && step.to) || email}\u2069`
  return (
    <AuthCard
      title={t(own?.title ?? titles[key])}
      turn={turn}
      readsFirst={step.kind === 'appSetUp'}
      introduction={
        line && (
          <>
            <p>{t(line, { to })}</p>
            {line === 'auth.line.confirm' && <p>{t('auth.line.confirmWhere', { to })}</p>}
          </>
        )
      }
    >
      {step.kind === 'done' && done ? (
        done
      ) : (
        <StepBody key={step.kind === 'credentials' ? 'credentials' : turn} {...{ flow, state, begin }} />
      )}
    </AuthCard>
  )
}

function StepBody({ flow, state, begin }: StepProps & { begin: Beginning | undefined }) {
  const { step } = state
  const props = { flow, state }
  switch (step.kind) {
    case 'confirm':
      return <ConfirmStep {...props} />
    case 'reset':
      return <ResetStep {...props} />
    case 'newPassword':
      return <NewPasswordStep {...props} step={step} />
    case 'code':
      return <CodeStep {...props} step={step} />
    case 'method':
    case 'firstFactor':
      return <ChoiceStep {...props} step={step} />
    case 'appSetUp':
      return <AppStep {...props} step={step} />
    case 'emailSetUp':
      return <EmailStep {...props} />
    case 'password':
      return <PasswordStep {...props} />
    case 'done':
      return <DoneStep />
    default:
      return begin ? begin.draw(props) : <CredentialsStep {...props} />
  }
}

type StepName = Exclude<Step['kind'], 'code' | 'method'> | 'sms' | 'email' | 'app' | 'method' | 'methodSetUp'

function nameOf(step: Step): StepName {
  if (step.kind === 'code') return step.by
  return step.kind === 'method' && step.purpose === 'setUp' ? 'methodSetUp' : step.kind
}

const titles: Record<StepName, TextKey> = {
  credentials: 'auth.title.login',
  confirm: 'auth.title.confirm-email',
  reset: 'auth.title.reset-password',
  newPassword: 'auth.title.newPassword',
  sms: 'auth.title.sms',
  email: 'auth.title.email',
  app: 'auth.title.app',
  method: 'auth.title.method',
  methodSetUp: 'auth.title.methodSetUp',
  emailSetUp: 'auth.title.emailSetUp',
  appSetUp: 'auth.title.appSetUp',
  firstFactor: 'auth.title.firstFactor',
  password: 'auth.title.password',
  done: 'auth.title.done',
}

function confirmLine({ isUnsure }: SignInState, by: 'code' | 'link'): TextKey {
  if (by === 'link') return isUnsure ? 'auth.line.linkPlain' : 'auth.line.link'
  return isUnsure ? 'auth.line.confirmTo' : 'auth.line.confirm'
}

/** Under the heading: where a code has gone, and what it is for. */
const lines: Partial<Record<StepName, TextKey>> = {
  reset: 'auth.line.reset',
  newPassword: 'auth.line.newPassword',
  sms: 'auth.line.sms',
  email: 'auth.line.email',
  app: 'auth.line.app',
  method: 'auth.line.method',
  methodSetUp: 'auth.line.methodSetUp',
  emailSetUp: 'auth.line.emailSetUp',
  appSetUp: 'auth.line.appSetUp',
  firstFactor: 'auth.line.firstFactor',
  password: 'auth.line.password',
}
